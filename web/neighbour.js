// Which of several boxes lies next in a direction, as a finger on an arrow key means it: straight ahead counts more
// than near.
export function neighbour(from, others, [dx, dy], boxOf) {
  const centre = ([x, y, w, h]) => [x + w / 2, y + h / 2];
  const [x, y] = centre(boxOf(from));
  let best = null;
  let least = Infinity;
  for (const other of others) {
    const [ox, oy] = centre(boxOf(other));
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (ahead < 1) continue;
    const cost = ahead + aside * 2.5;
    if (cost < least) {
      least = cost;
      best = other;
    }
  }
  return best;
}
