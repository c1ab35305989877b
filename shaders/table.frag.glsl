// The table: its material, and the lamp's light falling off. Drawn once, whenever size, palette or lamp change.
// Lengths are CSS px, so that grain looks the same on every screen; noise of half a step keeps the light from banding.
precision highp float;
precision highp int;
in vec2 v_part;
uniform vec4 u_size;     // CSS px, device px per CSS px, reach
uniform vec2 u_lamp;     // CSS px
uniform vec3 u_far;
uniform vec3 u_near;
uniform vec3 u_accent;
uniform int u_material;  // scene::Material
out vec4 colour;

float hash(vec2 p) {
  uvec2 q = uvec2(ivec2(floor(p))) * uvec2(1597334673u, 3812015801u);
  uint n = (q.x ^ q.y) * 1597334673u;
  n ^= n >> 16u;
  n *= 2246822519u;
  n ^= n >> 13u;
  return float(n) * (1.0 / 4294967295.0);
}

float noise(vec2 p) {
  vec2 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(p), hash(p + vec2(1, 0)), f.x), mix(hash(p + vec2(0, 1)), hash(p + vec2(1, 1)), f.x), f.y);
}

float clouds(vec2 p) {
  return 0.53 * noise(p) + 0.27 * noise(p * 2.03 + 17.1) + 0.13 * noise(p * 4.1 + 5.7) + 0.07 * noise(p * 8.3 + 11.9);
}

// 1 under the lamp, towards 0 far from it.
float lamp_light(vec2 p) {
  vec2 away = (p - u_lamp) / (max(u_size.x, u_size.y) * 0.62 * u_size.w);
  return 1.0 / (1.0 + 2.4 * dot(away, away) + 1.4 * pow(dot(away, away), 2.0));
}

vec3 felt(vec2 p, float light) {
  vec3 base = mix(u_far, u_near, light);
  float fibre = noise(p * vec2(0.9, 0.32) + 3.0 * noise(p * 0.21)) - 0.5;
  float cross_fibre = noise(p * vec2(0.30, 0.95) + 40.0) - 0.5;
  float fuzz = hash(p * 1.7) - 0.5;
  float worn = clouds(p * 0.006) - 0.5;
  return base * (1.0 + 0.09 * fibre + 0.07 * cross_fibre + 0.05 * fuzz + 0.14 * worn);
}

vec3 wood(vec2 p, float light) {
  vec3 base = mix(u_far, u_near, light);
  // A table's top: boards over its whole length.
  float board = 168.0;
  float row = floor(p.y / board + 0.37);
  float y = mod(p.y + 0.37 * board, board);
  float own = hash(vec2(row, 7.0));
  float other = hash(vec2(row, 19.0));
  // Flat-sawn grain: long arches around a heart that wanders along the board.
  float heart = (y / board - 0.5 + 0.5 * (other - 0.5) + 0.30 * (noise(vec2(p.x * 0.0016 + own * 57.0, row)) - 0.5)) * 2.0;
  float warp = clouds(vec2(p.x * 0.0022 + own * 31.0, y * 0.016 + row * 5.0));
  float ring = heart * heart * 3.4 + abs(heart) * 2.2 + warp * 4.2 + p.x * 0.0011 * (own - 0.5);
  float saw = fract(ring * 1.6);
  float rings = smoothstep(0.0, 0.75, saw) * smoothstep(1.0, 0.86, saw); // slow light wood, quick dark line
  float fine = noise(vec2(p.x * 0.018 + own * 90.0, p.y * 0.9)) - 0.5;
  float finer = noise(vec2(p.x * 0.06 + own * 40.0, p.y * 2.1)) - 0.5;
  float pores = smoothstep(0.66, 0.92, noise(vec2(p.x * 0.035 + own * 70.0, p.y * 1.2)));
  float tone = 0.90 + 0.13 * own + 0.17 * (rings - 0.6) + 0.12 * fine + 0.07 * finer - 0.12 * pores * (1.2 - rings);
  float seam = min(y, board - y);
  tone *= mix(0.50, 1.0, smoothstep(0.0, 1.7, seam));
  tone += 0.06 * smoothstep(3.4, 1.6, y) * smoothstep(0.8, 1.6, y);
  vec3 warm = vec3(1.0 + 0.06 * (own - 0.5), 1.0, 1.0 - 0.10 * (own - 0.5) + 0.03 * (rings - 0.5));
  // Varnish: the lamp's own shine, broken by the grain.
  float shine = pow(light, 4.0) * (0.035 + 0.055 * rings);
  return base * tone * warm + vec3(1.0, 0.86, 0.66) * shine;
}

