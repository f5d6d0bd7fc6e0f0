import { pause } from '../fallback/timing.ts';
import type { Candidate } from '../load/candidates.ts';
import { fetchChecked } from './checked-fetch.ts';
import { impossible } from './integrity.ts';

const slowMs = 5_000;

/** The faults of an administrator's own session that need more than another hash or version. */
export async function injectFault({ base }: Candidate, fault: 'down' | 'slow'): Promise<void> {
  if (fault === 'slow') return pause(slowMs);
  // An address without a file: the origin responds as for a removed file.
  await fetchChecked(`${base}gone/mf-manifest.json`, impossible);
}
