import { listReviews } from '@vidya/contracts/calls/catalogue';
import { getCourse } from '@vidya/contracts/calls/course';
import { limits } from '@vidya/contracts/rules/limits';
import { lectureMedia, lectureProgress, sampleLabel } from '../../database/tables/schema-lectures.ts';
import { users } from '../../database/tables/schema-people.ts';
import { orders } from '../../database/tables/schema-sales.ts';
import type { TestApi } from '../../testing/api.ts';
import { addCourse, addLecture, addRating, enrol, inDays } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const addTaught = async (given: Partial<Parameters<typeof addCourse>[1]> = {}) =>
  addCourse(api.db, { instructorId: (await api.signIn({ role: 'INSTRUCTOR' })).id, ...given });

const detailOf = async (courseId: string, as?: Awaited<ReturnType<typeof api.signIn>>) =>
  (await api.inject(getCourse, { params: { courseId }, ...(as && { as }) })).body.Data!;

type ExpectedReview = { value: number; comment?: string };

/** Each rating by another person, each a minute older than the one before. */
async function rate(courseId: string, reviews: ExpectedReview[]): Promise<void> {
  for (const [index, one] of reviews.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    const { id: userId } = await api.signIn();
    const updatedAt = new Date(Date.UTC(2026, 0, 31) - index * 60_000);
    // oxlint-disable-next-line no-await-in-loop
    await addRating(api.db, { userId, courseId, updatedAt, ...one });
  }
}

it('marks a lecture whose film is a stand-in of the sample data', async () => {
  const course = await addTaught();
  const [own, standIn] = await Promise.all(
    [1, 2].map((position) => addLecture(api.db, { courseId: course.id, position })),
  );
  const film = { kind: 'video', type: 'video/mp4' } as const;
  await api.db.insert(lectureMedia).values([
    { ...film, lectureId: own!.id, storageKey: 'own' },
    { ...film, lectureId: standIn!.id, storageKey: 'shared', label: sampleLabel },
  ]);
  const { lectures } = await detailOf(course.id);
  expect(lectures.map(({ isSample }) => isSample)).toEqual([undefined, true]);
});

it('says nothing about a teacher who has become a learner, and could not change it', async () => {
  const course = await addTaught();
  await api.db.update(users).set({ headline: 'Teaches graphs', about: 'For years.' });
  expect((await detailOf(course.id)).instructor).toMatchObject({ headline: 'Teaches graphs', about: 'For years.' });
  await api.db.update(users).set({ role: 'USER' });
  expect((await detailOf(course.id)).instructor).toMatchObject({ headline: '', about: '' });
});

describe('what is sent of the ratings', () => {
  it('is all of them where they are few, newest first', async () => {
    const course = await addTaught();
    await rate(course.id, [{ value: 4.5, comment: 'Clear' }, { value: 0.5 }, { value: 5, comment: 'Short' }]);
    const { allRatings, ratingsByStars } = await detailOf(course.id);
    expect(allRatings.map(({ value, comment }) => [value, comment])).toEqual([
      [4.5, 'Clear'],
      [0.5, ''],
      [5, 'Short'],
    ]);
    expect(ratingsByStars).toEqual([1, 0, 0, 0, 2]);
  });

  it('is bounded where they are many, while the spread counts every one', async () => {
    const course = await addTaught();
    const silent = Array.from({ length: limits.reviewsAtOnce + 10 }, () => ({ value: 3 }));
    await rate(course.id, [...silent, { value: 5, comment: 'Older, and worth reading' }]);
    const { allRatings, ratingsByStars } = await detailOf(course.id);
    expect(allRatings).toHaveLength(limits.reviewsAtOnce + 1);
    expect(allRatings.at(-1)?.comment).toBe('Older, and worth reading');
    expect(ratingsByStars).toEqual([0, 0, limits.reviewsAtOnce + 10, 0, 1]);
  });

  it('tells the caller their own rating, however old it is', async () => {
    const course = await addTaught();
    const learner = await api.signIn();
    const updatedAt = new Date(Date.UTC(2020, 0, 1));
    await addRating(api.db, { userId: learner.id, courseId: course.id, value: 2.5, updatedAt });
    await rate(
      course.id,
      Array.from({ length: limits.reviewsAtOnce }, () => ({ value: 4 })),
    );
    expect((await detailOf(course.id, learner)).userRating).toBe(2.5);
    expect((await detailOf(course.id)).userRating).toBe(0);
  });
});

describe('who wrote a review', () => {
  const reviewed = async () => {
    const course = await addTaught();
    const writers = [
      await api.signIn({ fullName: 'Asha Rao' }),
      await api.signIn({ fullName: 'किरण शर्मा' }),
      await api.signIn({ fullName: 'Former learner', deletedAt: new Date() }),
    ] as const;
    for (const [index, { id: userId }] of writers.entries()) {
      const updatedAt = new Date(Date.UTC(2026, 0, 31) - index * 60_000);
      const review = { value: 4, comment: 'Clear', isNamed: index !== 1, updatedAt };
      // oxlint-disable-next-line no-await-in-loop
      await addRating(api.db, { userId, courseId: course.id, ...review });
    }
    return { course, writers };
  };

  it('is shown as they chose: first name or initial, and nothing where the account is gone', async () => {
    const { course, writers } = await reviewed();
    const { body } = await api.inject(getCourse, { params: { courseId: course.id } });
    expect(body.Data!.allRatings.map(({ name, isOwn }) => [name, isOwn])).toEqual([
      ['Asha', false],
      ['कि.', false],
      ['', false],
    ]);
    const sent = JSON.stringify(body);
    for (const { id } of writers) expect(sent).not.toContain(id);
    expect(sent).not.toContain('Rao');
  });

  it('is an initial where an old name is an address', async () => {
    const course = await addTaught();
    const { id: userId } = await api.signIn({ fullName: 'asha@vidya.example' });
    await addRating(api.db, { userId, courseId: course.id, value: 4, isNamed: true });
    expect((await detailOf(course.id)).allRatings.map(({ name }) => name)).toEqual(['A.']);
  });

  it('marks the caller’s own, on the page and in the list', async () => {
    const { course, writers } = await reviewed();
    const isOwn = [true, false, false];
    expect((await detailOf(course.id, writers[0])).allRatings.map((each) => each.isOwn)).toEqual(isOwn);
    const list = await api.inject(listReviews, { params: { courseId: course.id }, query: {}, as: writers[0] });
    expect(list.body.Data!.map((each) => each.isOwn)).toEqual(isOwn);
  });
});

