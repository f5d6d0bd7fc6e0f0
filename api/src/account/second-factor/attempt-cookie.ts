import { secondFactorLimits } from '@vidya/contracts/rules/sign-in-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'vidya_second_factor';

/** The cookie of a sign-in that waits for its second factor: no call takes it for a session. */
export function createAttemptCookie(isSecure: boolean) {
  // For pages too: a browser without script posts its code to one.
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return {
    /** '' without one. */
    read: (request: FastifyRequest): string => request.cookies[name] ?? '',
    set: (reply: FastifyReply, token: string): void =>
      void reply.setCookie(name, token, { ...cookie, maxAge: secondFactorLimits.minutes * 60 }),
    clear: (reply: FastifyReply): void => void reply.clearCookie(name, cookie),
  };
}

export type AttemptCookie = ReturnType<typeof createAttemptCookie>;
