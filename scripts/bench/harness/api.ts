import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSessionStore } from '../../../api/src/account/sign-in/session.store.ts';
import type { Db } from '../../../api/src/database/database.ts';
import { users } from '../../../api/src/database/tables/schema-people.ts';
import { createSessions } from '../../../api/src/http/access/session.ts';
import { createXsrf } from '../../../api/src/http/access/xsrf.ts';
import { Agent } from '../../../api/src/http/in-process.ts';
import type { OwnDatabase } from './database.ts';
import type { Resources } from './on-postgres.ts';
import { createServer, type Server } from './server.ts';

export const sessionSecret = 'the session secret of all benchmarks, which nobody else has';
export const frontSecret = 'what the front server and the API of all benchmarks share';

/** The API on this database, not yet started, without request limits per address; `env` can give it a role. */
export const createApi = (resources: Resources, database: OwnDatabase, env: Record<string, string> = {}): Server =>
  createServer(resources, 'api/src/main.ts', {
    ...database.env,
    SESSION_SECRET: sessionSecret,
    FRONT_SECRET: frontSecret,
    REQUESTS_PER_MINUTE: '0',
    ...env,
  });

/** Starts a session of the API; returns its cookie and token headers. For many people, argon2 would take minutes. */
async function signedIn(db: Db, userId: string): Promise<Record<string, string>> {
  const xsrf = createXsrf({ secret: sessionSecret, isSecure: false });
  const store = createSessionStore(db);
  const sessions = createSessions({ store, essential: store, xsrf, secret: sessionSecret, isSecure: false });
  const agent = new Agent();
  const reply = { setCookie: (name: string, value: string) => void agent.cookies.set(name, value) };
  await sessions.start({ headers: {} } as FastifyRequest, reply as unknown as FastifyReply, { userId, isProof: true });
  return agent.headers;
}

/** Adds a person, with role and number in the address, and signs them in. */
export async function addPerson(db: Db, role: 'ADMIN' | 'INSTRUCTOR' | 'USER', number = 0) {
  const [row] = await db
    .insert(users)
    .values({ email: `${role.toLowerCase()}-${number}@bench.example`, fullName: `Meera Iyer ${number}`, role })
    .returning({ id: users.id });
  return { userId: row!.id, headers: await signedIn(db, row!.id) };
}
