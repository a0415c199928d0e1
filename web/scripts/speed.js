// What people feel: the time from a click, an arriving move or the slider to the painted result, in Chromium on a processor that is slowed
// down four times. A trace of the main thread says what each redraw took.
// Usage: node scripts/speed.js [game...]: needs a built page, the server's Python environment and chromium. SLOWER=1: at full speed.
import { Server } from '../e2e/kit.js';
import { games } from '../e2e/games.js';
import * as hands from '../e2e/hands.js';
import { prepare, slow, watched } from './trace.js';
import { Browser, rest } from './devtools.js';

/** Milliseconds: clock time until it is painted, and processor time of the longest task (its median). */
const BUDGET = { median: 50, nineOfTen: 100, longestTask: 50 };
const SLOWER = Number(process.env.SLOWER ?? 4);
const OPENING = 12;
const CLICKS = 12;
const LOOKS = 15;
/** Of each kind at least so many are measured; so often is played on for them. */
const ENOUGH = 10;
const ROUNDS = 6;
/** Milliseconds: what is drawn stands still before something else happens. */
const REST = 600;
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

/** Plays until every kind of cause was seen often enough; a game that is over is followed by another. */
async function live(browser, site, game) {
  const redraws = [];
  const few = () =>
    ['click', 'mine', 'theirs'].some((kind) => redraws.filter(({ cause }) => cause === kind).length < ENOUGH);
  let page = await begin(browser, site, game);
  for (let round = 0; round < ROUNDS && few(); round += 1) {
    if (await hands.isOver(page)) {
      await page.close();
      page = await begin(browser, site, game);
    }
    redraws.push(...(await watched(page, () => play(page))));
  }
  return { page, redraws };
}

/** Shows the last positions one after the other. */
async function lookBack(page, pause = REST) {
  const last = await hands.ply(page);
  for (let ply = Math.max(0, last - LOOKS); ply < last; ply += 1) {
    await page.evaluate((wanted) => {
      const slider = document.querySelector('.scrub input');
      slider.value = String(wanted);
      setTimeout(() => slider.dispatchEvent(new Event('input', { bubbles: true })));
    }, ply);
    await rest(pause);
  }
}

/** A table in the middle of the game, with everything moving as it usually does. */
async function begin(browser, site, game) {
  const page = await browser.visit();
  await prepare(page);
  await page.goto(site.url);
  await page.press(`[data-play="${game}"]`);
  await page.waitForSelector('.board svg');
  await hands.playByMouse(page, { seed: 6, clicks: OPENING });
  await page.goto(await page.evaluate(() => location.href));
  await page.waitForSelector('.board svg');
  await slow(page, SLOWER);
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

function row(what, redraws) {
  const both = (part) => `${share(redraws, part, 0.5).toFixed(1)} (${share(redraws, part, 0.9).toFixed(1)})`;
  const parts = ['script', 'style', 'layout', 'paint'].map((name) => `${name} ${share(redraws, name, 0.5).toFixed(1)}`);
  return `${what}, ${redraws.length} times: painted ${both('painted')}, work ${both('work')}, longest task ${both('longest')} (${parts.join(', ')})`;
}

const overBudget = (redraws) =>
  share(redraws, 'painted', 0.5) > BUDGET.median ||
  share(redraws, 'painted', 0.9) > BUDGET.nineOfTen ||
  share(redraws, 'longest', 0.5) > BUDGET.longestTask;

function report(game, kind, redraws) {
  const enough = redraws.length >= ENOUGH;
  if (!enough) console.log(`${game}, ${KINDS[kind]}: only ${redraws.length} times`);
  if (redraws.length) console.log(row(`${game}, ${KINDS[kind]}`, redraws));
  if (!enough || overBudget(redraws)) process.exitCode = 1;
}

const site = await Server.open();
const browser = new Browser();
try {
  console.log(
    `Median (nine of ten) in ms. Budget: painted ${BUDGET.median} (${BUDGET.nineOfTen}), longest task ${BUDGET.longestTask}`,
  );
  console.log(row('an empty page, one word', await floor(browser)));
  for (const game of process.argv.length > 2 ? process.argv.slice(2) : games.map(({ key }) => key)) {
    const { page, redraws } = await live(browser, site, game);
    await lookBack(page, REST / 4); // The first time fetches the positions.
    redraws.push(...(await watched(page, () => lookBack(page))));
    for (const kind of Object.keys(KINDS))
      report(
        game,
        kind,
        redraws.filter(({ cause }) => cause === kind),
      );
    await page.close();
  }
} finally {
  await browser.close();
  await site.close();
}
