# The compile and link flags of every build. Include it after project() and
# before the first target: some flags must reach third-party code as well.
#
# Targets to link:
#   sobremesa_flags        C++23 and warnings as errors: all our own code
#   sobremesa_sdl2         SDL2, native or web; `#include <SDL.h>`
#   sobremesa_web_link     what ships: the page's executable (web builds)
#   sobremesa_test_link    test executables; under node in the web builds
#   sobremesa_fuzz_link    fuzz executables (SOBREMESA_FUZZ)
# Options, set by CMakePresets.json:
#   SOBREMESA_SANITIZE     a list for -fsanitize=, e.g. "address,undefined"
#   SOBREMESA_FUZZ         coverage for libFuzzer in all code
#   SOBREMESA_HARDEN       libc++'s checks: none, fast, extensive or debug
# From the environment (tools/toolchain): SOBREMESA_IMGUI_DIR,
# SOBREMESA_NPM_DIR and SOBREMESA_GTEST_DIR become CMake variables.
include_guard(GLOBAL)

set(SOBREMESA_SANITIZE "" CACHE STRING "Sanitizers for all code")
option(SOBREMESA_FUZZ "Build for libFuzzer" OFF)
set(SOBREMESA_HARDEN "none" CACHE STRING "libc++ hardening mode: none, fast, extensive, debug")
option(SOBREMESA_WERROR "Warnings are errors" ON)

foreach(name IN ITEMS IMGUI NPM GTEST)
  # FORCE: a build folder that was configured before an update would keep the old place.
  if(DEFINED ENV{SOBREMESA_${name}_DIR})
    set(SOBREMESA_${name}_DIR "$ENV{SOBREMESA_${name}_DIR}" CACHE PATH "Found by tools/toolchain" FORCE)
  endif()
endforeach()

# --- all code, third-party code too ---------------------------------------

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
# No C++ modules here: looking for them costs a scan of every source.
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)

# A variable set by us counts as the option of an older project, such as
# GoogleTest, that we add.
set(CMAKE_POLICY_DEFAULT_CMP0077 NEW)

# The page does without exceptions and type information, so nothing may come
# to rely on them in a native build either.
add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions> $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
# No path of the building machine in what is built.
add_compile_options("-ffile-prefix-map=${CMAKE_SOURCE_DIR}/=")
if(CMAKE_COLOR_DIAGNOSTICS OR NOT DEFINED CMAKE_COLOR_DIAGNOSTICS)
  add_compile_options(-fcolor-diagnostics)
endif()

if(NOT SOBREMESA_HARDEN STREQUAL "none")
  string(TOUPPER "${SOBREMESA_HARDEN}" mode)
  add_compile_definitions("_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_${mode}")
endif()
if(SOBREMESA_SANITIZE)
  add_compile_options("-fsanitize=${SOBREMESA_SANITIZE}" -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options("-fsanitize=${SOBREMESA_SANITIZE}")
endif()
if(SOBREMESA_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# --- our own code -----------------------------------------------------------

add_library(sobremesa_flags INTERFACE)
target_compile_options(sobremesa_flags INTERFACE
  -Wall -Wextra -Wconversion -Wshadow -Wnon-virtual-dtor -Wimplicit-fallthrough
  $<$<BOOL:${SOBREMESA_WERROR}>:-Werror>)

# --- SDL2 -------------------------------------------------------------------

# Its headers are third-party: none of our warnings apply to them.
add_library(sobremesa_sdl2 INTERFACE)
if(EMSCRIPTEN)
  separate_arguments(compile UNIX_COMMAND "$ENV{SOBREMESA_SDL2_WEB_COMPILE}")
  separate_arguments(link UNIX_COMMAND "$ENV{SOBREMESA_SDL2_WEB_LINK}")
  list(TRANSFORM compile REPLACE "^-I" "-isystem")
  target_compile_options(sobremesa_sdl2 INTERFACE ${compile})
  target_link_options(sobremesa_sdl2 INTERFACE ${link})
else()
  find_package(SDL2 QUIET)
  if(SDL2_FOUND)
    target_include_directories(sobremesa_sdl2 SYSTEM INTERFACE ${SDL2_INCLUDE_DIRS})
    target_link_libraries(sobremesa_sdl2 INTERFACE ${SDL2_LIBRARIES})
  endif()
endif()

# --- executables ------------------------------------------------------------

# STACK_SIZE: Emscripten's default of 64 KB is meant for small programs.
add_library(sobremesa_web_link INTERFACE)
if(EMSCRIPTEN)
  target_link_options(sobremesa_web_link INTERFACE
    -sENVIRONMENT=web -sMODULARIZE=1 -sEXPORT_ES6=1
    -sFILESYSTEM=0 -sDYNAMIC_EXECUTION=0 -sSUPPORT_LONGJMP=0
    -sMALLOC=emmalloc -sASSERTIONS=0
    -sALLOW_MEMORY_GROWTH=1 -sMAXIMUM_MEMORY=256MB -sSTACK_SIZE=256KB
    -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2)
  if(DEFINED ENV{SOBREMESA_CLOSURE})
    target_link_options(sobremesa_web_link INTERFACE --closure 1)
  else()
    message(STATUS "No Closure compiler: the page's script will be larger")
  endif()
endif()

add_library(sobremesa_test_link INTERFACE)
if(EMSCRIPTEN)
  target_link_options(sobremesa_test_link INTERFACE
    -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sASSERTIONS=1
    -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=1MB)
endif()

# libFuzzer's own library was built against libstdc++.
add_library(sobremesa_fuzz_link INTERFACE)
if(SOBREMESA_FUZZ)
  target_link_options(sobremesa_fuzz_link INTERFACE -fsanitize=fuzzer -Wl,-lstdc++)
endif()
