import { limits } from '@vidya/contracts/rules/limits';
import type { JudgedMeasure } from '../../calls/choices.ts';
import { type FailureRatio, logWorse } from '../health/judge/evidence.ts';
import { assumedVisits, type GroupTallies, stopAt } from '../health/judge/judge.ts';
import { rules } from '../health/judge/measures.ts';

/** By minute, in ms. */
export type Minutes = ReadonlyMap<number, GroupTallies>;

export interface GuardRecords {
  /** Of the promoted version, since its promotion. */
  live: Minutes;
  /** Of those of its visits that are old enough to have led to something. */
  noBusiness: FailureRatio;
  /** Of the version before, until then: of a day; of the hour before, and of the hour a day before. */
  day: GroupTallies;
  hours: GroupTallies[];
  /** Of the other areas' live versions, at the same times as `live` and `day`. */
  others: { now: Minutes; day: GroupTallies };
}

const visitsOf = (tallies: GroupTallies): number => tallies.failed?.of ?? 0;

/** A version is good to go back to only when enough is known of it. */
export const hasEnoughVisits = (tallies: GroupTallies): boolean =>
  visitsOf(tallies) >= limits.liveGuard.minRecordVisits;

/** Rehearsal visits canaries only. */
const measures = Object.keys(rules).filter((measure) => measure !== 'rehearsalFailed') as JudgedMeasure[];

/** The tolerance for the time of day and a cold cache: visits of different hours are compared. */
const slowerByTheHour = 0.1;
const lessBusinessByTheHour = 0.25;
/** When the others are worse too with this e-value, everything is. */
const othersAt = 20;
/** Five minutes of outage, begun within one, say nothing of a version, unless so many visits of others had none of it. */
const outage = { minutes: 6, othersVisits: 25 };

const none: FailureRatio = { bad: 0, of: 0 };

function toleranceOf(measure: JudgedMeasure, before: FailureRatio): number {
  const { tolerance, isRare } = rules[measure];
  if (isRare || before.of === 0) return tolerance;
  return measure === 'noBusiness' ? lessBusinessByTheHour * (1 - before.bad / before.of) : slowerByTheHour;
}

const sumOf = (tallies: Iterable<FailureRatio | undefined>): FailureRatio =>
  [...tallies].reduce<FailureRatio>((sum, one = none) => ({ bad: sum.bad + one.bad, of: sum.of + one.of }), none);

const allOf = (minutes: Minutes, measure: JudgedMeasure): FailureRatio =>
  sumOf([...minutes.values()].map((tallies) => tallies[measure]));

/** The worst first. */
function byBad(minutes: Minutes, measure: JudgedMeasure): [minute: number, tally: FailureRatio][] {
  const tallies = [...minutes].map(([minute, each]): [number, FailureRatio] => [minute, each[measure] ?? none]);
  return tallies.toSorted(([, one], [, other]) => other.bad - one.bad);
}

const tallyOf = (minutes: [number, FailureRatio][]): FailureRatio => sumOf(minutes.map(([, tally]) => tally));

/** Without the worst minutes, unless other areas were well in them. */
function lastingOf({ live, noBusiness, others }: GuardRecords, measure: JudgedMeasure): FailureRatio {
  if (measure === 'noBusiness') return noBusiness;
  const minutes = byBad(live, measure);
  const worst = minutes.slice(0, outage.minutes);
  const there = sumOf(worst.map(([minute]) => others.now.get(minute)?.[measure]));
  const isOwn = there.of >= outage.othersVisits && worse(measure, there, others.day) < 1;
  return tallyOf(isOwn ? minutes : minutes.slice(outage.minutes));
}

/** Whether the other areas are worse than before too, and for longer than an outage. */
function isEverywhere({ others }: GuardRecords, measure: JudgedMeasure): boolean {
  const lasting = tallyOf(byBad(others.now, measure).slice(outage.minutes));
  return worse(measure, lasting, others.day) >= othersAt;
}

/** The e-value against 'no worse than before' (platform/registry/health/judge). */
function worse(measure: JudgedMeasure, live: FailureRatio, before: GroupTallies): number {
  const known = before[measure] ?? none;
  const { isRare } = rules[measure];
  // Where nothing was seen before, nothing frequent can be worse.
  if (known.of === 0 && !isRare) return 0;
  const control = isRare ? { ...known, of: Math.max(known.of, assumedVisits) } : known;
  return Math.exp(logWorse({ canary: live, control, difference: toleranceOf(measure, known) }));
}

const textOf = ({ bad, of }: FailureRatio): string =>
  `${bad} of ${of}${of === 0 ? '' : ` (${((bad / of) * 100).toFixed(1)}%)`}`;

/**
 * Detects a regression of the live version: a sentence, or null if none. Without a control group it has to be worse than
 * the day before, and than each known hour that is like this one; for longer than an outage, or while other areas are
 * well; and they must not have become worse in the same time.
 */
export function detectRegression(records: GuardRecords): string | null {
  const { live, noBusiness, day, hours } = records;
  const windows = [day, ...hours.filter(hasEnoughVisits)];
  const by = (measure: JudgedMeasure): number => {
    const lasting = lastingOf(records, measure);
    return Math.min(...windows.map((window) => worse(measure, lasting, window)));
  };
  const harms = measures
    .map((measure) => ({ measure, by: by(measure) }))
    .filter((harm) => harm.by >= stopAt && !isEverywhere(records, harm.measure))
    .toSorted((one, other) => other.by - one.by);
  const measure = harms[0]?.measure;
  if (!measure) return null;
  const now = measure === 'noBusiness' ? noBusiness : allOf(live, measure);
  return `${textOf(now)} visits since its promotion ${rules[measure].did}; before it, ${textOf(day[measure] ?? none)} did.`;
}
