import type { Candidate } from '../load/candidates.ts';
import { fetchChecked } from './checked-fetch.ts';
import { impossible } from './integrity.ts';

const slowMs = 5_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Faults that staff have put into their own session, where they need more than another hash or another version. */
export async function strike({ base }: Candidate, fault: 'down' | 'slow'): Promise<void> {
  if (fault === 'slow') return pause(slowMs);
  // An address at which there never is anything: the origin answers as it does for what is gone.
  await fetchChecked(`${base}gone/mf-manifest.json`, impossible);
}
