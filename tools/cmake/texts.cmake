# texts(TARGET NAMESPACE ns FILES table... [FOLDER dir])
#
# A library of the texts in src/<dir>/text/*.json: "<dir>/words.h" with one function a key in namespace ns, made by
# tools/texts, which refuses tables that are wrong. FOLDER is needed only for tables that lie elsewhere.
include_guard()
find_package(Python3 REQUIRED COMPONENTS Interpreter)

function(texts target)
  cmake_parse_arguments(TEXTS "" "NAMESPACE;FOLDER" "FILES" ${ARGN})
  list(TRANSFORM TEXTS_FILES REPLACE "^([^/].*)$" "${CMAKE_CURRENT_SOURCE_DIR}/\\1")
  if(NOT TEXTS_FOLDER)
    list(GET TEXTS_FILES 0 first)
    cmake_path(GET first PARENT_PATH first)
    cmake_path(GET first PARENT_PATH first)
    file(RELATIVE_PATH TEXTS_FOLDER "${PROJECT_SOURCE_DIR}/src" "${first}")
  endif()
  set(door "${PROJECT_BINARY_DIR}/rooms/${target}")
  set(header "${door}/${TEXTS_FOLDER}/words.h")
  set(source "${PROJECT_BINARY_DIR}/generated/${target}.cpp")
  set(tool "${PROJECT_SOURCE_DIR}/tools/texts")
  # Relative paths: what is refused is named as its author knows it.
  set(tables "")
  foreach(file IN LISTS TEXTS_FILES)
    file(RELATIVE_PATH file "${PROJECT_SOURCE_DIR}" "${file}")
    list(APPEND tables "${file}")
  endforeach()
  add_custom_command(
    OUTPUT "${header}" "${source}"
    COMMAND ${Python3_EXECUTABLE} "${tool}" --namespace "${TEXTS_NAMESPACE}" --include "${TEXTS_FOLDER}/words.h"
            --header "${header}" --source "${source}" ${tables}
    DEPENDS "${tool}" ${TEXTS_FILES}
    WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
    COMMENT "Compiling the texts of ${TEXTS_FOLDER}"
    VERBATIM)
  add_library(${target} STATIC "${source}" "${header}")
  target_include_directories(${target} PUBLIC "${door}")
  target_link_libraries(${target} PUBLIC text PRIVATE sobremesa_flags)
endfunction()
