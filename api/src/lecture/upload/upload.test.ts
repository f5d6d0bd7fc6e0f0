import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createLecture, listLectures } from '@vidya/contracts/calls/lecture';
import { limits } from '@vidya/contracts/rules/limits';
import { uploadIdOf, uploadsAddress } from '@vidya/contracts/rules/upload';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { uploads } from '../../database/tables/schema-lectures.ts';
import { removeFiles } from '../../jobs/remove-files.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { deliveredFile } from '../../testing/media.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { emptyFolders, film, sha, stored } from '../../testing/stored-files.ts';
import { announcement, pieceHeaders, tusClient, tusHeaders } from '../../testing/tus.ts';

let api: TestApi;
let teacher: Person;
let rival: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({ FFMPEG_PATH: '/nowhere/ffmpeg' });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await api.reset();
  emptyFolders(api);
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  rival = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterAll(() => api.close());

const rows = () => api.db.select().from(uploads);
const tus = (as: Person = teacher) => tusClient(api, as);
const refusal = async (response: Response) => [
  response.status,
  ((await response.json()) as { Message: string }).Message,
];
const form = { title: 'What a model sees', description: '' };
const save = (body: object, as: Person = teacher) =>
  api.inject(createLecture, { params: { courseId }, body: { ...form, ...body }, as });
