import type { CaptchaChallenge } from '../../calls/contact.ts';
import { ApiError } from '../../rules/api-error.ts';
import { workNeededCode } from '../../rules/second-factor.ts';

/**
 * Sends something. When the server asks for work first, as after many wrong passwords or many requests of a network, the
 * browser does what `ask` gets, and sends it once more.
 */
export async function withWork<Result>(
  attempt: (work: { work?: string }) => Promise<Result>,
  ask: () => Promise<{ data: CaptchaChallenge }>,
): Promise<Result> {
  try {
    return await attempt({});
  } catch (error) {
    if (!(error instanceof ApiError && error.code === workNeededCode)) throw error;
  }
  const { solutionOf, solveChallenge } = await import(/* webpackChunkName: "work" */ './proof-of-work.ts');
  const { data: challenge } = await ask();
  const { signal } = new AbortController();
  return attempt({
    work: solutionOf(challenge, await solveChallenge(challenge, { signal, onShare: () => undefined })),
  });
}
