import type { Session } from '@vidya/contracts/calls/account';
import { staffSession } from '@vidya/contracts/rules/sign-in-limits';

/** 'idle' and 'ending' warn; 'over': the session has ended, what is typed on the page has not. */
export type Phase = 'fine' | 'idle' | 'ending' | 'over';

interface Moment {
  session: Pick<Session, 'endsAt' | 'idleMs'>;
  /** The idle time of the site in this browser, in ms. */
  unusedMs: number;
  /** By the server's clock, in ms. */
  now: number;
}

/** In ms: enough to save what one is at. */
const endingMs = 10 * 60_000;

export function phaseOf({ session, unusedMs, now }: Moment): Phase {
  const leftMs = Date.parse(session.endsAt) - now;
  const idleLeftMs = session.idleMs === null ? Number.POSITIVE_INFINITY : session.idleMs - unusedMs;
  if (leftMs <= 0 || idleLeftMs <= 0) return 'over';
  if (idleLeftMs <= staffSession.warnMs) return 'idle';
  return leftMs <= endingMs ? 'ending' : 'fine';
}
