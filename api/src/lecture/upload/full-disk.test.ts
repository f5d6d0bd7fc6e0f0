import fs, { renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createLecture, listLectures } from '@vidya/contracts/calls/lecture';
import { addPicture } from '@vidya/contracts/calls/structure';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { coursePictures, lectures, uploads } from '../../database/tables/schema-lectures.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { deliveredFile } from '../../testing/media.ts';
import { outlineClient } from '../../testing/outline-client.ts';
import { item, manifest, packed, resource, samplePng } from '../../testing/packages.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { emptyFolders, sha, stored } from '../../testing/stored-files.ts';
import { tusClient } from '../../testing/tus.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({ FFMPEG_PATH: '/nowhere/ffmpeg' });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await api.reset();
  emptyFolders(api);
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const full = [507, apiMessages.request.noRoom];
const answer = ({ status, body }: { status: number; body: { Message: string } }) => [status, body.Message];

/** The disk has room for this many small files more: each is one write. */
function fillDisk(filesLeft: number): void {
  const { write } = fs;
  let left = filesLeft;
  jest.spyOn(fs, 'write').mockImplementation(((...given: unknown[]) => {
    left -= 1;
    if (left >= 0) return Reflect.apply(write, fs, given);
    const done = given.at(-1) as (error: Error) => void;
    return done(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
  }) as typeof write);
}

const storedAt = async (): Promise<string> => {
  const [row] = await api.db.select().from(uploads);
  return path.join(api.config.dataDir, 'uploads', row!.storageKey);
};
const saveFiles = (address: string) => {
  const resources = JSON.stringify([{ uploadId: uploadIdOf(address) }]);
  const body = { title: 'The data', description: '', kind: 'files' as const, resources };
  return api.inject(createLecture, { params: { courseId }, body, as: teacher });
};

it('a file of a lecture is refused in the middle, stays as far as it came, and is completed later', async () => {
  const tus = tusClient(api, teacher);
  const bytes = new Uint8Array(Buffer.from('city,people\n'.repeat(20_000)));
  const address = await tus.open({ courseId, bytes: bytes.length, name: 'a.csv', purpose: 'resource' });
  await tus.send(address, 0, bytes.slice(0, 100_000));
  const at = await storedAt();
  renameSync(at, `${at}.aside`);
  symlinkSync('/dev/full', at);
  const refused = await tus.send(address, 0, bytes);
  expect([refused.status, ((await refused.json()) as { Message: string }).Message]).toEqual(full);
  rmSync(at);
  renameSync(`${at}.aside`, at);
  expect(await tus.offset(address)).toBe(100_000);
  expect((await tus.send(address, 100_000, bytes.slice(100_000))).status).toBe(204);
  expect((await saveFiles(address)).status).toBe(200);
  const list = (await api.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!.lectures;
  expect(list[0]!.resources).toMatchObject([{ name: 'a.csv', bytes: bytes.length }]);
});

it('a file of a lecture goes on after its line was cut, and is there once', async () => {
  const tus = tusClient(api, teacher);
  const bytes = new Uint8Array(Buffer.from('city,people\n'.repeat(100_000)));
  const address = await tus.open({ courseId, bytes: bytes.length, name: 'a.csv', purpose: 'resource' });
  await tus.cut(address, 0, bytes, 400_000, async () => fs.statSync(await storedAt()).size > 0);
  const offset = await tus.offset(address);
  expect(offset).toBeLessThan(bytes.length);
  expect((await tus.send(address, offset, bytes.slice(offset))).status).toBe(204);
  for (const _ of [1, 2]) await saveFiles(address);
  const list = (await api.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!.lectures;
  expect(list.map(({ resources }) => resources.map(({ bytes: size }) => size))).toEqual([[bytes.length]]);
  const { src } = list[0]!.resources[0]!;
  const file = await deliveredFile(api, await api.app.inject({ url: src, headers: teacher.headers }));
  expect(sha(file.bytes)).toBe(sha(bytes));
});

it.each([0, 1, 2])('a picture is stored in both formats or not at all: room for %i', async (filesLeft) => {
  const add = async () => {
    const picture = new File([new Uint8Array(await samplePng())], 'a.png');
    return api.inject(addPicture, { params: { courseId }, body: { picture }, as: teacher });
  };
  fillDisk(filesLeft);
  expect(answer(await add())).toEqual(full);
  jest.restoreAllMocks();
  await api.jobs.drain();
  expect([await api.db.$count(coursePictures), stored(api, 'media')]).toEqual([0, 0]);
  expect((await add()).status).toBe(200);
  expect([await api.db.$count(coursePictures), stored(api, 'media')]).toEqual([1, 2]);
});

it.each([0, 1, 2])('a package is imported whole or not at all: room for %i files', async (filesLeft) => {
  const client = outlineClient(api, teacher, courseId);
  const items = item('Page', 'page') + item('Notes', 'notes');
  const page = '<p>A plan</p><img src="plan.png" alt="The plan">';
  const bytes = await packed([
    ['imsmanifest.xml', manifest(items, resource('page', 'page.html') + resource('notes', 'notes.csv'))],
    ['page.html', page],
    ['plan.png', await samplePng()],
    ['notes.csv', 'city,people\n'],
  ]);
  const uploadId = await client.upload(bytes);
  fillDisk(filesLeft);
  expect(answer(await client.bring(uploadId))).toEqual(full);
  jest.restoreAllMocks();
  await api.jobs.drain();
  expect([await api.db.$count(lectures), stored(api, 'media')]).toEqual([0, 0]);
  expect((await client.bring(uploadId)).status).toBe(200);
  expect([await api.db.$count(lectures), stored(api, 'media')]).toEqual([2, 3]);
});
