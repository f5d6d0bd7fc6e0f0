import type { Remote } from '@vidya/contracts/browser/platform';
import type { RemoteName } from '../../gate/remotes.ts';
import { timeoutMs } from '../fallback/timing.ts';
import { candidatesOf } from './candidates.ts';
import { loadCandidate } from './load-candidate.ts';
import { readReleases, refreshReleases } from './releases.ts';

/** Why a loaded area failed. Versions in `refused` are not tried again. */
export interface LoadFailure {
  error: unknown;
  refused: ReadonlySet<string>;
}

async function loadFirst(name: RemoteName): Promise<Remote> {
  const [candidate] = candidatesOf(name, await readReleases());
  if (!candidate) throw new Error(`No version of ${name} is known.`);
  return loadCandidate(candidate);
}

const hanging = (): Promise<'hangs'> => new Promise((resolve) => setTimeout(resolve, timeoutMs, 'hangs'));

/**
 * Loads one remote's root component: the version chosen for this browser, or a fallback (fall-back.ts, loaded only
 * after a failure). Rejects if none loads within `limits.areaLoadMs`.
 */
export async function fetchRemote(name: RemoteName, failure?: LoadFailure): Promise<Remote> {
  const startedMs = performance.now();
  const first = failure ? undefined : loadFirst(name);
  let error = failure?.error;
  if (first) {
    try {
      const found = await Promise.race([first, hanging()]);
      if (found !== 'hangs') return found;
    } catch (reason) {
      error = reason;
    }
  }
  const { fallBack } = await import(/* webpackChunkName: "fallback" */ '../fallback/fall-back.ts').catch(() => {
    throw error ?? new Error(`${name} did not come in time.`);
  });
  return fallBack(name, { first, error, startedMs, refused: failure?.refused ?? new Set() });
}

const unloadCode = () => import(/* webpackChunkName: "fallback" */ '../runtime/unload.ts');

/** The same for an area that was here before: releases its versions first. A retry asks what is released by now. */
export async function fetchAgain(name: RemoteName, failure?: LoadFailure): Promise<Remote> {
  // Without this code the versions stay, which costs memory only.
  await unloadCode().then(
    ({ unload }) => unload(name),
    () => undefined,
  );
  if (!failure) await refreshReleases();
  return fetchRemote(name, failure);
}
