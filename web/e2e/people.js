// Who I am: a name, an account by password, recovery code or passkey, another device, going for good; and the campaign's next game.
import assert from 'node:assert/strict';
import { faults } from './everyone.js';
import { group, PHONE, scene, shot } from './kit.js';

/** Passkeys need a name, not a number. */
const home = (house) => house.url.replace('127.0.0.1', 'localhost');
const person = (page) => page.textContent('header .person .label');
const news = (page, text) => page.waitForSelector(`.news :text("${text}")`);
const isGuest = (page) =>
  page.waitForFunction(() => /^Guest/.test(document.querySelector('header .person .label')?.textContent ?? ''));

async function arrive(page, house) {
  await page.goto(`${home(house)}/me`);
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
    scene('has a name, and an account on two devices', async (visit, house) => {
      const page = await arrive(await visit(), house);
      assert.match(await person(page), /^Guest \d{4}$/);
      await look(page, 'me-guest');
      await rename(page, 'Ann');
      assert.equal(await person(page), 'Ann');
      await page.fill('section[aria-labelledby=account] input[autocomplete=username]', 'ann');
      await page.fill('input[autocomplete=new-password]', 'a long secret');
      await page.click('[data-password]');
      await page.waitForSelector('text=You log in as ann');
      await page.click('[data-codes]');
      await page.waitForSelector('section[aria-labelledby=codes] code');
      const codes = await page.$$eval('section[aria-labelledby=codes] code', (all) =>
        all.map((one) => one.textContent),
      );
      assert.equal(codes.length, 10);
      await look(page, 'me-account');

      const other = await arrive(await visit({ ...PHONE, dark: true }), house);
      await look(other, 'me-phone-dark');
      await logIn(other, 'ann', 'not the secret');
      await news(other, 'wrong');
      await logIn(other, 'Ann', 'a long secret');
      await news(other, 'Welcome back');
      assert.equal(await person(other), 'Ann');
      await other.click('[data-log-out]');
      await other.waitForSelector('[data-play]');
      await arrive(other, house);
      await isGuest(other);

      await other.click('[data-by-code]');
      await other.fill('#log-in-code', codes[3]);
      await other.click('[data-log-in]');
      await news(other, 'That code is used up');
      await other.fill('input[autocomplete=new-password]', 'another secret');
      await other.click('[data-password]');
      await other.waitForSelector('text=You log in as ann');
      await other.click('[data-log-out]');
      await other.waitForSelector('[data-play]');
      await arrive(other, house);
      await logIn(other, 'ann', 'another secret');
      await news(other, 'Welcome back');
      await page.reload();
      await isGuest(page);
      await logIn(page, 'ann', 'another secret');
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
      await arrive(other, house);
      await other.click('[data-end-others]');
      await news(other, 'has to log in again');
      await page.reload();
      await isGuest(page);
    });

    scene('is known again by a passkey', async (visit, house) => {
      const page = await arrive(await visit(), house);
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

      const other = await arrive(await visit(), house);
      await other.click('[data-by-code]');
      await other.fill('#log-in-code', code);
      await other.click('[data-log-in]');
      await news(other, 'Welcome back');
      assert.equal(await person(other), 'Ben');
    });

    scene('can go for good', async (visit, house) => {
      const page = await arrive(await visit(), house);
      await rename(page, 'Cleo');
      await page.click('[data-leave]');
      await page.click('[data-delete]');
      await page.waitForSelector('[data-play]');
      await isGuest(page);
    });
  });

  group('the campaign', () => {
    scene('begins with game 1 and goes on to game 2', async (visit, house) => {
      const page = await visit();
      await page.goto(home(house));
      await page.click('[data-play=tindaya]');
      await page.waitForSelector('.ask strong');
      const id = new URL(page.url()).pathname.split('/').at(-1);
      const options = () =>
        page.evaluate(async (table) => (await (await fetch(`/api/tables/${table}`)).json()).options, id);
      assert.deepEqual(await options(), { campaign: 'game_1' });
      await playOut(page, id);
      await page.waitForSelector('dialog[open] .campaign');
      await shot(page, 'campaign-next');
      await page.click('[data-onward]');
      await page.waitForFunction((old) => !location.pathname.includes(old), id);
      const next = new URL(page.url()).pathname.split('/').at(-1);
      assert.deepEqual(
        await page.evaluate(async (table) => (await (await fetch(`/api/tables/${table}`)).json()).options, next),
        { campaign: 'game_2' },
      );
      await page.goto(home(house));
      await page.waitForSelector('text=game 2 of 4');
    });
  });
}

/** Plays whatever comes first, behind the page's back: the shortest way to the end. */
async function playOut(page, id) {
  await page.evaluate(async (table) => {
    for (;;) {
      const state = await (await fetch(`/api/tables/${table}/state?seat=0`)).json();
      if (state.status === 'over') return;
      if (state.turn !== 0) await new Promise((done) => setTimeout(done, 50));
      else {
        const move = state.legal.includes('pass') ? 'pass' : state.legal[0];
        await fetch(`/api/tables/${table}/moves`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ seat: 0, move, ply: state.ply }),
        });
      }
    }
  }, id);
}
