import { createMemoryCounts } from './memory-counts.ts';
import type { SharedState } from './shared-state.ts';

/** For a site of one API server: there are no others to share with. */
export const createMemoryState = (): SharedState => ({
  counts: createMemoryCounts(),
  changes: { clearEverywhere: (_topic, clear) => clear },
  leases: { take: async () => ({ end: async () => {} }) },
  outages: () => 0,
  close: async () => {},
});
