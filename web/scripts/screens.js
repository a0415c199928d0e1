// Takes the pictures of the README, docs/pictures/*.png: home, and each game in the middle of a recorded game.
// Run it after the page looks different: npm run screens. It needs a built page, the server's Python environment and chromium.
import { readFileSync, statSync } from 'node:fs';
import { Server, LAPTOP, PHONE, launch, visitor } from '../e2e/kit.js';

const root = new URL('../../', import.meta.url);
const SCREENS = [
  { name: 'dokmus', record: 'dokmus/tie-break', part: 0.5 },
  { name: 'elfenland', record: 'elfenland/rounds', part: 0.45 },
  { name: 'tindaya', record: 'tindaya/shared-victory', part: 0.45, dark: true },
  { name: 'phone', record: 'elfenland/towns', part: 0.4, device: PHONE },
];

/** The lines of a recorded game up to its last decision of seat 0 in the given part of the game. */
function begun(record, part) {
  const lines = readFileSync(new URL(`tests/records/${record}.jsonl`, root), 'utf8')
    .trim()
    .split('\n');
  const end = lines.findLastIndex((line, at) => at <= part * lines.length && JSON.parse(line).seat === 0);
  return lines.slice(0, end);
}

/** A table where such a game goes on, against the computer. */
async function table(page, { record, part }) {
  const lines = begun(record, part);
  const { game, players } = JSON.parse(lines[0]);
  const seats = [{ who: 'me' }, ...Array(players - 1).fill({ who: 'bot', level: 3 })];
  return page.evaluate(
    async (asked) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(asked) });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()).id;
    },
    { game, seats, record: lines.join('\n'), start: true },
  );
}

async function take(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1000); // the side is drawn after the board
  const path = new URL(`docs/pictures/${name}.png`, root).pathname;
  await page.screenshot({ path });
  console.log(`${name}.png: ${Math.round(statSync(path).size / 1024)} KB`);
}

const site = await Server.open();
const browser = await launch();
try {
  const home = await visitor(browser);
  await home.goto(site.url);
  await home.waitForSelector('article');
  await take(home, 'home');
  for (const { name, device = LAPTOP, dark, ...game } of SCREENS) {
    const page = await visitor(browser, { ...device, dark });
    await page.goto(site.url);
    await page.waitForSelector('article');
    await page.goto(`${site.url}/table/${await table(page, game)}`);
    await page.waitForSelector('.ask .question');
    await take(page, name);
  }
} finally {
  await browser.close();
  await site.close();
}
