import type { JudgedMeasure } from '@vidya/contracts/calls/choices';
import type { Tally } from '../../../api/src/release/health/judge/evidence.ts';

/** A version's bad rate by measure, of the visits that report it. */
export type Rates = Partial<Record<JudgedMeasure, number>>;

/** What share of the visits can tell: not every visit begins with a cold cache, few press anything. */
const told: Rates = { slowLoad: 0.4, slowLcp: 0.6, slowInp: 0.4 };

/** A version that nothing is wrong with, on phones in a mobile network. */
export const good: Rates = {
  failed: 0.01,
  callFailed: 0.01,
  blank: 0.02,
  frameBroken: 0.01,
  pressIgnored: 0.05,
  slowLoad: 0.1,
  slowLcp: 0.2,
  slowInp: 0.1,
  noBusiness: 0.95,
};

export const bad = {
  'fails always': { ...good, failed: 1 },
  'fails in 10 %': { ...good, failed: 0.1 },
  'no call works': { ...good, callFailed: 1, noBusiness: 1 },
  blank: { ...good, blank: 1, noBusiness: 1 },
  'swallows every press': { ...good, frameBroken: 0.3, pressIgnored: 0.7, noBusiness: 1 },
  'slow for 50 %': { ...good, slowLcp: 0.5, slowLoad: 0.3 },
  'loses all enrolments': { ...good, noBusiness: 1 },
} as const satisfies Record<string, Rates>;

/** Measure → whether it was bad; without those that the visit cannot tell. */
type Visit = Partial<Record<JudgedMeasure, boolean>>;

/** The visits of one group of browsers. */
export class Group {
  readonly tallies: Partial<Record<JudgedMeasure, Tally>> = {};
  readonly rates: Rates;
  readonly random: () => number;
  constructor(rates: Rates, random: () => number) {
    this.rates = rates;
    this.random = random;
    for (const measure of Object.keys(rates) as JudgedMeasure[]) this.tallies[measure] = { bad: 0, of: 0 };
  }
  get visits(): number {
    return this.tallies.failed?.of ?? 0;
  }
  /** Adds a visit. `isOutage`: everything fails for everybody. Returns what was bad of what it can tell. */
  visit(isOutage = false, rates = this.rates): Visit {
    const seen: Visit = {};
    for (const [measure, rate] of Object.entries(rates) as [JudgedMeasure, number][]) {
      if (this.random() < (told[measure] ?? 1)) seen[measure] = isOutage || this.random() < rate;
    }
    this.add(seen);
    return seen;
  }
  add(seen: Visit): void {
    for (const [measure, isBad] of Object.entries(seen) as [JudgedMeasure, boolean][]) {
      const tally = this.tallies[measure]!;
      tally.of += 1;
      tally.bad += Number(isBad);
    }
  }
}
