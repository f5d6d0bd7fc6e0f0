import { createLecture } from '@vidya/contracts/calls/lecture';
import { createSection } from '@vidya/contracts/calls/structure';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { eq } from 'drizzle-orm';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectureMedia, uploads } from '../../database/tables/schema-lectures.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { canvasPackage } from '../../testing/canvas-package.ts';
import { type OutlineClient, outlineClient, refusals } from '../../testing/outline-client.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { reasons } from './read/reasons.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;
let client: OutlineClient;

beforeAll(async () => {
  api = await sharedApi({});
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id, title: 'मशीन लर्निंग: "One"' })).id;
  client = outlineClient(api, teacher, courseId);
});
afterAll(() => api.close());

const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

describe('an import', () => {
  const small = 'title,link\nTalk,https://youtu.be/dQw4w9WgXcQ\n';

  it('happens once, however often it is asked for', async () => {
    const uploadId = await client.upload(small);
    const ask = () => client.bring(uploadId);
    const replies = await Promise.all([ask(), ask(), ask()]);
    // One that comes late finds it done.
    const isDone = replies.map(({ status, body }) => status === 200 || body.Error === 'AlreadyImported');
    expect([isDone, replies[0].status]).toEqual([[true, true, true], 200]);
    const again = await ask();
    expect([again.status, again.body.Error, again.body.Message]).toEqual([
      409,
      'AlreadyImported',
      outlineTexts.alreadyImported,
    ]);
    expect(await client.outline()).toBe(': Talk (link)');
    expect(await api.db.select().from(uploads)).toMatchObject([{ state: 'used' }]);
  });

  it('is for those who teach the course, with a package of their own', async () => {
    const partner = await api.signIn({ role: 'INSTRUCTOR' });
    const rival = await api.signIn({ role: 'INSTRUCTOR' });
    const coInstructors = [{ id: partner.id, name: partner.fullName }];
    await api.db.update(courses).set({ coInstructors }).where(eq(courses.id, courseId));
    const statusFor = async (sender: Person, as: Person) => {
      const uploadId = await outlineClient(api, sender, courseId).upload(small);
      return (await outlineClient(api, as, courseId).bring(uploadId)).status;
    };
    expect(await statusFor(partner, partner)).toBe(200);
    expect(await statusFor(rival, rival)).toBe(403);
    expect(await statusFor(teacher, partner)).toBe(404);
  });

  it('takes finished uploads of packages only', async () => {
    const uploadId = await client.upload(small);
    const become = (change: object) => api.db.update(uploads).set(change).where(eq(uploads.id, uploadId));
    await become({ purpose: 'video' });
    expect((await client.read(uploadId)).status).toBe(404);
    await become({ purpose: 'outline', state: 'receiving' });
    expect((await client.read(uploadId)).body.Message).toBe(outlineTexts.notArrived);
  });

  it('fills an empty section without a title, and goes on in a plain list', async () => {
    await api.inject(createSection, { params: { courseId }, body: { title: '', goal: '' }, as: teacher });
    await client.imported(small);
    await client.imported(small);
    await client.imported(`section,${small.replace('\n', '\nBasics,')}`);
    expect(await client.outline()).toBe(': Talk (link), Talk (link) | Basics: Talk (link)');
  });

  it('stays within the limits of a course, and says what is over them', async () => {
    const sections = Array.from({ length: 102 }, (_, at) => `S${at},T${at},${film}`);
    const report = await client.report(`section,title,link\n${sections.join('\n')}`);
    expect([report.sections.length, refusals(report)]).toEqual([
      100,
      [`T100: ${reasons.sections}`, `T101: ${reasons.sections}`],
    ]);
    const lectures = Array.from({ length: 503 }, (_, at) => `T${at},${film}`);
    expect(await client.imported(`title,link\n${lectures.join('\n')}`)).toMatchObject({ sections: 1, lectures: 500 });
    expect((await client.report(small)).refused).toEqual([{ item: 'Talk', reason: reasons.lectures }]);
  });
});

it('an export, imported again, gives the same outline', async () => {
  await client.imported(await canvasPackage());
  const body = { title: 'Formula', description: 'Why it holds', kind: 'article' as const, expectedMinutes: '45' };
  const article = '<p>So $$a^2$$</p><pre data-language="python">if a &lt; b:\n  pass</pre><aside><p>=Mind</p></aside>';
  await api.inject(createLecture, { params: { courseId }, body: { ...body, article }, as: teacher });
  const copy = async () => outlineClient(api, teacher, (await addCourse(api.db, { instructorId: teacher.id })).id);
  const url = `/api/v1/course/${courseId}/outline`;
  const { headers, rawPayload } = await api.app.inject({ url: `${url}.imscc`, headers: teacher.headers });
  const name = encodeURIComponent('मशीन लर्निंग One.imscc');
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="???? ??????? One.imscc"; filename*=UTF-8''${name}`,
  });
  const second = await copy();
  expect(await second.imported(rawPayload)).toMatchObject({ sections: 3, lectures: 5 });
  expect(await second.outline()).toBe(await client.outline());
  expect((await second.lectures()).at(-1)).toMatchObject({
    description: 'Why it holds',
    durationSeconds: 2_700,
    authoring: { expectedMinutes: 45 },
  });
  const { source } = await client.article('Formula');
  expect((await second.article('Formula')).source).toBe(source);
  expect((await second.article('Welcome')).html).toMatch(/<picture>.*alt="The plan"/);
  const names = (await api.db.select().from(lectureMedia)).map(({ fileName }) => fileName);
  expect(names).toEqual(Array.from({ length: 4 }, () => 'notes one.pdf'));

  const { payload } = await api.app.inject({ url: `${url}.csv`, headers: teacher.headers });
  const third = await copy();
  await third.imported(payload);
  expect(await third.outline()).toBe((await client.outline()).replace('Part A: Notes (files), ', ''));
  expect((await third.article('Formula')).source).toBe(source);
});
