import type { Db } from '../database/database.ts';
import { courses, ratings } from '../database/tables/schema-courses.ts';
import { lectures } from '../database/tables/schema-lectures.ts';
import { coupons, enrolments } from '../database/tables/schema-sales.ts';

type Fields<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

const day = 86_400_000;
export const inDays = (days: number): Date => new Date(Date.now() + days * day);

/** Adds a published course; set only the fields that matter in the test, the instructor above all. */
export async function addCourse(db: Db, given: Fields<typeof courses> & { instructorId: string }) {
  const [row] = await db
    .insert(courses)
    .values({
      title: 'Prompting that works',
      description: '<p>Write prompts that give the same good answer twice, and know why they do.</p>',
      category: 'generative-ai',
      price: 1_499,
      discount: 40,
      instructorName: 'Meera Iyer',
      status: 'published',
      ...given,
    })
    .returning();
  return row!;
}

export async function addLecture(db: Db, given: Fields<typeof lectures> & { courseId: string }) {
  const [row] = await db
    .insert(lectures)
    .values({ position: 1, title: 'What a model sees', durationSeconds: 100, ...given })
    .returning();
  return row!;
}

/** Adds an enrolment that stays open for 30 days. */
export async function enrol(db: Db, given: Fields<typeof enrolments> & { userId: string; courseId: string }) {
  const [row] = await db
    .insert(enrolments)
    .values({ expiresAt: inDays(30), ...given })
    .returning();
  return row!;
}

/** Adds a coupon for 20 % off every course by default. Returns its id. */
export async function addCoupon(db: Db, given: Fields<typeof coupons> & { code: string }): Promise<string> {
  const percentOff = given.rupeesOff ? null : 20;
  const [row] = await db
    .insert(coupons)
    .values({ percentOff, ...given })
    .returning();
  return row!.id;
}

export async function addRating(
  db: Db,
  given: Fields<typeof ratings> & { userId: string; courseId: string; value: number },
) {
  const [row] = await db.insert(ratings).values(given).returning();
  return row!;
}
