import { deleteAccount } from '@vidya/contracts/calls/account';
import { callAddress } from '@vidya/contracts/calls/call';
import { drawCertificate, openCertificate, verifyCertificate } from '@vidya/contracts/calls/learning';
import { saveProgress } from '@vidya/contracts/calls/watching';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { deletePerson } from '../account/privacy/deletion.store.ts';
import { copyCoInstructors } from '../database/co-instructors.ts';
import { courses } from '../database/tables/schema-courses.ts';
import { certificates } from '../database/tables/schema-learning.ts';
import { lectures } from '../database/tables/schema-lectures.ts';
import { users } from '../database/tables/schema-people.ts';
import { enrolments } from '../database/tables/schema-sales.ts';
import { courseInstructors } from '../database/tables/schema-teaching.ts';
import { type Person, startApi, type TestApi } from '../testing/api.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { addCourse, addLecture, enrol, inDays } from '../testing/samples.ts';

let api: TestApi;
let teacher: Person;
let learner: Person;
let course: Awaited<ReturnType<typeof addCourse>>;
let lectureIds: string[];

beforeAll(async () => {
  api = await startApi({ SITE_ORIGINS: 'https://vidya.example' });
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  learner = await api.signIn({ fullName: 'Kavya N' });
  course = await addCourse(api.db, { instructorId: teacher.id });
  const first = await addLecture(api.db, { courseId: course.id });
  const second = await addLecture(api.db, { courseId: course.id, position: 2 });
  lectureIds = [first.id, second.id];
  await enrol(api.db, { userId: learner.id, courseId: course.id });
});
afterAll(() => api.close());

const end = (lectureId: string, as = learner) =>
  api.inject(saveProgress, {
    params: { courseId: course.id, lectureId },
    body: { positionSeconds: 100, watched: [], hasEnded: true },
    as,
  });
const finish = async (as = learner) => {
  await end(lectureIds[0]!, as);
  return end(lectureIds[1]!, as);
};
/** One more who teaches the course. */
async function addCoInstructor(): Promise<Person> {
  const colleague = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Arjun Menon' });
  await api.db.insert(courseInstructors).values({ courseId: course.id, userId: colleague.id, position: 1 });
  await copyCoInstructors(api.db, [course.id]);
  return colleague;
}
const issued = () => api.db.select().from(certificates);
const codeOfOnly = async (): Promise<string> => (await issued())[0]!.code;
const get = (url: string, as?: Person) => api.app.inject({ method: 'GET', url, headers: as?.headers ?? {} });
const open = (as: Person = learner) => get(callAddress(openCertificate, { courseId: course.id }), as);
const verify = (code: string) => api.inject(verifyCertificate, { params: { code } });

describe('a certificate is issued', () => {
  it('with the last lecture, not before it, and once', async () => {
    await end(lectureIds[0]!);
    expect(await issued()).toEqual([]);
    expect((await open()).statusCode).toBe(404);
    await Promise.all([end(lectureIds[1]!), end(lectureIds[1]!), end(lectureIds[1]!)]);
    await finish();
    const [only, ...others] = await issued();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ userId: learner.id, learnerName: 'Kavya N', courseTitle: course.title });
    expect(only!.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  });

  it('with one mail that has its address', async () => {
    await Promise.all([finish(), finish()]);
    await open();
    await api.jobs.drain();
    expect(api.mails).toMatchObject([{ to: learner.email, subject: `Your certificate for ‘${course.title}’` }]);
    expect(api.mails[0]!.text).toContain(`https://vidya.example/certificate/${await codeOfOnly()}`);
  });

  it('when it is asked for, where lectures went and the rest is completed', async () => {
    await end(lectureIds[0]!);
    await api.db.delete(lectures).where(eq(lectures.id, lectureIds[1]!));
    expect((await open()).statusCode).toBe(302);
    expect(await issued()).toHaveLength(1);
  });

  it('not for a course without lectures', async () => {
    await api.db.delete(lectures);
    expect((await open()).statusCode).toBe(404);
  });

  it('not to staff, who leave no traces', async () => {
    await finish(teacher);
    expect((await open(teacher)).statusCode).toBe(404);
    expect(await issued()).toEqual([]);
  });

  it('not for an enrolment that was paid back, which loses the one it had', async () => {
    await finish();
    const code = await codeOfOnly();
    await api.db.update(enrolments).set({ status: 'refunded' });
    expect([(await open()).statusCode, (await verify(code)).status]).toEqual([404, 404]);
    await api.db.delete(certificates);
    expect((await open()).statusCode).toBe(404);
    expect(await issued()).toEqual([]);
  });

  it('for good: it outlives the enrolment', async () => {
    await finish();
    await api.db.update(enrolments).set({ expiresAt: inDays(-1) });
    expect((await open()).statusCode).toBe(302);
    expect((await verify(await codeOfOnly())).status).toBe(200);
  });
});

