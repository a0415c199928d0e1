// Watches the main thread of a page: what each redraw costs, from what caused it to the end of the frame that shows it.

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
/** Parts of a redraw by the names of their trace events; the rest is the browser's own book-keeping. */
const PARTS = {
  script: ['FunctionCall', 'EventDispatch', 'TimerFire', 'FireAnimationFrame', 'RunMicrotasks', 'MinorGC', 'MajorGC'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
};
const MARK = 'redraw ';
/** The last step of a frame. Earlier steps also run without a frame, to find what the pointer is on. */
const FRAME = 'Layerize';
/** Microseconds within which the page comes to rest. */
const PATIENCE = 800_000;

/** Leaves marks in the trace: a click, a move of mine or of another that is shown, a look at an earlier position. */
function leaveMarks(mark) {
  let clicked = false;
  const hears = (event, work) => addEventListener(event, work, { capture: true });
  hears('click', () => {
    clicked = true;
    performance.mark(`${mark}click`);
  });
  hears('input', () => performance.mark(`${mark}look`));
  const moves = new MutationObserver(() => {
    performance.mark(mark + (clicked ? 'mine' : 'theirs'));
    clicked = false;
  });
  const seek = setInterval(() => {
    const table = document.querySelector('[data-played]');
    if (!table) return;
    clearInterval(seek);
    moves.observe(table, { attributeFilter: ['data-played'] });
  }, 50);
}

/** To be called before a page is opened. */
export const prepare = (page) => page.before(leaveMarks, MARK);

export const slow = (page, rate) => page.send('Emulation.setCPUThrottlingRate', { rate });

/** The redraws while something was done. */
export const watched = async (page, work) => redraws(await page.browser.traced(CATEGORIES, work));

/** What each cause cost, in milliseconds. `painted`: by the clock, until the end of the frame that shows it. `work` and its parts: processor
 * time until then. `longest`: processor time of the longest task until the page rests or something else happens. */
function redraws(events) {
  const main = events.find(({ name }) => name.startsWith(MARK));
  if (!main) return [];
  const here = events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid).sort((a, b) => a.ts - b.ts);
  const tasks = here.filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X');
  const within = (event) => tasks.findIndex(({ ts, dur }) => ts <= event.ts && event.ts < ts + dur);
  const frames = here
    .filter(({ name }) => name === FRAME)
    .map(within)
    .filter((task) => task >= 0);
  const causes = here
    .filter(({ name }) => name.startsWith(MARK))
    .map(({ name, ts }) => ({ cause: name.slice(MARK.length), ts, task: within({ ts }) }));
  return causes.flatMap(({ cause, ts, task }, index) => {
    const next = causes[index + 1];
    const until = Math.min(ts + PATIENCE, next ? tasks[next.task].ts : Infinity);
    const frame = frames.findIndex((end) => end >= task);
    if (task < 0 || frame < 0 || tasks[frames[frame]].ts > until) return [];
    // Another cause that waited for the same frame is part of it.
    const start = causes.find((other) => other.task > (frames[frame - 1] ?? -1)).task;
    const shown = tasks.slice(start, frames[frame] + 1);
    const all = tasks.slice(start).filter((one) => one.ts < until);
    const end = shown.at(-1);
    return [
      {
        cause,
        painted: (end.ts + end.dur - shown[0].ts) / 1000,
        work: spent(shown),
        longest: Math.max(...all.map((one) => spent([one]))),
        ...parts(here, shown),
      },
    ];
  });
}

function parts(events, tasks) {
  const inside = events.filter(
    ({ ts, ph }) => ph === 'X' && tasks.some((one) => ts >= one.ts && ts < one.ts + one.dur),
  );
  const cost = (names) => spent(outermost(inside.filter(({ name }) => names.includes(name))));
  return Object.fromEntries(Object.entries(PARTS).map(([part, names]) => [part, cost(names)]));
}

/** Events that are not part of another one in the list. */
function outermost(events) {
  let end = 0;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** Processor time in milliseconds. */
const spent = (events) => events.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) / 1000;
