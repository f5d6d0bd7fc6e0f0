import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createLecture, type Lecture, listLectures } from '@vidya/contracts/calls/lecture';
import { timeLimit } from '@vidya/contracts/testing/time-limit';
import { eq } from 'drizzle-orm';
import { lectureMedia, lectures } from '../../database/tables/schema-lectures.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { deliveredFile } from '../../testing/media.ts';
import { addCourse } from '../../testing/samples.ts';
import { videoFile, videoSample } from '../../testing/video-samples.ts';

// Conversions run at the lowest priority: on a busy machine they wait for all other processes.
jest.setTimeout(timeLimit(180_000));

let api: TestApi;
let teacher: Person;
let courseId: string;

beforeAll(async () => {
  // The node-av package is installed on every machine.
  api = await startApi({ FFMPEG_PATH: 'node-av' });
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterAll(() => api.close());

const upload = (name: string, video = videoFile(name)) =>
  api.inject(createLecture, {
    params: { courseId },
    body: { title: 'A recording', description: '', video },
    as: teacher,
  });
const first = async (): Promise<Lecture> =>
  (await api.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!.lectures[0]!;
const rows = () => api.db.select().from(lectureMedia);
const fetchFile = (url: string) => api.app.inject({ url, headers: teacher.headers });
const fetchBytes = async (url: string) => (await deliveredFile(api, await fetchFile(url))).bytes;
const storedFiles = () => {
  const folder = path.join(api.config.dataDir, 'media');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((f) => f.isFile() && f.name !== 'store-id')
    : [];
};
const workFolders = () => {
  const folder = path.join(api.config.dataDir, 'conversions');
  return existsSync(folder) ? readdirSync(folder) : [];
};

it.each(['short.mp4', 'short.wmv', 'silent.mp4'])('makes of %s what every browser plays', async (name) => {
  const { body } = await upload(name);
  expect(body.Message).toBe('Lecture Created Successfully');
  expect(await first()).toMatchObject({ state: 'processing', percent: 0, files: [] });
  await api.jobs.drain();
  const lecture = await first();
  expect(lecture).toMatchObject({ state: 'ready', percent: 100, durationSeconds: 3 });
  expect(lecture.files.map(({ type }) => type)).toEqual(['video/mp4', 'video/webm']);
  const [mp4, webm, poster] = await Promise.all(
    [...lecture.files.map(({ src }) => src), lecture.poster!].map(fetchBytes),
  );
  expect(mp4!.toString('latin1', 4, 8)).toBe('ftyp');
  expect(webm!.readUInt32BE(0)).toBe(0x1a45dfa3);
  expect(poster!.toString('latin1', 8, 12)).toBe('WEBP');
  expect((await rows()).map(({ kind }) => kind).toSorted()).toEqual(['original', 'poster', 'video', 'video']);
  expect(workFolders()).toEqual([]);
});

it('makes a stream in several sizes of a long video', async () => {
  await upload('long.mp4');
  await api.jobs.drain();
  const lecture = await first();
  expect(lecture).toMatchObject({ state: 'ready', durationSeconds: 190 });
  expect(lecture.files.map(({ type }) => type)).toEqual(['application/vnd.apple.mpegurl']);
  const master = (await fetchFile(lecture.files[0]!.src)).body;
  expect(master).toMatch(/RESOLUTION=854x480,FRAME-RATE=5\.000,CODECS="avc1\.64[0-9a-f]{4},mp4a\.40\.2"/);
  expect(master).toContain('RESOLUTION=640x360');
  const base = path.posix.dirname(lecture.files[0]!.src);
  for (const name of master.split('\n').filter((line) => line.endsWith('.m3u8'))) {
    // oxlint-disable-next-line no-await-in-loop
    const size = await fetchFile(`${base}/${name}`);
    expect(size.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    expect(size.body.match(/#EXTINF/g)!.length).toBeGreaterThan(40);
    const media = size.body.match(/^[0-9a-f-]{36}\.mp4$/m)![0];
    // oxlint-disable-next-line no-await-in-loop
    const pieces = await deliveredFile(api, await fetchFile(`${base}/${media}`));
    expect([pieces.type, pieces.bytes.toString('latin1', 4, 8)]).toEqual(['video/mp4', 'ftyp']);
  }
});

it.each([
  ['a file that was cut off', 'short.mp4', videoSample('truncated.mp4'), 'unreadable'],
  [
    'a file of noise with an honest beginning',
    'noise.flv',
    Buffer.concat([Buffer.from('FLV\x01\x05\x00\x00\x00\x09', 'latin1'), Buffer.alloc(5_000, 7)]),
    'unreadable',
  ],
])('says of %s that it cannot be read, and keeps it', async (_, name, bytes, failure) => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const before = storedFiles().length;
  await upload(name, new File([new Uint8Array(bytes)], name));
  await api.jobs.drain();
  expect(await first()).toMatchObject({ state: 'failed', files: [], authoring: { failure, canRetry: false } });
  expect((await rows()).map(({ kind }) => kind)).toEqual(['original']);
  expect(storedFiles()).toHaveLength(before + 1);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

it('does nothing for a lecture that was deleted meanwhile', async () => {
  await upload('short.mp4');
  await api.db.delete(lectures).where(eq(lectures.courseId, courseId));
  const before = storedFiles().map(({ name }) => name);
  await api.jobs.drain();
  expect(await rows()).toEqual([]);
  // The original was not discarded: its row went without the API.
  expect(storedFiles().map(({ name }) => name)).toEqual(before);
  expect(workFolders()).toEqual([]);
});
