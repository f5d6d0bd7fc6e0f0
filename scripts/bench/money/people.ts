import { inArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSessionStore } from '../../../api/src/account/session.store.ts';
import type { Db } from '../../../api/src/database/database.ts';
import { users } from '../../../api/src/database/schema-people.ts';
import { createSessions } from '../../../api/src/http/session.ts';
import { createXsrf } from '../../../api/src/http/xsrf.ts';
import { Agent } from '../../../api/src/testing/agent.ts';
import { addCourse } from '../../../api/src/testing/samples.ts';

/** Somebody who is signed in and wants one course. */
export interface Person {
  userId: string;
  courseId: string;
  /** The session's cookies and the token of a page. */
  headers: Record<string, string>;
}

const prices = [499, 1_499, 2_999, 4_999, 99_999];

/** Signing in by password would take argon2 minutes; the sessions are the API's own all the same. */
async function signIn(db: Db, userId: string, secret: string): Promise<Agent> {
  const xsrf = createXsrf({ secret, isSecure: false });
  const sessions = createSessions({ store: createSessionStore(db), xsrf, secret, isSecure: false });
  const agent = new Agent();
  const reply = { setCookie: (name: string, value: string) => void agent.cookies.set(name, value) };
  await sessions.start({ headers: {} } as FastifyRequest, reply as unknown as FastifyReply, userId);
  return agent;
}

/** Fills an empty database with courses of several prices and people who will buy one each. */
export async function addPeople(db: Db, { count, secret }: { count: number; secret: string }): Promise<Person[]> {
  const [instructor] = await db
    .insert(users)
    .values({ email: 'instructor@bench.example', fullName: 'Meera Iyer', role: 'INSTRUCTOR' })
    .returning();
  const courses = [];
  for (const price of prices) courses.push(await addCourse(db, { instructorId: instructor!.id, price }));
  const emails = Array.from({ length: count }, (_, index) => `buyer-${index}@bench.example`);
  await db.insert(users).values(emails.map((email, index) => ({ email, fullName: `Buyer ${index}` })));
  const buyers = await db.select({ userId: users.id }).from(users).where(inArray(users.email, emails));
  const people: Person[] = [];
  for (const [index, { userId }] of buyers.entries()) {
    const { headers } = await signIn(db, userId, secret);
    people.push({ userId, courseId: courses[index % courses.length]!.id, headers });
  }
  return people;
}
