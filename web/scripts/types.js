// Turns the schema of the protocol (written by tools/protocol_schema.py) into TypeScript.
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const schema = new URL('../src/protocol.schema.json', import.meta.url);
const target = new URL('../src/protocol.ts', import.meta.url);

export async function types() {
  const { $defs } = JSON.parse(await readFile(schema, 'utf8'));
  for (const [name, definition] of Object.entries($defs)) delete ($defs[name] = { ...definition }).title;
  const text = await compile({ $defs, title: 'Protocol', type: 'object', additionalProperties: false }, 'Protocol', {
    unreachableDefinitions: true,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    bannerComment: '// Made by `npm run types` from protocol.schema.json; a test keeps it current.',
    style: { singleQuote: true, printWidth: 110 },
  });
  return text
    .replace(/ \*\n \* This interface was referenced by[^]*?(?= \*\/)/g, '')
    .replace(/\/\*\*\n \* This interface was referenced by[^]*?\*\/\n/g, '')
    .replace(/export interface Protocol \{\}\n/, '');
}

if (import.meta.filename === process.argv[1]) await writeFile(target, await types());
