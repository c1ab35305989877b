# Toolchain file of the native builds: clang with LLVM's own C++ library, which
# is also the one that Emscripten has. Both builds then know the same C++23.
include("${CMAKE_CURRENT_LIST_DIR}/environment.cmake")
set(CMAKE_C_COMPILER "$ENV{SOBREMESA_CC}")
set(CMAKE_CXX_COMPILER "$ENV{SOBREMESA_CXX}")
set(CMAKE_CXX_FLAGS_INIT "-stdlib=libc++")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-fuse-ld=lld")
set(CMAKE_SHARED_LINKER_FLAGS_INIT "-fuse-ld=lld")
if(DEFINED ENV{SOBREMESA_CCACHE})
  set(CMAKE_C_COMPILER_LAUNCHER "$ENV{SOBREMESA_CCACHE}")
  set(CMAKE_CXX_COMPILER_LAUNCHER "$ENV{SOBREMESA_CCACHE}")
endif()
