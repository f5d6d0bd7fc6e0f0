import { limits } from '@vidya/contracts/rules/limits';
import { and, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../../api/src/database/database.ts';
import { talliesOf } from '../health/compare.ts';
import type { FailureRatio } from '../health/judge/evidence.ts';
import type { GroupTallies } from '../health/judge/judge.ts';
import { releaseStates } from '../tables/schema-release.ts';
import type { GuardRecords, Minutes } from './detect-regression.ts';
import { findMinutes, findRecord, type LiveGuard } from './live-guard.store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = limits.liveGuard.recordHours * hourMs;
/** Who came later may still do what the area is for. */
const youngMs = 15 * minuteMs;

type Window = [from: Date, to: Date];

async function talliesIn(db: Db, versionIds: string[], window: Window): Promise<GroupTallies> {
  return talliesOf(await findRecord(db, versionIds, window), true);
}

async function minutesIn(db: Db, versionIds: string[], window: Window): Promise<Minutes> {
  const found = await findMinutes(db, versionIds, window);
  return new Map([...found].map(([minute, counts]) => [minute, talliesOf(counts, true)]));
}

/** Of the visits that are old enough, those that ended without business. */
function matureBusiness(live: Minutes, now: Date): FailureRatio {
  const sum = (minutes: [number, GroupTallies][], of: (tally: FailureRatio) => number): number =>
    minutes.reduce((all, [, { noBusiness }]) => all + (noBusiness ? of(noBusiness) : 0), 0);
  const old = [...live].filter(([minute]) => minute < now.getTime() - youngMs);
  const visits = sum(old, ({ of }) => of);
  const done = sum([...live], ({ of, bad }) => of - bad);
  return { of: visits, bad: Math.max(visits - done, 0) };
}

/** The live versions of the other areas. */
async function otherVersions(db: Db, name: LiveGuard['name']): Promise<string[]> {
  const { liveId } = releaseStates;
  const rows = await db
    .select({ id: liveId })
    .from(releaseStates)
    .where(and(ne(releaseStates.name, name), isNotNull(liveId)));
  return rows.flatMap(({ id }) => id ?? []);
}

/** What was counted of the watched version, of the one before and of the other areas. */
export async function recordsOf(db: Db, guard: LiveGuard): Promise<GuardRecords> {
  const { versionId, previousId, name } = guard;
  const now = new Date();
  const since = guard.since.getTime();
  const at = (from: number, to: number): Window => [new Date(from), new Date(to)];
  // The current minute too.
  const watch = at(since, now.getTime() + minuteMs);
  const day = at(since - dayMs, since);
  const hours = [at(since - hourMs, since), at(since - dayMs, since - dayMs + hourMs)];
  const previous = previousId ? [previousId] : [];
  const others = await otherVersions(db, name);
  const live = await minutesIn(db, [versionId], watch);
  return {
    live,
    noBusiness: matureBusiness(live, now),
    day: await talliesIn(db, previous, day),
    hours: await Promise.all(hours.map((window) => talliesIn(db, previous, window))),
    others: { now: await minutesIn(db, others, watch), day: await talliesIn(db, others, day) },
  };
}
