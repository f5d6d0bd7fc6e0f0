import { sessionCookie } from '@vidya/contracts/rules/cookies';
import type { Role } from '@vidya/contracts/texts/choices';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, jwtVerify, SignJWT } from 'jose';
import { unauthorised } from '../errors.ts';
import type { Xsrf } from './xsrf.ts';

/** The signed-in person. The role is read again on every request. */
export interface Caller {
  id: string;
  role: Role;
  fullName: string;
  email: string;
  sessionId: string;
  /** When this session last proved who it belongs to; null if it never did. */
  reauthenticatedAt: Date | null;
}

/** The rows behind the cookies. `find` ignores ended and expired sessions and deleted people. */
export interface SessionStore {
  start(session: {
    userId: string;
    userAgent: string;
    expiresAt: Date;
    reauthenticatedAt: Date | null;
  }): Promise<string>;
  find(sessionId: string): Promise<Caller | null>;
  end(sessionId: string): Promise<void>;
}

const sessionDays = 7;

interface NewSession {
  userId: string;
  /** Signing in so was as good a proof as any that the person can give. */
  isProof: boolean;
  /** Stores the row and returns its id; default: as the site does. */
  save?: SessionStore['start'];
}

interface SessionOptions {
  store: SessionStore;
  /** The same rows by a way of their own, for requests that are never refused (load/shedding.ts). */
  essential: Pick<SessionStore, 'find'>;
  xsrf: Xsrf;
  secret: string;
  /** The secret before this one, whose sessions go on. */
  before?: string | undefined;
  isSecure: boolean;
}

export function createSessions({ store, essential, xsrf, secret, before, isSecure }: SessionOptions) {
  const key = new TextEncoder().encode(secret);
  const keyBefore = before === undefined ? undefined : new TextEncoder().encode(before);
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  const verified = async (token: string): Promise<string> => {
    const algorithms = ['HS256'];
    const { payload } = await jwtVerify(token, key, { algorithms }).catch((error: unknown) => {
      if (keyBefore && error instanceof errors.JWSSignatureVerificationFailed)
        return jwtVerify(token, keyBefore, { algorithms });
      throw error;
    });
    return String(payload['sid']);
  };
  return {
    /** The cookies are set after the row is stored, so that a failure leaves none. */
    async start(
      request: FastifyRequest,
      reply: FastifyReply,
      { userId, isProof, save = (row) => store.start(row) }: NewSession,
    ): Promise<void> {
      const expiresAt = new Date(Date.now() + sessionDays * 86_400_000);
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
      const reauthenticatedAt = isProof ? new Date() : null;
      const sid = await save({ userId, userAgent, expiresAt, reauthenticatedAt });
      const token = await new SignJWT({ sid })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key);
      reply.setCookie(sessionCookie, token, { ...cookie, expires: expiresAt });
      xsrf.issue(reply, token);
    },
    /** Returns the caller, or null without a cookie. Throws 401 for an invalid or expired cookie. */
    async read(request: FastifyRequest): Promise<Caller | null> {
      const token = request.cookies[sessionCookie];
      if (!token) return null;
      const sessionId = await verified(token).catch((error: unknown) => {
        throw unauthorised(error instanceof errors.JWTExpired ? 'TokenExpiredError' : 'invalid signature');
      });
      const { find } = request.routeOptions.config?.load === 'essential' ? essential : store;
      const caller = await find(sessionId);
      if (!caller) throw unauthorised('TokenExpiredError');
      return caller;
    },
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const token = request.cookies[sessionCookie];
      const sessionId = token && (await verified(token).catch(() => null));
      if (sessionId) await store.end(sessionId);
      reply.clearCookie(sessionCookie, cookie);
      xsrf.issue(reply, '');
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
