import type { Remote } from '@vidya/contracts/browser/platform';
import { limits } from '@vidya/contracts/rules/limits';
import type { RemoteName } from '../../gate/remotes.ts';
import { type Candidate, candidatesOf } from '../load/candidates.ts';
import { loadCandidate } from '../load/load-candidate.ts';
import { readReleases, refreshReleases } from '../load/releases.ts';
import { IncompatibleVersionError } from '../load/version-files.ts';
import { noteFailure } from '../reports/outcome-reports.ts';
import { firstToArrive, type Work } from './first-to-arrive.ts';
import { pause, pausesMs, timeoutMs } from './timing.ts';

interface FallBackOptions {
  /** The load of the best candidate, if it has started. */
  first: Promise<Remote> | undefined;
  /** Why that load failed; undefined while it is still pending. */
  error: unknown;
  startedMs: number;
  refused: ReadonlySet<string>;
}

/** Tries a candidate with retries. `begun` is the first try, if it has started. */
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

/** Yields every version worth trying: known ones first, then those of a refreshed release document. */
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
        // An incompatible version is not broken: this page is too old for it.
        lose: (reason) => {
          if (!(reason instanceof IncompatibleVersionError)) noteFailure(candidate, 'loadFailed', reason);
        },
        timedOut: own !== undefined && error === undefined,
      };
    }
  }
}

/** The fallback for an area: tries the next best versions; the first to load wins. */
export function fallBack(name: RemoteName, options: FallBackOptions): Promise<Remote> {
  const limitMs = limits.areaLoadMs - (performance.now() - options.startedMs);
  return firstToArrive(inOrder(name, options), { timeoutMs, limitMs });
}
