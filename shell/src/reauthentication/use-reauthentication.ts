import { useQuery } from '@tanstack/react-query';
import { listReauthenticationMethods, reauthenticate, requestReauthentication } from '@vidya/contracts/browser/calls';
import type { Platform } from '@vidya/contracts/browser/platform';
import { signWithPasskey } from '@vidya/contracts/browser/proofs/passkeys';
import type { Proof } from '@vidya/contracts/calls/sign-in-security';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Reauthentication {
  platform: Platform;
  onEnd: (isProved: boolean) => void;
}

/** How the person can prove who they are, and the sending of a proof. Leaving the page or the session ends the question. */
export function useReauthentication({ platform, onEnd }: Reauthentication) {
  const { send, sessionAtom } = platform;
  const methods = useQuery({
    queryKey: ['reauthentication'],
    queryFn: async () => (await send(listReauthenticationMethods, {})).data.methods,
    gcTime: 0,
    retry: false,
  });
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  const attempt = async (proofOf: () => Promise<Proof | null>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      const body = await proofOf();
      if (!body) return setBusy(false);
      await send(reauthenticate, { body });
      onEnd(true);
    } catch (error) {
      setFailure(messageOf(error, texts.account.fallback));
      setBusy(false);
    }
  };

  const prove = (proof: Proof): Promise<void> => attempt(() => Promise.resolve(proof));
  const provePasskey = (): Promise<void> =>
    attempt(async () => {
      const { data } = await send(requestReauthentication, {});
      const response = await signWithPasskey(data);
      return response && { method: 'passkey', response };
    });

  const { key } = useLocation();
  const asked = useRef(key);
  const { status } = useAtomValue(sessionAtom);
  const cancel = useEffectEvent(() => onEnd(false));
  useEffect(() => {
    if (key !== asked.current || status === 'signedOut') cancel();
  }, [key, status]);

  return { methods, failure, isBusy, prove, provePasskey };
}
