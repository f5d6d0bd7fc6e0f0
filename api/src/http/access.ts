import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '@vidya/contracts/account';
import { forbidden, unauthorised } from './errors.ts';
import type { Limiter } from './limits.ts';
import type { Caller, Sessions } from './session.ts';

/** Who may call: everybody, everybody with a session, or these roles. */
export type Access = 'public' | 'signedIn' | readonly Role[];

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
    request.caller = await sessions.read(request);
    if (!request.caller) throw unauthorised();
    request.server.accountLimiter.hit(request.caller.id);
    if (access !== 'signedIn' && !access.includes(request.caller.role)) throw forbidden();
  };
