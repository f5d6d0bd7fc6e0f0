import { createHmac, randomBytes } from 'node:crypto';
import { sessionCookie, xsrfCookie, xsrfHeader } from '@vidya/contracts/rules/cookies';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../errors.ts';
import { isSameSecret } from './same-secret.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the browser repeats with its next change; '' where none is offered. */
    xsrfToken: string;
  }
}

interface XsrfOptions {
  secret: string;
  /** The secret before this one, whose tokens are still good. */
  before?: string | undefined;
  isSecure: boolean;
}

/** Double submit: pages repeat a readable cookie in a header; other sites can do neither (decision S4). */
export function createXsrf({ secret, before, isSecure }: XsrfOptions) {
  // Bound to the session, so that a token set by a neighbouring subdomain is useless.
  const sign = (nonce: string, session: string, key = secret): string =>
    `${nonce}.${createHmac('sha256', key).update(`xsrf.${nonce}.${session}`).digest('base64url')}`;
  const sessionOf = (request: FastifyRequest): string => request.cookies[sessionCookie] ?? '';
  const fits = (token: string | undefined, session: string): boolean =>
    token !== undefined &&
    [secret, before].some(
      (key) => key !== undefined && isSameSecret(token, sign(token.split('.')[0] ?? '', session, key)),
    );

  /** Issues a new token for a session that starts or ends with this response; '' means no session. */
  const issue = (reply: FastifyReply, session: string): string => {
    const token = sign(randomBytes(16).toString('base64url'), session);
    reply.setCookie(xsrfCookie, token, { path: '/', sameSite: 'lax', secure: isSecure });
    return token;
  };

  return {
    issue,
    /** Throws 403 unless the header repeats a cookie that belongs to this session. */
    check(request: FastifyRequest): void {
      const given = request.headers[xsrfHeader];
      const token = request.cookies[xsrfCookie];
      if (typeof given === 'string' && token === given && fits(token, sessionOf(request))) return;
      throw new ApiProblem(403, apiMessages.request.pageOutdated, 'XsrfError');
    },
    /** Gives the browser a token unless it has a valid one; returns the one that it has from now on. */
    offer(request: FastifyRequest, reply: FastifyReply): string {
      const session = sessionOf(request);
      const token = request.cookies[xsrfCookie];
      return token !== undefined && fits(token, session) ? token : issue(reply, session);
    },
  };
}

export type Xsrf = ReturnType<typeof createXsrf>;
