import { judge } from '../../../api/src/release/health/judge/judge.ts';
import { bad, Group, good, type Rates } from './groups.ts';
import { playGuard } from './play-guard.ts';
import { seeded } from './random.ts';

/** The visit of each group at which a canary is stopped, with a look after every visit of up to `max`; else null. */
function stoppedAfter(rates: Rates, max: number, random: () => number): number | null {
  const [canary, control] = [new Group(rates, random), new Group(good, random)];
  for (let visit = 1; visit <= max; visit++) {
    (random() < 0.5 ? control : canary).visit();
    (random() < 0.5 ? control : canary).visit();
    if (judge({ canary: canary.tallies, control: control.tallies }).verdict === 'stop') return visit;
  }
  return null;
}

it('stops at most one good canary in a hundred, however often somebody looks', () => {
  const random = seeded(16);
  const stopped = Array.from({ length: 100 }, () => stoppedAfter(good, 150, random)).filter((visit) => visit !== null);
  expect(stopped.length).toBeLessThanOrEqual(1);
});

it.each([
  ['fails always', 25],
  ['blank', 40],
  ['no call works', 40],
  ['slow for 50 %', 700],
  ['loses all enrolments', 700],
] as const)('stops every canary that %s within %d visits', (kind, max) => {
  const random = seeded(8);
  const visits = Array.from({ length: 10 }, () => stoppedAfter(bad[kind], max, random));
  expect(visits).not.toContain(null);
});

it('takes back no good version in an outage of all, and every one in which no call works', () => {
  const random = seeded(16);
  const site = { visitsPerHour: 200, othersPerHour: 200, hasDays: true, hasOutage: true };
  const back = (live: Rates): (number | null)[] =>
    Array.from({ length: 10 }, () => playGuard({ ...site, live }, random));
  expect(back(good).filter((minute) => minute !== null)).toEqual([]);
  expect(back(bad['no call works'])).not.toContain(null);
});
