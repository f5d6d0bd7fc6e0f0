import { judge } from '../../../api/src/release/health/judge/judge.ts';
import { Group, good, type Rates } from './groups.ts';
import { OldRule } from './old-rule.ts';
import { arrivals } from './random.ts';

export interface Life {
  canary: Rates;
  /** Of the whole site. */
  visitsPerHour: number;
  percent: number;
  hours: number;
  /** In its first five minutes of every sixth hour everything fails for everybody. */
  hasOutages?: boolean;
}

/** Minutes since the start; null when it did not happen. */
export interface Played {
  stoppedAt: number | null;
  goodAt: number | null;
  oldStoppedAt: number | null;
}

/** Another look once so many more visits came: with every single one, the simulation takes hours. */
const growth = 1.02;

function visits(group: Group, count: number, isOutage: boolean): { visits: number; failed: number } {
  let failed = 0;
  for (let each = 0; each < count; each++) failed += Number(group.visit(isOutage).failed);
  return { visits: count, failed };
}

/** Plays a canary's life minute by minute, with the rule and with the one before. */
export function play({ canary: rates, visitsPerHour, percent, hours, hasOutages }: Life, random: () => number): Played {
  const [canary, control, rest] = [
    new Group(rates, random),
    new Group(good, random),
    new Group({ failed: 0.01 }, random),
  ];
  const perMinute = (visitsPerHour * percent) / 6_000;
  const restPerMinute = visitsPerHour / 60 - 2 * perMinute;
  const old = new OldRule();
  const played: Played = { stoppedAt: null, goodAt: null, oldStoppedAt: null };
  let lookAt = 1;
  for (let minute = 1; minute <= hours * 60; minute++) {
    const isOutage = hasOutages === true && minute % 360 < 5;
    const tried = visits(canary, arrivals(random, perMinute), isOutage);
    const compared = visits(control, arrivals(random, perMinute), isOutage);
    const others = visits(rest, arrivals(random, restPerMinute), isOutage);
    const live = { visits: compared.visits + others.visits, failed: compared.failed + others.failed };
    if (played.oldStoppedAt === null && old.add(tried, live)) played.oldStoppedAt = minute;
    const seen = canary.visits + control.visits;
    if (played.stoppedAt === null && seen >= lookAt) {
      lookAt = Math.max(seen + 1, seen * growth);
      const { verdict } = judge({ canary: canary.tallies, control: control.tallies });
      if (verdict === 'stop') played.stoppedAt = minute;
      if (verdict === 'proven good') played.goodAt ??= minute;
    }
    if (played.stoppedAt !== null && (played.oldStoppedAt !== null || minute > hours * 30)) break;
  }
  return played;
}
