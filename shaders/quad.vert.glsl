// One quad of the batch: see src/render/batch.h for what the attributes mean.
precision highp float;
layout(location = 0) in vec4 a_place;
layout(location = 1) in vec4 a_turn;
layout(location = 2) in vec4 a_uv;
layout(location = 3) in vec4 a_clip;
layout(location = 4) in vec2 a_extra;
layout(location = 5) in vec4 a_fill;
layout(location = 6) in vec4 a_edge;
uniform vec4 u_view; // width, height, y direction
flat out vec4 v_uv;
flat out vec4 v_clip;
flat out vec4 v_fill;
flat out vec4 v_edge;
flat out vec4 v_shape; // half size, mode, –
flat out vec2 v_extra;
out vec2 v_local; // device px from the centre, unturned
out vec2 v_at;    // device px from the top left

void main() {
  vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1)) * 2.0 - 1.0;
  v_local = corner * (a_place.zw + a_turn.z);
  v_at = a_place.xy + vec2(v_local.x * a_turn.x - v_local.y * a_turn.y, v_local.x * a_turn.y + v_local.y * a_turn.x);
  v_uv = a_uv;
  v_clip = a_clip;
  v_fill = a_fill;
  v_edge = a_edge;
  v_shape = vec4(a_place.zw, a_turn.w, 0.0);
  v_extra = a_extra;
  vec2 clip = v_at / u_view.xy * 2.0 - 1.0;
  gl_Position = vec4(clip.x, clip.y * u_view.z, 0.0, 1.0);
}
