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
const mostLifeMs = 5_000;

const yearsKept = 20;

export function createRecentCounts(store: PeopleCountsStore, lifeMs: number): RecentCounts {
  const life = Math.min(lifeMs, mostLifeMs);
  const people = createShortCache<PeopleCounts>({ lifeMs: life, most: 1 });
  const joined = createShortCache<JoinedByMonth>({ lifeMs: life, most: yearsKept });
  return {
    countPeople: () => people.get('all', () => store.countPeople()),
    countJoined: (year) => joined.get(String(year), () => store.countJoined(year)),
    forget() {
      people.invalidate();
      joined.invalidate();
    },
  };
}
