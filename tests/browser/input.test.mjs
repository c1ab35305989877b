// Fingers, mouse and keys: one tap is one action, and what belongs to the browser stays the browser's.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { closeBrowser, Game, openGame } from './lib.mjs';
import { Player } from './play.mjs';

after(closeBrowser);

const PHONE = { size: [390, 844], touch: true };
const DESK = { size: [1280, 720] };

async function atSetup(screen, query = '') {
  const game = await openGame({ ...screen, query });
  await game.tap({ name: 'Play WIN' });
  await game.waitFor({ name: 'Deal' });
  return game;
}
const players = async (game) => parseInt((await game.one({ name: /^\d+ players$/ })).name, 10);
const hovered = async (game) => (await game.ask('stats')).hovered;

// --- one tap, one action --------------------------------------------------------

// Made-up events are the only ones that surely fall into one task.
const inOneTask = (game, pointerType, [x, y]) =>
  game.page.evaluate(
    ([type, clientX, clientY]) => {
      const init = { pointerType: type, pointerId: 7, isPrimary: true, button: 0, clientX, clientY, bubbles: true, cancelable: true };
      const target = document.elementFromPoint(clientX, clientY);
      target.dispatchEvent(new PointerEvent('pointerdown', { ...init, buttons: 1 }));
      target.dispatchEvent(new PointerEvent('pointerup', init));
    },
    [pointerType, x, y],
  );

test('down and up within one task are one action', async () => {
  const game = await atSetup(DESK);
  const spot = await game.place({ name: 'Add a player' });
  const before = await players(game);
  for (const [i, type] of ['mouse', 'pen', 'touch'].entries()) {
    await inOneTask(game, type, spot);
    await game.still();
    assert.equal(await players(game), before + i + 1, type);
  }
  await game.close();
});

test('a finger’s tap is not doubled by the mouse events that follow it', async () => {
  const game = await atSetup(PHONE);
  await game.page.evaluate(() => {
    window.heard = [];
    for (const type of ['pointerup', 'mouseup', 'click']) addEventListener(type, () => window.heard.push(type), true);
  });
  const before = await players(game);
  const [x, y] = await game.place({ name: 'Add a player' });
  for (let tap = 1; tap <= 3; ++tap) {
    await game.page.touchscreen.tap(x, y);
    await game.page.waitForFunction((n) => window.heard.filter((type) => type === 'click').length >= n, tap);
    await game.still();
    assert.equal(await players(game), before + tap);
  }
  await game.close();
});

test('a second finger presses nothing', async () => {
  const game = await atSetup(PHONE);
  const add = await game.place({ name: 'Add a player' });
  const deal = await game.place({ name: 'Deal' });
  const empty = [4, 70];
  const before = await players(game);
  // The first rests on nothing, the second taps.
  await game.touches('touchStart', [empty]);
  await game.touches('touchStart', [empty, add]);
  await game.touches('touchEnd', [[...add, 1]]);
  await game.touches('touchEnd', []);
  await game.still();
  assert.equal(await players(game), before);
  // The first presses, the second taps elsewhere meanwhile: the first alone counts, once.
  await game.touches('touchStart', [add]);
  await game.touches('touchStart', [add, deal]);
  await game.touches('touchEnd', [[...deal, 1]]);
  await game.touches('touchEnd', []);
  await game.still();
  assert.equal((await game.ask('report')).screen, 'setup');
  assert.equal(await players(game), before + 1);
  // And the next finger is a first one again.
  await game.tap({ name: 'Add a player' });
  assert.equal(await players(game), before + 2);
  await game.close();
});

test('a press that slides away presses nothing', async () => {
  for (const screen of [DESK, PHONE]) {
    const game = await atSetup(screen);
    await game.drag({ name: 'Deal' }, [screen.size[0] / 2, 90]);
    assert.equal((await game.ask('report')).screen, 'setup');
    await game.close();
  }
});

test('hover follows the mouse and never stays where a finger lifted', async () => {
  const game = await openGame({ size: [1280, 720], touch: true });
  // By mouse: for a while after a finger the mouse is not listened to, since browsers make one up for it.
  await game.page.mouse.click(...(await game.place({ name: 'Play WIN' })));
  const add = await game.waitFor({ name: 'Add a player' });
  const spot = Game.middle(add);
  await game.page.mouse.move(...spot);
  assert.equal(await hovered(game), add.id);
  await game.page.mouse.move(4, 716);
  assert.equal(await hovered(game), '');
  await game.touches('touchStart', [spot]);
  assert.equal(await hovered(game), '');
  await game.touches('touchEnd', []);
  await game.still();
  assert.equal(await hovered(game), '');
  // The mouse that rests elsewhere while a finger taps does not begin to hover there either.
  await game.page.mouse.move(...spot);
  await game.tap({ name: 'Add a player' });
  assert.equal(await hovered(game), '');
  await game.close();
});

