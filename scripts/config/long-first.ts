import { readFileSync } from 'node:fs';
import type { Test } from '@jest/test-result';
import Sequencer from '@jest/test-sequencer';

/** A file whose time is not in its size, because it waits or tries every call, says `@long` in its first comment. */
export const isLong = (text: string): boolean => /^\/\*\* .*@long/.test(text);

/** The order of test files: long ones first, so that none runs alone at the end. */
export default class LongFirst extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    // Jest's own, which does not change the array.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(tests);
    const { long = [], others = [] } = Object.groupBy(sorted, ({ path }) =>
      isLong(readFileSync(path, 'utf8')) ? 'long' : 'others',
    );
    return [...long, ...others];
  }
}
