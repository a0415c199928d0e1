import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { types } from '../scripts/types.js';
import { LEVELS, MASTER } from '../src/lib/setup';
import schema from '../src/protocol.schema.json';

it('protocol.ts is what `npm run types` makes of the schema', async () => {
  const kept = readFileSync(join(import.meta.dirname, '..', 'src', 'protocol.ts'), 'utf8');
  expect(kept).toBe(await (types as () => Promise<string>)());
});

it('every level that the server knows can be chosen', () => {
  const { minimum, maximum } = schema.$defs.Bot.properties.level;
  expect([...LEVELS, MASTER]).toEqual(Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index));
});