describe('a visitor with the code', () => {
  it('learns the names of that day, and nothing else', async () => {
    await addCoInstructor();
    await finish();
    await api.db.update(users).set({ fullName: 'Renamed' });
    await api.db.update(courses).set({ title: 'Renamed', instructorName: 'Renamed', coInstructors: [] });
    const [only] = await issued();
    const { status, body, headers } = await verify(only!.code);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.Data).toEqual({
      learnerName: 'Kavya N',
      courseTitle: 'Prompting that works',
      instructorName: 'Meera Iyer',
      instructors: ['Meera Iyer', 'Arjun Menon'],
      issuedAt: only!.createdAt.toISOString(),
      videoSeconds: 200,
      courseId: course.id,
      address: `https://vidya.example/certificate/${only!.code}`,
      hasBadge: true,
    });
    expect((await verify(only!.code.toLowerCase().replaceAll('-', ''))).status).toBe(200);
  });

  it('learns how long its videos are now, and its course while it is in the catalogue', async () => {
    await finish();
    await api.db.update(lectures).set({ durationSeconds: 11_700 });
    const code = await codeOfOnly();
    expect((await verify(code)).body.Data).toMatchObject({ videoSeconds: 23_400, courseId: course.id });
    await api.db.update(lectures).set({ kind: 'article' }).where(eq(lectures.id, lectureIds[0]!));
    expect((await verify(code)).body.Data).toMatchObject({ videoSeconds: 11_700 });
    await api.db.update(courses).set({ status: 'archived' });
    expect((await verify(code)).body.Data).toMatchObject({ courseId: null });
  });

  it('sees it as a picture for link previews, until it is revoked', async () => {
    await finish();
    const code = await codeOfOnly();
    const { statusCode, headers, rawPayload } = await get(callAddress(drawCertificate, { code }));
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['x-robots-tag']).toBe('noindex');
    // A cache would hand one person's token to all.
    expect(headers['set-cookie']).toBeUndefined();
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    await api.db.update(enrolments).set({ status: 'refunded' });
    expect((await get(callAddress(drawCertificate, { code }))).statusCode).toBe(404);
    expect((await get(callAddress(drawCertificate, { code: '0000-0000-0000-0000' }))).statusCode).toBe(404);
  });

  it.each(['0000-0000-0000-0000', 'nonsense', '%00', 'x'.repeat(150)])('is told that there is no %j', async (code) => {
    await finish();
    const { status, body } = await verify(code);
    expect([status, body.Message]).toEqual([404, apiMessages.learning.certificateMissing]);
  });

  it('finds nothing of people who have left', async () => {
    await finish();
    const code = await codeOfOnly();
    expect((await api.inject(deleteAccount, { as: learner })).status).toBe(200);
    expect((await verify(code)).status).toBe(404);
    expect(await issued()).toEqual([]);
  });

  it('finds no name of instructors who have left', async () => {
    const colleague = await addCoInstructor();
    await finish();
    await deletePerson(api, colleague.id, colleague.id);
    expect((await verify(await codeOfOnly())).body.Data?.instructors).toEqual(['Meera Iyer', 'Former instructor']);
    await deletePerson(api, teacher.id, teacher.id);
    const { body } = await verify(await codeOfOnly());
    expect(body.Data).toMatchObject({ learnerName: 'Kavya N', instructorName: 'Former instructor' });
  });
});

describe('the printed certificate', () => {
  it('is behind the link on the course, with everything that is true of it', async () => {
    await addCoInstructor();
    await finish();
    const [only] = await issued();
    const link = await open();
    expect([link.statusCode, link.headers.location]).toEqual([302, `/api/v1/certificate/${only!.code}/pdf`]);
    const answer = await get(link.headers.location!, learner);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="certificate-${only!.code}.pdf"`,
      'cache-control': 'private, no-store',
    });
    const text = pdfText(answer.rawPayload);
    for (const line of ['Kavya N', course.title, 'Meera Iyer and Arjun Menon', 'Instructors', only!.code])
      expect(text.split('\n')).toContain(line);
    expect(text).toContain(`vidya.example/certificate/${only!.code}`);
    expect(answer.payload).toContain(`(https://vidya.example/certificate/${only!.code})`);
  });

  it('is for its owner and administrators', async () => {
    await finish();
    const url = `/api/v1/certificate/${await codeOfOnly()}/pdf`;
    const others = [await api.signIn(), teacher, await api.signIn({ role: 'ADMIN' })];
    const statuses = (await Promise.all(others.map((as) => get(url, as)))).map(({ statusCode }) => statusCode);
    expect([...statuses, (await get(url)).statusCode]).toEqual([404, 404, 200, 401]);
  });
});
