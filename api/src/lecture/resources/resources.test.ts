import { getCourse } from '@vidya/contracts/calls/course';
import { createLecture, listLectures, updateLecture } from '@vidya/contracts/calls/lecture';
import { getPreview, markLecture, saveProgress } from '@vidya/contracts/calls/watching';
import { limits } from '@vidya/contracts/rules/limits';
import { zipSync } from 'fflate';
import { uploads } from '../../database/tables/schema-lectures.ts';
import { removeFiles } from '../../jobs/remove-files.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { deliveredFile } from '../../testing/media.ts';
import { addCourse, addLecture, enrol } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { emptyFolders, film, mp4, stored } from '../../testing/stored-files.ts';
import { tusClient } from '../../testing/tus.ts';

let api: TestApi;
let teacher: Person;
let learner: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({ FFMPEG_PATH: '/nowhere/ffmpeg' });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await api.reset();
  emptyFolders(api);
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  learner = await api.signIn();
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
  await enrol(api.db, { userId: learner.id, courseId });
});
afterAll(() => api.close());

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));
const pdf = bytes('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const csv = bytes('city,people\nPune,7200000\n');
const tus = () => tusClient(api, teacher);
const upload = (content: Uint8Array<ArrayBuffer>, name: string) => tus().whole(courseId, content, name, 'resource');
const send = (content: Uint8Array<ArrayBuffer>, name: string) =>
  tus()
    .open({ courseId, bytes: content.length, name, purpose: 'resource' })
    .then((address) => tus().send(address, 0, content));
const refusal = async (response: Response) => [
  response.status,
  ((await response.json()) as { Message: string }).Message,
];
const create = (entries: object[], given: object = {}) =>
  api.inject(createLecture, {
    params: { courseId },
    body: { title: 'The data', description: '', kind: 'files', resources: JSON.stringify(entries), ...given },
    as: teacher,
  });
const change = (lectureId: string, given: object) =>
  api.inject(updateLecture, {
    params: { courseId, lectureId },
    body: { title: 'x', description: '', ...given },
    as: teacher,
  });
const lecture = async (as: Person = learner) =>
  (await api.inject(listLectures, { params: { courseId }, as })).body.Data!.lectures[0]!;
const get = (url: string, as?: Person) => api.app.inject({ url, ...(as && { headers: as.headers }) });

describe('a lecture of files', () => {
  it('offers them to its learners, as downloads with their names', async () => {
    const entries = [{ uploadId: await upload(csv, 'जनगणना 2011.csv') }, { uploadId: await upload(pdf, 'Notes.PDF') }];
    expect((await create(entries)).status).toBe(200);
    const { kind, resources } = await lecture();
    expect([kind, resources.map(({ name, type, bytes: size }) => [name, type, size])]).toEqual([
      'files',
      [
        ['जनगणना 2011.csv', 'text/csv', csv.length],
        ['Notes.PDF', 'application/pdf', pdf.length],
      ],
    ]);
    const rival = await api.signIn({ role: 'INSTRUCTOR' });
    const replies = await Promise.all([undefined, rival, learner, teacher].map((as) => get(resources[0]!.src, as)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 403, 302, 302]);
    expect(await deliveredFile(api, replies[2]!)).toMatchObject({ type: 'text/csv', bytes: Buffer.from(csv) });
    const disposition = (url: string) =>
      get(url, learner).then(({ headers }) => new URL(headers.location!, 'http://x').searchParams.get('disposition'));
    expect(await disposition(resources[0]!.src)).toBe(
      `attachment; filename="?????? 2011.csv"; filename*=UTF-8''${encodeURIComponent('जनगणना 2011.csv')}`,
    );
    // Only a PDF opens.
    expect(await disposition(`${resources[0]!.src}?open`)).toMatch(/^attachment/);
    expect(await disposition(`${resources[1]!.src}?open`)).toBe('inline; filename=Notes.PDF');
    const { body } = await api.inject(getCourse, { params: { courseId } });
    expect(body.Data!.lectures).toMatchObject([{ kind: 'files', resourceCount: 2, durationSeconds: 0 }]);
  });

  it('is done by opening one, and by its mark', async () => {
    await create([{ uploadId: await upload(csv, 'a.csv') }], { expectedMinutes: '30' });
    const { _id: lectureId, durationSeconds } = await lecture();
    expect(durationSeconds).toBe(1800);
    const params = { courseId, lectureId };
    const report = { positionSeconds: 0, watched: [], hasEnded: true };
    expect((await api.inject(saveProgress, { params, body: report, as: learner })).body.Data).toMatchObject({
      progress: { isCompleted: true },
      courseProgress: 100,
    });
    const unmark = await api.inject(markLecture, { params, body: { isDone: false }, as: learner });
    expect(unmark.body.Data).toMatchObject({ progress: { isCompleted: false }, courseProgress: 0 });
  });

  it('is open to everybody as a free preview', async () => {
    await create([{ uploadId: await upload(pdf, 'a.pdf') }], { isPreview: true });
    const { _id: lectureId } = await lecture();
    const { body } = await api.inject(getPreview, { params: { courseId, lectureId } });
    expect(body.Data).toMatchObject({ kind: 'files', resources: [{ name: 'a.pdf' }] });
    expect((await get(body.Data!.resources[0]!.src)).statusCode).toBe(302);
  });

  it.each([
    [{}, 'Please Add A File'],
    [{ resources: '[]' }, 'Please Add A File'],
    [{ youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' }, 'A Lecture Stays What It Was Created As'],
  ])('needs files and nothing else: %j', async (given, message) => {
    const uploadId = await upload(csv, 'a.csv');
    const { status, body } = await create('youtubeLink' in given ? [{ uploadId }] : [], given);
    expect([status, body.Message]).toEqual([400, message]);
  });
});

describe('the files of any lecture', () => {
  it('stay when its film is replaced, and go by themselves', async () => {
    const film1 = { uploadId: await tus().whole(courseId, mp4) };
    const entries = [{ uploadId: await upload(csv, 'a.csv') }, { uploadId: await upload(pdf, 'b.pdf') }];
    await create(entries, { kind: 'video', ...film1 });
    const { _id: lectureId, resources } = await lecture();
    await change(lectureId, { uploadId: await tus().whole(courseId, film(9_000)) });
    expect((await lecture()).resources).toEqual(resources);
    const before = stored(api, 'media');
    await change(lectureId, { resources: JSON.stringify([{ resourceId: resources[1]!._id }]) });
    expect((await lecture()).resources).toEqual([resources[1]]);
    await api.jobs.drain(removeFiles);
    expect(stored(api, 'media')).toBe(before - 1);
    expect((await get(resources[0]!.src, learner)).statusCode).toBe(404);
  });

  it('are at most 20, each once, finished, and of the person who sent them', async () => {
    const uploadId = await upload(csv, 'a.csv');
    const many = Array.from({ length: 21 }, () => ({ uploadId }));
    expect((await create(many)).body.Message).toBe('A Lecture Can Have At Most 20 Files');
    const youtubeLink = 'https://youtu.be/dQw4w9WgXcQ';
    const { id } = await addLecture(api.db, { courseId, youtubeLink });
    const twice = { youtubeLink, resources: JSON.stringify([{ uploadId }, { uploadId }]) };
    expect((await change(id, twice)).status).toBe(409);
    await api.jobs.drain(removeFiles);
    expect(stored(api, 'media')).toBe(0);
    const rest = await tus().open({ courseId, bytes: 10, name: 'b.csv', purpose: 'resource' });
    const unfinished = { uploadId: rest.slice(rest.lastIndexOf('/') + 1) };
    expect((await create([unfinished])).body.Message).toMatch(/^Please Wait Until All Files Are Uploaded/);
    const elsewhere = (await addCourse(api.db, { instructorId: teacher.id })).id;
    const wrong = [await tus().whole(elsewhere, csv, 'c.csv', 'resource'), await tus().whole(courseId, mp4)];
    const replies = await Promise.all(wrong.map((other) => create([{ uploadId: other }])));
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect((await create([], { kind: 'video', uploadId })).status).toBe(404);
    const both = await Promise.all([1, 2].map(() => create([{ uploadId }])));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('are as the form says when it is sent again, and never those of others', async () => {
    const uploadId = await upload(csv, 'a.csv');
    const { body } = await create([{ uploadId }]);
    const lectureId = body.Data!.lectureId;
    const again = await change(lectureId, { resources: JSON.stringify([{ uploadId }]) });
    expect(again.status).toBe(200);
    expect((await lecture()).resources).toMatchObject([{ _id: uploadId, name: 'a.csv' }]);
    const foreign = JSON.stringify([{ resourceId: '6f1f1c1e-0000-4000-8000-000000000000' }]);
    expect((await change(lectureId, { resources: foreign })).status).toBe(409);
    expect((await create([{ uploadId }])).status).toBe(409);
    expect((await lecture()).resources).toHaveLength(1);
  });

  it('are at most 1 GB together in a course', async () => {
    const row = { userId: teacher.id, courseId, purpose: 'resource', fileName: 'x.zip', storageKey: 'x' } as const;
    const expiresAt = new Date(Date.now() + 60_000);
    await api.db.insert(uploads).values({ ...row, bytes: limits.resources.courseBytes - 10, expiresAt });
    const response = await tus().start({ courseId, bytes: 11, name: 'a.csv', purpose: 'resource' });
    expect(await refusal(response)).toEqual([413, 'The Files Of A Course Must Be At Most 1 GB Together']);
  });
});

describe('a file is refused', () => {
  const exe = new Uint8Array(Buffer.concat([Buffer.from('MZ\u0090\0\u0003'), Buffer.alloc(200)]));
  it.each(['setup.exe', 'run.sh', 'page.svg', 'app.jar', 'macro.docm', 'noending', 'a.pdf.bat'])(
    'by the name %s, before its bytes',
    async (name) => {
      const response = await tus().start({ courseId, bytes: 10, name, purpose: 'resource' });
      expect(await refusal(response)).toEqual([400, expect.stringMatching(/: Files Of This Type Are Not Accepted$/)]);
    },
  );
  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['report.pdf', exe],
    ['data.csv', exe],
    ['data.csv', new Uint8Array(mp4.subarray(0, 5_000))],
    ['notes.txt', pdf],
    ['notebook.ipynb', bytes('print(1)')],
    ['photo.png', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['book.xlsx', csv],
    ['code.zip', new Uint8Array(zipSync({ 'META-INF/MANIFEST.MF': bytes('Main-Class: A') }))],
  ])('when the content of %s is something else', async (name, content) => {
    expect(await refusal(await send(content, name))).toEqual([400, `${name}: The Content Is Not What The Name Says`]);
    expect(await api.db.$count(uploads)).toBe(0);
  });
  it.each([
    [0, 400, 'This File Is Empty'],
    [limits.resources.bytes + 1, 413, 'a.zip: A File Must Be At Most 100 MB'],
  ])('with %i bytes', async (size, status, message) => {
    const response = await tus().start({ courseId, bytes: size, name: 'a.zip', purpose: 'resource' });
    expect(await refusal(response)).toEqual([status, message]);
  });
  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['main.py', bytes('# नमस्ते\nprint("x")\n')],
    ['page.html', bytes('<!doctype html><script>1</script>')],
    ['bmi.csv', bytes('BMI,weight\n21,60\n')],
    ['mac.txt', bytes('MAC address of the lab')],
    ['feed.xml', bytes('<?xml version="1.0"?><a/>')],
    ['utf16.csv', new Uint8Array(Buffer.from('\ufeffa,b\n', 'utf16le'))],
    ['ansi.csv', new Uint8Array([0x61, 0x2c, 0xe9, 0x0a])],
    ['n.ipynb', bytes('\ufeff {"cells": []}')],
    ['code.zip', new Uint8Array(zipSync({ 'main.py': bytes('print(1)') }))],
  ])('but not %s', async (name, content) => {
    const uploadId = await upload(content, name);
    expect((await create([{ uploadId }])).status).toBe(200);
    expect((await lecture()).resources).toMatchObject([{ name }]);
  });
});
