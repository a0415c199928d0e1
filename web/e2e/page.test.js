// The page in a real browser against a real server: one of each for everything, two groups of tests side by side.
import { after, before, describe } from 'node:test';
import * as analysis from './analysis.js';
import * as away from './away.js';
import * as analysisBoard from './board.js';
import * as boards from './boards.js';
import * as device from './device.js';
import * as elfenland from './elfenland.js';
import * as everyone from './everyone.js';
import * as friends from './friends.js';
import { games } from './games.js';
import * as generic from './generic.js';
import * as hints from './hints.js';
import { close, open } from './kit.js';
import * as finished from './finished.js';
import * as glossary from './glossary.js';
import * as layout from './layout.js';
import * as names from './names.js';
import * as lessons from './lessons.js';
import * as notices from './notices.js';
import * as preview from './preview.js';
import * as people from './people.js';
import * as push from './push.js';
import * as ratings from './ratings.js';
import * as review from './review.js';
import * as rules from './rules.js';
import * as seats from './seats.js';
import * as site from './site.js';
import * as standing from './standing.js';
import * as story from './story.js';
import * as table from './table.js';
import * as tindaya from './tindaya.js';
import * as whole from './whole.js';

describe('the page', { concurrency: 2 }, () => {
  before(open);
  after(close);
  for (const game of games) {
    whole.journey(game);
    whole.alone(game);
    whole.together(game);
    seats.whole(game);
  }
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
  device.tables(() => {
    games.forEach(table.tests);
    preview.tests(games[0]);
    whole.alone(games[0]);
  });
  generic.tests();
  elfenland.tests();
  rules.tests(games);
  site.tests();
  lessons.tests(['dokmus', 'elfenland', 'tindaya']);
  standing.tests();
  tindaya.tests();
});
