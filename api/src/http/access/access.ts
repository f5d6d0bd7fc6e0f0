import { factorRequiredCode } from '@vidya/contracts/rules/second-factor';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Role } from '@vidya/contracts/texts/choices';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem, forbidden, unauthorised } from '../errors.ts';
import { isFrontServer, type Limiter } from '../limits.ts';
import { enrollingCalls } from './enrolling-calls.ts';
import type { BuildIdentity, ReleaseTokens } from './machine.ts';
import { isReauthenticated, reauthenticationNeeded } from './reauthentication.ts';
import { isSameSecret } from './same-secret.ts';
import type { Caller, Sessions } from './session.ts';

/**
 * Who may call: everybody, everybody with a session, or these roles. 'releasers': administrators, and callers with the
 * release token instead of a session. 'front': only the site's front server.
 */
export type Access = 'public' | 'signedIn' | 'releasers' | 'front' | readonly Role[];

/** From when on an administrator needs a second factor; null for who needs none, or has one. */
interface StaffFactors {
  dueAt(caller: Pick<Caller, 'id' | 'role'>): Promise<Date | null>;
}

/** Access values that need no session. */
export type SessionlessAccess = 'public' | 'releasers' | 'front';

/** A line of the policy, as far as it concerns a route. */
export interface Admission {
  /** The callers whom the route admits, before the server knows what the call is about. */
  by: Access;
  /** The relation that the service asks for next: the response differs by caller. */
  if?: unknown;
  /**
   * Whether the caller must have proved within the last minutes that they are who the session says: 'always', or
   * 'sometimes', when the service asks for it. Machines have no session, and are exempt.
   */
  reauthentication?: 'always' | 'sometimes';
}

/** A route without a line in the policy names its access alone. */
export const admissionOf = (access: Access | Admission): Admission =>
  typeof access === 'object' && 'by' in access ? access : { by: access };

export interface RegisteredRoute {
  method: string;
  url: string;
  access: Access | undefined;
  call: string | undefined;
  reauthentication: Admission['reauthentication'] | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** Set for a token of an OpenID issuer. */
    machine: BuildIdentity | null;
  }
  interface FastifyInstance {
    sessions: Sessions;
    accountLimiter: Pick<Limiter, 'hitSoon'>;
    /** The secrets that machines send instead of a session. */
    machineSecrets: { release: string | undefined; front: string | undefined };
    /** The account module sets it. */
    staffFactors: StaffFactors;
    /** The release module sets it. */
    releaseTokens: ReleaseTokens;
    /** All registered routes, ours and those of plugins. */
    accessTable: RegisteredRoute[];
  }
  interface FastifyContextConfig {
    /** Every route of ours sets it, and a test checks each one. */
    access?: Access;
    call?: string;
    reauthentication?: Admission['reauthentication'];
    /** False if the sender is no browser, or the route is a plain link. */
    xsrf?: boolean;
    isShared?: boolean;
  }
}

/** True for any bearer token, valid or not. A browser never adds one by itself, so such a call needs no XSRF check. */
export const hasBearer = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.access === 'releasers' && headers.authorization !== undefined;

const isJwt = (token: string | undefined): token is string =>
  token !== undefined && token.length < 8_192 && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);

/** The site's one token, which in production is only for first releases, or an OpenID issuer's short-lived token for one area. */
async function checkBearer(request: FastifyRequest): Promise<void> {
  const { headers, server, params } = request;
  const [, token] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  const { name } = (params ?? {}) as { name?: string };
  if (isSameSecret(token, server.machineSecrets.release)) {
    if (name !== undefined) await server.releaseTokens.admitOwnToken(name);
    return;
  }
  if (!isJwt(token)) throw new ApiProblem(401, apiMessages.release.tokenWrong, 'WrongToken');
  request.machine = await server.releaseTokens.identify(token);
  const isOther = name !== undefined && !request.machine.areas.some((area) => area === name);
  if (isOther) throw forbidden(apiMessages.release.otherArea(name));
}

/** Whether the session alone, or its absence, admits the caller. */
export function isAdmitted(access: Access, caller: Pick<Caller, 'role'> | null): boolean {
  if (access === 'public') return true;
  if (access === 'front' || !caller) return false;
  const roles: readonly Role[] | 'signedIn' = access === 'releasers' ? ['ADMIN'] : access;
  return roles === 'signedIn' || roles.includes(caller.role);
}

/** Administrators have a second factor, where it is required; until then they do nothing but add one. */
async function requireFactor({ server, routeOptions }: FastifyRequest, caller: Caller): Promise<void> {
  if (caller.role !== 'ADMIN' || enrollingCalls.has(routeOptions.config.call)) return;
  const dueAt = await server.staffFactors.dueAt(caller);
  if (dueAt && dueAt.getTime() <= Date.now())
    throw new ApiProblem(403, apiMessages.account.factorRequired, factorRequiredCode);
}

/** Runs before the body is read: sets `request.caller`, refuses with 401 or 403. */
export const guard =
  ({ by: access, reauthentication, if: relation }: Admission) =>
  async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const { sessions } = request.server;
    if (access === 'public') {
      request.caller = await sessions.read(request).catch((error: unknown) => {
        // An expired cookie must not block the public pages, nor a busy database what everybody sees alike.
        if (!relation || (error instanceof ApiProblem && error.status === 401)) return null;
        throw error;
      });
      return;
    }
    if (access === 'front') {
      // Requests that the front server forwards for browsers carry its secret too, but also the client's address.
      const isPassedOn = request.headers['x-forwarded-for'] !== undefined;
      if (!isPassedOn && isFrontServer(request, request.server.machineSecrets.front)) return;
      throw forbidden();
    }
    if (hasBearer(request)) return checkBearer(request);
    request.caller = await sessions.read(request);
    if (!request.caller) throw unauthorised();
    request.server.accountLimiter.hitSoon(request.caller.id);
    if (!isAdmitted(access, request.caller)) throw forbidden();
    await requireFactor(request, request.caller);
    if (reauthentication === 'always' && !isReauthenticated(request.caller)) throw reauthenticationNeeded();
  };
