// What Lighthouse says of home, rules and tables on a phone and a desktop: the median of some visits. Only a quiet machine tells the truth.
// Usage: node scripts/lighthouse.js [visits [page]], a page being "home" or "rules of dokmus": needs a built page, the server's Python
// environment and chromium; npx fetches Lighthouse.
import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { promisify } from 'node:util';
import { Server, browserPath } from '../e2e/kit.js';
import { games } from '../e2e/games.js';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const [VISITS = 3, WANTED = ''] = process.argv.slice(2);
const SCREENS = { phone: [], desktop: ['--preset=desktop'] };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const run = promisify(execFile);

/** A table that anybody may watch: others are not to be found by search engines. */
async function publicTable(site, { key, players }) {
  const said = async (path, body, cookie = '') => {
    const headers = { 'content-type': 'application/json', origin: site.url, cookie };
    const answer = await fetch(`${site.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer;
  };
  const me = await said('/me', { name: 'Ann' });
  const cookie = me.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const seats = [{ who: 'me' }, ...Array(players - 1).fill({ who: 'bot', level: 1 })];
  return (await said('/tables', { game: key, seats, public: true, start: true }, cookie)).json();
}

async function visit(url, flags) {
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage';
  const asked = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', chrome, ...flags];
  const { stdout } = await run('npx', asked, {
    env: { ...process.env, CHROME_PATH: browserPath() },
    maxBuffer: 2 ** 27,
  });
  return JSON.parse(stdout);
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

const site = await Server.open();
try {
  const pages = [['home', '/']];
  for (const game of games) {
    pages.push([`rules of ${game.key}`, `/rules/${game.key}`]);
    pages.push([`table of ${game.key}`, `/table/${(await publicTable(site, game)).id}`]);
  }
  console.log(`| page | screen | ${CATEGORIES.join(' | ')} | largest paint | load |`);
  console.log(`|---|---|${'---|'.repeat(CATEGORIES.length + 2)}`);
  for (const [name, path] of pages.filter(([name]) => name.includes(WANTED)))
    for (const [screen, flags] of Object.entries(SCREENS)) {
      const found = [];
      for (let k = 0; k < VISITS; k += 1) found.push(await visit(site.url + path, flags));
      const scores = CATEGORIES.map((key) => Math.round(100 * median(found.map((one) => one.categories[key].score))));
      const paint = median(found.map((one) => one.audits['largest-contentful-paint'].numericValue));
      console.log(
        `| ${name} | ${screen} | ${scores.join(' | ')} | ${(paint / 1000).toFixed(1)} s | ${loadavg()[0].toFixed(1)} |`,
      );
    }
} finally {
  await site.close();
}
