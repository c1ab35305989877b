// The program for what is no card.
void main() {
  if (clipped()) discard;
  colour = plain(int(v_shape.z + 0.5));
}
