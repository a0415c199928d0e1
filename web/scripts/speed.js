// How long a redraw takes after a move: the time that the main thread computes (so that other programs do not count), as on a
// processor four times slower.
// Usage: node scripts/speed.js [game] — needs a built page, the server's Python environment and chromium.
import { House, launch, visitor } from '../e2e/kit.js';
import * as hands from '../e2e/hands.js';

const LIMIT = 16;
const SLOWER = 4;
const game = process.argv[2] ?? 'dokmus';
const house = await House.open();
const browser = await launch();
try {
  const page = await visitor(browser);
  await page.goto(house.url);
  await page.click(`[data-play="${game}"]`);
  await page.waitForSelector('.board svg');
  await hands.playByMouse(page, { seed: 5, clicks: 60 });
  await hands.awaitTurn(page);
  const last = await hands.ply(page);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' }).catch(() => undefined);
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await wire.send('Performance.getMetrics');
    const value = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return SLOWER * 1000 * (value('ScriptDuration') + value('RecalcStyleDuration') + value('LayoutDuration'));
  };
  const show = (ply) =>
    page.evaluate(async (wanted) => {
      const slider = document.querySelector('.scrub input');
      slider.value = String(wanted);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      for (let k = 0; k < 200 && Number(slider.value) !== wanted; k += 1) await new Promise((done) => setTimeout(done, 10));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, ply);
  const steps = Array.from({ length: Math.min(last - 1, 60) }, (_, index) => index);
  for (const ply of steps) await show(ply); // The first time fetches the positions.
  await page.waitForTimeout(500);
  const times = [];
  for (const ply of steps) {
    const before = await busy();
    await show(ply);
    times.push((await busy()) - before);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.floor(part * (sorted.length - 1))];
  console.log(`${game}: ${times.length} moves as if 4× slower: median ${at(0.5).toFixed(1)} ms, 9 of 10 under ${at(0.9).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms; limit ${LIMIT} ms`);
  if (at(0.5) > LIMIT) process.exitCode = 1;
} finally {
  await browser.close();
  await house.close();
}
