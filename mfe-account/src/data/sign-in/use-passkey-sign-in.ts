import { requestPasskeySignIn, signInWithPasskey } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import {
  canOfferPasskeys,
  endPasskeyRequest,
  hasPasskeys,
  signWithPasskey,
} from '@vidya/contracts/browser/proofs/passkeys';
import { messageOf, requestIdOf } from '@vidya/contracts/rules/api-error';
import { passkeyLimits } from '@vidya/contracts/rules/sign-in-limits';
import { texts } from '@vidya/contracts/texts/texts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useArrival } from './use-arrival.ts';
import { useNext } from './use-next.ts';

const { progress, session, account } = texts;

/** A request in the browser's autofill is renewed before its challenge ends. */
const renewMs = (passkeyLimits.challengeMinutes - 1) * 60_000;

/** Sign-in with a passkey alone: `onTry` is called before the session changes. */
export function usePasskeySignIn(onTry: () => void) {
  const { send, toasts } = usePlatform();
  const arrive = useArrival();
  const navigate = useNavigate();
  const { destination } = useNext();
  const [isPossible, setPossible] = useState(false);
  const [isBusy, setBusy] = useState(false);

  /** Resolves with whether the person is signed in. */
  const attempt = async (isAutofill: boolean): Promise<boolean> => {
    const { data: request } = await send(requestPasskeySignIn, {});
    const response = await signWithPasskey(request, { isAutofill });
    if (!response) return false;
    onTry();
    const loading = toasts.loading(progress.verifyingCredentials);
    try {
      const { data, message } = await send(signInWithPasskey, { body: response });
      loading.succeed(message || session.loggedIn);
      arrive(data);
      await navigate(destination, { replace: true });
      return true;
    } catch (error) {
      loading.fail(messageOf(error, account.fallback), { requestId: requestIdOf(error) });
      return false;
    }
  };
  // Nobody asked for it: where it fails, the form is there.
  const suggest = (): void => void attempt(true).catch(() => undefined);
  const signIn = async (): Promise<void> => {
    setBusy(true);
    try {
      if (!(await attempt(false))) suggest();
    } catch (error) {
      toasts.error(messageOf(error, account.fallback), { requestId: requestIdOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const offer = useEffectEvent(suggest);

  useEffect(() => {
    let isHere = true;
    let renewing: ReturnType<typeof setInterval> | undefined;
    const begin = async (): Promise<void> => {
      if (!hasPasskeys()) return;
      setPossible(true);
      if (!(await canOfferPasskeys()) || !isHere) return;
      offer();
      // A new request ends the one before.
      renewing = setInterval(offer, renewMs);
    };
    void begin();
    return () => {
      isHere = false;
      clearInterval(renewing);
      if (renewing) void endPasskeyRequest().catch(() => undefined);
    };
  }, []);

  return { isPossible, isBusy, signIn };
}
