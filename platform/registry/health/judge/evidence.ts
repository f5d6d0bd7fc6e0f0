/** Of so many visits, how many were bad (0 ≤ bad ≤ of). */
export interface FailureRatio {
  bad: number;
  of: number;
}

/** The natural logarithm of the gamma function, for x > 0, to nine digits: Stirling's series, exact enough from 8 on. */
function logGamma(x: number): number {
  if (x < 8) return logGamma(x + 1) - Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1_260 * x ** 5);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}

/** The log of the probability of these visits when every bad rate is possible before they are seen (Jeffreys' prior). */
const logMixture = ({ bad, of }: FailureRatio): number =>
  logGamma(bad + 0.5) + logGamma(of - bad + 0.5) - logGamma(of + 1) - Math.log(Math.PI);

/** `count` events, each of probability `rate`; nothing to explain where there were none. */
const logPower = (count: number, rate: number): number => (count === 0 ? 0 : count * Math.log(Math.max(rate, 0)));

const logLikelihood = ({ bad, of }: FailureRatio, rate: number): number =>
  logPower(bad, rate) + logPower(of - bad, 1 - rate);

const rateOf = ({ bad, of }: FailureRatio): number => (of === 0 ? 0 : bad / of);

/** Halvings of an interval of 1 at most: 30 leave 1e-9 of it. */
const halvings = 30;

/**
 * The control's rate at which both groups are most likely, while the canary's is `difference` (above 0) more. Their log
 * likelihood is concave: its slope falls from plus to minus once.
 */
function bestRate(difference: number, canary: FailureRatio, control: FailureRatio): number {
  let [low, high] = [0, 1 - difference];
  for (let halving = 0; halving < halvings; halving++) {
    const rate = (low + high) / 2;
    const slope =
      control.bad / rate -
      (control.of - control.bad) / (1 - rate) +
      canary.bad / (rate + difference) -
      (canary.of - canary.bad) / (1 - rate - difference);
    if (slope > 0) low = rate;
    else high = rate;
  }
  return (low + high) / 2;
}

const sumOf = (one: FailureRatio, other: FailureRatio): FailureRatio => ({
  bad: one.bad + other.bad,
  of: one.of + other.of,
});

/** Both groups at their best while the canary's bad rate is the control's plus `difference` (0 or more). */
function logBestAt(difference: number, canary: FailureRatio, control: FailureRatio): number {
  if (difference === 0) {
    const both = sumOf(canary, control);
    return logLikelihood(both, rateOf(both));
  }
  const rate = bestRate(difference, canary, control);
  return logLikelihood(control, rate) + logLikelihood(canary, rate + difference);
}

const logBest = (canary: FailureRatio, control: FailureRatio): number =>
  logLikelihood(canary, rateOf(canary)) + logLikelihood(control, rateOf(control));

interface Comparison {
  canary: FailureRatio;
  control: FailureRatio;
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
 * it exceeds log(1/α) at any time, however often it is evaluated, with a probability of at most α: the mixture over
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
