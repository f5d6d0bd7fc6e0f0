import { isFree, orderAmountPaise } from '@vidya/contracts/rules/buying/price';
import { categories } from '@vidya/contracts/rules/course/categories';
import type { LineFieldName } from '@vidya/contracts/rules/course/course-fields';
import { linesFault, linesOf } from '@vidya/contracts/rules/course/lines';
import { limits } from '@vidya/contracts/rules/limits';
import { buildDemo } from './build-demo.ts';
import { isFilm } from './demo-data.ts';

const TODAY = new Date('2026-11-20T13:45:00Z');
const demo = buildDemo(TODAY);
const published = demo.courses.filter(({ status }) => status === 'published');
const pairOf = (row: { userId: string; courseId: string }): string => `${row.userId} ${row.courseId}`;
const visibleText = (html: string): string => html.replace(/<[^>]+>/g, '');

function count<Row>(rows: readonly Row[], of: (row: Row) => boolean): number {
  return rows.filter((row) => of(row)).length;
}

describe('people', () => {
  it('has two administrators, nine instructors, fifty-five learners and the three sample sign-ins', () => {
    const roles = Map.groupBy(demo.users, ({ role }) => role);
    expect([roles.get('ADMIN')?.length, roles.get('INSTRUCTOR')?.length, roles.get('USER')?.length]).toEqual([
      2, 9, 55,
    ]);
    const emails = demo.users.map(({ email }) => email);
    expect(emails).toEqual(
      expect.arrayContaining(['learner@vidya.example', 'instructor@vidya.example', 'admin@vidya.example']),
    );
    expect(new Set(emails).size).toBe(66);
  });

  it('leaves some learners without any enrolment', () => {
    const enrolled = new Set(demo.enrolments.map(({ userId }) => userId));
    expect(count(demo.users, ({ id, role }) => role === 'USER' && !enrolled.has(id))).toBeGreaterThanOrEqual(5);
  });
});

describe('courses', () => {
  it('has 48 published, 2 drafts and 1 archived, at least three in every category', () => {
    expect(published).toHaveLength(48);
    expect(count(demo.courses, ({ status }) => status === 'draft')).toBe(2);
    expect(count(demo.courses, ({ status }) => status === 'archived')).toBe(1);
    const perCategory = Map.groupBy(published, ({ category }) => category);
    for (const { slug } of categories) expect(perCategory.get(slug)?.length ?? 0).toBeGreaterThanOrEqual(3);
    expect(perCategory.size).toBe(categories.length);
  });

  it('covers every special case that a screen has to show', () => {
    const lectured = new Set(demo.lectures.map(({ courseId }) => courseId));
    const rated = new Set(demo.ratings.map(({ courseId }) => courseId));
    expect(published.some(({ price }) => price === 0)).toBe(true);
    expect(published.some(({ price, discount }) => price > 0 && discount === 100)).toBe(true);
    expect(published.some(({ price }) => price === limits.priceMax)).toBe(true);
    expect(published.some(({ title }) => title.length === limits.title.max)).toBe(true);
    expect(published.some(({ id }) => !lectured.has(id))).toBe(true);
    expect(published.some(({ id }) => lectured.has(id) && !rated.has(id))).toBe(true);
    expect(count(published, ({ title }) => /\p{Script=Devanagari}/u.test(title))).toBeGreaterThanOrEqual(4);
    expect(count(published, ({ title }) => /\p{Script=Tamil}/u.test(title))).toBeGreaterThanOrEqual(2);
  });

  it('stays within the limits of the course form', () => {
    for (const { title, price, discount, description } of demo.courses) {
      expect(title.length).toBeGreaterThan(limits.title.above);
      expect(title.length).toBeLessThanOrEqual(limits.title.max);
      expect(Number.isInteger(price) && price >= 0 && price <= limits.priceMax).toBe(true);
      expect(Number.isInteger(discount) && discount >= 0 && discount <= limits.discountMax).toBe(true);
      expect(visibleText(description).length).toBeGreaterThanOrEqual(600);
      expect(visibleText(description).length).toBeLessThanOrEqual(2500);
    }
  });

  it('has landing pages in nine languages as teachers type them, each with its first preview as film', () => {
    const landings = published.filter(({ subtitle }) => subtitle);
    expect(landings.length).toBeGreaterThanOrEqual(14);
    expect(landings.length).toBeLessThan(published.length);
    expect(new Set(landings.map(({ language }) => language)).size).toBe(9);
    for (const { id, outcomes = '', requirements = '', audience = '', promoLectureId } of landings) {
      for (const [name, text] of Object.entries({ outcomes, requirements, audience })) {
        expect(linesOf(text).join('\n')).toBe(text);
        expect(linesFault(name as LineFieldName, text)).toBeUndefined();
      }
      const preview = demo.lectures.find(({ courseId, isPreview }) => courseId === id && isPreview);
      expect(promoLectureId).toBe(preview?.id ?? null);
    }
    expect(landings.some(({ promoLectureId }) => promoLectureId)).toBe(true);
  });

  it('repeats no title, no sentence of a description and no lecture', () => {
    const sentences = demo.courses.flatMap(({ description }) => description.match(/<(?:p|li)>.*?<\/(?:p|li)>/g) ?? []);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(new Set(demo.courses.map(({ title }) => title)).size).toBe(51);
    expect(new Set(demo.lectures.map(({ title }) => title)).size).toBe(demo.lectures.length);
    expect(Math.abs(count(demo.lectures, isFilm) - 342)).toBeLessThan(9);
    expect(count(demo.lectures, ({ source }) => source.kind === 'youtube')).toBeLessThanOrEqual(4);
  });
});

