// window.sobremesa: what tests may read. Nothing here changes anything.
const ROLES = ['none', 'text', 'heading', 'button', 'toggle', 'option', 'group', 'slider', 'textbox', 'image', 'dialog', 'live'];

// scene::id: a zone's name as a number (FNV-1a).
function id(zone, slot = 0) {
  let hash = 2166136261;
  for (const byte of new TextEncoder().encode(zone)) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
  return `${hash}:${slot}`;
}

export function installHook({ app, loop, mirror }) {
  const flags = (bits, names) => Object.fromEntries(names.map((name, i) => [name, Boolean(bits & (1 << i))]));
  const readable = (node) => ({
    ...node,
    role: ROLES[node.role],
    box: { x: node.box[0], y: node.box[1], w: node.box[2], h: node.box[3] },
    state: flags(node.state, ['enabled', 'chosen', 'current', 'primary', 'escape', 'dim']),
    accepts: flags(node.accepts, ['tap', 'hold', 'drag', 'drop', 'slide', 'scroll', 'holdToOpen']),
  });
  window.sobremesa = Object.freeze({
    id,
    // The Nodes as they are now: id, parent, role, name, why, value, box, clip, z, state, accepts.
    nodes: () => JSON.parse(app.ask('nodes')).map(readable),
    // What the mirror was told last.
    mirrored: () => mirror.nodes.map(readable),
    // Screen, game, viewer, digest of the view.
    report: () => JSON.parse(app.ask('report')),
    // The first Node from which this viewer could tell a secret, by the engine's own answer; '' when there is none.
    leak: () => app.ask('leak'),
    // Words that are painted now, one for each that a drawn thing carries.
    painted: () => app.ask('painted', performance.now()).split('\n').filter(Boolean),
    // Draw calls, vertices, faces, bytes of textures, hovered id.
    stats: () => JSON.parse(app.ask('stats')),
    frames: () => loop.drawn,
    pending: () => loop.pending,
    // Our own work in the last frames, ms.
    frameTimes: () => [...loop.times],
  });
}
