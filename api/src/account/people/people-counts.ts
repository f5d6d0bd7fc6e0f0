import { createShortCache } from '@vidya/contracts/rules/short-cache';
import type { JoinedByMonth, PeopleCounts, PeopleCountsStore } from './people-counts.store.ts';

/** How long sign-ups and purchases may be missing from the totals. */
const maxTtlMs = 5_000;

const yearsKept = 20;

/** Cached totals, shared by all callers, so that the database counts at most once in a few seconds. */
export function createRecentCounts(store: PeopleCountsStore, ttlMs: number) {
  const life = Math.min(ttlMs, maxTtlMs);
  const people = createShortCache<PeopleCounts>({ ttlMs: life, max: 1 });
  const joined = createShortCache<JoinedByMonth>({ ttlMs: life, max: yearsKept });
  return {
    countPeople: (): Promise<PeopleCounts> => people.get('all', () => store.countPeople()),
    countJoined: (year: number): Promise<JoinedByMonth> => joined.get(String(year), () => store.countJoined(year)),
    /** Clears the cache after a deletion or a role change. */
    forget(): void {
      people.invalidate();
      joined.invalidate();
    },
  };
}

export type RecentCounts = ReturnType<typeof createRecentCounts>;