const lectures = async () =>
  (await api.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!.lectures;
const played = async () => {
  const [lecture] = await lectures();
  const response = await api.app.inject({ url: lecture!.files[0]!.src, headers: teacher.headers });
  return (await deliveredFile(api, response)).bytes;
};

describe('the protocol', () => {
  it('describes itself', async () => {
    const response = await tus().ask(uploadsAddress, { method: 'OPTIONS' });
    expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([
      204,
      {
        'tus-version': '1.0.0',
        'tus-extension': 'creation,creation-with-upload,termination',
        'tus-max-size': String(limits.uploadMax.videoBytes),
      },
    ]);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('takes a file in pieces, and answers where it is', async () => {
    const bytes = film(300_000);
    const created = await tus().start({ courseId, bytes: bytes.length, name: 'Über die Sprache 🎬.mp4' });
    const address = created.headers.get('location')!;
    expect([created.status, address]).toEqual([201, `${uploadsAddress}/${uploadIdOf(address)}`]);
    for (const at of [0, 100_000, 200_000]) {
      expect(await tus().offset(address)).toBe(at);
      const response = await tus().send(address, at, bytes.slice(at, at + 100_000));
      expect([response.status, response.headers.get('upload-offset')]).toEqual([204, String(at + 100_000)]);
    }
    expect(await rows()).toMatchObject([
      { state: 'complete', received: 300_000, bytes: 300_000, fileName: 'Über die Sprache 🎬.mp4' },
    ]);
    const head = await tus().ask(address, { method: 'HEAD', headers: tusHeaders });
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'upload-length': '300000',
      'upload-offset': '300000',
      'cache-control': 'no-store',
    });
  });

  it('takes a file with its announcement', async () => {
    const bytes = film(20_000);
    const headers = { ...announcement({ courseId, bytes: bytes.length }), ...pieceHeaders };
    const response = await tus().ask(uploadsAddress, { method: 'POST', headers, body: bytes });
    expect([response.status, response.headers.get('upload-offset')]).toEqual([201, '20000']);
  });

  it('goes on from what is on disk when the line is cut in the middle of a piece', async () => {
    const bytes = film(2_000_000);
    const address = await tus().open({ courseId, bytes: bytes.length });
    let offset = 0;
    for (const sentBytes of [1, 70_000, 333_333, 900_000]) {
      const before = offset;
      // Some of this piece: the server would otherwise take it after the question for the offset.
      const arrived = async () => {
        const [row] = await rows();
        return readFileSync(path.join(api.config.dataDir, 'uploads', row!.storageKey)).length > before;
      };
      await tus().cut(address, offset, bytes.subarray(offset), sentBytes, arrived);
      const next = await tus().offset(address);
      expect(next).toBeGreaterThanOrEqual(offset);
      offset = next;
    }
    expect((await tus().send(address, offset, bytes.slice(offset))).status).toBe(204);
    expect((await save({ uploadId: uploadIdOf(address) })).status).toBe(200);
    expect(sha(await played())).toBe(sha(bytes));
  });

  it('is asked for by name, and refuses what does not fit', async () => {
    const bytes = film(10_000);
    const address = await tus().open({ courseId, bytes: bytes.length });
    expect(await refusal(await tus().ask(uploadsAddress, { method: 'POST' }))).toEqual([
      412,
      'This Version Of The Upload Protocol Is Not Supported',
    ]);
    expect(await refusal(await tus().send(address, 5, bytes.slice(5)))).toEqual([
      409,
      apiMessages.upload.wrongPosition,
    ]);
    expect((await tus().send(address, 0, film(10_001))).status).toBe(413);
    const { 'upload-length': _, ...announced } = announcement({ courseId, bytes: 1 });
    const deferred = { ...announced, 'upload-defer-length': '1' };
    expect((await tus().ask(uploadsAddress, { method: 'POST', headers: deferred })).status).toBe(400);
    expect(await tus().offset(address)).toBe(0);
    expect((await tus().send(`${uploadsAddress}/no-such-id`, 0, bytes)).status).toBe(404);
  });
});

describe('who may send', () => {
  it('is who manages the course, with the token', async () => {
    const learner = await api.signIn();
    const admin = await api.signIn({ role: 'ADMIN' });
    const statuses = await Promise.all(
      [rival, learner, admin, teacher].map(async (as) => (await tus(as).start({ courseId, bytes: 10 })).status),
    );
    expect(statuses).toEqual([403, 403, 201, 201]);
    const { 'x-xsrf-token': _, ...withoutToken } = teacher.headers;
    const headers = { ...withoutToken, ...announcement({ courseId, bytes: 10 }) };
    const response = await fetch(api.origin() + uploadsAddress, { method: 'POST', headers });
    expect([response.status, ((await response.json()) as { Error: string }).Error]).toEqual([403, 'XsrfError']);
    expect((await tus().start({ courseId: 'no-course', bytes: 10 })).status).toBe(404);
  });

  it('is nobody but the one who began it', async () => {
    const bytes = film(9_000);
    const address = await tus().open({ courseId, bytes: bytes.length });
    const admin = await api.signIn({ role: 'ADMIN' });
    for (const other of [rival, admin]) {
      expect(await tus(other).offset(address)).toBeNaN();
      expect((await tus(other).send(address, 0, bytes)).status).toBe(404);
      expect((await tus(other).end(address)).status).toBe(404);
      expect((await save({ uploadId: uploadIdOf(address) }, other)).status).toBe(other === admin ? 404 : 403);
    }
    expect((await tus().end(address)).status).toBe(204);
    await api.jobs.drain(removeFiles);
    expect([await rows(), stored(api, 'uploads')]).toEqual([[], 0]);
  });
});

describe('limits', () => {
  it('refuse 10 GB before a byte is taken', async () => {
    expect(await refusal(await tus().start({ courseId, bytes: 10 * 1024 ** 3 }))).toEqual([
      413,
      apiMessages.video.tooLarge,
    ]);
    expect([await rows(), stored(api, 'uploads')]).toEqual([[], 0]);
  });

  it('refuse nothing, and everything that is no video', async () => {
    expect(await refusal(await tus().start({ courseId, bytes: 0 }))).toEqual([400, 'This File Is Empty']);
    const page = new Uint8Array(Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(500)));
    const address = await tus().open({ courseId, bytes: 5_000_000 });
    expect(await refusal(await tus().send(address, 0, page))).toEqual([
      400,
      'Video Must Be Of Type .mp4, .avi, .mkv, .wmv Or .flv',
    ]);
    await api.jobs.drain(removeFiles);
    expect([await rows(), stored(api, 'uploads'), await tus().offset(address)]).toEqual([[], 0, Number.NaN]);
  });

  it('hold for those that are open at once', async () => {
    const open = Array.from({ length: limits.upload.openAtOnce + 3 }, () => tus().start({ courseId, bytes: 10 }));
    const statuses = (await Promise.all(open)).map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 201).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([limits.upload.openAtOnce, 3]);
    expect(await refusal(await tus().start({ courseId, bytes: 10 }))).toEqual([
      429,
      'Too Many Uploads Are Open, Finish Or Cancel Some Of Them',
    ]);
    await api.jobs.drain(removeFiles);
    expect(stored(api, 'uploads')).toBe(limits.upload.openAtOnce);
  });
});
