import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../config/webpack/shared.ts';
import { listFaults } from './read-faults.ts';

// Nobody runs all the faults after each change: this is how a change to the lines of one is noticed.
it('can plant every fault in the sources as they are', () => {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const refused = listFaults().filter(
    ({ patch }) => spawnSync('git', ['apply', '--check', '--recount', patch], options).status !== 0,
  );
  expect(refused.map(({ name }) => name)).toEqual([]);
});

it('names a test file that is there for every fault', () => {
  const lost = listFaults().filter(({ test }) => !existsSync(path.join(root, test)));
  expect(lost.map(({ name }) => name)).toEqual([]);
});
