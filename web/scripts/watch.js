// Watches the main thread of a page: what each redraw costs, from what caused it to the end of its frame.

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
/** Parts of a redraw by the names of their events; what is left over is the browser's own book-keeping. */
const PARTS = {
  script: ['FunctionCall', 'EventDispatch', 'TimerFire', 'FireAnimationFrame', 'RunMicrotasks', 'MinorGC', 'MajorGC'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
};
const MARK = 'redraw ';
/** The last that a frame does; what comes before it is done now and then without a frame too, to find what the pointer is on. */
const FRAME = 'Layerize';
/** The page says in the trace which stage it draws. */
const STAGE = 'TimeStamp';
/** Microseconds within which the page comes to rest. */
const PATIENCE = 800_000;
/** Microseconds of a frame. */
const PAUSE = 16_667;

/** Leaves marks in the trace: a click, a move of mine or of another that comes to be shown, a look at an earlier position. */
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

/** What each cause cost. `all` and its parts: until the end of the frame that shows it; `longest`: the longest frame until the page rests or
 * something else happens; `whole`: everything until then. A frame is whatever the main thread did since the last one without a pause; `frames`
 * are all of them, each with the stages that were drawn in it. */
function redraws(events) {
  const main = events.find(({ name }) => name.startsWith(MARK));
  if (!main) return [];
  const here = events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid).sort((a, b) => a.ts - b.ts);
  const tasks = here.filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X');
  const within = (event) => tasks.findIndex(({ ts, dur }) => ts <= event.ts && event.ts < ts + dur);
  const ends = here
    .filter(({ name }) => name === FRAME)
    .map(within)
    .filter((task) => task >= 0);
  const causes = here
    .filter(({ name }) => name.startsWith(MARK))
    .map(({ name, ts }) => ({ cause: name.slice(MARK.length), ts, task: within({ ts }) }));
  return causes.flatMap(({ cause, ts, task }, index) => {
    const next = causes[index + 1];
    const until = Math.min(ts + PATIENCE, next ? tasks[next.task].ts : Infinity);
    const first = ends.findIndex((end) => end >= task);
    if (task < 0 || first < 0 || tasks[ends[first]].ts > until) return [];
    // Another cause that waited for the same frame is part of it.
    const start = causes.find((other) => other.task > (ends[first - 1] ?? -1)).task;
    const frames = [tasks.slice(start, ends[first] + 1)];
    for (let k = first; k < ends.length && tasks[ends[k]].ts < until; k += 1) {
      frames.push(
        ...together(tasks.slice(ends[k] + 1, (ends[k + 1] ?? tasks.length - 1) + 1).filter((one) => one.ts < until)),
      );
    }
    const all = frames.map((frame) => told(here, frame));
    const busy = all.findLastIndex(({ script }) => script > 0);
    const longest = all.reduce((one, other) => (other.cost > one.cost ? other : one));
    return [
      {
        ...all[0],
        cause,
        all: all[0].cost,
        longest: longest.cost,
        at: longest.stage,
        whole: all.slice(0, busy + 1).reduce((sum, { cost }) => sum + cost, 0),
        frames: all,
      },
    ];
  });
}

/** Tasks in groups: between two of them there was the time of a frame with nothing to do. */
function together(tasks) {
  const groups = [];
  let end = -Infinity;
  for (const task of tasks) {
    if (task.ts - end > PAUSE) groups.push([]);
    groups.at(-1).push(task);
    end = task.ts + task.dur;
  }
  return groups;
}

/** What a frame cost, by parts, and what was drawn in it. */
function told(events, frame) {
  const within = inside(events, frame);
  const parts = Object.entries(PARTS).map(([part, names]) => [
    part,
    spent(outermost(within.filter(({ name }) => names.includes(name)))),
  ]);
  const [from, to] = [frame[0], frame.at(-1)];
  const stages = events
    .filter(({ name, ts }) => name === STAGE && ts >= from.ts && ts < to.ts + to.dur)
    .map(({ args }) => args.data.message);
  return { stage: [...new Set(stages)].join('+') || 'nothing', cost: spent(frame), ...Object.fromEntries(parts) };
}

const inside = (events, tasks) =>
  events.filter(({ ts, ph }) => ph === 'X' && tasks.some((one) => ts >= one.ts && ts < one.ts + one.dur));

/** Events that are not part of another one in the list. */
function outermost(events) {
  let end = 0;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** Milliseconds of the processor, not of the clock. */
const spent = (events) => events.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) / 1000;
