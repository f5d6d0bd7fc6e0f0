import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSessionStore } from '../../../api/src/account/session.store.ts';
import type { Db } from '../../../api/src/database/database.ts';
import { createSessions } from '../../../api/src/http/session.ts';
import { createXsrf } from '../../../api/src/http/xsrf.ts';
import { Agent } from '../../../api/src/testing/agent.ts';

/**
 * The session's cookies and the token of a page. Signing in by password would take argon2 minutes for a crowd; the
 * sessions are the API's own all the same. `secret` is the server's SESSION_SECRET.
 */
export async function signedIn(db: Db, userId: string, secret: string): Promise<Record<string, string>> {
  const xsrf = createXsrf({ secret, isSecure: false });
  const sessions = createSessions({ store: createSessionStore(db), xsrf, secret, isSecure: false });
  const agent = new Agent();
  const reply = { setCookie: (name: string, value: string) => void agent.cookies.set(name, value) };
  await sessions.start({ headers: {} } as FastifyRequest, reply as unknown as FastifyReply, userId);
  return agent.headers;
}
