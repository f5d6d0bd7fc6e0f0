import { limits } from '@vidya/contracts/rules/limits';

/**
 * Section 8: after a response that means "no valid session any more", calls `endSession` with a short delay. A response
 * speaks of the session in which its call was sent: a later sign-in or logout does not concern it.
 */
export function createExpiry(endSession: () => void) {
  let session = 0;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let probing: Promise<unknown> | undefined;

  const expire = (): void => {
    const refused = session;
    const finish = (): void => {
      if (refused !== session) return;
      ending = undefined;
      endSession();
    };
    // Several calls fail together: there is one timer and one redirect (decision S3).
    ending ??= setTimeout(() => {
      // The probe was asked whether there is a session: a visitor is told nothing (decision S1), however late it responds.
      if (probing) void probing.then(finish);
      else finish();
    }, limits.forcedLogoutDelayMs);
  };

  return {
    /** For a call that is sent now: returns what to call if its response means that its session has ended. */
    watch: (): (() => void) => {
      const sent = session;
      return () => {
        if (sent === session) expire();
      };
    },
    /** A new session is known: ignores responses to calls that were sent before. */
    renew: (): void => {
      session += 1;
      clearTimeout(ending);
      ending = undefined;
    },
    /** Waits for this probe, which never rejects, before the session is ended. */
    waitFor: (probe: Promise<unknown>): void => {
      const current = probe.finally(() => {
        if (probing === current) probing = undefined;
      });
      probing = current;
    },
  };
}
