import { solutionOf, solveChallenge } from '@vidya/contracts/browser/proof-of-work';
import type { Platform } from '@vidya/contracts/browser/platform';
import { requestLoginWork } from '@vidya/contracts/calls/account';

/** Does what the server asks for before the next password of this address; returns the proof. */
export async function doLoginWork({ send }: Pick<Platform, 'send'>, email: string): Promise<string> {
  const { data: challenge } = await send(requestLoginWork, { body: { email } });
  const { signal } = new AbortController();
  return solutionOf(challenge, await solveChallenge(challenge, { signal, onShare: () => undefined }));
}
