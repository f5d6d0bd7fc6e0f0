import type { Remote } from '@vidya/contracts/browser/platform';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { limits } from '@vidya/contracts/rules/limits';
import { noteFailure } from '../../reports/report-text.ts';
import { type Candidate, candidatesOf } from '../load/candidates.ts';
import { loadCandidate } from '../load/load-candidate.ts';
import { readReleases, refreshReleases } from '../load/releases.ts';
import { IncompatibleVersionError } from '../load/version-files.ts';
import { firstToArrive, type Work } from './first-to-arrive.ts';
import { hangsAfterMs, pausesMs } from './rescue-settings.ts';

interface FallBackOptions {
  /** What has been begun for the best candidate. */
  first: Promise<Remote> | undefined;
  /** Why that failed; undefined while it hangs. */
  error: unknown;
  startedMs: number;
  refused: ReadonlySet<string>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A candidate with its tries, `begun` being the first of them. */
async function insist(candidate: Candidate, pauses: readonly number[], begun?: Promise<Remote>): Promise<Remote> {
  let work = begun ?? loadCandidate(candidate);
  for (const ms of pauses) {
    try {
      return await work;
    } catch (error) {
      if (error instanceof IncompatibleVersionError) throw error;
      await pause(ms);
      work = loadCandidate(candidate);
    }
  }
  return work;
}

/** Every version worth trying: those known, then whatever is newer by now. */
async function* inOrder(name: RemoteName, { first, error, refused }: FallBackOptions): AsyncGenerator<Work<Remote>> {
  const seen = new Set(refused);
  let begun = first;
  for (const ask of [readReleases, refreshReleases]) {
    const list = candidatesOf(name, await ask()).filter(({ version }) => !seen.has(version));
    for (const candidate of list) {
      seen.add(candidate.version);
      const pauses = candidate === list.at(-1) && seen.size === 1 ? pausesMs.alone : pausesMs.withOthers;
      const own = begun;
      begun = undefined;
      yield {
        start: () => insist(candidate, pauses, own),
        // That this page is too old for a version says nothing about the version.
        lose: (reason) => {
          if (!(reason instanceof IncompatibleVersionError)) noteFailure(candidate, 'loadFailed');
        },
        hangs: own !== undefined && error === undefined,
      };
    }
  }
}

/** What a page in trouble does for an area: the next best version, the first that arrives. */
export function fallBack(name: RemoteName, given: FallBackOptions): Promise<Remote> {
  const limitMs = limits.areaLoadMs - (performance.now() - given.startedMs);
  return firstToArrive(inOrder(name, given), { hangsAfterMs, limitMs });
}