test('a long drag of a finger scrolls help and presses nothing', async () => {
  const game = await openGame({ size: [568, 320], touch: true });
  const player = new Player(game, 'touch');
  await player.press('Rules');
  await player.press('Next');
  // The second page of whichever game's rules are last on the shelf: long enough to scroll here.
  const text = async () => (await game.find({ role: 'text' })).filter(({ clip }) => clip).at(-1);
  const shot = async () => (await game.nodes()).map(({ id, name }) => `${id} ${name}`).join();
  const before = await text();
  const words = await shot();
  assert.ok(before.clip, 'the page of help stands in a panel');
  const [x, y, , h] = before.clip;
  await game.drag([x + 40, y + h - 8], [x + 40, y + 8], 16);
  const after = await text();
  assert.ok(after.box.y < before.box.y - 20, `the text moves up: ${before.box.y} → ${after.box.y}`);
  assert.equal(await shot(), words, 'nothing else happened');
  await game.drag([x + 40, y + 8], [x + 40, y + h - 8], 16);
  assert.equal((await text()).box.y, before.box.y, 'and down again to where it was');
  await game.close();
});

test('a drag that begins on a choice scrolls the setup and chooses nothing', async () => {
  const game = await atSetup(PHONE);
  const chosen = async () => (await game.find({ role: 'option' })).filter(({ state }) => state.chosen).map(({ name }) => name).join();
  const before = await chosen();
  const option = (await game.find({ role: 'option' }))[1];
  const [x] = Game.middle(option);
  const y = option.clip[1] + option.clip[3] - 10;
  await game.drag([x, y], [x, y - 300], 16);
  const moved = (await game.find({ id: option.id }))[0];
  assert.ok(moved.box.y < option.box.y - 100);
  const inView = Game.middle(moved);
  await game.drag(inView, [inView[0], inView[1] + 120], 10);
  assert.equal(await chosen(), before);
  await game.close();
});

// --- the browser's own ----------------------------------------------------------

// Which keys the page kept for itself.
async function prevented(game, keys) {
  await game.page.evaluate(() => {
    window.kept = [];
    addEventListener('keydown', (event) => {
      if (event.defaultPrevented) window.kept.push(event.code);
    });
  });
  for (const key of keys) await game.page.keyboard.press(key);
  return game.page.evaluate(() => window.kept);
}

test('F5, Ctrl+R, Ctrl+L, Ctrl+W, F12 and their like stay the browser’s', async () => {
  const keys = ['F5', 'F12', 'F11', 'Control+r', 'Control+l', 'Control+w', 'Control+t', 'Control+1', 'Alt+ArrowLeft', 'Control+Enter'];
  const game = await atSetup(DESK);
  for (const where of ['nothing', 'a button', 'an option', 'a text field']) {
    if (where === 'a button') await game.page.getByRole('button', { name: 'Add a player' }).focus();
    if (where === 'an option') await game.page.getByRole('option', { name: '10 s' }).first().focus();
    if (where === 'a text field') {
      await game.tap({ name: 'Change Player 1' });
      await game.page.getByRole('textbox', { name: 'Name' }).focus();
    }
    assert.deepEqual(await prevented(game, keys), [], `with ${where} focused`);
    assert.equal((await game.ask('report')).screen, 'setup', `with ${where} focused`);
  }
  await game.close();
});

const stance = (game) =>
  game.page.evaluate(() => {
    const { scrollTop, scrollLeft } = document.scrollingElement;
    const rect = document.getElementById('canvas').getBoundingClientRect();
    return [scrollX, scrollY, scrollTop, scrollLeft, visualViewport.scale, visualViewport.pageTop, rect.left, rect.top];
  });

