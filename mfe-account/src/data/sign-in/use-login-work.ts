import { usePlatform } from '@vidya/contracts/browser/platform';
import { requestLoginWork } from '@vidya/contracts/calls/account';
import { ApiError } from '@vidya/contracts/calls/api-error';
import { workNeededCode } from '@vidya/contracts/rules/second-factor';

type Attempt<Result> = (work: { work?: string }) => Promise<Result>;

/** Tries to log in. After many wrong passwords the server asks for work first: the browser does it, and tries again. */
export function useLoginWork(): <Result>(attempt: Attempt<Result>, email: string) => Promise<Result> {
  const { send } = usePlatform();
  return async (attempt, email) => {
    try {
      return await attempt({});
    } catch (error) {
      if (!(error instanceof ApiError && error.code === workNeededCode)) throw error;
    }
    const [{ data: challenge }, { solutionOf, solveChallenge }] = await Promise.all([
      send(requestLoginWork, { body: { email } }),
      import(/* webpackChunkName: "proof-of-work" */ '@vidya/contracts/browser/proof-of-work'),
    ]);
    const { signal } = new AbortController();
    const number = await solveChallenge(challenge, { signal, onShare: () => undefined });
    return attempt({ work: solutionOf(challenge, number) });
  };
}
