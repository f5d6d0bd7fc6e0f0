import { inArray } from 'drizzle-orm';
import type { Db } from '../../../api/src/database/database.ts';
import { users } from '../../../api/src/database/schema-people.ts';
import { addCourse } from '../../../api/src/testing/samples.ts';
import { signedIn } from '../server/signed-in.ts';

/** Somebody who is signed in and wants one course. */
export interface Person {
  userId: string;
  courseId: string;
  /** The session's cookies and the token of a page. */
  headers: Record<string, string>;
}

const prices = [499, 1_499, 2_999, 4_999, 99_999];

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
    const headers = await signedIn(db, userId, secret);
    people.push({ userId, courseId: courses[index % courses.length]!.id, headers });
  }
  return people;
}
