# Rooms and tests.
#
# room(NAME FOLDER dir [USES room...])
#   A library of all .cpp files directly in `dir` (relative to src/). Its headers are included as "dir/header.h", and
#   only by rooms that name it in USES, directly or through another room: each room has an include folder of its own,
#   made of one link. A room without .cpp files is an interface library.
# sobremesa_test(NAME SOURCES file... USES room...)
#   A GoogleTest program, listed in <build>/tests.list for tools/test.
include_guard()

function(room name)
  cmake_parse_arguments(ROOM "" "FOLDER" "USES;SOURCES" ${ARGN})
  set(folder "${PROJECT_SOURCE_DIR}/src/${ROOM_FOLDER}")
  set(door "${PROJECT_BINARY_DIR}/rooms/${name}")
  get_filename_component(parent "${door}/${ROOM_FOLDER}" DIRECTORY)
  file(MAKE_DIRECTORY "${parent}")
  if(NOT EXISTS "${door}/${ROOM_FOLDER}")
    file(CREATE_LINK "${folder}" "${door}/${ROOM_FOLDER}" SYMBOLIC)
  endif()

  file(GLOB sources CONFIGURE_DEPENDS "${folder}/*.cpp")
  list(APPEND sources ${ROOM_SOURCES})
  if(sources)
    add_library(${name} STATIC ${sources})
    target_include_directories(${name} PUBLIC "${door}")
    target_link_libraries(${name} PUBLIC ${ROOM_USES} PRIVATE sobremesa_flags)
  else()
    add_library(${name} INTERFACE)
    target_include_directories(${name} INTERFACE "${door}")
    target_link_libraries(${name} INTERFACE ${ROOM_USES})
  endif()
endfunction()

function(sobremesa_test name)
  cmake_parse_arguments(TEST "" "" "SOURCES;USES" ${ARGN})
  add_executable(${name} ${TEST_SOURCES})
  target_link_libraries(${name} PRIVATE ${TEST_USES} GTest::gtest_main sobremesa_flags sobremesa_test_link)
  set_property(GLOBAL APPEND PROPERTY sobremesa_tests "$<TARGET_FILE:${name}>")
endfunction()
