import { randomBytes } from 'node:crypto';
import { importOutline, readOutline } from '@vidya/contracts/calls/structure';
import { limits } from '@vidya/contracts/rules/limits';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { lectures, sections } from '../../database/tables/schema-lectures.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addPackage, item, manifest, packed, resource } from '../../testing/packages.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { emptyFolders, stored } from '../../testing/stored-files.ts';
import { tusClient } from '../../testing/tus.ts';
import { reasons } from './read/reasons.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({});
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await api.reset();
  emptyFolders(api);
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterAll(() => api.close());

const { tooMany, damaged, outside, bomb, documentType, tooDeep, noColumns, rowUnreadable } = outlineTexts;
const page: [string, string] = ['a.html', '<p>A page</p>'];
const plain = manifest(item('A', 'a'), resource('a', 'a.html'));
const whole = () => packed([['imsmanifest.xml', plain], page]);
const withManifest = (xml: string | Buffer) => packed([['imsmanifest.xml', xml], page]);
const named = async (name: string, as: string | Buffer, files = [page]) => {
  const bytes = await packed([['imsmanifest.xml', plain], ...files, [name, 'x']]);
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) bytes.set(Buffer.from(as), at);
  return bytes;
};
const centralHeader = Buffer.from('PK\x01\x02');
/** Changes the first entry in the list of files. */
const patched = async (offset: number, value: number) => {
  const bytes = await whole();
  bytes.writeUInt16LE(value, bytes.indexOf(centralHeader) + offset);
  return bytes;
};
const deep = `${'<item>'.repeat(10_000)}${'</item>'.repeat(10_000)}`;
const entity = '<!DOCTYPE m [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
const many = Array.from({ length: limits.outline.entries + 1 }, (_, at) => at);

const hostile: [name: string, build: () => Promise<string | Buffer> | string | Buffer, message: string][] = [
  [
    'a file that unpacks to a thousand times its length',
    () =>
      packed([
        ['imsmanifest.xml', plain],
        ['a.html', Buffer.alloc(20_000_000)],
      ]),
    bomb,
  ],
  ['a file that is longer than it says', () => patched(24, 10), damaged],
  ['a path upwards', () => named('xx/evil', '../evil'), outside],
  ['a path upwards between folders', () => named('a/xx/evil', 'a/../evil'), outside],
  ['an absolute path', () => named('xevil', '/evil'), outside],
  ['a path of another system', () => named('xxx/evil', 'C:\\\\evil'), outside],
  [
    'a link',
    () =>
      packed([
        ['imsmanifest.xml', plain],
        ['a.html', '/etc/passwd', 0o120777],
      ]),
    outlineTexts.linked,
  ],
  ['a password', () => patched(8, 0x801), outlineTexts.encrypted],
  ['another way of packing', () => patched(10, 14), damaged],
  ['two files of one name', () => named('b.html', 'a.html'), outlineTexts.duplicate],
  [
    '5,001 files',
    () => packed([['imsmanifest.xml', plain], ...many.map((at): [string, string] => [`f${at}`, ''])]),
    tooMany,
  ],
  [
    '5,001 items',
    () => withManifest(manifest(many.map((at) => item(`${at}`, 'a')).join(''), resource('a', 'a.html'))),
    tooMany,
  ],
  ['no manifest', () => packed([page]), outlineTexts.noManifest],
  ['a manifest of 6 MB', () => withManifest(randomBytes(3_000_000).toString('hex')), outlineTexts.manifestTooLarge],
  ['a manifest that is nested 10,000 times', () => withManifest(manifest(deep, '')), tooDeep],
  ['entities', () => withManifest(plain.replace('<manifest', `${entity}<manifest`)), documentType],
  ['an external entity', () => withManifest(`<!DOCTYPE m SYSTEM "file:///etc/passwd">${plain}`), documentType],
  ['a manifest of no use', () => withManifest('<manifest/>'), outlineTexts.nothing],
  ['half of a package', async () => (await whole()).subarray(0, 300), damaged],
  [
    'a package without its beginning',
    async () => Buffer.concat([Buffer.from('PK'), (await whole()).subarray(60)]),
    damaged,
  ],
  ['text', () => 'hello\nworld\n', noColumns],
  ['nothing but the names of columns', () => 'title,link\n', outlineTexts.nothing],
  ['a CSV file of 10,000 rows', () => `title,link\n${'a,https://a.example\n'.repeat(10_000)}`, tooMany],
  ['a row of 2 MB', () => `title,link\n${'a'.repeat(2_000_000)}`, rowUnreadable(2)],
  ['a first row of 1.2 MB', () => `title,${'a'.repeat(1_200_000)}`, rowUnreadable(1)],
  ['a CSV file of 50 MB', () => Buffer.alloc(50_000_000, 'a'), outlineTexts.csvTooLarge],
  ['quotes that do not end', () => 'title,link\n"a,https://a.example\n', rowUnreadable(2)],
];

