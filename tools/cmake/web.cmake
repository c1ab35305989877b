# Toolchain file of the WebAssembly builds: Emscripten's own, found where
# tools/toolchain put it. The compiler cache is started by emcc itself.
include("${CMAKE_CURRENT_LIST_DIR}/environment.cmake")
if(NOT DEFINED ENV{SOBREMESA_EMSCRIPTEN})
  message(FATAL_ERROR "Emscripten is not set up yet. Run `tools/toolchain web` first.")
endif()
include("$ENV{SOBREMESA_EMSCRIPTEN}/cmake/Modules/Platform/Emscripten.cmake")
