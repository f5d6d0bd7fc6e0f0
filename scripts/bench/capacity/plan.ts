import type { Cost } from './costs.ts';

/** How often a learner sends each kind of call in a month: ten visits, and four hours of films. */
const callsPerLearner: Record<string, number> = {
  'list, kept in memory': 30,
  'list, read anew': 10,
  search: 10,
  'course page': 20,
  'own profile': 60,
  'own courses': 20,
  'lectures of a course': 20,
  // The player reports every 10 s.
  'progress report': 1_440,
};

const monthSeconds = 30 * 86_400;
/** The busiest minute of a month, compared with the mean. */
const peak = 5;
/** Above this share of its processor a server answers late. */
const share = 0.6;
const coresPerMachine = 4;

const machines = (cpuMs: number, learners: number): number =>
  Math.max(2, Math.ceil((learners * cpuMs * peak) / 1_000 / monthSeconds / share / coresPerMachine));

export interface Plan {
  learners: number;
  /** In the busiest minute. */
  callsPerSecond: number;
  /** Of four cores each; at least two, so that one may fail. */
  apiMachines: number;
  databaseMachines: number;
  /** Of calls, uncompressed; films and pages come on top. */
  gigabytesPerMonth: number;
}

/** Machines for this many learners a month. */
export function planFor(costs: ReadonlyMap<string, Cost>, learners: number): Plan {
  let [apiMs, databaseMs, calls, bytes] = [0, 0, 0, 0];
  for (const [name, times] of Object.entries(callsPerLearner)) {
    const cost = costs.get(name);
    if (!cost) throw new Error(`Nothing was measured for: ${name}`);
    calls += times;
    apiMs += times * cost.apiMs;
    databaseMs += times * cost.databaseMs;
    bytes += times * cost.bytes;
  }
  return {
    learners,
    callsPerSecond: Math.round((learners * calls * peak) / monthSeconds),
    apiMachines: machines(apiMs, learners),
    databaseMachines: machines(databaseMs, learners),
    gigabytesPerMonth: Math.round((learners * bytes) / 1e9),
  };
}
