// Everything but the table: glyphs, sheets, shadows, cards, pieces, the sand timer. Colours are premultiplied.
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
uniform sampler2D u_glyphs;
uniform sampler2D u_pictures;
uniform sampler2DArray u_face0;
uniform sampler2DArray u_face1;
uniform sampler2DArray u_face2;
uniform sampler2DArray u_face3;
out vec4 colour;

float rounded(vec2 p, vec2 half_size, float radius) {
  vec2 q = abs(p) - half_size + radius;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}

// Coverage from a signed distance in device px.
float inside(float distance) { return clamp(0.5 - distance, 0.0, 1.0); }

vec4 box() {
  float d = rounded(v_local, v_shape.xy, v_uv.x);
  vec4 fill = v_fill;
  if (v_uv.z > 0.0) {
    // Light from above: a little brighter at the top, a thin bright rim, a dark lower one.
    float y = v_local.y / v_shape.y;
    float px = v_uv.w;
    float upper = smoothstep(-2.2 * px, -0.6 * px, d) * smoothstep(-0.75, -1.0, y);
    float lower = smoothstep(-2.0 * px, -0.4 * px, d) * smoothstep(0.7, 1.0, y);
    fill.rgb *= 1.0 - 0.035 * y - 0.10 * lower;
    fill.rgb += (0.10 * upper) * fill.a;
    fill.rgb = min(fill.rgb, vec3(fill.a));
  }
  float within = v_uv.y > 0.0 ? inside(d + v_uv.y) : 1.0;
  vec4 body = v_edge.a > 0.0 ? mix(v_edge + fill * (1.0 - v_edge.a), fill, within) : fill;
  return body * inside(d);
}

vec4 shadow() {
  float blur = v_uv.y;
  float radius = min(v_uv.x, min(v_shape.x, v_shape.y));
  float d = rounded(v_local, v_shape.xy, radius);
  float depth = clamp(0.5 - d / (2.0 * blur), 0.0, 1.0);
  float soft = depth * depth * (3.0 - 2.0 * depth);
  return v_fill * soft;
}

vec4 glyph() {
  vec2 t = v_local / v_shape.xy * 0.5 + 0.5;
  return v_fill * texture(u_glyphs, mix(v_uv.xy, v_uv.zw, t)).r;
}

vec4 picture() {
  vec2 t = v_local / v_shape.xy * 0.5 + 0.5;
  vec4 drawn = texture(u_pictures, mix(v_uv.xy, v_uv.zw, t));
  return v_extra.x > 0.5 ? drawn * v_fill.a : v_fill * drawn.a;
}

vec4 face(vec2 uv, vec2 dx, vec2 dy) {
  vec3 at = vec3(uv, v_extra.y);
  if (v_extra.x < 0.5) return textureGrad(u_face0, at, dx, dy);
  if (v_extra.x < 1.5) return textureGrad(u_face1, at, dx, dy);
  if (v_extra.x < 2.5) return textureGrad(u_face2, at, dx, dy);
  return textureGrad(u_face3, at, dx, dy);
}

vec4 card(vec2 dx, vec2 dy) {
  vec2 t = clamp(v_local / v_shape.xy * 0.5 + 0.5, 0.0, 1.0);
  vec4 printed = face(t * v_uv.xy, dx, dy);
  float d = rounded(v_local, v_shape.xy, v_uv.z);
  vec2 n = v_local / v_shape.xy;
  // A sheen from the lamp above, and a rim that catches light.
  float light = 1.015 - 0.03 * (n.y * 0.5 + 0.5) + 0.01 * n.x;
  float rim = smoothstep(-1.8, -0.6, d) * smoothstep(-0.6, -1.0, n.y);
  vec3 rgb = printed.rgb * light + 0.12 * rim;
  float grey = dot(rgb, vec3(0.3, 0.59, 0.11));
  rgb = mix(rgb, vec3(grey), v_uv.w * 0.3) * (1.0 - v_uv.w);
  float a = inside(d) * v_fill.a;
  return vec4(min(rgb, 1.0) * a, a);
}

vec4 disc() {
  float radius = v_shape.x;
  float d = length(v_local) - radius;
  vec4 fill = v_fill;
  vec4 rim = v_edge;
  if (v_uv.z > 0.0) {
    vec2 n = v_local / radius;
    float bowl = length(n);
    // A turned piece: bright upper edge, dark lower one, a shallow bowl.
    float facing = -dot(normalize(n + 1e-4), vec2(0.35, 0.94));
    float bevel = smoothstep(0.80, 0.97, bowl);
    fill.rgb *= 1.06 - 0.10 * bowl + 0.16 * facing * bevel - 0.05 * n.y;
    rim.rgb *= 1.0 + 0.22 * facing;
    fill.rgb = min(fill.rgb, vec3(fill.a));
    rim.rgb = min(rim.rgb, vec3(rim.a));
  }
  float within = v_uv.y > 0.0 ? inside(d + v_uv.y) : 1.0;
  return mix(rim, fill, within) * inside(d);
}

vec4 arrow() {
  vec2 p = v_local / v_shape.xy;
  float d = (abs(p.y) - (1.0 - p.x) * 0.5) * v_shape.y * 0.9;
  return v_fill * inside(max(d, -v_local.x - v_shape.x)) * step(p.x, 1.02);
}

