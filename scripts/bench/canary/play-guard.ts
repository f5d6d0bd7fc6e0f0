import type { JudgedMeasure } from '@vidya/contracts/calls/choices';
import type { GroupTallies } from '../../../api/src/release/health/judge/judge.ts';
import { type GuardRecords, isKnown, liveHarm } from '../../../api/src/release/live-guard/live-harm.ts';
import { Group, good, type Rates } from './groups.ts';
import { arrivals } from './random.ts';

export interface Promotion {
  /** The promoted version. */
  live: Rates;
  /** Of the area. */
  visitsPerHour: number;
  /** Of the other areas together, of which nothing is wrong. */
  othersPerHour: number;
  /** Enrolments and slow networks come and go by half in a day. */
  hasDays?: boolean;
  /** For five of the minutes everything fails for everybody. */
  hasOutage?: boolean;
}

const watchMinutes = 60;
const dayMinutes = 1_440;
const outageMinutes = 5;
/** Whose visit is younger may still do what the area is for. */
const youngMinutes = 15;

const daily: readonly JudgedMeasure[] = ['slowLoad', 'slowLcp', 'slowInp'];

/** The rates of a time of day: most enrol in the evening, when networks are slowest. */
function at(rates: Rates, minute: number): Rates {
  const tide = 1 + 0.5 * Math.sin((2 * Math.PI * minute) / dayMinutes);
  const slow = daily.map((measure) => [measure, (rates[measure] ?? 0) * tide] as const);
  return { ...rates, ...Object.fromEntries(slow), noBusiness: 1 - (1 - (rates.noBusiness ?? 1)) * tide };
}

/** The day of the version before and of the other areas, until the promotion. */
function playDay({ visitsPerHour, othersPerHour }: Promotion, clock: Clock, group: () => Group) {
  const [day, lastHour, sameHour, others] = [group(), group(), group(), group()];
  for (let minute = clock.promotedAt - dayMinutes; minute < clock.promotedAt; minute++) {
    const now = clock.ratesAt(good, minute);
    for (let visit = clock.arrivals(visitsPerHour); visit > 0; visit--) {
      const seen = day.visit(false, now);
      if (minute >= clock.promotedAt - 60) lastHour.add(seen);
      if (minute < clock.promotedAt - dayMinutes + 60) sameHour.add(seen);
    }
    for (let visit = clock.arrivals(othersPerHour); visit > 0; visit--) others.visit(false, now);
  }
  return { day: day.tallies, hours: [lastHour.tallies, sameHour.tallies], others: others.tallies };
}

interface Clock {
  promotedAt: number;
  ratesAt: (rates: Rates, minute: number) => Rates;
  /** Visits in one minute. */
  arrivals: (perHour: number) => number;
}

/** Plays a promotion's hour. Returns the minute in which the site goes back; null when it does not. */
export function playGuard(promotion: Promotion, random: () => number): number | null {
  const { live: rates, visitsPerHour, othersPerHour, hasDays = false, hasOutage = false } = promotion;
  const group = (): Group => new Group(good, random);
  const clock: Clock = {
    promotedAt: dayMinutes + Math.floor(random() * dayMinutes),
    ratesAt: (of, minute) => (hasDays ? at(of, minute) : of),
    arrivals: (perHour) => arrivals(random, perHour / 60),
  };
  const outageAt = Math.floor(random() * (watchMinutes - outageMinutes));
  const before = playDay(promotion, clock, group);
  const [live, others] = [new Map<number, GroupTallies>(), new Map<number, GroupTallies>()];
  const noBusiness = { bad: 0, of: 0 };
  for (let minute = 0; minute < watchMinutes; minute++) {
    const isOutage = hasOutage && minute >= outageAt && minute < outageAt + outageMinutes;
    const played = (count: number, of: Rates): GroupTallies => {
      const visitors = group();
      for (let visit = count; visit > 0; visit--)
        visitors.visit(isOutage, clock.ratesAt(of, clock.promotedAt + minute));
      return visitors.tallies;
    };
    live.set(minute, played(clock.arrivals(visitsPerHour), rates));
    others.set(minute, played(clock.arrivals(othersPerHour), good));
    const old = live.get(minute - youngMinutes)?.noBusiness;
    noBusiness.bad += old?.bad ?? 0;
    noBusiness.of += old?.of ?? 0;
    const records: GuardRecords = {
      ...before,
      live,
      noBusiness,
      others: { now: others, day: before.others },
    };
    if (isKnown(records.day) && liveHarm(records)) return minute + 1;
  }
  return null;
}
