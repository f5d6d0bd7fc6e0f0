import { leaveCourse } from '@vidya/contracts/calls/buying/refunds';
import { listSubscribedCourses } from '@vidya/contracts/calls/catalogue';
import { createOrder, purchaseHistory, subscribe } from '@vidya/contracts/calls/payment';
import { refundTexts } from '@vidya/contracts/texts/texts';
import { lectureProgress } from '../../database/tables/schema-lectures.ts';
import { enrolments, payments } from '../../database/tables/schema-sales.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCoupon, addCourse, addLecture, enrol, inDays } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let learner: Person;
let courseId: string;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  learner = await api.signIn();
  const { id: instructorId } = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId, discount: 100 })).id;
});
afterAll(() => api.close());

const join = () => api.inject(subscribe, { body: { courseId }, as: learner });
const leave = async () => {
  const { status, body } = await api.inject(leaveCourse, { body: { courseId }, as: learner });
  return [status, body.Message];
};
const subscribed = async () => (await api.inject(listSubscribedCourses, { as: learner })).body.Data!;

it('ends a free enrolment; the progress is there again with the next one', async () => {
  await join();
  const { id: lectureId } = await addLecture(api.db, { courseId });
  await api.db.insert(lectureProgress).values({ userId: learner.id, courseId, lectureId, isCompleted: true });
  expect(await leave()).toEqual([200, refundTexts.left]);
  expect(await api.db.select().from(enrolments)).toMatchObject([{ status: 'cancelled' }]);
  expect(await subscribed()).toEqual([]);
  const [entry] = (await api.inject(purchaseHistory, { as: learner })).body.Data!;
  expect(Date.parse(entry!.expiresAt!)).toBeLessThanOrEqual(Date.now());
  expect(await leave()).toEqual([404, refundTexts.notEnrolled]);
  await join();
  expect(await subscribed()).toMatchObject([{ progress: 100, isExpired: false }]);
});

it('ends an enrolment that a coupon made free', async () => {
  const { id: instructorId } = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId })).id;
  await addCoupon(api.db, { code: 'ALLOFIT', percentOff: 100 });
  expect((await api.inject(createOrder, { body: { courseId, couponCode: 'ALLOFIT' }, as: learner })).status).toBe(200);
  expect(await leave()).toEqual([200, refundTexts.left]);
  expect(await subscribed()).toEqual([]);
});

it('leaves what was paid for before, and has run out', async () => {
  const expiresAt = inDays(-3);
  const paid = { userId: learner.id, userName: 'Kavya N', courseId, courseTitle: 'Paid', amountPaise: 100 };
  await api.db.insert(payments).values({ ...paid, status: 'captured', expiresAt });
  await enrol(api.db, { userId: learner.id, courseId });
  await api.db.update(enrolments).set({ expiresAt });
  await join();
  expect(await leave()).toEqual([200, refundTexts.left]);
  expect(await api.db.select().from(enrolments)).toMatchObject([{ status: 'active', expiresAt }]);
  expect(await subscribed()).toMatchObject([{ isExpired: true }]);
});

it('does not end what is paid for', async () => {
  await join();
  const paid = { userId: learner.id, userName: 'Kavya N', courseId, courseTitle: 'Paid', amountPaise: 100 };
  const running = { ...paid, status: 'captured', expiresAt: inDays(9) } as const;
  await api.db.insert(payments).values(running);
  expect(await leave()).toEqual([409, refundTexts.paid]);
  expect(await subscribed()).toHaveLength(1);
});

it('knows nothing of courses that a person never joined', async () => {
  expect(await leave()).toEqual([404, refundTexts.notEnrolled]);
});
