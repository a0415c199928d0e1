// How long a redraw takes after a move: what the main thread computes (script, style, layout; other programs do not count), four
// times over, as on a processor four times slower. Every position of a game is shown in turn.
// Usage: node scripts/speed.js [game...]: needs a built page, the server's Python environment and chromium.
import { House, launch, visitor } from '../e2e/kit.js';
import { games } from '../e2e/games.js';
import * as hands from '../e2e/hands.js';

const LIMIT = 16;
const SLOWER = 4;
const MOVES = 60;

/** Shows the position after a move, and waits until it is drawn. */
const show = (page, ply) =>
  page.evaluate(async (wanted) => {
    const slider = document.querySelector('.scrub input');
    slider.value = String(wanted);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    for (let k = 0; k < 200 && Number(slider.value) !== wanted; k += 1) await new Promise((done) => setTimeout(done, 10));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, ply);

/** Milliseconds that the page has computed so far, on the slower processor. */
async function clock(page) {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await wire.send('Performance.getMetrics');
    const value = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return SLOWER * 1000 * (value('ScriptDuration') + value('RecalcStyleDuration') + value('LayoutDuration'));
  };
}

async function measure(page, house, game) {
  await page.goto(house.url);
  await page.click(`[data-play="${game}"]`);
  await page.waitForSelector('.board svg');
  await hands.playByMouse(page, { seed: 5, clicks: MOVES });
  const busy = await clock(page);
  const steps = Array.from({ length: Math.min((await hands.ply(page)) - 1, MOVES) }, (_, index) => index);
  for (const ply of steps) await show(page, ply); // The first time fetches the positions.
  const times = [];
  for (const ply of steps) {
    const before = await busy();
    await show(page, ply);
    times.push((await busy()) - before);
  }
  return times.sort((a, b) => a - b);
}

const house = await House.open();
const browser = await launch();
try {
  for (const game of process.argv.length > 2 ? process.argv.slice(2) : games.map(({ key }) => key)) {
    const times = await measure(await visitor(browser), house, game);
    const at = (part) => times[Math.floor(part * (times.length - 1))];
    console.log(`${game}: ${times.length} moves as if ${SLOWER}× slower: median ${at(0.5).toFixed(1)} ms, 9 of 10 under ${at(0.9).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms; limit ${LIMIT} ms`);
    if (at(0.5) > LIMIT) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await house.close();
}
