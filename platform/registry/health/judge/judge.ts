import { type JudgedMeasure, judgedMeasures, type Verdict } from '../../../calls/choices.ts';
import { type FailureRatio, logNotWorse, logWorse } from './evidence.ts';
import { rules, wordsOf } from './measures.ts';

/** A group's visits by measure. A measure without reports is missing. */
export type GroupTallies = Partial<Record<JudgedMeasure, FailureRatio>>;

interface Evidence {
  measure: JudgedMeasure;
  canary: FailureRatio;
  control: FailureRatio;
  /** E-values: how many times better the visits fit other rates than those of a canary that is not worse, or is. */
  worse: number;
  notWorse: number;
}

export interface Judgement {
  verdict: Verdict;
  /** A sentence for people. */
  reason: string;
  /** By measure, for those reported. */
  evidence: Evidence[];
}

/** The probability that a canary no worse than its control is ever stopped, over all measures. */
const falseStops = 0.01;
/** Two tests in a life: with a control of the canary's size, and above 50 % with the rest. */
const testsInALife = 2;
export const stopAt = (judgedMeasures.length * testsInALife) / falseStops;
/** A canary that is worse by the margin in one measure passes that measure with a probability of 5 % at most. */
const goodAt = 20;
/** Rare faults: a control group with fewer visits than this is taken to have had so many, the others good. */
export const assumedVisits = 8;

const none: FailureRatio = { bad: 0, of: 0 };

function evidenceOf(measure: JudgedMeasure, canary: FailureRatio, control: FailureRatio): Evidence {
  const { tolerance, margin, isRare } = rules[measure];
  const assumed = isRare ? { ...control, of: Math.max(control.of, assumedVisits) } : control;
  return {
    measure,
    canary,
    control,
    worse: Math.exp(logWorse({ canary, control: assumed, difference: tolerance })),
    notWorse: Math.exp(logNotWorse({ canary, control, difference: margin })),
  };
}

const percentText = ({ bad, of }: FailureRatio): string => (of === 0 ? '' : ` (${((bad / of) * 100).toFixed(1)}%)`);
const ofText = (tally: FailureRatio): string => `${tally.bad} of ${tally.of}`;

const sentence = ({ measure, canary, control }: Evidence, counts?: string): string =>
  `${ofText(canary)} visits ${wordsOf(measure, counts).did}${percentText(canary)}, against ${ofText(control)}${percentText(control)} in the control group.`;

/** The strongest first. */
const byWorse = (one: Evidence, other: Evidence): number => other.worse - one.worse;

interface Compared {
  canary: GroupTallies;
  control: GroupTallies;
  /** What the area's business count counts: 'tickets booked'. */
  counts?: string | undefined;
}

/**
 * Judges a canary by the visits of both groups since its start. May be asked at any time and as often as you like: over a
 * canary's whole life a good one is stopped with a probability of at most `falseStops`.
 */
export function judge({ canary, control, counts }: Compared): Judgement {
  const known = judgedMeasures.filter((measure) => (canary[measure]?.of ?? 0) + (control[measure]?.of ?? 0) > 0);
  const evidence = known.map((measure) => evidenceOf(measure, canary[measure] ?? none, control[measure] ?? none));
  const [worst] = evidence.filter(({ worse }) => worse >= stopAt).toSorted(byWorse);
  if (worst) return { verdict: 'stop', reason: sentence(worst, counts), evidence };
  const open = evidence.filter(({ notWorse }) => notWorse < goodAt);
  const visits = `${canary.failed?.of ?? 0} visits, ${control.failed?.of ?? 0} in the control group`;
  if (known.includes('failed') && open.length === 0)
    return { verdict: 'proven good', reason: `No worse in any measure after ${visits}.`, evidence };
  const about = open.map(({ measure }) => wordsOf(measure, counts).about).join(', ');
  const reason = `${visits}: too few to tell${about && ` about ${about}`}.`;
  return { verdict: 'not enough yet', reason, evidence };
}
