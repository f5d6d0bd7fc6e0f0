import { createLecture, listLectures } from '@vidya/contracts/calls/lecture';
import { limits } from '@vidya/contracts/rules/limits';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import type { Person, TestApi } from '../../testing/api.ts';
import { outlineClient } from '../../testing/outline-client.ts';
import { item, manifest, packed, resource } from '../../testing/packages.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { emptyFolders } from '../../testing/stored-files.ts';
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
afterAll(() => api.close());

const reserved = [
  'CON',
  'PRN',
  'AUX',
  'NUL',
  'COM1',
  'LPT9',
  'con.txt',
  'CLOCK$',
  'desktop.ini',
  '.htaccess',
  'Thumbs.db',
];
const within = [
  '../../etc/passwd',
  '..\\..\\windows\\system32\\drivers',
  '/etc/shadow',
  'C:\\boot',
  '\\\\server\\share\\x',
  'file:///etc/passwd',
  '....//....//x',
  '%2e%2e%2fpasswd',
  '..%c0%af..%c0%afx',
  'a\u2044b\u2215c\uff0fd',
  'x\u202efdp',
  'x\u2066y\u2069',
  '\u200fx\u200e',
  '\u200b\u200c\u200dx',
  '\ufeffx',
  'x\0y',
  'x\r\nSet-Cookie: a=b',
  'x\ny',
  'x\ty',
  'x\u0085y\u2028z\u2029',
  '\u001b[31mred',
  '\u009b31m',
  'x"y',
  "x'y",
  'x`id`',
  '$(id)',
  'x;rm -rf ~',
  'x|y&z',
  '"; filename="evil.exe',
  "UTF-8''evil.exe",
  '*?<>|:',
  '<img src=x onerror=alert(1)>',
  "'; drop table uploads; --",
  '{{7*7}}${7*7}',
  '-rf',
  '~root',
  '=cmd|calc',
  ' leading and trailing ',
  'dots...',
  '😀'.repeat(300),
  'क्षि'.repeat(100),
  'e\u0301'.repeat(300),
  'é'.normalize('NFD'),
  'x'.repeat(300),
  '\ud800',
  '\u{e0001}\u{e007f}tag',
  '\ue000private',
  'x\u034f\u115f\u3164y',
  '',
  '.',
  '..',
  ' ',
];
/** Each as the name of a table, which is accepted, and of a program, which is not. */
const names = [...reserved, ...within].map((name) => `${name}.csv`);
const content = new Uint8Array(Buffer.from('city,people\nPune,7200000\n'));

/** A name that shows as what it is, in one line, and names no folder. */
const isPlain = (name: string): boolean =>
  name.length > 0 &&
  Array.from(name).length <= 200 &&
  name.isWellFormed() &&
  !/[\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}/\\\u202a-\u202e\u2066-\u2069\u200e\u200f\ufeff]/u.test(name);

const quotedName = String.raw`"(?:[^"\\]|\\.)*"`;
const plainName = "[\\w.!#$%&'*+^`|~-]+";
const encodedName = "filename\\*=UTF-8''[\\w.!~*'()%-]+";
/** One file name, once or twice, with nothing after it. */
const disposition = new RegExp(`^attachment; filename=(?:${quotedName}|${plainName})(?:; ${encodedName})?$`);

it('a file gets a plain name of a hostile one, or is refused with a sentence', async () => {
  const tus = tusClient(api, teacher);
  const create = async (uploadIds: string[]): Promise<void> => {
    const resources = JSON.stringify(uploadIds.map((uploadId) => ({ uploadId })));
    const body = { title: 'Files', description: '', kind: 'files' as const, resources };
    expect((await api.inject(createLecture, { params: { courseId }, body, as: teacher })).status).toBe(200);
  };
  const refused: unknown[] = [];
  const open: string[] = [];
  for (const name of names) {
    const response = await tus.start({ courseId, bytes: content.length, name, purpose: 'resource' });
    const address = response.headers.get('location');
    if (address) {
      await tus.send(address, 0, content);
      open.push(uploadIdOf(address));
    } else refused.push({ status: response.status, ...((await response.json()) as object) });
    if (open.length === limits.resources.perLecture) await create(open.splice(0));
  }
  if (open.length > 0) await create(open);
  const refusal = { status: 400, Message: expect.stringMatching(/^.{10,300}$/) };
  expect(refused).toEqual(refused.map(() => expect.objectContaining(refusal)));
  const { body } = await api.inject(listLectures, { params: { courseId }, as: teacher });
  const files = body.Data!.lectures.flatMap(({ resources }) => resources);
  expect(files).toHaveLength(names.length - refused.length);
  expect(refused.length).toBeLessThan(6);
  expect(files.filter(({ name }) => !isPlain(name))).toEqual([]);
  for (const { name, src } of files) {
    const { statusCode, headers } = await api.app.inject({ url: src, headers: teacher.headers });
    const sentAs = new URL(headers.location!, 'http://x').searchParams.get('disposition');
    expect([name, statusCode, sentAs]).toEqual([name, 302, expect.stringMatching(disposition)]);
  }
});

it('the ending decides, however it is hidden', async () => {
  const tus = tusClient(api, teacher);
  for (const name of [
    'a.csv\0.exe',
    'a.csv\u202e.exe',
    'a.exe\u200b',
    'a.csv/x.exe',
    'a.exe ',
    'a.exe.',
    'a.EXE',
    'a.csv:x.exe',
    'a.ｅｘｅ',
  ]) {
    const response = await tus.start({ courseId, bytes: 10, name, purpose: 'resource' });
    expect([name, response.status]).toEqual([name, 400]);
  }
});

it('files inside of a package get plain names too', async () => {
  const inside = within.filter((name) => name.isWellFormed() && !/[\\\0:]|^\.{0,2}$|^\/|(?:^|\/)\.\.\//.test(name));
  const paths = [...reserved, ...inside].map((name, at) => `${at}/${Array.from(name).slice(0, 210).join('')}.csv`);
  const href = (path: string): string => encodeURIComponent(path).replaceAll('%2F', '/').replaceAll("'", '%27');
  const bytes = await packed([
    [
      'imsmanifest.xml',
      manifest(
        paths.map((_, at) => item(`${at}`, `r${at}`)).join(''),
        paths.map((path, at) => resource(`r${at}`, href(path))).join(''),
      ),
    ],
    ...paths.map((path): [string, string] => [path, 'city,people\n']),
  ]);
  const report = await outlineClient(api, teacher, courseId).report(bytes);
  const files = report.sections.flatMap(({ lectures }) => lectures.flatMap((lecture) => lecture.files));
  expect(files.filter((name) => !isPlain(name))).toEqual([]);
  expect(files.length + report.refusedCount).toBe(paths.length);
});
