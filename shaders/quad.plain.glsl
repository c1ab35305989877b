// Sheets, shadows, pieces and words: nearly every dot of a screen, so there is little work for each. Chips that
// are none (a browser without graphics acceleration) do the work of every branch for every dot.
uniform sampler2D u_glyphs;
uniform sampler2D u_pictures;

vec4 box(float d) {
  vec4 fill = v_fill;
  // Light from above: a little brighter at the top, a thin bright rim, a dark lower one. Only where uv.z says so.
  float y = v_local.y / v_shape.y;
  float rim = clamp((d / max(v_uv.w, 1.0) + 2.2) * 0.7, 0.0, 1.0) * v_uv.z;
  float upper = clamp(-4.0 * y - 3.0, 0.0, 1.0) * rim;
  float lower = clamp(4.0 * y - 3.0, 0.0, 1.0) * rim;
  fill.rgb *= 1.0 - 0.035 * y * v_uv.z - 0.10 * lower;
  fill.rgb = min(fill.rgb + 0.10 * upper * fill.a, vec3(fill.a));
  float within = v_uv.y > 0.0 ? inside(d + v_uv.y) : 1.0;
  return mix(v_edge + fill * (1.0 - v_edge.a), fill, within) * inside(d);
}

vec4 shadow(float d) {
  float depth = clamp(0.5 - d / (2.0 * v_uv.y), 0.0, 1.0);
  return v_fill * (depth * depth * (3.0 - 2.0 * depth));
}

// A turned piece: bright upper edge, dark lower one, a shallow bowl.
vec4 disc(float d) {
  vec2 n = v_local / v_shape.x;
  float bowl = length(n);
  float facing = -dot(n, vec2(0.35, 0.94)) / (bowl + 0.001) * v_uv.z;
  float bevel = clamp(bowl * 6.0 - 4.8, 0.0, 1.0);
  float round_light = 1.0 + (0.06 - 0.10 * bowl - 0.05 * n.y) * v_uv.z;
  vec3 fill = min(v_fill.rgb * (round_light + 0.16 * facing * bevel), vec3(v_fill.a));
  vec3 rim = min(v_edge.rgb * (1.0 + 0.22 * facing), vec3(v_edge.a));
  float within = v_uv.y > 0.0 ? inside(d + v_uv.y) : 1.0;
  return mix(vec4(rim, v_edge.a), vec4(fill, v_fill.a), within) * inside(d);
}

vec4 arrow() {
  vec2 p = v_local / v_shape.xy;
  float d = (abs(p.y) - (1.0 - p.x) * 0.5) * v_shape.y * 0.9;
  return v_fill * inside(max(d, -v_local.x - v_shape.x)) * step(p.x, 1.02);
}

vec4 plain(int mode) {
  vec2 t = v_local / v_shape.xy * 0.5 + 0.5;
  vec2 at = mix(v_uv.xy, v_uv.zw, t);
  if (mode == 0) return v_fill * texture(u_glyphs, at).r;
  if (mode == 3) {
    vec4 drawn = texture(u_pictures, at);
    return v_extra.x > 0.5 ? drawn * v_fill.a : v_fill * drawn.a;
  }
  if (mode == 6) return arrow();
  float d = rounded(v_local, v_shape.xy, min(mode == 5 ? v_shape.x : v_uv.x, min(v_shape.x, v_shape.y)));
  if (mode == 2) return shadow(d);
  return mode == 5 ? disc(d) : box(d);
}