test('Space, arrows, Page Down, wheel and a double tap move and zoom no page', async () => {
  for (const screen of [DESK, PHONE]) {
    const game = await atSetup(screen);
    const before = await stance(game);
    assert.equal(before[4], 1);
    for (const key of ['Space', 'ArrowDown', 'ArrowRight', 'PageDown', 'End']) await game.page.keyboard.press(key);
    await game.page.mouse.move(screen.size[0] / 2, 400);
    await game.page.mouse.wheel(0, 400);
    await game.still();
    if (screen.touch) {
      for (const at of [[195, 420], [60, 75]]) {
        await game.page.touchscreen.tap(...at);
        await game.page.touchscreen.tap(...at);
        await game.still();
      }
    }
    assert.deepEqual(await stance(game), before);
    await game.close();
  }
});

test('a modifier that was down when the focus went does not stick', async () => {
  const game = await atSetup(DESK);
  const session = await game.context.newCDPSession(game.page);
  const send = (type, key, more) => session.send('Input.dispatchKeyEvent', { type, key, code: key, ...more });
  for (const [key, modifiers] of [['Control', 2], ['Alt', 1], ['Shift', 8], ['Meta', 4]]) {
    await send('rawKeyDown', key, { modifiers });
    // The window loses the focus here, so that nobody hears the key come up.
    await game.page.evaluate(() => dispatchEvent(new Event('blur')));
    const count = await players(game);
    await game.tap({ name: 'Add a player' });
    assert.equal(await players(game), count + 1, `a tap after ${key}`);
    await game.tap({ name: 'Rules' });
    assert.equal((await game.ask('report')).screen, 'help');
    await send('rawKeyDown', 'Escape', { windowsVirtualKeyCode: 27 });
    await send('keyUp', 'Escape', { windowsVirtualKeyCode: 27 });
    await game.still();
    assert.equal((await game.ask('report')).screen, 'setup', `Escape after ${key}`);
    await send('keyUp', key, {});
  }
  await game.close();
});

test('a finger that was down when the focus went presses nothing, and the next one does', async () => {
  const game = await atSetup(PHONE);
  const before = await players(game);
  const add = await game.place({ name: 'Add a player' });
  await game.touches('touchStart', [add]);
  await game.page.evaluate(() => dispatchEvent(new Event('blur')));
  await game.touches('touchEnd', []);
  await game.still();
  assert.equal(await players(game), before);
  await game.tap({ name: 'Add a player' });
  assert.equal(await players(game), before + 1);
  await game.close();
});

// --- typing ---------------------------------------------------------------------

async function atName(screen) {
  const game = await atSetup(screen);
  await game.tap({ name: 'Change Player 1' });
  await game.tap({ role: 'textbox', name: 'Name' });
  const field = game.page.getByRole('textbox', { name: 'Name' });
  await game.page.waitForFunction(() => document.activeElement?.matches('#mirror input'));
  return { game, field };
}
const value = async (game) => (await game.one({ role: 'textbox', name: 'Name' })).value;

test('a name is typed with accents, by mouse and by finger', async () => {
  for (const screen of [DESK, PHONE]) {
    const { game, field } = await atName(screen);
    await field.selectText();
    await game.page.keyboard.insertText('Zoë');
    // Between two letters the program lays out: what it does not keep yet must stay in the field.
    for (const letter of ' Ñandú-3') {
      await game.page.keyboard.type(letter);
      await game.still();
    }
    await game.still();
    assert.equal(await value(game), 'Zoë Ñandú-3');
    assert.equal(await field.inputValue(), 'Zoë Ñandú-3');
    await game.page.keyboard.press('Enter');
    await game.tap({ role: 'button', name: 'Done' });
    assert.ok(await game.waitFor({ name: 'Change Zoë Ñandú-3' }));
    await game.close();
  }
});

test('an input method composes a name undisturbed', async () => {
  const { game, field } = await atName(DESK);
  const session = await game.context.newCDPSession(game.page);
  await field.selectText();
  await game.page.keyboard.press('Delete');
  for (const text of ['に', 'にほ', 'にほん']) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await game.still();
    assert.equal(await field.inputValue(), text, 'what is composed stays in the field');
  }
  // A layout amid composing must not break it off.
  await game.page.setViewportSize({ width: 1200, height: 700 });
  await game.still();
  assert.equal(await field.inputValue(), 'にほん');
  await session.send('Input.insertText', { text: '日本' });
  await game.still();
  assert.equal(await field.inputValue(), '日本');
  assert.equal(await value(game), '日本');
  await game.page.keyboard.insertText('🎲');
  await game.still();
  assert.equal(await value(game), '日本🎲');
  await game.close();
});
