import { randomUUID } from 'node:crypto';
import type { Role } from '@vidya/contracts/texts/choices';
import type { PgTable } from 'drizzle-orm/pg-core';
import { hashPassword } from '../account/sign-in/passwords.ts';
import { newCertificateCode } from '../certificate/certificate.service.ts';
import type { Db } from '../database/database.ts';
import { courses, ratings } from '../database/tables/schema-courses.ts';
import { certificates, lectureNotes, lectureQuestions } from '../database/tables/schema-learning.ts';
import { lectures } from '../database/tables/schema-lectures.ts';
import { users } from '../database/tables/schema-people.ts';
import { coupons, enrolments, orders, payments } from '../database/tables/schema-sales.ts';
import { contactMessages } from '../database/tables/schema-site.ts';

const password = 'monsoon-rain';
/** Hashed once: it takes a tenth of a second. */
let passwordHash: Promise<string> | undefined;

/** What stands for '{course}' and so on in the requests that versions recorded: call-examples.ts. */
export interface SampleData {
  /** The ids of who may call. */
  people: Record<'learner' | 'instructor' | 'admin', string>;
  /** Placeholder without braces → its value. */
  values: Record<string, string>;
}

async function add<Table extends PgTable>(db: Db, table: Table, row: Table['$inferInsert']): Promise<string> {
  const [added] = (await db.insert(table).values(row).returning()) as { id?: string }[];
  return added?.id ?? '';
}

async function addPerson(db: Db, role: Role, fullName: string) {
  const email = `${randomUUID()}@vidya.example`;
  passwordHash ??= hashPassword(password);
  return { id: await add(db, users, { email, fullName, role, passwordHash: await passwordHash }), email, fullName };
}

type Person = Awaited<ReturnType<typeof addPerson>>;

async function addCourses(db: Db, instructor: Person) {
  const common = {
    title: 'Prompting that works',
    description: '<p>Write prompts that give the same good answer twice, and know why they do.</p>',
    category: 'generative-ai',
    level: 'Beginner',
    language: 'English',
    price: 1_499,
    instructorId: instructor.id,
    instructorName: instructor.fullName,
  } as const;
  const course = await add(db, courses, { ...common, discount: 40, status: 'published' });
  const draft = await add(db, courses, { ...common, status: 'draft' });
  const freeCourse = await add(db, courses, { ...common, discount: 100, status: 'published' });
  const lecture = await add(db, lectures, {
    courseId: course,
    position: 1,
    title: 'What a model sees',
    youtubeLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    durationSeconds: 100,
    isPreview: true,
  });
  return { course, draft, freeCourse, lecture };
}

/** What a learner has of a course: access by a payment, a rating, a certificate, a note, a question. */
async function addBelongings(db: Db, learner: Person, courseId: string, lectureId: string) {
  const own = { userId: learner.id, courseId };
  const inAMonth = new Date(Date.now() + 30 * 86_400_000);
  const gatewayOrderId = `order_${randomUUID()}`;
  const money = { amountPaise: 89_900, status: 'paid' } as const;
  const orderId = await add(db, orders, { ...own, ...money, gatewayOrderId, receipt: randomUUID() });
  await add(db, payments, {
    ...own,
    orderId,
    gatewayPaymentId: `pay_${randomUUID()}`,
    amountPaise: money.amountPaise,
    status: 'captured',
    method: 'card',
    userName: learner.fullName,
    courseTitle: 'Prompting that works',
    capturedAt: new Date(),
    expiresAt: inAMonth,
  });
  await add(db, enrolments, { ...own, expiresAt: inAMonth });
  await add(db, ratings, { ...own, value: 4, comment: 'Clear and short.' });
  const certificate = newCertificateCode();
  const names = { learnerName: learner.fullName, courseTitle: 'Prompting that works', instructorName: 'Meera Iyer' };
  await add(db, certificates, { ...own, ...names, code: certificate });
  const written = { userId: learner.id, lectureId };
  const note = await add(db, lectureNotes, { ...written, atSeconds: 7, body: 'A thought of my own' });
  const question = await add(db, lectureQuestions, { ...written, body: 'Why tokens?' });
  return { certificate, note, question };
}

/** Adds one thing of every kind, that nobody has used yet. Takes some 20 ms. */
export async function addSampleData(db: Db): Promise<SampleData> {
  const learner = await addPerson(db, 'USER', 'Asha Rao');
  const instructor = await addPerson(db, 'INSTRUCTOR', 'Meera Iyer');
  const admin = await addPerson(db, 'ADMIN', 'Ravi Menon');
  const taught = await addCourses(db, instructor);
  const couponCode = `REPLAY-${randomUUID().slice(0, 8).toUpperCase()}`;
  const from = { name: 'Uma Das', email: 'uma@vidya.example', phone: '9876543210', subject: 'Hi', message: 'Hello' };
  return {
    people: { learner: learner.id, instructor: instructor.id, admin: admin.id },
    values: {
      ...taught,
      ...(await addBelongings(db, learner, taught.course, taught.lecture)),
      coupon: await add(db, coupons, { code: couponCode, percentOff: 20 }),
      couponCode,
      message: await add(db, contactMessages, from),
      learner: learner.id,
      instructor: instructor.id,
      email: learner.email,
      newEmail: `${randomUUID()}@vidya.example`,
      password,
    },
  };
}