// Half the inner width of the glass at height y (−1 top … 1 bottom), of its largest.
float bulb(float y) {
  float h = clamp(abs(y), 0.0, 1.0);
  float neck = 0.055;
  float belly = pow(smoothstep(0.0, 0.62, h), 0.85);
  float shoulder = 1.0 - 0.32 * smoothstep(0.72, 1.0, h) * smoothstep(0.72, 1.0, h);
  return neck + (1.0 - neck) * belly * shoulder;
}

float grain(vec2 p) { return fract(sin(dot(floor(p), vec2(127.1, 311.7))) * 43758.5453); }

vec4 over(vec4 top, vec4 under) { return top + under * (1.0 - top.a); }

vec4 sand() {
  float run = v_uv.x;
  float time = v_uv.z;
  float line = v_uv.w;
  vec2 size = v_shape.xy;
  float cap = size.y * 0.075;
  float height = size.y - cap * 1.7; // of half the glass
  float width = size.x * 0.80;
  float y = v_local.y / height;
  float wall = bulb(y) * width;
  float slope = abs(bulb(y + 0.01) - bulb(y - 0.01)) * width / (0.02 * height);
  float d = (abs(v_local.x) - wall) / sqrt(1.0 + slope * slope);
  d = max(d, abs(v_local.y) - height);

  // Glass: faint body, bright line, a glint at the left.
  float body = inside(d);
  float glint = smoothstep(0.10, 0.0, abs(v_local.x / max(wall, 1.0) + 0.62)) * smoothstep(0.2, 0.45, abs(y)) * smoothstep(0.95, 0.7, abs(y));
  vec4 glass = v_edge * (body * (0.10 + 0.22 * glint));
  float outline = inside(abs(d + line * 0.5) - line * 0.5);

  // Sand: volume runs from the upper bulb to the lower one, its surface dips above and heaps below.
  float left = 1.0 - run;
  float x = v_local.x / width;
  float top_level = -mix(0.02, 0.80, pow(left, 0.62));
  float dip = 0.16 * (1.0 - smoothstep(0.0, 0.55, abs(x))) * smoothstep(0.0, 0.08, run) * smoothstep(0.0, 0.25, left);
  float low_level = mix(0.985, 0.30, pow(run, 0.70));
  float heap = 0.22 * (1.0 - smoothstep(0.0, 0.75, abs(x))) * smoothstep(0.0, 0.1, run) - 0.05;
  float aa = 1.2 / height;
  float upper = smoothstep(-aa, aa, y - (top_level + dip)) * step(y, 0.0) * step(0.002, left);
  float lower = smoothstep(-aa, aa, y - (low_level - heap)) * step(0.0, y) * step(0.002, run);
  float stream = 0.0;
  if (v_uv.y > 0.5) {
    float thread = max(line * 0.45, width * 0.022);
    float wave = 0.72 + 0.28 * grain(vec2(0.0, v_local.y / line - time * 60.0));
    stream = inside(abs(v_local.x) - thread) * step(-0.04, y) * step(y, low_level - heap + 0.05) * wave;
  }
  float speck = 0.94 + 0.11 * grain(v_local / max(line * 0.30, 1.0) + (upper > 0.5 ? vec2(0.0, -floor(time * 8.0)) : vec2(0.0)));
  float filled = max(max(upper, lower), stream) * inside(d + line);
  float round_light = 1.08 - 0.30 * x * x + 0.06 * -x;
  vec4 heaped = vec4(min(v_fill.rgb * speck * round_light, vec3(v_fill.a)), v_fill.a) * filled;

  vec4 drawn = over(heaped, glass);
  drawn = over(v_edge * (outline * 0.85), drawn);
  // Two caps of brass, in the sand's own colour.
  float cap_y = (abs(v_local.y) - size.y + cap) / cap * sign(v_local.y);
  float caps = rounded(vec2(v_local.x, abs(v_local.y) - size.y + cap), vec2(size.x, cap), cap * 0.7);
  float side = v_local.x / size.x;
  float shade = 0.74 - 0.24 * cap_y - 0.22 * side * side + 0.34 * exp(-pow((side + 0.45) * 4.0, 2.0));
  vec4 brass = vec4(min(v_fill.rgb * shade, vec3(v_fill.a)), v_fill.a) * inside(caps);
  return over(brass, drawn);
}

void main() {
  // Derivatives are taken before any branch.
  vec2 card_uv = (v_local / v_shape.xy * 0.5 + 0.5) * v_uv.xy;
  // A little sharper than the rule: cards turned by a few degrees keep their small print.
  vec2 dx = dFdx(card_uv) * 0.72;
  vec2 dy = dFdy(card_uv) * 0.72;
  if (v_at.x < v_clip.x || v_at.y < v_clip.y || v_at.x > v_clip.z || v_at.y > v_clip.w) discard;
  int mode = int(v_shape.z + 0.5);
  if (mode == 0) colour = glyph();
  else if (mode == 1) colour = box();
  else if (mode == 2) colour = shadow();
  else if (mode == 3) colour = picture();
  else if (mode == 4) colour = card(dx, dy);
  else if (mode == 5) colour = disc();
  else if (mode == 6) colour = arrow();
  else colour = sand();
}
