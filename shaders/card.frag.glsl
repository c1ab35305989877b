// The program for cards and what lies among them.
uniform sampler2DArray u_face0;
uniform sampler2DArray u_face1;

vec4 card(vec2 dx, vec2 dy) {
  vec2 t = clamp(v_local / v_shape.xy * 0.5 + 0.5, 0.0, 1.0);
  vec3 at = vec3(t * v_uv.xy, v_extra.y);
  vec4 printed = v_extra.x < 0.5 ? textureGrad(u_face0, at, dx, dy) : textureGrad(u_face1, at, dx, dy);
  float d = rounded(v_local, v_shape.xy, v_uv.z);
  vec2 n = v_local / v_shape.xy;
  // A sheen from the lamp above, and a rim that catches light.
  float light = 1.0 - 0.015 * n.y + 0.01 * n.x;
  float rim = clamp((d + 1.8) * 0.8, 0.0, 1.0) * clamp(-2.5 * n.y - 1.5, 0.0, 1.0);
  vec3 rgb = printed.rgb * light + 0.12 * rim;
  float grey = dot(rgb, vec3(0.3, 0.59, 0.11));
  rgb = mix(rgb, vec3(grey), v_uv.w * 0.3) * (1.0 - v_uv.w);
  float a = inside(d) * v_fill.a;
  return vec4(min(rgb, 1.0) * a, a);
}

void main() {
  // Derivatives are taken before any branch. A little sharper than the rule: cards turned by a few degrees keep their
  // small print.
  vec2 card_uv = (v_local / v_shape.xy * 0.5 + 0.5) * v_uv.xy;
  vec2 dx = dFdx(card_uv) * 0.72;
  vec2 dy = dFdy(card_uv) * 0.72;
  if (clipped()) discard;
  int mode = int(v_shape.z + 0.5);
  if (mode == 4) colour = card(dx, dy);
  else colour = plain(mode);
}
