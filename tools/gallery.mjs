// Pictures of every screen and of telling moments, for people to look at. Run by tools/gallery.
//
// A scene is played by presses, as a browser test plays; chance is fixed before the page starts, so that the same
// scene shows the same cards each time. Left out: judging the pictures.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { closeBrowser, openGame } from '../tests/browser/lib.mjs';
import { Player, seeResult, setUp, winTurn } from '../tests/browser/play.mjs';

const SIZES = [
  { name: 'phone', size: [390, 844], ratio: 2, touch: true },
  { name: 'phone-lying', size: [844, 390], ratio: 2, touch: true },
  { name: 'laptop', size: [1280, 720], ratio: 1 },
  { name: 'desktop', size: [1920, 1080], ratio: 1 },
];
const [, , folder, pattern = '.'] = process.argv;
const wanted = new RegExp(pattern);

// The page's only source of chance, counting instead of guessing.
function fixChance() {
  let next = 1;
  crypto.getRandomValues = (numbers) => {
    const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    for (let i = 0; i < bytes.length; ++i) bytes[i] = (next = (next * 73 + 41) % 251);
    return numbers;
  };
}

const win = (player, seats = 6, options = []) => setUp(player, { title: 'WIN', seats, options });
const speeches = async (player) => {
  for (let speech = 0; speech < 4; ++speech) await player.press('Done early');
};
const toVote = async (player) => {
  await player.press('Draw characters');
  await player.press('Turn up the challenge');
  await speeches(player);
};
const voters = async (player) => (await player.game.find({ name: /: no vote yet$/ })).map(({ name }) => name);
const textSize = async (player, size) => {
  await player.press('Settings');
  await player.press(size);
  await player.press('Back');
};

// Each scene: presses, and `shot(name)` where it is worth a look.
const SCENES = {
  async shelf(player, shot) {
    await shot('shelf');
    await player.press('Settings');
    await shot('settings');
    await player.press('Delete everything');
    await shot('question');
    await player.press('Cancel');
    await player.press('Back');
    await textSize(player, '200 %');
    await shot('shelf-200');
  },
  async help(player, shot) {
    await player.press('Rules');
    await shot('help');
    await player.press('Next');
    await shot('help-turn');
    await player.press('Back');
    await player.press('Watch a round');
    await shot('watch-begin');
    await player.press('Next step');
    await player.press('Next step');
    await shot('watch');
  },
  async setup(player, shot) {
    await player.press('Play WIN');
    await shot('setup');
    await player.press('Change Player 2');
    await shot('person');
    await player.press('Done');
    for (let seats = 4; seats < 20; ++seats) await player.press('Add a player');
    await shot('setup-20');
  },
  async turn(player, shot) {
    await win(player);
    await shot('draw');
    await player.press('Draw characters');
    await shot('reveal');
    await player.press('Turn up the challenge');
    await shot('speech');
    await player.press(/^Start: /);
    await player.game.page.waitForFunction(() => window.sobremesa.nodes().some(({ name }) => /^1[0-7] seconds left/.test(name)));
    await shot('sand');
    await player.press('Pause');
    await shot('paused');
    await speeches(player);
    await shot('vote');
    const names = await voters(player);
    await player.press(names[0]);
    await player.press('All others white');
    await shot('voted');
    await player.press('Count the votes');
    await shot('verdict');
    await player.press('Standings');
    await shot('standings');
    await player.press('Close');
    await player.press('Menu');
    await shot('menu');
  },
  async crowd(player, shot) {
    await win(player, 20);
    await toVote(player);
    const names = await voters(player);
    for (const name of names.slice(0, 9)) await player.press(name);
    await shot('vote-20');
    await player.press(/abstain: count$/);
    await shot('abstain');
    await player.press('Yes');
    await shot('verdict-20');
  },
  async secret(player, shot) {
    await win(player, 5, ['In secret']);
    await toVote(player);
    await shot('hand-over');
    await player.press(/^I’m not /);
    await shot('who');
    await player.press(/^Player/);
    await player.press(/ · (hold|tap) to look$/);
    await shot('ballot');
    await player.press(/^Black: /);
    await shot('ballot-chosen');
  },
  async large(player, shot) {
    await textSize(player, '200 %');
    await win(player, 8);
    await shot('draw-200');
    await player.press('Draw characters');
    await player.press('Turn up the challenge');
    await shot('speech-200');
    await speeches(player);
    await shot('vote-200');
  },
  async end(player, shot) {
    await win(player, 3);
    const [, hero] = (await player.game.one({ role: 'heading', name: / against / })).name.split(' against ');
    await winTurn(player, { hero });
    await player.game.page.reload();
    await player.game.ready();
    await shot('curtain');
    await player.press('Show the table');
    for (let turn = 0; turn < 40 && !(await player.report()).over; ++turn) await winTurn(player, { hero });
    await shot('last-verdict');
    await seeResult(player);
    await shot('result');
  },
  async null_game(player, shot) {
    await setUp(player, { title: 'Null', seats: 4 });
    await shot('null');
    await player.press(/ · (hold|tap) to look$/);
    await shot('null-hand');
    await player.press({ role: 'option', name: /^\d+$/ });
    await shot('null-chosen');
  },
};

async function picture(size, name, scene) {
  const game = await openGame({ ...size, query: '?developer', init: fixChance });
  const player = new Player(game, size.touch ? 'touch' : 'mouse');
  const shot = async (moment) => {
    await game.still();
    await game.screenshot(join(folder, `${moment}.${size.name}.png`));
    console.log(`${moment}.${size.name}`);
  };
  try {
    await scene(player, shot);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name} at ${size.name}: ${error.message}`);
    await shot(`failed-${name}`);
  } finally {
    await game.close();
  }
}

mkdirSync(folder, { recursive: true });
for (const [name, scene] of Object.entries(SCENES)) {
  if (!wanted.test(name)) continue;
  for (const size of SIZES) await picture(size, name, scene);
}
await closeBrowser();
