import { randomBytes } from 'node:crypto';
import { knownBrowserDays } from '@vidya/contracts/rules/sign-in-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'vidya_browser';

/** Identifies a browser without a session: set by a sign-up or a sign-in. */
export const createBrowserCookie = (isSecure: boolean) => ({
  /** '' without one. */
  read: (request: FastifyRequest): string => request.cookies[name] ?? '',
  /** Returns the browser's token, a new one if it has none. */
  keep(request: FastifyRequest, reply: FastifyReply): string {
    const given = request.cookies[name];
    const token = given && given.length <= 64 ? given : randomBytes(16).toString('base64url');
    const maxAge = knownBrowserDays * 86_400;
    reply.setCookie(name, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge });
    return token;
  },
});

export type BrowserCookie = ReturnType<typeof createBrowserCookie>;
