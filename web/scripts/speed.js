// How long a redraw takes: what the main thread does on a processor four times slower (Chromium slows it down), from the click, the
// message or the slider that caused it to the end of its frame: script, style, layout and painting. Waiting does not count: not for
// the network, not for the next frame, not for other programs.
// Usage: node scripts/speed.js [game...]: needs a built page, the server's Python environment and chromium.
import { House } from '../e2e/kit.js';
import { games } from '../e2e/games.js';
import * as hands from '../e2e/hands.js';
import { prepare, slow, watched } from './watch.js';
import { Browser, rest } from './wire.js';

const LIMIT = 16;
const SLOWER = 4;
const OPENING = 12;
const CLICKS = 16;
const LOOKS = 30;
/** Milliseconds: what is drawn stands still before something else happens. */
const REST = 250;
const PAGE = "<p>0</p><input type='range'>";
const KINDS = { click: 'my click', mine: 'my move comes', theirs: "another's move comes", look: 'an earlier position' };

/** Plays on by mouse, slowly. */
async function play(page) {
  const random = hands.luck(9);
  for (let k = 0; k < CLICKS; k += 1) {
    await hands.awaitTurn(page);
    if (await hands.isOver(page)) return;
    await rest(REST);
    await hands.click(page, random);
    await rest(REST);
  }
}

/** Shows the last positions one after the other. */
async function lookBack(page) {
  const last = await hands.ply(page);
  for (let ply = Math.max(0, last - LOOKS); ply < last; ply += 1) {
    await page.evaluate((wanted) => {
      const slider = document.querySelector('.scrub input');
      slider.value = String(wanted);
      setTimeout(() => slider.dispatchEvent(new Event('input', { bubbles: true })));
    }, ply);
    await rest(REST);
  }
}

/** A table in the middle of the game, with everything moving as it usually does. */
async function begin(browser, house, game) {
  const page = await browser.visit();
  await prepare(page);
  await page.goto(house.url);
  await page.press(`[data-play="${game}"]`);
  await page.waitForSelector('.board svg');
  await hands.playByMouse(page, { seed: 6, clicks: OPENING });
  await page.goto(await page.evaluate(() => location.href));
  await page.waitForSelector('.board svg');
  return page;
}

/** What the browser itself needs: one word changes on an empty page. */
async function floor(browser) {
  const page = await browser.visit();
  await prepare(page);
  await page.goto(`data:text/html,${PAGE}`);
  await page.waitForSelector('input');
  await slow(page, SLOWER);
  const redraws = await watched(page, async () => {
    for (let k = 0; k < LOOKS; k += 1) {
      await page.evaluate((number) => {
        setTimeout(() => {
          document.querySelector('input').dispatchEvent(new Event('input'));
          document.querySelector('p').textContent = String(number);
        });
      }, k);
      await rest(REST);
    }
  });
  await page.close();
  return redraws;
}

const share = (redraws, part, of) => {
  const sorted = redraws.map((redraw) => redraw[part]).sort((a, b) => a - b);
  return sorted[Math.floor(of * (sorted.length - 1))];
};

function told(what, redraws) {
  const parts = ['script', 'style', 'layout', 'paint'].map((name) => `${name} ${share(redraws, name, 0.5).toFixed(1)}`).join(', ');
  return `${what}: ${redraws.length}, median ${share(redraws, 'all', 0.5).toFixed(1)} ms, 9 of 10 under ${share(redraws, 'all', 0.9).toFixed(1)} ms (${parts})`;
}

function report(game, kind, redraws) {
  if (!redraws.length) return;
  console.log(`${told(`${game}, ${KINDS[kind]}`, redraws)}; limit ${LIMIT} ms`);
  if (share(redraws, 'all', 0.5) > LIMIT) process.exitCode = 1;
}

const house = await House.open();
const browser = new Browser();
try {
  console.log(told('an empty page, one word', await floor(browser)));
  for (const game of process.argv.length > 2 ? process.argv.slice(2) : games.map(({ key }) => key)) {
    const page = await begin(browser, house, game);
    await slow(page, SLOWER);
    const live = await watched(page, () => play(page));
    await lookBack(page); // The first time fetches the positions.
    const looks = await watched(page, () => lookBack(page));
    for (const kind of Object.keys(KINDS)) report(game, kind, (kind === 'look' ? looks : live).filter(({ cause }) => cause === kind));
    await page.close();
  }
} finally {
  await browser.close();
  await house.close();
}
