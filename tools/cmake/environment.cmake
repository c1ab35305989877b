# Brings the paths that tools/toolchain found into CMake's environment, so that
# a plain `cmake --preset native` works without sourcing anything first.
# Included by the toolchain files beside it; does nothing when tools/ run CMake.
if(NOT DEFINED ENV{SOBREMESA_CXX})
  execute_process(
    COMMAND "${CMAKE_CURRENT_LIST_DIR}/../toolchain" env
    OUTPUT_VARIABLE lines RESULT_VARIABLE status ERROR_QUIET)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "The toolchain is not set up yet. Run tools/toolchain first.")
  endif()
  string(REGEX MATCHALL "export [^\n]+" lines "${lines}")
  foreach(line IN LISTS lines)
    string(REGEX MATCH "^export ([A-Za-z0-9_]+)=(.*)$" line "${line}")
    string(REGEX REPLACE "\\\\(.)" "\\1" value "${CMAKE_MATCH_2}")
    set(ENV{${CMAKE_MATCH_1}} "${value}")
  endforeach()
endif()

set(Python3_EXECUTABLE "$ENV{SOBREMESA_PYTHON}" CACHE FILEPATH "The Python that has fonttools")
