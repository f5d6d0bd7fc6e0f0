/** Of so many visits, how many were bad (0 ≤ bad ≤ of). */
export interface Tally {
  bad: number;
  of: number;
}

const lanczos = [
  76.180_091_729_471_46, -86.505_320_329_416_77, 24.014_098_240_830_91, -1.231_739_572_450_155,
  0.120_865_097_386_617_9e-2, -0.539_523_938_495_3e-5,
];

/** The natural logarithm of the gamma function, for x > 0, to ten digits. */
function logGamma(x: number): number {
  const base = x + 5.5;
  const series = lanczos.reduce((sum, factor, index) => sum + factor / (x + 1 + index), 1.000_000_000_190_015);
  return (x + 0.5) * Math.log(base) - base + Math.log((2.506_628_274_631_000_5 * series) / x);
}

/** The log of the probability of these visits when every bad rate is possible before they are seen (Jeffreys' prior). */
const logMixture = ({ bad, of }: Tally): number =>
  logGamma(bad + 0.5) + logGamma(of - bad + 0.5) - logGamma(of + 1) - Math.log(Math.PI);

/** `count` events, each of probability `rate`; nothing to explain where there were none. */
const logPower = (count: number, rate: number): number => (count === 0 ? 0 : count * Math.log(Math.max(rate, 0)));

const logLikelihood = ({ bad, of }: Tally, rate: number): number => logPower(bad, rate) + logPower(of - bad, 1 - rate);

const rateOf = ({ bad, of }: Tally): number => (of === 0 ? 0 : bad / of);

/** A golden section of the interval in each step: 40 steps leave 4e-9 of it. */
const golden = (Math.sqrt(5) - 1) / 2;
const steps = 40;

/** The largest value of a concave function. */
function largest(of: (at: number) => number, [from, to]: [from: number, to: number]): number {
  let [low, high] = [from, to];
  for (let step = 0; step < steps; step++) {
    const reach = (high - low) * golden;
    if (of(high - reach) < of(low + reach)) low = high - reach;
    else high = low + reach;
  }
  return of((low + high) / 2);
}

const sumOf = (one: Tally, other: Tally): Tally => ({ bad: one.bad + other.bad, of: one.of + other.of });

/** Both groups at their best while the canary's bad rate is the control's plus `difference` (0 or more). */
function logBestAt(difference: number, canary: Tally, control: Tally): number {
  if (difference === 0) {
    const both = sumOf(canary, control);
    return logLikelihood(both, rateOf(both));
  }
  return largest(
    (rate) => logLikelihood(control, rate) + logLikelihood(canary, rate + difference),
    [0, 1 - difference],
  );
}

const logBest = (canary: Tally, control: Tally): number =>
  logLikelihood(canary, rateOf(canary)) + logLikelihood(control, rateOf(control));

interface Comparison {
  canary: Tally;
  control: Tally;
  /** Of bad rates, canary minus control: 0.02 is two percentage points. */
  difference: number;
}

const isAbove = ({ canary, control, difference }: Comparison): boolean =>
  canary.of > 0 && rateOf(canary) > rateOf(control) + difference;

const logMean = (one: number, other: number): number => {
  const larger = Math.max(one, other);
  return larger + Math.log((Math.exp(one - larger) + Math.exp(other - larger)) / 2);
};

/**
 * The log e-value against 'the canary's bad rate is at most the control's plus the difference'. Under that hypothesis
 * it exceeds log(1/α) at any time, however often somebody looks, with a probability of at most α: the mixture over
 * all rates is a martingale against the true rates, and their likelihood is at most that of the best allowed ones
 * (universal inference: Wasserman, Ramdas, Balakrishnan 2020). It depends on the sums only, not on their order.
 */
export function logWorse(comparison: Comparison): number {
  const { canary, control, difference } = comparison;
  const best = isAbove(comparison) ? logBestAt(difference, canary, control) : logBest(canary, control);
  return logMixture(canary) + logMixture(control) - best;
}

/**
 * The same against 'the canary's bad rate is at least the control's plus the difference'. Half of the mixture is for
 * equal rates, which most canaries have: they are known sooner.
 */
export function logNotWorse(comparison: Comparison): number {
  const { canary, control, difference } = comparison;
  const best = isAbove(comparison) ? logBest(canary, control) : logBestAt(difference, canary, control);
  return logMean(logMixture(canary) + logMixture(control), logMixture(sumOf(canary, control))) - best;
}