vec3 night(vec2 p, float light) {
  vec3 base = mix(u_far, u_near, light);
  vec2 along = vec2(p.x * 0.8 + p.y * 0.6, p.y * 0.8 - p.x * 0.6);
  float band = exp(-pow((along.y - u_size.y * 0.15) / (u_size.y * 0.30), 2.0));
  float haze = clouds(along * 0.008) * band;
  vec3 sky = base * (0.88 + 0.22 * clouds(p * 0.004)) + u_near * haze * 0.30;
  float stars = 0.0;
  vec3 tint = vec3(0.0);
  for (int layer = 0; layer < 3; ++layer) {
    float cell = 30.0 + 34.0 * float(layer);
    vec2 q = p / cell + float(layer) * 19.7;
    vec2 id = floor(q);
    float lit = hash(id + 71.0 * float(layer));
    vec2 at = vec2(hash(id + 3.3), hash(id + 9.1)) * 0.7 + 0.15;
    float size = (0.45 + 0.95 * hash(id + 5.0) * float(layer + 1) * 0.55);
    float d = length((fract(q) - at) * cell);
    float glow = exp(-d * d / (size * size)) + 0.10 * exp(-d / (size * 2.6));
    float shown = step(0.52 - 0.25 * band, lit) * (0.25 + 0.75 * pow(hash(id + 2.0), 2.0));
    stars += glow * shown;
    tint += glow * shown * mix(vec3(0.75, 0.85, 1.0), vec3(1.0, 0.86, 0.62), hash(id + 13.0));
  }
  // Stars pale where the lamp shines.
  return sky + tint * (0.75 - 0.45 * light);
}

vec3 stage(vec2 p, float light) {
  // Boards run towards the back; the spot's pool has a crisp warm rim, its beam a haze.
  vec2 c = vec2(u_size.x * 0.5, -u_size.y * 0.9);
  vec2 ray = p - c;
  float along = ray.x / ray.y * 20.0;
  float board = floor(along);
  float own = hash(vec2(board, 3.0));
  float gap = smoothstep(0.0, 0.035, abs(fract(along) - 0.5) * -1.0 + 0.5);
  float grain = noise(vec2(along * 9.0 + own * 50.0, p.y * 0.02)) - 0.5;
  float fine = noise(vec2(along * 46.0 + own * 20.0, p.y * 0.07)) - 0.5;
  float tone = (0.90 + 0.14 * own + 0.15 * grain + 0.10 * fine) * mix(0.55, 1.0, gap);
  float reach = max(u_size.x, u_size.y) * 0.46 * u_size.w;
  vec2 away = (p - u_lamp) / vec2(reach * 1.04, reach * 0.80);
  float r = length(away);
  float pool = smoothstep(1.12, 0.62, r);
  float heart = exp(-r * r * 1.6);
  vec3 floor_light = mix(u_far, u_near, clamp(0.62 * pool + 0.55 * heart + 0.06 * light, 0.0, 1.0));
  vec3 lit = floor_light * tone + u_accent * (0.07 * heart + 0.05 * pool) * tone;
  // The beam comes down from above.
  float beam_width = mix(0.10, 1.0, clamp(p.y / max(u_lamp.y, 1.0), 0.0, 1.0)) * reach;
  float beam = exp(-pow((p.x - u_lamp.x) / beam_width, 2.0) * 2.0) * smoothstep(u_lamp.y + reach * 0.5, 0.0, p.y);
  float dust = 0.7 + 0.6 * clouds(p * 0.012);
  return lit + mix(u_near, u_accent, 0.35) * beam * dust * 0.09;
}

vec3 carpet(vec2 p, float light) {
  vec3 base = mix(u_far, u_near, light);
  float tile = 148.0;
  vec2 id = floor(p / tile);
  vec2 q = mod(p, tile);
  // The pile of every second tile lies the other way.
  bool turned = mod(id.x + id.y, 2.0) > 0.5;
  vec2 along = turned ? p.yx : p;
  float loops = noise(along * vec2(0.95, 0.42)) - 0.5;
  float rows = 0.5 + 0.5 * sin(along.y * 1.5 + 1.6 * noise(along * 0.3));
  float fleck = smoothstep(0.86, 1.0, hash(along * 0.8 + 5.0));
  float seam = min(min(q.x, q.y), min(tile - q.x, tile - q.y));
  float tone = 1.0 + 0.13 * loops + 0.045 * (rows - 0.5) + (turned ? 0.014 : -0.014) + 0.03 * (hash(id) - 0.5);
  tone *= mix(0.90, 1.0, smoothstep(0.0, 1.8, seam));
  return base * tone + u_near * fleck * 0.07;
}

void main() {
  vec2 p = v_part * u_size.xy;
  float light = lamp_light(p);
  vec3 rgb;
  if (u_material == 0) rgb = felt(p, light);
  else if (u_material == 1) rgb = wood(p, light);
  else if (u_material == 2) rgb = night(p, light);
  else if (u_material == 3) rgb = stage(p, light);
  else rgb = carpet(p, light);
  // The corners lie in the dark.
  vec2 n = v_part * 2.0 - 1.0;
  rgb *= 1.0 - 0.30 * pow(clamp(dot(n, n) * 0.5, 0.0, 1.0), 1.6);
  float step_noise = hash(gl_FragCoord.xy) + hash(gl_FragCoord.xy + 91.7) - 1.0;
  colour = vec4(rgb + step_noise / 255.0, 1.0);
}
