import { median, percentile, row, whatMissed } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { bad, good } from './groups.ts';
import { guardTable } from './guard-table.ts';
import { type Played, play } from './play.ts';
import { seeded } from './random.ts';

const traffic = [10, 100, 1_000] as const;
const shares = [1, 5, 25] as const;
const widths: [number, number] = [24, 12];
/** In hours. Good canaries live for a day, bad ones get a week to be found out. */
const lifeHours = 24;
const weekHours = 168;

const cells = traffic.flatMap((visitsPerHour) => shares.map((percent) => ({ visitsPerHour, percent })));
const times = (count: number, once: () => Played): Played[] => Array.from({ length: count }, once);
const percentText = (part: number, all: number): string => `${((100 * part) / all).toFixed(2)} %`;

function minutesText(minutes: number): string {
  if (minutes < 90) return `${minutes} min`;
  return minutes < 60 * 36 ? `${(minutes / 60).toFixed(1)} h` : `${(minutes / 1_440).toFixed(1)} d`;
}

/** The median, with those for whom it never happened as the longest. */
function medianText(found: (number | null)[]): string {
  const at = median(found.map((minute) => minute ?? Infinity));
  return at === Infinity ? '–' : minutesText(at);
}

/** All traffic and shares in turn, with and without outages. Returns the share of wrongly stopped ones. */
function falseStops(canaries: number, hasOutages: boolean, random: () => number): number {
  const each = Math.ceil(canaries / cells.length);
  const played = cells.flatMap((cell) =>
    times(each, () => play({ ...cell, canary: good, hours: lifeHours, hasOutages }, random)),
  );
  const stopped = played.filter(({ stoppedAt }) => stoppedAt !== null).length;
  const before = played.filter(({ oldStoppedAt }) => oldStoppedAt !== null).length;
  const name = hasOutages ? 'with outages of all' : 'nothing wrong';
  console.info(
    row(name, [played.length, percentText(stopped, played.length), percentText(before, played.length)], widths),
  );
  return stopped / played.length;
}

function timesToStop(lives: number, random: () => number): string[] {
  console.info(
    row(
      '\nmedian time to stop',
      cells.map((cell) => `${cell.visitsPerHour}/h ${cell.percent}%`),
      widths,
    ),
  );
  const slowest = Object.entries(bad).map(([kind, canary]) => {
    const played = cells.map((cell) => times(lives, () => play({ ...cell, canary, hours: weekHours }, random)));
    console.info(
      row(
        kind,
        played.map((of) => medianText(of.map(({ stoppedAt }) => stoppedAt))),
        widths,
      ),
    );
    console.info(
      row(
        '  the rule before',
        played.map((of) => medianText(of.map((one) => one.oldStoppedAt))),
        widths,
      ),
    );
    return { kind, found: played.at(-1)!.map(({ stoppedAt }) => stoppedAt ?? Infinity) };
  });
  const proven = cells.map((cell) => times(lives, () => play({ ...cell, canary: good, hours: weekHours }, random)));
  console.info(
    row(
      'good: proven good',
      proven.map((of) => medianText(of.map(({ goodAt }) => goodAt))),
      widths,
    ),
  );
  return slowest.flatMap(({ kind, found }) =>
    whatMissed([
      [percentile(found, 0.9) > 60 * 6, `${kind}: 9 of 10 not stopped in 6 h at 25 % of 1,000 visits an hour`],
    ]),
  );
}

/**
 * Plays canaries with the sequential test and with the rule before: how many good ones are stopped, and how long bad ones
 * live, by the site's visits an hour and the canary's share of them; then the same for promotions and the live guard.
 */
export async function canary(args: string[]): Promise<string[]> {
  const { canaries, lives, promotions, seed } = readOptions(args, {
    canaries: 10_000,
    lives: 40,
    promotions: 400,
    seed: 16,
  });
  const random = seeded(seed);
  console.info(row('false stops in a day', ['canaries', 'now', 'before'], widths));
  const wrong = [false, true].map((hasOutages) => falseStops(canaries, hasOutages, random));
  return [
    ...whatMissed(wrong.map((share) => [share > 0.01, `${percentText(share, 1)} of the good canaries stopped`])),
    ...timesToStop(lives, random),
    ...guardTable({ lives: promotions }, random),
  ];
}
