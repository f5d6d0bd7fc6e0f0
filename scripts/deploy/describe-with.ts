import { spawnSync } from 'node:child_process';

/** `describe` for tests of a program; on a machine without it they say so. */
export function describeWith(program: string, tests: () => void): void {
  if (!spawnSync(program, ['--version']).error) describe(program, tests);
  else describe.skip(program, () => it('is not on this machine', () => {}));
}
