// The table as it was drawn.
precision highp float;
in vec2 v_part;
uniform sampler2D u_table;
out vec4 colour;
void main() { colour = vec4(texture(u_table, v_part).rgb, 1.0); }