it.each(hostile)('%s is refused with a sentence, and creates nothing', async (_, build, message) => {
  const uploadId = await addPackage(api, { userId: teacher.id, courseId }, await build());
  const request = { params: { courseId }, body: { uploadId }, as: teacher };
  const report = await api.inject(readOutline, request);
  const made = await api.inject(importOutline, request);
  // A report says itself that there is nothing to import.
  expect(report.body.Data?.sections ?? report.body.Message).toEqual(report.body.Data ? [] : message);
  expect([made.status, made.body.Message, made.body.Error]).toEqual([400, message, 'PackageRefused']);
  expect([await api.db.select().from(lectures), await api.db.select().from(sections)]).toEqual([[], []]);
  await api.jobs.drain();
  expect(stored(api, 'media')).toBe(0);
});

it('what is wrong with one page, name or reference is said of that alone', async () => {
  const nested = '<b>'.repeat(100_000) + '</i>'.repeat(50_000);
  const xml = manifest(
    item('Deep', 'deep') + item('Long', 'long') + item('Up', 'up') + item('Nowhere', 'no') + item('A', 'a'),
    ['deep', 'long', 'a'].map((id) => resource(id, `${id}.html`)).join('') + resource('up', '../../etc/passwd'),
  );
  const bytes = await packed([
    ['imsmanifest.xml', xml],
    ['deep.html', nested],
    [
      'long.html',
      '<p>long</p>'
        .repeat(120_000)
        .slice(0, 1_100_000)
        .replaceAll('long', () => Math.random().toString(36).slice(2, 6)),
    ],
    [
      'a.html',
      '<p>A <script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">page</a></p><img src=x onerror=alert(1)>',
    ],
    ['xn.html', 'odd'],
  ]);
  for (let at = bytes.indexOf('xn.html'); at >= 0; at = bytes.indexOf('xn.html', at + 1)) bytes.set([0xff, 0xfe], at);
  const uploadId = await addPackage(api, { userId: teacher.id, courseId }, bytes);
  const { body } = await api.inject(readOutline, { params: { courseId }, body: { uploadId }, as: teacher });
  expect(body.Data!.refused.map(({ item: title, reason }) => `${title}: ${reason}`)).toEqual([
    `Deep: ${reasons.pageDeep}`,
    `Long: ${reasons.pageLong}`,
    `Up: ${reasons.missing}`,
    `Nowhere: ${reasons.missing}`,
    `A: ${reasons.pageLinks}`,
    `A: ${reasons.pictureMissing('x')}`,
  ]);
  expect(body.Data!.sections).toMatchObject([{ title: '', lectures: [{ title: 'A' }] }]);
});

it('cells that would take quadratic time are refused by their length', async () => {
  const nested = `Nested,"${'<b>'.repeat(100_000)}x",`;
  const cells = [`Tags,"${'<a'.repeat(400_000)}",`, nested, `Brackets,,https://a.example/(${')'.repeat(900_000)}`];
  const content = `title,article,link\n${cells.join('\n')}`;
  const uploadId = await addPackage(api, { userId: teacher.id, courseId }, content);
  const { body } = await api.inject(readOutline, { params: { courseId }, body: { uploadId }, as: teacher });
  expect(body.Data!.refused).toEqual([
    { item: 'Tags', reason: reasons.pageLong },
    { item: 'Nested', reason: reasons.pageLong },
    { item: 'Brackets', reason: reasons.noWebAddress },
  ]);
});

it('is sent as a package or as text, of at most 200 MB', async () => {
  const tus = tusClient(api, teacher);
  const send = async (name: string, content: Buffer) => {
    const address = await tus.open({ courseId, name, bytes: content.length, purpose: 'outline' });
    const response = await tus.send(address, 0, new Uint8Array(content));
    return response.ok ? response.status : ((await response.json()) as { Message: string }).Message;
  };
  expect([
    await send('course.imscc', await whole()),
    await send('course.csv', Buffer.from('title\n')),
    await send('course.zip', Buffer.from('title\n')),
    await send('course.csv', Buffer.from('MZ\0\0')),
  ]).toEqual([204, 204, outlineTexts.wrongType, outlineTexts.wrongType]);
  const large = await tus.start({
    courseId,
    name: 'a.zip',
    bytes: limits.outline.packageBytes + 1,
    purpose: 'outline',
  });
  expect([large.status, ((await large.json()) as { Message: string }).Message]).toEqual([413, outlineTexts.tooLarge]);
});
