// Dear ImGui, as this room uses it: fonts and the glyph atlas, none of its widgets.
#pragma once

#include <imgui.h>
#include <imgui_internal.h>
