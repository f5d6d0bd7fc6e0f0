import { createShortCache } from '@vidya/contracts/rules/short-cache';
import type { JoinedByMonth, PeopleCounts, PeopleCountsStore } from './people-counts.store.ts';

/** What everybody's numbers are: counted at most once in some seconds, whoever asks. */
export interface RecentCounts {
  countPeople(): Promise<PeopleCounts>;
  countJoined(year: number): Promise<JoinedByMonth>;
  /** Somebody went, or is something else now. */
  forget(): void;
}

/** Sign-ups and purchases may be missing for so long. */
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
