import { getCaptcha } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { solutionOf, solveChallenge } from '@vidya/contracts/browser/proofs/proof-of-work';
import { useEffect, useRef, useState } from 'react';

type CaptchaState =
  | { kind: 'idle' }
  /** `share`: the part of the numbers tried so far, 0 to 1. */
  | { kind: 'working'; share: number }
  | { kind: 'verified'; token: string }
  | { kind: 'failed' };

/** A self-hosted captcha (decision U5): the browser computes for a second or two, without tracking. */
export function useCaptcha() {
  const { send } = usePlatform();
  const [state, setState] = useState<CaptchaState>({ kind: 'idle' });
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  async function prove({ signal }: AbortController): Promise<void> {
    try {
      const { data } = await send(getCaptcha, { signal });
      const number = await solveChallenge(data, { signal, onShare: (share) => setState({ kind: 'working', share }) });
      if (!signal.aborted) setState({ kind: 'verified', token: solutionOf(data, number) });
    } catch {
      // The way out of any error is the same: press again.
      if (!signal.aborted) setState({ kind: 'failed' });
    }
  }

  return {
    state,
    /** The proof for the server; empty until the work is done. */
    token: state.kind === 'verified' ? state.token : '',
    start: () => {
      if (state.kind === 'working' || state.kind === 'verified') return;
      work.current = new AbortController();
      setState({ kind: 'working', share: 0 });
      void prove(work.current);
    },
    /** A proof is valid for one message only. */
    reset: () => {
      work.current?.abort();
      setState({ kind: 'idle' });
    },
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;
