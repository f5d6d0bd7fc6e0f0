import type { Db } from '../../../api/src/database/database.ts';
import type { AreaState } from '../release.store.ts';
import { findCompared } from './health.store.ts';
import { type GroupTallies, type Judgement, judge } from './judge/judge.ts';
import { slowAfterMs } from './judge/measures.ts';
import { longerThan } from './release-health.ts';

/** The tallies of a group from its counts, by measure and bucket. `hasBusiness`: whether anybody did what the area is for. */
export function talliesOf(
  counts: ReadonlyMap<string, ReadonlyMap<number, number>>,
  hasBusiness: boolean,
): GroupTallies {
  const sum = (measure: string): number => counts.get(measure)?.get(0) ?? 0;
  const visits = sum('visit');
  const ofVisits = (measure: string) => ({ bad: Math.min(sum(measure), visits), of: visits });
  const slow = (measure: keyof typeof slowAfterMs) =>
    longerThan(counts.get(measure) ?? new Map(), slowAfterMs[measure]);
  return {
    failed: ofVisits('failed'),
    callFailed: ofVisits('callFailed'),
    blank: ofVisits('blank'),
    frameBroken: ofVisits('frameBroken'),
    pressIgnored: ofVisits('pressIgnored'),
    rehearsalFailed: { bad: sum('rehearsalFailed'), of: sum('rehearsal') },
    slowLoad: slow('loadMs'),
    slowLcp: slow('lcpMs'),
    slowInp: slow('inpMs'),
    ...(hasBusiness && { noBusiness: { bad: visits - ofVisits('business').bad, of: visits } }),
  };
}

/** What the area's business count counts, as its live version declares it: 'tickets booked'. */
export const countsOf = ({ live }: Pick<AreaState, 'live'>): string | undefined => live?.files.declaration?.counts;

/** An area's canary against its control group; null without one. */
export async function judgeCanary(db: Db, state: AreaState): Promise<Judgement | null> {
  const { live, canary } = state;
  if (!live || !canary) return null;
  const { since, row } = canary;
  const tried = await findCompared(db, row.id, since);
  const control = await findCompared(db, live.id, since);
  const hasBusiness = [tried, control].some((counts) => counts.has('business'));
  const counts = countsOf(state);
  return judge({ canary: talliesOf(tried, hasBusiness), control: talliesOf(control, hasBusiness), counts });
}
