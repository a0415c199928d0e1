// Installs what package-lock.json names where that is newer than what is installed: after a pull, checks find every package.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const changed = (name) => statSync(new URL(`../${name}`, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changed('package-lock.json') > changed('node_modules/.package-lock.json'))
  process.exit(spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' }).status ?? 1);
