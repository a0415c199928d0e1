// The page in a real browser against a real server: one of each for everything, two groups of tests side by side.
import { after, before, describe } from 'node:test';
import * as analysis from './analysis.js';
import * as away from './server_away.js';
import * as analysisBoard from './analysis_board.js';
import * as boards from './around_the_board.js';
import * as device from './device.js';
import * as elfenland from './elfenland.js';
import * as everyone from './everyone.js';
import * as friends from './friends.js';
import { games } from './games.js';
import * as generic from './generic_board.js';
import * as hints from './hints.js';
import { close, open } from './kit.js';
import * as finished from './finished.js';
import * as glossary from './glossary.js';
import * as layout from './layout.js';
import * as names from './place_names.js';
import * as lessons from './lessons.js';
import * as notices from './turn_notices.js';
import * as preview from './preview.js';
import * as people from './accounts.js';
import * as push from './push.js';
import * as ratings from './ratings.js';
import * as review from './review.js';
import * as rules from './rules.js';
import * as seats from './seats.js';
import * as site from './site.js';
import * as standing from './standing.js';
import * as story from './others_moves.js';
import * as table from './table.js';
import * as tindaya from './tindaya.js';
import * as whole from './whole_games.js';

/** What can be done without a server, at tables of the device: most groups with one of the games, how things look not at all. With
 * `EVERYWHERE=1` all groups play all games. */
function onTheDevice(all) {
  const [dokmus, elfenland, tindaya] = games;
  const each = (tests, ...some) => (all ?? some).forEach(tests);
  each(whole.journey, dokmus, elfenland, tindaya);
  each(whole.alone, dokmus);
  whole.campaign();
  each(table.tests, dokmus, elfenland, tindaya);
  each(everyone.languages);
  each(layout.tests);
  each(preview.tests, elfenland);
  each(story.tests, tindaya);
  preview.losses(tindaya);
  story.pace(dokmus);
  table.shared(dokmus);
  analysis.tests();
  analysisBoard.tests();
  names.tests();
  glossary.tests();
  hints.tests(games);
  rules.tests(games);
  standing.tests();
  if (all) lessons.tests(games.map(({ key }) => key));
  else lessons.tests(['tindaya'], []);
}

describe('the page', { concurrency: 2 }, () => {
  before(open);
  after(close);
  for (const game of games) {
    whole.journey(game);
    whole.alone(game);
    whole.together(game);
    seats.whole(game);
  }
  whole.campaign();
  away.tests(games);
  for (const game of games) {
    table.tests(game);
    everyone.languages(game);
    notices.motion(game);
    layout.tests(game);
    layout.room(game);
    layout.fingers(game);
    preview.tests(game);
    story.tests(game);
  }
  preview.losses(games.find(({ key }) => key === 'tindaya'));
  story.pace(games[0]);
  layout.banner(games);
  layout.snap(games[0]);
  table.shared(games[0]);
  seats.tests(games[0]);
  friends.tests(games[0]);
  finished.tests();
  ratings.tests();
  analysis.tests();
  analysisBoard.tests();
  review.tests();
  everyone.screens(games);
  names.tests();
  glossary.tests();
  notices.tests(games[0]);
  hints.tests(games);
  people.tests();
  push.tests();
  boards.tests();
  device.tests(games);
  device.groups(() => onTheDevice(process.env.EVERYWHERE ? games : null));
  generic.tests();
  elfenland.tests();
  rules.tests(games);
  site.tests();
  lessons.tests(['dokmus', 'elfenland', 'tindaya']);
  standing.tests();
  tindaya.tests();
});
