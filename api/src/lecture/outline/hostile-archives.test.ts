import { importOutline, readOutline } from '@vidya/contracts/calls/structure';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { lectures, sections } from '../../database/tables/schema-lectures.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { outlineClient } from '../../testing/outline-client.ts';
import { addPackage, item, manifest, packed, resource } from '../../testing/packages.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { emptyFolders, stored } from '../../testing/stored-files.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({});
});
beforeEach(async () => {
  await api.reset();
  emptyFolders(api);
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterAll(() => api.close());

const { bomb, damaged, documentType, duplicate, encrypted, noColumns, noManifest, nothing, outside, unreadable } =
  outlineTexts;
const page = '<p>A page</p>';
const plain = manifest(item('A', 'a'), resource('a', 'a.html'));
const whole = () =>
  packed([
    ['imsmanifest.xml', plain],
    ['a.html', page],
  ]);
const withManifest = (xml: string | Buffer) =>
  packed([
    ['imsmanifest.xml', xml],
    ['a.html', page],
  ]);
const local = Buffer.from('PK\x03\x04', 'latin1');
const central = Buffer.from('PK\x01\x02', 'latin1');
const end = Buffer.from('PK\x05\x06', 'latin1');

/** Changes a field of the last record of this kind: `bytes` are 2 or 4. */
const patched = async (kind: Buffer, offset: number, value: number, bytes: 2 | 4 = 4) => {
  const zip = await whole();
  const at = zip.lastIndexOf(kind) + offset;
  if (bytes === 2) zip.writeUInt16LE(value, at);
  else zip.writeUInt32LE(value, at);
  return zip;
};
const renamed = async (as: string) => {
  const name = 'x'.repeat(Buffer.byteLength(as));
  const zip = await packed([
    ['imsmanifest.xml', plain],
    ['a.html', page],
    [name, 'x'],
  ]);
  for (let at = zip.indexOf(name); at >= 0; at = zip.indexOf(name, at + 1)) zip.set(Buffer.from(as), at);
  return zip;
};
const laughs = Array.from({ length: 20 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
const withType = (type: string, title = 'A') =>
  plain.replace('<manifest', `${type}<manifest`).replace('>A<', `>${title}<`);
const utf16 = (xml: string) => Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le');

type Case = [name: string, build: () => Promise<string | Buffer> | string | Buffer, messages: string[]];

const archives: Case[] = [
  ['a wrong checksum of a page', () => patched(central, 16, 0xdead), [damaged]],
  ['a page that is shorter than it says', () => patched(central, 24, 9_999), [damaged]],
  ['a length that only the 64-bit field could hold', () => patched(central, 24, 0xffff_ffff), [damaged, bomb]],
  ['a packed length beyond the file', () => patched(central, 20, 0x7fff_ffff), [damaged]],
  ['an offset that only the 64-bit field could hold', () => patched(central, 42, 0xffff_ffff), [damaged]],
  ['an offset beyond the file', () => patched(central, 42, 0x00ff_ffff), [damaged]],
  ['two names for the same bytes', () => patched(central, 42, 0), [damaged]],
  ['a local header that is none', () => patched(local, 0, 0), [damaged]],
  ['a list of files that is none', () => patched(central, 0, 0), [damaged]],
  ['a list that begins beyond the file', () => patched(end, 16, 0x00ff_ffff), [damaged]],
  ['a list that begins at the first file', () => patched(end, 16, 0), [damaged]],
  ['65,535 files in a list of two', () => patched(end, 10, 0xffff, 2), [damaged, outlineTexts.tooMany]],
  ['one file more than there is', () => patched(end, 10, 3, 2), [damaged]],
  ['a part of several', () => patched(end, 4, 7, 2), [damaged]],
  ['a comment that is longer than the file', () => patched(end, 20, 500, 2), [damaged]],
  ['a name that is longer than the list', () => patched(central, 28, 60_000, 2), [damaged]],
  ['a field that is longer than the list', () => patched(central, 30, 60_000, 2), [damaged]],
  ['strong encryption', () => patched(central, 8, 0x41, 2), [encrypted]],
  ['another method', () => patched(central, 10, 99, 2), [damaged]],
  ['stored bytes that are packed', () => patched(central, 10, 0, 2), [damaged]],
  ['nothing but its end', async () => (await whole()).subarray(-22), [damaged]],
  ['an empty package', () => packed([]), [noManifest, damaged]],
  ['a package in a package', async () => packed([['course.imscc', await whole()]]), [noManifest]],
  ['bytes that are none', () => Buffer.from('PK\x03\x04'.padEnd(2_000, '\xff'), 'latin1'), [damaged]],
  ['a path upwards with strokes of another system', () => renamed('..\\..\\evil'), [outside]],
  ['a path upwards in the middle', () => renamed('a/b/../../../evil'), [outside]],
  ['nothing but a path upwards', () => renamed('../'), [outside]],
  ['a drive', () => renamed('c:evil'), [outside]],
  ['a share', () => renamed('\\\\host\\evil'), [outside]],
  ['an absolute path of the manifest', () => renamed('/imsmanifest.xml'), [outside]],
  ['the manifest twice', () => renamed('imsmanifest.xml'), [duplicate]],
  ['a manifest that is a folder', () => packed([['imsmanifest.xml/a', plain]]), [noManifest]],
];

const xmls: Case[] = [
  [
    'a billion laughs',
    () => withManifest(withType(`<!DOCTYPE m [<!ENTITY l0 "ha">${laughs}]>`, '&l20;')),
    [documentType],
  ],
  [
    'an entity of a file',
    () => withManifest(withType('<!DOCTYPE m [<!ENTITY f SYSTEM "file:///etc/passwd">]>', '&f;')),
    [documentType],
  ],
  [
    'an entity of a site',
    () => withManifest(withType('<!DOCTYPE m [<!ENTITY f SYSTEM "http://127.0.0.1:9/">]>', '&f;')),
    [documentType],
  ],
  [
    'a parameter entity',
    () => withManifest(withType('<!DOCTYPE m [<!ENTITY % p SYSTEM "http://127.0.0.1:9/">%p;]>')),
    [documentType],
  ],
  [
    'a public document type',
    () => withManifest(withType('<!DOCTYPE m PUBLIC "-//X//Y" "http://127.0.0.1:9/">')),
    [documentType],
  ],
  ['a document type in small letters', () => withManifest(withType('<!doctype m>')), [documentType, unreadable]],
  [
    'a document type in UTF-16',
    () => withManifest(utf16(withType('<!DOCTYPE m [<!ENTITY a "b">]>', '&a;'))),
    [documentType],
  ],
  ['a document type after a comment', () => withManifest(withType('<!-- > --><!DOCTYPE m>')), [documentType]],
  ['elements that cross', () => withManifest('<manifest><a><b></a></b></manifest>'), [unreadable, nothing]],
  ['no XML', () => withManifest('\0\u0001\u0002 no XML'), [unreadable, nothing]],
  ['nothing', () => withManifest(''), [unreadable, nothing]],
  ['an attribute twice', () => withManifest('<manifest a="1" a="2"/>'), [unreadable, nothing]],
  [
    '100,000 attributes',
    () => withManifest(`<manifest ${Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
    [unreadable, nothing],
  ],
  [
    'names of prototypes',
    () => withManifest('<manifest><__proto__><item/></__proto__><constructor/></manifest>'),
    [unreadable, nothing],
  ],
];

const csvs: Case[] = [
  [
    'a quote that does not end in the first row',
    () => '"title,link\nA,https://a.example\n',
    [outlineTexts.rowUnreadable(1), noColumns],
  ],
  ['signs after a quote', () => 'title,link\n"A"x,https://a.example\n', [outlineTexts.rowUnreadable(2), nothing]],
  ['NUL in the first row', () => '\0title\0,link\nA,https://a.example\n', [noColumns, nothing]],
  ['100,000 columns', () => `title${',x'.repeat(100_000)}\nA\n`, [noColumns, nothing, outlineTexts.rowUnreadable(1)]],
  ['names of prototypes as columns', () => 'title,__proto__,constructor\nA,x,y\n', [nothing]],
  ['a column twice', () => 'title,title\nA,B\n', [noColumns, nothing]],
  ['UTF-16 without its mark', () => Buffer.from('title,link\nA,https://a.example\n', 'utf16le'), [noColumns, nothing]],
  ['UTF-16 that is cut', () => Buffer.from('\ufefftitle\nA', 'utf16le').subarray(0, 9), [noColumns, nothing]],
  [
    'bytes of no encoding',
    () => Buffer.from([0x74, 0xff, 0xfe, 0xc0, 0x80, 0x0a, 0xed, 0xa0, 0x80]),
    [noColumns, nothing],
  ],
  [
    'links that are no addresses',
    () =>
      `title,link\n${['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//', 'http://', 'https://a@b:c'].map((link) => `A,${link}`).join('\n')}`,
    [nothing],
  ],
];

it.each([...archives, ...xmls, ...csvs])(
  '%s is refused with a sentence, and creates nothing',
  async (_, build, messages) => {
    const uploadId = await addPackage(api, { userId: teacher.id, courseId }, await build());
    const request = { params: { courseId }, body: { uploadId }, as: teacher };
    const report = await api.inject(readOutline, request);
    const made = await api.inject(importOutline, request);
    expect([report.status < 500, made.status, made.body.Error]).toEqual([true, 400, 'PackageRefused']);
    expect(messages).toContain(made.body.Message);
    expect([await api.db.$count(lectures), await api.db.$count(sections)]).toEqual([0, 0]);
    await api.jobs.drain();
    expect(stored(api, 'media')).toBe(0);
  },
);

it.each<[name: string, build: () => Promise<Buffer>]>([
  ['the end twice', async () => Buffer.concat([await whole(), (await whole()).subarray(-22)])],
  ['a manifest that does not end', () => withManifest(plain.replace('</manifest>', ''))],
  [
    'a page that depends on itself',
    () => withManifest(plain.replace('</resource>', '<dependency identifierref="a"/>$&')),
  ],
])('%s does no harm', async (_, build) => {
  const { sections: made } = await outlineClient(api, teacher, courseId).report(await build());
  expect(made).toMatchObject([{ lectures: [{ title: 'A', kind: 'article', files: [] }] }]);
});

it('a package with another package as a file offers it, and unpacks nothing of it', async () => {
  const inner = await packed([['a.txt', Buffer.alloc(900_000)]]);
  const outer = await packed([
    ['imsmanifest.xml', manifest(item('Bomb', 'b'), resource('b', 'b.zip'))],
    ['b.zip', inner],
  ]);
  const { sections: made } = await outlineClient(api, teacher, courseId).report(outer);
  expect(made[0]!.lectures).toEqual([{ title: 'Bomb', kind: 'files', files: ['b.zip'] }]);
});
