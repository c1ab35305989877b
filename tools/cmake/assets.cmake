# What the build makes out of other people's fonts, pictures and libraries, and out of our shaders.
#
# Targets:
#   sobremesa_icons        "scene/icons.h" and the icon font, from assets/icons/*.txt
#   sobremesa_fonts        the four font files in ${SOBREMESA_FONTS}
#   sobremesa_built_in     "render/built_in.h": the same fonts within the program (native programs, tests)
#   sobremesa_imgui        Dear ImGui, of which fonts are used
#   sobremesa_shaders      "render/shaders.h": the files of shaders/ as strings
# File names on the page carry no version: the page is one build, and a server is asked again each time.
include_guard()
find_package(Python3 REQUIRED COMPONENTS Interpreter)

set(SOBREMESA_FONTS "${PROJECT_BINARY_DIR}/assets/fonts")
set(SOBREMESA_GENERATED "${PROJECT_BINARY_DIR}/generated")

# --- icons ------------------------------------------------------------------

file(GLOB icon_lists CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/assets/icons/*.txt")
set(icons_source "${SOBREMESA_NPM_DIR}/@iconify-json/game-icons/icons.json")
set(icons_header "${PROJECT_BINARY_DIR}/rooms/icons/scene/icons.h")
add_custom_command(
  OUTPUT "${SOBREMESA_FONTS}/icons.ttf" "${icons_header}"
  COMMAND ${Python3_EXECUTABLE} "${PROJECT_SOURCE_DIR}/tools/icons" --from "${icons_source}"
          --font "${SOBREMESA_FONTS}/icons.ttf" --header "${icons_header}" ${icon_lists}
  DEPENDS "${PROJECT_SOURCE_DIR}/tools/icons" ${icon_lists} "${icons_source}"
  COMMENT "Making the icon font"
  VERBATIM)
add_custom_target(sobremesa_icons DEPENDS "${icons_header}" "${SOBREMESA_FONTS}/icons.ttf")
# Whoever includes scene/paint.h may include scene/icons.h.
function(give_icons room)
  get_target_property(type ${room} TYPE)
  set(scope PUBLIC)
  if(type STREQUAL "INTERFACE_LIBRARY")
    set(scope INTERFACE)
  endif()
  target_include_directories(${room} ${scope} "${PROJECT_BINARY_DIR}/rooms/icons")
  add_dependencies(${room} sobremesa_icons)
endfunction()

# --- fonts ------------------------------------------------------------------

set(font_files "${SOBREMESA_FONTS}/icons.ttf")
function(font name package)
  set(source "${SOBREMESA_NPM_DIR}/@expo-google-fonts/${package}")
  add_custom_command(
    OUTPUT "${SOBREMESA_FONTS}/${name}.ttf"
    COMMAND ${Python3_EXECUTABLE} "${PROJECT_SOURCE_DIR}/tools/fonts" --from "${source}"
            --out "${SOBREMESA_FONTS}/${name}.ttf"
    DEPENDS "${PROJECT_SOURCE_DIR}/tools/fonts" "${source}"
    COMMENT "Cutting the font ${name}"
    VERBATIM)
  set(font_files ${font_files} "${SOBREMESA_FONTS}/${name}.ttf" PARENT_SCOPE)
endfunction()
font(text "nunito/400Regular/Nunito_400Regular.ttf")
font(bold "nunito/700Bold/Nunito_700Bold.ttf")
font(display "fraunces/700Bold/Fraunces_700Bold.ttf")
add_custom_target(sobremesa_fonts DEPENDS ${font_files})

# The fonts as part of a program, for programs that have no page to fetch them.
function(built_in_fonts)
  set(room "${PROJECT_BINARY_DIR}/rooms/built_in")
  configure_file("${PROJECT_SOURCE_DIR}/tools/cmake/built_in.cpp.in" "${SOBREMESA_GENERATED}/built_in.cpp" @ONLY)
  configure_file("${PROJECT_SOURCE_DIR}/tools/cmake/built_in.h.in" "${room}/render/built_in.h" COPYONLY)
  add_library(sobremesa_built_in STATIC EXCLUDE_FROM_ALL "${SOBREMESA_GENERATED}/built_in.cpp")
  set_source_files_properties("${SOBREMESA_GENERATED}/built_in.cpp" PROPERTIES OBJECT_DEPENDS "${font_files}")
  target_include_directories(sobremesa_built_in PUBLIC "${room}")
  # #embed is of the next standard.
  target_compile_options(sobremesa_built_in PRIVATE -Wno-c23-extensions)
  target_link_libraries(sobremesa_built_in PUBLIC render)
  add_dependencies(sobremesa_built_in sobremesa_fonts)
endfunction()

# --- Dear ImGui -------------------------------------------------------------

set(imgui "${SOBREMESA_IMGUI_DIR}")
add_library(sobremesa_imgui STATIC EXCLUDE_FROM_ALL
  "${imgui}/imgui.cpp" "${imgui}/imgui_draw.cpp" "${imgui}/imgui_tables.cpp" "${imgui}/imgui_widgets.cpp")
target_include_directories(sobremesa_imgui SYSTEM PUBLIC "${imgui}")
target_compile_definitions(sobremesa_imgui PUBLIC
  IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_DEFAULT_FONT
  IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS IMGUI_DISABLE_FILE_FUNCTIONS)
target_compile_options(sobremesa_imgui PRIVATE -w)

# --- shaders ----------------------------------------------------------------

# Strings of a header, without comments and indents.
file(GLOB shader_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/shaders/*.glsl")
set(shaders_header "${PROJECT_BINARY_DIR}/rooms/shaders/render/shaders.h")
add_custom_command(
  OUTPUT "${shaders_header}"
  COMMAND ${Python3_EXECUTABLE} "${PROJECT_SOURCE_DIR}/tools/shaders" --header "${shaders_header}" ${shader_files}
  DEPENDS "${PROJECT_SOURCE_DIR}/tools/shaders" ${shader_files}
  COMMENT "Embedding the shaders"
  VERBATIM)
add_custom_target(sobremesa_shaders DEPENDS "${shaders_header}")

# What the room `render` needs beside its own files.
function(give_render_parts)
  target_link_libraries(render PRIVATE sobremesa_imgui)
  target_include_directories(render PRIVATE "${PROJECT_BINARY_DIR}/rooms/shaders")
  add_dependencies(render sobremesa_shaders)
  target_link_libraries(render PRIVATE sobremesa_sdl2)
endfunction()
