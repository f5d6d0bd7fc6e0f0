import type { Role } from '@vidya/contracts/calls/account';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem, forbidden, unauthorised } from './errors.ts';
import { isFrontServer, type Limiter } from './limits.ts';
import { isSameSecret } from './same-secret.ts';
import type { Caller, Sessions } from './session.ts';

/**
 * Who may call: everybody, everybody with a session, or these roles. 'releasers': administrators, and whoever shows the
 * release token instead of a session. 'front': the site's front server alone.
 */
export type Access = 'public' | 'signedIn' | 'releasers' | 'front' | readonly Role[];

/** Routes of these may be called without a session. */
export type SessionlessAccess = 'public' | 'releasers' | 'front';

export interface RegisteredRoute {
  method: string;
  url: string;
  access: Access | undefined;
  call: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyInstance {
    sessions: Sessions;
    accountLimiter: Limiter;
    /** What machines show instead of a session. */
    machineSecrets: { release: string | undefined; front: string | undefined };
    /** Every route that was registered, ours and those of plugins. */
    accessTable: RegisteredRoute[];
  }
  interface FastifyContextConfig {
    /** Said by every route of ours, and tested cell by cell. */
    access?: Access;
    call?: string;
    /** False where the sender is no browser, or a plain link. */
    xsrf?: boolean;
  }
}

/** Shows a token, right or wrong: no browser adds one by itself, so such a call needs no proof of the page it came from. */
export const hasBearer = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.access === 'releasers' && headers.authorization !== undefined;

function checkBearer({ headers, server }: FastifyRequest): void {
  const [, token] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (isSameSecret(token, server.machineSecrets.release)) return;
  throw new ApiProblem(401, apiMessages.release.tokenWrong, 'WrongToken');
}

/** Before anything is read from the body: fills in `request.caller`, refuses with 401 and 403. */
export const guard =
  (access: Access) =>
  async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const { sessions } = request.server;
    if (access === 'public') {
      // An old cookie must not keep anybody from the public pages.
      request.caller = await sessions.read(request).catch(() => null);
      return;
    }
    if (access === 'front') {
      // What it passes on for browsers bears its secret as well, and the address of whoever asked.
      const isPassedOn = request.headers['x-forwarded-for'] !== undefined;
      if (!isPassedOn && isFrontServer(request, request.server.machineSecrets.front)) return;
      throw forbidden();
    }
    if (hasBearer(request)) return checkBearer(request);
    request.caller = await sessions.read(request);
    if (!request.caller) throw unauthorised();
    request.server.accountLimiter.hit(request.caller.id);
    const roles = access === 'releasers' ? ['ADMIN'] : access;
    if (roles !== 'signedIn' && !roles.includes(request.caller.role)) throw forbidden();
  };
