// What all quads' fragments begin with. Colours are premultiplied.
precision highp float;
precision highp sampler2DArray;
flat in vec4 v_uv;
flat in vec4 v_clip;
flat in vec4 v_fill;
flat in vec4 v_edge;
flat in vec4 v_shape;
flat in vec2 v_extra;
in vec2 v_local;
in vec2 v_at;
out vec4 colour;

float rounded(vec2 p, vec2 half_size, float radius) {
  vec2 q = abs(p) - half_size + radius;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}

// Coverage from a signed distance in device px.
float inside(float distance) { return clamp(0.5 - distance, 0.0, 1.0); }

bool clipped() {
  vec4 beyond = vec4(v_clip.xy - v_at, v_at - v_clip.zw);
  return max(max(beyond.x, beyond.y), max(beyond.z, beyond.w)) > 0.0;
}
