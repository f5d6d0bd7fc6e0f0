import { median, row, whatMissed } from '../harness/figures.ts';
import { bad, good } from './groups.ts';
import { type Promotion, playGuard } from './play-guard.ts';

const traffic = [10, 100, 1_000] as const;
const widths: [number, number] = [40, 18];

type Site = Omit<Promotion, 'live' | 'visitsPerHour' | 'othersPerHour'> & {
  /** The other areas' visits, for each of the area. */
  others: number;
};

const wrong: Record<string, Site> = {
  'good: nothing wrong': { others: 1 },
  'good: the day comes and goes': { hasDays: true, others: 1 },
  'good: an outage of all': { hasDays: true, hasOutage: true, others: 1 },
  'good: an outage of all, others quiet': { hasDays: true, hasOutage: true, others: 0.2 },
  'good: an outage of all, no others': { hasDays: true, hasOutage: true, others: 0 },
};

function played(site: Site, { live, lives }: { live: Promotion['live']; lives: number }, random: () => number) {
  return traffic.map((visitsPerHour) => {
    const promotion = { ...site, live, visitsPerHour, othersPerHour: visitsPerHour * site.others };
    return Array.from({ length: lives }, () => playGuard(promotion, random));
  });
}

const backText = (minutes: (number | null)[]): string => {
  const back = minutes.filter((minute) => minute !== null);
  const share = `${((100 * back.length) / minutes.length).toFixed(1)} %`;
  return back.length === 0 ? share : `${share} ${Math.round(median(back))} min`;
};

/**
 * Plays promotions with the guard of the live version: how many go back within their hour, and when. Returns what missed:
 * of good versions one in a hundred may go back, outages included where other areas are visited too.
 */
export function guardTable({ lives }: { lives: number }, random: () => number): string[] {
  const names = traffic.map((visits) => `${visits}/h`);
  console.info(row('\ngoes back within the hour, after', names, widths));
  const missed = Object.entries(wrong).flatMap(([name, site]) => {
    const found = played(site, { live: good, lives }, random);
    console.info(row(name, found.map(backText), widths));
    const back = found.flat().filter((minute) => minute !== null).length / found.flat().length;
    return whatMissed([[site.others >= 1 && back > 0.01, `${name}: ${(100 * back).toFixed(2)} % go back`]]);
  });
  for (const [name, live] of Object.entries(bad)) {
    const found = played({ hasDays: true, others: 1 }, { live, lives: Math.ceil(lives / 10) }, random);
    console.info(row(name, found.map(backText), widths));
  }
  return missed;
}
