// The Nodes as real elements: for the keyboard, for screen readers, for text fields.
//
// Elements lie transparent at their Nodes' boxes, in reading order, patched by id. They hear no pointer (the stage
// does), but for text fields, over which a real one lies. Each group is one stop of Tab; arrows move inside it to the
// neighbour that lies there. What is activated is handed to the program, which treats it like a tap.
import { neighbour } from './neighbour.js';

// scene::Role, by number.
const ROLES = ['none', 'text', 'heading', 'button', 'toggle', 'option', 'group', 'slider', 'textbox', 'image', 'dialog', 'live'];
const TAGS = { heading: 'h2', button: 'button', toggle: 'button', slider: 'input', textbox: 'input' };
const STOPS = new Set(['button', 'toggle', 'option', 'slider', 'textbox']);
const ENABLED = 1, CHOSEN = 2, CURRENT = 4, PRIMARY = 8;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const KEYS = /^(Escape|Enter|[1-9])$/;

export class Mirror {
  #root;
  #app;
  #items = new Map(); // id → { node, role, element, told }
  #composing = false;

  constructor(root, app) {
    this.#root = root;
    this.#app = app;
    root.addEventListener('click', (event) => this.#activate(event));
    root.addEventListener('keydown', (event) => this.#onKey(event));
    root.addEventListener('contextmenu', (event) => this.#onHold(event));
    root.addEventListener('focusin', (event) => this.#onFocus(event));
    root.addEventListener('focusout', (event) => this.#onBlur(event));
    root.addEventListener('compositionstart', () => (this.#composing = true));
    root.addEventListener('compositionend', (event) => {
      this.#composing = false;
      this.#onInput(event);
    });
    root.addEventListener('input', (event) => this.#onInput(event));
    document.addEventListener('keydown', (event) => this.#onFreeKey(event));
  }

  show() {
    this.#root.hidden = false;
  }
  get nodes() {
    return [...this.#items.values()].map((item) => item.node);
  }
  say(words) {
    const live = document.getElementById('live');
    // The same words twice are spoken twice.
    live.textContent = live.textContent === words ? `${words}\u00a0` : words;
  }

  update({ nodes, focus, px, ink, paper, ground }) {
    const style = this.#root.style;
    style.setProperty('--px', `${px}px`);
    style.setProperty('--ink', ink);
    style.setProperty('--paper', paper);
    document.documentElement.style.background = ground;
    const had = document.activeElement?.closest?.('#mirror *') ? document.activeElement.dataset.id : '';
    const present = new Set(nodes.map((node) => node.id));
    for (const [id, item] of this.#items) {
      if (present.has(id)) continue;
      item.element.remove();
      this.#items.delete(id);
    }
    for (const node of nodes) this.#patch(node);
    this.#order(nodes);
    this.#fence(nodes);
    this.#stops(nodes);
    if (focus) this.#items.get(focus)?.element.focus({ preventScroll: true });
    else if (had && !present.has(had)) this.#refocus(nodes);
  }

  // --- elements -------------------------------------------------------------

  #patch(node) {
    const role = ROLES[node.role];
    let item = this.#items.get(node.id);
    if (item && item.role !== role) {
      item.element.remove();
      item = null;
    }
    if (!item) {
      const element = document.createElement(TAGS[role] ?? 'div');
      element.dataset.id = node.id;
      if (element.tagName === 'BUTTON') element.type = 'button';
      item = { role, element, told: '' };
      this.#items.set(node.id, item);
    }
    item.node = node;
    const parent = this.#items.get(node.parent)?.node.box ?? [0, 0];
    const told = JSON.stringify([node, parent[0], parent[1]]);
    if (told === item.told) return;
    item.told = told;
    const [x, y, w, h] = node.box;
    Object.assign(item.element.style, {
      left: `${x - parent[0]}px`, top: `${y - parent[1]}px`, width: `${w}px`, height: `${h}px`,
    });
    this.#describe(item);
  }

  #describe({ node, role, element }) {
    const set = (name, value) => (value === null ? element.removeAttribute(name) : element.setAttribute(name, value));
    const on = (bit) => (node.state & bit ? 'true' : 'false');
    set('aria-description', node.why ?? null);
    set('aria-disabled', STOPS.has(role) && !(node.state & ENABLED) ? 'true' : null);
    set('aria-current', node.state & CURRENT ? 'true' : null);
    if (role === 'group' || role === 'dialog') {
      element.className = 'lists';
      set('role', role);
      set('aria-label', node.name || null);
      if (role === 'dialog') set('aria-modal', 'true');
    } else if (role === 'image') {
      set('role', 'img');
      set('aria-label', node.name);
    } else if (role === 'slider') {
      const [value, least, most, step] = node.range;
      Object.assign(element, { type: 'range', min: least, max: most, step });
      element.value = value;
      set('aria-label', node.name);
    } else if (role === 'textbox') {
      element.type = 'text';
      element.autocomplete = 'off';
      element.spellcheck = false;
      element.enterKeyHint = 'done';
      set('aria-label', node.name);
      // Not while somebody types there: the caret would jump, a half-composed word be lost, and the blank between two
      // words, which the program leaves out as long as nothing follows it.
      if (element !== document.activeElement) this.#fill(element, node);
    } else {
      if (role === 'toggle') set('aria-pressed', on(CHOSEN));
      if (role === 'option') {
        set('role', 'option');
        set('aria-selected', on(CHOSEN));
      }
      if (role === 'live') set('aria-live', 'polite');
      // Children may stand in it: only its own words are changed.
      if (element.firstChild?.nodeType !== Node.TEXT_NODE) element.prepend('');
      if (element.firstChild.data !== node.name) element.firstChild.data = node.name;
    }
  }

  #fill(element, { value = '' }) {
    if (element.value !== value) element.value = value;
  }

  // Children stand in their parents in reading order.
  #order(nodes) {
    const last = new Map(); // parent element → the child placed last
    const options = new Map(); // group element → holds options only
    for (const { id, parent } of nodes) {
      const { element, role } = this.#items.get(id);
      const home = this.#items.get(parent)?.element ?? this.#root;
      const before = last.get(home);
      const next = before ? before.nextElementSibling : home.firstElementChild;
      if (element.parentElement !== home || next !== element) home.insertBefore(element, next);
      last.set(home, element);
      options.set(home, (options.get(home) ?? true) && role === 'option');
    }
    for (const [home, only] of options) {
      if (home.getAttribute('role') === 'group' || home.getAttribute('role') === 'listbox')
        home.setAttribute('role', only ? 'listbox' : 'group');
    }
  }

  // Nothing behind the topmost dialog can be reached.
  #fence(nodes) {
    const dialog = nodes.findLast((node) => ROLES[node.role] === 'dialog');
    const top = dialog && this.#items.get(dialog.id).element;
    for (const { element } of this.#items.values()) {
      element.inert = Boolean(top) && element !== top && !top.contains(element) && !element.contains(top);
    }
  }

  #groupOf(id) {
    let item = this.#items.get(id);
    while (item) {
      item = this.#items.get(item.node.parent);
      if (item?.role === 'group') return item.node.id;
      if (item?.role === 'dialog') return '';
    }
    return '';
  }

  // One stop of Tab in each group: where the focus is or was, else what is chosen, else the first.
  #stops(nodes) {
    const groups = new Map();
    for (const node of nodes) {
      const item = this.#items.get(node.id);
      if (!STOPS.has(item.role)) continue;
      const group = item.role === 'textbox' ? '' : this.#groupOf(node.id);
      if (!group) item.element.tabIndex = 0;
      else if (groups.has(group)) groups.get(group).push(item);
      else groups.set(group, [item]);
    }
    for (const items of groups.values()) {
      const stop =
        items.find(({ element }) => element === document.activeElement) ??
        items.find(({ element, kept }) => kept && element.tabIndex === 0) ??
        items.find(({ node }) => node.state & (CHOSEN | CURRENT)) ??
        items[0];
      for (const { element } of items) element.tabIndex = element === stop.element ? 0 : -1;
    }
  }

  // What had the focus is gone: the keyboard goes on at the main button, else at the first thing.
  #refocus(nodes) {
    const reachable = nodes
      .map((node) => this.#items.get(node.id))
      .filter(({ role, element }) => STOPS.has(role) && role !== 'textbox' && !element.closest('[inert]'));
    const next = reachable.find(({ node }) => node.state & PRIMARY) ?? reachable[0];
    next?.element.focus({ preventScroll: true });
  }

  // --- events ---------------------------------------------------------------

  #itemOf(event) {
    return this.#items.get(event.target?.closest?.('[data-id]')?.dataset.id);
  }
  #tell(name, item, ...more) {
    const [zone, slot] = item.node.id.split(':').map(Number);
    this.#app.call(name, zone, slot, ...more, performance.now());
  }

  #activate(event) {
    const item = this.#itemOf(event);
    if (item && ['button', 'toggle', 'option'].includes(item.role)) this.#tell('press', item);
  }
  // The menu key: the same as holding a finger.
  #onHold(event) {
    const item = this.#itemOf(event);
    if (!item || item.role === 'textbox') return;
    event.preventDefault();
    this.#tell('hold', item);
  }
  #onFocus(event) {
    const item = this.#itemOf(event);
    if (!item) return;
    const group = item.role === 'textbox' ? '' : this.#groupOf(item.node.id);
    if (group) {
      for (const other of this.#items.values()) {
        if (!STOPS.has(other.role) || other.role === 'textbox' || this.#groupOf(other.node.id) !== group) continue;
        other.kept = other === item;
        other.element.tabIndex = other === item ? 0 : -1;
      }
    }
    this.#tell('focus', item);
  }
  // What the program made of the words: without blanks at the ends, and not too long.
  #onBlur(event) {
    const item = this.#itemOf(event);
    if (item?.role === 'textbox') this.#fill(item.element, item.node);
  }
  #onInput(event) {
    const item = this.#itemOf(event);
    if (!item) return;
    if (item.role === 'slider') return this.#tell('slide', item, Number(item.element.value));
    if (item.role !== 'textbox' || this.#composing || event.isComposing) return;
    const [zone, slot] = item.node.id.split(':').map(Number);
    this.#app.say('type', zone, slot, item.element.value, performance.now());
  }

  #onKey(event) {
    const item = this.#itemOf(event);
    if (!item || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (item.role === 'textbox') {
      if (event.key === 'Enter' || event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        item.element.blur();
      }
      return;
    }
    if (item.role === 'option' && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (!event.repeat) this.#tell('press', item);
    } else if (ARROWS[event.key] && item.role !== 'slider') {
      this.#move(item, ARROWS[event.key]);
      event.preventDefault();
    }
    // Enter and Space on buttons become clicks by the browser's own doing.
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  }

  #move(item, direction) {
    const group = this.#groupOf(item.node.id);
    const others = [...this.#items.values()].filter(
      (other) =>
        other !== item && STOPS.has(other.role) && !other.element.closest('[inert]') && this.#groupOf(other.node.id) === group,
    );
    neighbour(item, others, direction, ({ node }) => node.box)?.element.focus({ preventScroll: true });
  }

  // Escape, Enter and digits that no element took.
  #onFreeKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
    if (!KEYS.test(event.key) || event.target?.tagName === 'INPUT') return;
    if (event.target?.closest?.('#first')) return;
    event.preventDefault();
    this.#app.say('key', event.key, performance.now());
  }
}
