import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { types } from '../scripts/types.js';

it('protocol.ts is what `npm run types` makes of the schema', async () => {
  const kept = readFileSync(join(import.meta.dirname, '..', 'src', 'protocol.ts'), 'utf8');
  expect(kept).toBe(await (types as () => Promise<string>)());
});