describe('coupons', () => {
  it('has one for every course, one for a single course with a limit, and one that has ended', () => {
    const courseIds = new Set(published.map(({ id }) => id));
    expect(demo.coupons.map(({ expiresAt }) => expiresAt !== null && expiresAt < TODAY)).toEqual([false, false, true]);
    expect(demo.coupons.map(({ courseId }) => courseId !== null && courseIds.has(courseId))).toEqual([
      false,
      true,
      false,
    ]);
    expect(demo.coupons[1]).toMatchObject({ rupeesOff: 200, maxUses: 25 });
  });
});

describe('enrolments and ratings', () => {
  it('has 560 active enrolments, one per learner and course, active exactly while they last', () => {
    expect(count(demo.enrolments, ({ status }) => status === 'active')).toBe(560);
    expect(new Set(demo.enrolments.map(pairOf)).size).toBe(demo.enrolments.length);
    for (const { status, startedAt, expiresAt } of demo.enrolments) {
      expect(status === 'active').toBe(expiresAt > TODAY);
      expect(startedAt < TODAY).toBe(true);
    }
  });

  it('has 900 half-step ratings, each by somebody who is or was enrolled, and never before that', () => {
    expect(demo.ratings).toHaveLength(900);
    const enrolments = new Map(demo.enrolments.map((enrolment) => [pairOf(enrolment), enrolment]));
    for (const rating of demo.ratings) {
      const enrolment = enrolments.get(pairOf(rating));
      expect(enrolment && rating.createdAt > enrolment.startedAt).toBe(true);
      expect(Number.isInteger(rating.value * 2) && rating.value >= 0.5 && rating.value <= 5).toBe(true);
    }
    expect(new Set(demo.ratings.map(pairOf)).size).toBe(900);
    expect(new Set(demo.ratings.map(({ value }) => value)).size).toBe(10);
    expect(new Set(demo.ratings.map(({ isNamed }) => isNamed))).toEqual(new Set([true, false]));
  });

  it('shows no review twice on one course', () => {
    const reviews = demo.ratings.filter(({ review }) => review !== '');
    expect(reviews.length).toBeGreaterThan(250);
    expect(new Set(reviews.map(({ courseId, review }) => `${courseId} ${review}`)).size).toBe(reviews.length);
  });

  it('has progress from none to all, only on lectures of the course', () => {
    const courseOf = new Map(demo.lectures.map(({ id, courseId }) => [id, courseId]));
    const lectures = new Map(demo.lectures.map((lecture) => [lecture.id, lecture]));
    for (const row of demo.progress) {
      expect(courseOf.get(row.lectureId)).toBe(row.courseId);
      expect(row.watchedSeconds).toBeLessThanOrEqual(lectures.get(row.lectureId)?.durationSeconds ?? 0);
    }
    const begun = new Set(demo.progress.map(({ enrolmentId }) => enrolmentId));
    expect(begun.size).toBeGreaterThan(400);
    expect(begun.size).toBeLessThan(demo.enrolments.length);
  });
});

