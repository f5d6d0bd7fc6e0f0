import { secondFactorCode } from '@vidya/contracts/rules/second-factor';
import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import { ApiProblem } from '../../http/errors.ts';

type Way = 'password' | 'provider' | 'passkey' | 'code' | 'reauthentication';

/** Counts how sign-ins and proofs end: signedIn, secondFactor (one more step), refused. */
export function createSignInCounts(metrics: Pick<ApiMetrics, 'count'>) {
  /** Runs one and counts its end. What is no refusal of the proof, such as a database that is away, is not counted. */
  return async <Result>(way: Way, work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work();
      metrics.count('signIns', { way, outcome: 'signedIn' });
      return result;
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
      const outcome = error.code === secondFactorCode ? 'secondFactor' : 'refused';
      metrics.count('signIns', { way, outcome });
      throw error;
    }
  };
}

export type SignInCounts = ReturnType<typeof createSignInCounts>;
