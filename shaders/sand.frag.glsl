// The sand timer.
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
  if (clipped()) discard;
  colour = sand();
}
