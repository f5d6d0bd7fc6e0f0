import { listSecondFactors, requestSecondFactor, verifySecondFactor } from '@vidya/contracts/browser/calls';
import { useCall, usePlatform } from '@vidya/contracts/browser/platform';
import { signWithPasskey } from '@vidya/contracts/browser/proofs/passkeys';
import type { FactorProof } from '@vidya/contracts/calls/sign-in-security';
import { ApiError, messageOf, requestIdOf } from '@vidya/contracts/rules/api-error';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useArrival } from './use-arrival.ts';
import { useNext } from './use-next.ts';

const { progress, session, account } = texts;

/** The second half of a sign-in. `methods`: null when there is none to finish. */
export function useSecondFactor() {
  const { send, toasts } = usePlatform();
  const arrive = useArrival();
  const navigate = useNavigate();
  const { next, destination } = useNext();
  const known = useCall(listSecondFactors, { key: ['secondFactors'], staleTime: 0, gcTime: 0 });
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  const attempt = async (proofOf: () => Promise<FactorProof | null>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    let loading: ReturnType<typeof toasts.loading> | undefined;
    try {
      const body = await proofOf();
      if (!body) return;
      loading = toasts.loading(progress.verifyingCredentials);
      const { data, message } = await send(verifySecondFactor, { body });
      loading.succeed(message || session.loggedIn);
      arrive(data);
      await navigate(destination, { replace: true });
    } catch (error) {
      const why = messageOf(error, account.fallback);
      if (loading) loading.fail(why, { requestId: requestIdOf(error) });
      else toasts.error(why, { requestId: requestIdOf(error) });
      // It starts again with the password.
      if (error instanceof ApiError && error.code === 'SignInExpired')
        await navigate(paths.login(next), { replace: true, state: { notice: why } });
      else setFailure(why);
    } finally {
      setBusy(false);
    }
  };

  return {
    known,
    next,
    destination,
    failure,
    isBusy,
    enterCode: (code: string) => attempt(() => Promise.resolve({ method: 'code', code })),
    signPasskey: () =>
      attempt(async () => {
        const { data } = await send(requestSecondFactor, {});
        const response = await signWithPasskey(data);
        return response && { method: 'passkey', response };
      }),
  };
}