describe('payments', () => {
  const courses = new Map(demo.courses.map((course) => [course.id, course]));
  const indianMonth = (date: Date): string => new Date(date.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 7);

  it('has 640, priced by the final price in paise, a method exactly where the gateway was reached', () => {
    expect(demo.payments).toHaveLength(640);
    for (const { courseId, amountPaise, method, status } of demo.payments) {
      const course = courses.get(courseId);
      expect(course && orderAmountPaise(course)).toBe(amountPaise);
      expect(method === '').toBe(amountPaise === 0 || status === 'created');
      expect(course && isFree(course) ? status : 'captured').toBe('captured');
    }
  });

  it('leaves February 2024 empty and fills every other month up to today', () => {
    const months = new Set(demo.payments.map(({ createdAt }) => indianMonth(createdAt)));
    expect(months.has('2024-02')).toBe(false);
    expect(count(demo.payments, ({ createdAt }) => createdAt.toISOString().startsWith('2024-02'))).toBe(0);
    expect(months.size).toBe(34);
    expect(demo.payments.every(({ createdAt }) => createdAt <= TODAY)).toBe(true);
  });

  it.each(['2024', '2025'])('has sales late on 31 December %s that belong to January in India', (year) => {
    const late = demo.payments.filter(
      ({ createdAt, status }) =>
        status === 'captured' &&
        createdAt.toISOString() >= `${year}-12-31T18:45` &&
        createdAt.toISOString() < `${year}-12-31T24`,
    );
    expect(late.length).toBeGreaterThanOrEqual(4);
    for (const { createdAt } of late) expect(indianMonth(createdAt)).toBe(`${Number(year) + 1}-01`);
  });

  it('opens an enrolment with every captured payment and never leaves two open orders for one purchase', () => {
    const enrolments = new Map(demo.enrolments.map((enrolment) => [enrolment.id, enrolment]));
    for (const { enrolmentId, status, id } of demo.payments) {
      const isSettled = status === 'captured' || status === 'refunded';
      expect(enrolments.get(enrolmentId ?? '')?.paymentId).toBe(isSettled ? id : undefined);
    }
    const open = demo.payments.filter(({ status }) => status === 'created').map(pairOf);
    expect(new Set(open).size).toBe(open.length);
  });
});

describe('messages and the audit log', () => {
  it('has open and answered messages, one of them in Hindi and one longer than a screen', () => {
    const { contactMessages } = demo;
    expect(count(contactMessages, ({ answeredAt }) => answeredAt === null)).toBeGreaterThanOrEqual(4);
    expect(count(contactMessages, ({ answer }) => answer !== '')).toBeGreaterThanOrEqual(2);
    expect(contactMessages.some(({ message }) => /\p{Script=Devanagari}/u.test(message))).toBe(true);
    expect(contactMessages.some(({ message }) => message.length > 1_500)).toBe(true);
    for (const { createdAt, answeredAt } of contactMessages)
      expect(answeredAt === null || (createdAt < answeredAt && answeredAt < TODAY)).toBe(true);
  });

  it('tells only of what shows elsewhere, and of nothing that is still to come', () => {
    const things = [...demo.users, ...demo.courses, ...demo.lectures, ...demo.payments, ...demo.contactMessages];
    const ids = new Set(things.map(({ id }) => id));
    expect(demo.auditEntries.length).toBeGreaterThanOrEqual(10);
    for (const { subjectId, actorId, createdAt } of demo.auditEntries) {
      expect([subjectId, actorId].every((id) => id === null || ids.has(id))).toBe(true);
      expect(createdAt < TODAY).toBe(true);
    }
  });
});

describe('the whole', () => {
  it('is the same for the same day, whatever the hour', () => {
    expect(buildDemo(new Date('2026-11-20T23:59:00Z'))).toEqual(demo);
  });

  it('keeps the ids of people, courses and lectures from day to day', () => {
    const later = buildDemo(new Date('2027-04-02T08:00:00Z'));
    expect(later.users.map(({ id }) => id)).toEqual(demo.users.map(({ id }) => id));
    expect(later.lectures.map(({ id }) => id)).toEqual(demo.lectures.map(({ id }) => id));
    expect(later.enrolments.filter(({ status }) => status === 'active')).toHaveLength(560);
  });

  it('repeats no id and points at nothing that is missing', () => {
    const all = Object.values(demo).flatMap((rows: { id: string }[]) => rows.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
    const users = new Set(demo.users.map(({ id }) => id));
    for (const { instructorId } of demo.courses) expect(users.has(instructorId)).toBe(true);
    for (const { userId } of [...demo.enrolments, ...demo.payments]) expect(users.has(userId)).toBe(true);
  });

  it('lets nothing happen before it could', () => {
    const people = new Map(demo.users.map((user) => [user.id, user]));
    const courses = new Map(demo.courses.map((course) => [course.id, course]));
    for (const { instructorId, createdAt } of demo.courses) {
      expect((people.get(instructorId)?.createdAt ?? TODAY) <= createdAt).toBe(true);
    }
    for (const { userId, courseId, startedAt } of demo.enrolments) {
      expect((people.get(userId)?.createdAt ?? TODAY) <= startedAt).toBe(true);
      expect((courses.get(courseId)?.createdAt ?? TODAY) <= startedAt).toBe(true);
    }
  });
});
