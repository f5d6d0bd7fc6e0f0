import type { Remote } from '@vidya/contracts/browser/platform';
import { pause } from '../fallback/timing.ts';
import type { Candidate } from '../load/candidates.ts';
import { fetchChecked } from './checked-fetch.ts';
import { impossible } from './integrity.ts';

const slowMs = 5_000;

/** What a loaded area is replaced with: each load has its own, as from a real container. */
export const faultyRemote =
  (fault: 'throw' | 'blank'): Remote =>
  () => {
    if (fault === 'throw') throw new Error('This area throws because the Versions panel asked for it.');
    return null;
  };

/** The faults of an administrator's own session that need more than another hash or version. */
export async function injectFault({ base }: Candidate, fault: 'down' | 'slow'): Promise<void> {
  if (fault === 'slow') return pause(slowMs);
  // An address without a file: the origin responds as for a removed file.
  await fetchChecked(`${base}gone/mf-manifest.json`, impossible);
}
