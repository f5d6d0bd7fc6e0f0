import { usePlatform } from '@vidya/contracts/browser/platform';
import { ApiError } from '@vidya/contracts/calls/api-error';
import { workNeededCode } from '@vidya/contracts/rules/second-factor';

type Attempt<Result> = (work: { work?: string }) => Promise<Result>;

/** Tries to log in. After many wrong passwords the server asks for work first: the browser does it, and tries again. */
export function useLoginWork(): <Result>(attempt: Attempt<Result>, email: string) => Promise<Result> {
  const platform = usePlatform();
  return async (attempt, email) => {
    try {
      return await attempt({});
    } catch (error) {
      if (!(error instanceof ApiError && error.code === workNeededCode)) throw error;
    }
    const { doLoginWork } = await import(/* webpackChunkName: "login-work" */ './login-work.ts');
    return attempt({ work: await doLoginWork(platform, email) });
  };
}