describe('listReviews', () => {
  const page = async (courseId: string, after?: string) =>
    (await api.inject(listReviews, { params: { courseId }, query: after === undefined ? {} : { after } })).body.Data!;

  it('goes on behind the last one that is known, without gap or repetition', async () => {
    const course = await addTaught();
    const reviews = Array.from({ length: 2 * limits.reviewsAtOnce + 1 }, (_, index) => ({
      value: 4,
      comment: index % 2 === 0 ? `Review ${index}` : '',
    }));
    await rate(course.id, reviews);
    const first = await page(course.id);
    const second = await page(course.id, first.at(-1)!.userId);
    expect(first).toHaveLength(limits.reviewsAtOnce);
    expect([...first, ...second].map(({ comment }) => comment)).toEqual(
      reviews.map(({ comment }) => comment).filter((comment) => comment !== ''),
    );
    expect(await page(course.id, second.at(-1)!.userId)).toEqual([]);
  });

  it('keeps ratings of one instant apart', async () => {
    const course = await addTaught();
    const updatedAt = new Date(Date.UTC(2026, 0, 1));
    for (const comment of ['One', 'Two', 'Three']) {
      // oxlint-disable-next-line no-await-in-loop
      const { id: userId } = await api.signIn();
      // oxlint-disable-next-line no-await-in-loop
      await addRating(api.db, { userId, courseId: course.id, value: 4, comment, updatedAt });
    }
    const [first, ...rest] = await page(course.id);
    expect(await page(course.id, first!.userId)).toEqual(rest);
  });

  it.each(['', 'no id', "1' or 1=1", '00000000-0000-0000-0000-000000000000'])(
    'answers %j with a list, not with an error',
    async (after) => {
      const course = await addTaught();
      await rate(course.id, [{ value: 4, comment: 'Clear' }]);
      expect(await page(course.id, after)).toHaveLength(after === '' ? 1 : 0);
    },
  );
});

describe('what is the caller’s own', () => {
  it('says where the learner was last', async () => {
    const course = await addTaught();
    const [one, two] = [
      await addLecture(api.db, { courseId: course.id }),
      await addLecture(api.db, { courseId: course.id, position: 2 }),
    ];
    const learner = await api.signIn();
    await enrol(api.db, { userId: learner.id, courseId: course.id });
    expect((await detailOf(course.id, learner)).enrolment?.lastLectureId).toBeNull();
    for (const [lecture, day] of [
      [two, 2],
      [one, 1],
    ] as const) {
      const updatedAt = new Date(Date.UTC(2026, 0, day));
      // oxlint-disable-next-line no-await-in-loop
      await api.db
        .insert(lectureProgress)
        .values({ userId: learner.id, courseId: course.id, lectureId: lecture.id, updatedAt });
    }
    expect((await detailOf(course.id, learner)).enrolment?.lastLectureId).toBe(two.id);
  });

  it.each([
    ['waits to be paid', { status: 'created' }, [89_900]],
    ['is being paid', { status: 'attempted' }, [89_900]],
    ['was paid', { status: 'paid' }, []],
    ['was given up', { status: 'closed' }, []],
    ['can be paid no more', { status: 'superseded' }, []],
  ] as const)('knows of an order that %s', async (_, given, openOrders) => {
    const course = await addTaught({ price: 1_499, discount: 40 });
    const [buyer, other] = [await api.signIn(), await api.signIn()];
    await api.db
      .insert(orders)
      .values({ userId: buyer.id, courseId: course.id, receipt: 'receipt-1', amountPaise: 89_900, ...given });
    expect((await detailOf(course.id, buyer)).openOrders).toEqual(openOrders);
    expect((await detailOf(course.id, other)).openOrders).toEqual([]);
    expect((await detailOf(course.id)).openOrders).toEqual([]);
  });

  it('knows of no order to pay where the course is not sold any more', async () => {
    const course = await addTaught({ status: 'unpublished' });
    const buyer = await api.signIn();
    await enrol(api.db, { userId: buyer.id, courseId: course.id, expiresAt: inDays(-1) });
    await api.db
      .insert(orders)
      .values({ userId: buyer.id, courseId: course.id, receipt: 'receipt-1', amountPaise: 89_900 });
    const { enrolment, openOrders } = await detailOf(course.id, buyer);
    expect(enrolment?.isExpired).toBe(true);
    expect(openOrders).toEqual([]);
  });

  it('says what an expired enrolment was, and nothing of a refunded one', async () => {
    const course = await addTaught();
    const [late, refunded] = [await api.signIn(), await api.signIn()];
    await enrol(api.db, { userId: late.id, courseId: course.id, expiresAt: inDays(-1) });
    await enrol(api.db, { userId: refunded.id, courseId: course.id, status: 'refunded' });
    expect((await detailOf(course.id, late)).enrolment).toMatchObject({ isExpired: true, progress: 0 });
    expect((await detailOf(course.id, refunded)).enrolment).toBeNull();
  });
});
