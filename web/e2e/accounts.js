// Who I am: a name, an account by password, recovery code or passkey, another device, going for good.
import assert from 'node:assert/strict';
import { faults } from './everyone.js';
import { games } from './games.js';
import * as hands from './hands.js';
import { group, PHONE, scene, shot } from './kit.js';

/** Passkeys need a name, not a number. */
const home = (site) => site.url.replace('127.0.0.1', 'localhost');
const person = (page) => page.textContent('header .person .label');
const news = (page, text) => page.waitForSelector(`.news :text("${text}")`);
const isGuest = (page) =>
  page.waitForFunction(() => /^Guest/.test(document.querySelector('header .person .label')?.textContent ?? ''));

async function arrive(page, site) {
  await page.goto(`${home(site)}/me`);
  await page.waitForSelector('[data-rename]');
  return page;
}

async function look(page, name) {
  await shot(page, name);
  assert.deepEqual(await faults(page, name), []);
}

async function rename(page, name) {
  await page.fill('input[autocomplete=nickname]', name);
  await page.click('[data-rename]');
  await news(page, 'your name now');
}

async function logIn(page, login, password) {
  await page.fill('#log-in-name', login);
  await page.fill('#log-in-password', password);
  await page.click('[data-log-in]');
}

export function tests() {
  group('a person', () => {
    scene('has a name, and an account on two devices', async (visit, site) => {
      const page = await arrive(await visit(), site);
      assert.match(await person(page), /^Guest \d{4}$/);
      await look(page, 'me-guest');
      const login = `ann${Date.now()}`;
      await rename(page, 'Ann');
      assert.equal(await person(page), 'Ann');
      await page.fill('section[aria-labelledby=account] input[autocomplete=username]', login);
      await page.fill('input[autocomplete=new-password]', 'a long secret');
      await page.click('[data-password]');
      await page.waitForSelector(`text=You log in as ${login}`);
      await page.click('[data-codes]');
      await page.waitForSelector('section[aria-labelledby=codes] code');
      const codes = await page.$$eval('section[aria-labelledby=codes] code', (all) =>
        all.map((one) => one.textContent),
      );
      assert.equal(codes.length, 10);
      await look(page, 'me-account');

      const other = await arrive(await visit({ ...PHONE, dark: true }), site);
      await look(other, 'me-phone-dark');
      await logIn(other, login, 'not the secret');
      await news(other, 'wrong');
      await logIn(other, login.toUpperCase(), 'a long secret');
      await news(other, 'Welcome back');
      assert.equal(await person(other), 'Ann');
      await other.click('[data-log-out]');
      await other.waitForSelector('[data-play]');
      await arrive(other, site);
      await isGuest(other);

      await other.click('[data-by-code]');
      await other.fill('#log-in-code', codes[3]);
      await other.click('[data-log-in]');
      await news(other, 'That code is used up');
      await other.fill('input[autocomplete=new-password]', 'another secret');
      await other.click('[data-password]');
      await other.waitForSelector(`text=You log in as ${login}`);
      await other.click('[data-log-out]');
      await other.waitForSelector('[data-play]');
      await arrive(other, site);
      await logIn(other, login, 'another secret');
      await news(other, 'Welcome back');
      await page.reload();
      await isGuest(page);
      await logIn(page, login, 'another secret');
      await page.waitForSelector('[data-session=other]');
      await look(page, 'me-devices');

      await other.click('[data-codes]');
      await other.fill('#prove-password', 'not the secret');
      await other.click('[data-prove]');
      await other.waitForSelector('dialog .refusal');
      await look(other, 'me-prove-phone-dark');
      await other.fill('#prove-password', 'another secret');
      await other.click('[data-prove]');
      await other.waitForSelector('section[aria-labelledby=codes] code');
      await arrive(other, site);
      await other.click('[data-end-others]');
      await news(other, 'has to log in again');
      await page.reload();
      await isGuest(page);
    });

    scene('is known again by a passkey', async (visit, site) => {
      const page = await arrive(await visit(), site);
      const session = await page.context().newCDPSession(page);
      await session.send('WebAuthn.enable');
      await session.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
        },
      });
      await rename(page, 'Ben');
      await page.click('[data-passkey]');
      await page.waitForSelector('text=1 passkey is kept');
      await page.click('[data-codes]');
      const code = await page.textContent('section[aria-labelledby=codes] code');
      await page.click('[data-log-out]');
      await page.waitForSelector('[data-play]');
      await page.click('header .person');
      await page.click('[data-log-in-passkey]');
      await news(page, 'Welcome back');
      assert.equal(await person(page), 'Ben');

      const other = await arrive(await visit(), site);
      await other.click('[data-by-code]');
      await other.fill('#log-in-code', code);
      await other.click('[data-log-in]');
      await news(other, 'Welcome back');
      assert.equal(await person(other), 'Ben');
    });

    scene('can go for good', async (visit, site) => {
      const page = await arrive(await visit(), site);
      await rename(page, 'Cleo');
      await page.click('[data-leave]');
      await page.click('[data-delete]');
      await page.waitForSelector('[data-play]');
      await isGuest(page);
    });
  });

  group('a conversation', () => {
    scene('can be hidden, reported and removed', async (visit, site) => {
      const [ann, ben] = [await visit(PHONE), await visit()];
      await hands.together(ann, ben, site, games[0], 'Ben');
      await Promise.all([ann.click('#tab-chat'), ben.click('#tab-chat')]);
      for (const words of ['rude words', 'more of them']) {
        await ben.fill('#say', words);
        await ben.press('#say', 'Enter');
        await ann.waitForSelector(`li:has-text("${words}")`);
      }
      const rude = ann.locator('li', { hasText: 'rude words' });
      await rude.locator('summary').click();
      await shot(ann, 'chat-line-phone');
      await rude.locator('[data-report]').click();
      await ann.waitForSelector('li:has-text("rude words") [role=status]');

      const other = ann.locator('li', { hasText: 'more of them' });
      await other.locator('summary').click();
      await other.locator('[data-hide]').click();
      await ann.waitForSelector('[data-show]');
      assert.equal(await rude.count(), 0);
      await shot(ann, 'chat-hidden-phone');
      await ann.reload();
      await ann.click('#tab-chat');
      await ann.click('[data-show]');
      await rude.waitFor();

      const [, table, line] = /table (\S+) {2}line (\d+) .*rude words/.exec(site.admin('reports'));
      site.admin('remove-line', table, line);
      await Promise.all(
        [ann, ben].map((page) => page.waitForSelector('li:has-text("rude words")', { state: 'detached' })),
      );
      await other.waitFor();
    });
  });

  group('a long list of tables', () => {
    scene('comes in pages', async (visit, site) => {
      for (const host of [await visit(), await visit()]) {
        await host.goto(home(site));
        await host.evaluate(openTables, 31);
      }
      const page = await visit();
      await page.goto(home(site));
      const listed = () => page.locator('section:has(#open) a.table').count();
      const more = page.locator('section:has(#open) [data-more]');
      await more.waitFor();
      const first = await listed();
      assert.equal(first, 60);
      await more.scrollIntoViewIfNeeded();
      await shot(page, 'more-tables');
      await more.click();
      await page.waitForFunction(
        (before) => document.querySelectorAll('section:has(#open) a.table').length > before,
        first,
      );
    });
  });
}

/** Makes tables that wait for somebody. */
async function openTables(number) {
  await fetch('/api/me', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
  const body = JSON.stringify({ game: 'dokmus', seats: [{ who: 'me' }, { who: 'open' }], public: true });
  for (let made = 0; made < number; made += 1)
    await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}
