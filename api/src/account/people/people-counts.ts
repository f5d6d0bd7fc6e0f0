import { createShortCache } from '@vidya/contracts/rules/short-cache';
import type { JoinedByMonth, PeopleCounts, PeopleCountsStore } from './people-counts.store.ts';

/** Cached totals, shared by all callers, so that the database counts at most once in a few seconds. */
export interface RecentCounts {
  countPeople(): Promise<PeopleCounts>;
  countJoined(year: number): Promise<JoinedByMonth>;
  /** Clears the cache after a deletion or a role change. */
  forget(): void;
}

/** How long sign-ups and purchases may be missing from the totals. */
const maxTtlMs = 5_000;

const yearsKept = 20;

export function createRecentCounts(store: PeopleCountsStore, ttlMs: number): RecentCounts {
  const life = Math.min(ttlMs, maxTtlMs);
  const people = createShortCache<PeopleCounts>({ ttlMs: life, max: 1 });
  const joined = createShortCache<JoinedByMonth>({ ttlMs: life, max: yearsKept });
  return {
    countPeople: () => people.get('all', () => store.countPeople()),
    countJoined: (year) => joined.get(String(year), () => store.countJoined(year)),
    forget() {
      people.invalidate();
      joined.invalidate();
    },
  };
}
