import { createLecture } from '@vidya/contracts/calls/lecture';
import { readQuestionFile } from '@vidya/contracts/calls/structure';
import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { writeQuestions } from '@vidya/contracts/rules/quiz/write-questions';
import { hostileTexts } from '@vidya/contracts/testing/hostile-texts';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { escapeHtml } from '../../../course/port/clean-description.ts';
import type { Person, TestApi } from '../../../testing/api.ts';
import { packed } from '../../../testing/packages.ts';
import { addCourse } from '../../../testing/samples.ts';
import { sharedApi } from '../../../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({});
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterAll(() => api.close());

const read = (content: string | Buffer) =>
  api.inject(readQuestionFile, {
    params: { courseId },
    body: { file: new Blob([new Uint8Array(Buffer.from(content))]) },
    as: teacher,
  });

const quiz = (inside: string, type = ''): string => `<?xml version="1.0"?>${type}<quiz>${inside}</quiz>`;
const asXml = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']] >')}]]>`;
const trueFalse = (text: string): string =>
  `<question type="truefalse"><name><text>${asXml(text)}</text></name><questiontext format="html"><text>${asXml(text)}</text></questiontext>
  <answer fraction="100"><text>true</text><feedback><text>${asXml(text)}</text></feedback></answer></question>`;
const laughs = Array.from({ length: 20 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');

it.each<[name: string, build: () => string | Buffer, messages: string[]]>([
  ['nothing but blanks', () => ' \n ', [outlineTexts.noQuestions]],
  ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), [outlineTexts.notQuestions]],
  ['a page', () => '<html><body>Sun?</body></html>', [outlineTexts.notQuestions]],
  ['XML without an element', () => '<?xml version="1.0"?><!-- -->', [outlineTexts.notQuestions]],
  [
    'a billion laughs',
    () => quiz('&l20;', `<!DOCTYPE quiz [<!ENTITY l0 "ha">${laughs}]>`),
    [outlineTexts.documentType, outlineTexts.notQuestions],
  ],
  [
    'an entity of a file',
    () => quiz(trueFalse('&f;'), '<!DOCTYPE quiz [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
    [outlineTexts.documentType, outlineTexts.notQuestions],
  ],
  ['101 levels', () => quiz('<question>'.repeat(101)), [outlineTexts.tooDeep]],
  ['10,000 questions', () => quiz(trueFalse('Sun?').repeat(10_000)), [outlineTexts.tooManyQuestions]],
  ['10,000 questions of GIFT', () => 'Sun? {T}\n\n'.repeat(10_000), [outlineTexts.tooManyQuestions]],
])('%s is refused with a sentence', async (_, build, messages) => {
  const { status, body } = await read(build());
  expect([status, body.Error]).toEqual([400, 'PackageRefused']);
  expect(messages).toContain(body.Message);
});

const resources = (count: number, href: string): string =>
  Array.from(
    { length: count },
    (_, at) => `<resource identifier="r${at}" type="imsqti_item_xmlv2p1" href="${href}"/>`,
  ).join('');
const manifest = (inside: string): string => `<manifest><resources>${inside}</resources></manifest>`;
const qtiItem = (text: string): string =>
  `<assessmentItem identifier="i" title="${escapeHtml(text)}"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>
  <itemBody><p>Sun? ${escapeHtml(text)}</p><choiceInteraction responseIdentifier="RESPONSE"><simpleChoice identifier="A">A ${escapeHtml(text)}</simpleChoice><simpleChoice identifier="B">B</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;

it.each<[name: string, files: () => [path: string, content: string | Buffer][], message: string]>([
  ['without a manifest', () => [['a.xml', qtiItem('')]], outlineTexts.noItems],
  ['without items', () => [['imsmanifest.xml', manifest('')]], outlineTexts.noItems],
  [
    'with a bomb',
    () => [
      ['imsmanifest.xml', manifest(resources(1, 'a.xml'))],
      ['a.xml', Buffer.alloc(5_000_000, ' ')],
    ],
    outlineTexts.bomb,
  ],
  [
    'with 10,000 items',
    () => [
      ['imsmanifest.xml', manifest(resources(10_000, 'a.xml'))],
      ['a.xml', qtiItem('')],
    ],
    outlineTexts.tooManyQuestions,
  ],
  [
    'with an entity in an item',
    () => [
      ['imsmanifest.xml', manifest(resources(1, 'a.xml'))],
      ['a.xml', `<!DOCTYPE a [<!ENTITY e "x">]>${qtiItem('')}`],
    ],
    outlineTexts.documentType,
  ],
])('a package %s is refused with a sentence', async (_, files, message) => {
  const { status, body } = await read(await packed(files()));
  expect([status, body.Error, body.Message]).toEqual([400, 'PackageRefused', message]);
});

it('a package of 1,000 questions is read', async () => {
  const files = [
    ['imsmanifest.xml', manifest(resources(1_000, 'a.xml'))],
    ['a.xml', qtiItem('')],
  ] as const;
  expect((await read(await packed(files.map(([path, content]) => [path, content])))).body.Data).toMatchObject({
    count: 1_000,
  });
});

it('a file of more than 10 MB is refused', async () => {
  expect((await read(Buffer.alloc(10 * 1024 * 1024 + 1, ' '))).status).toBe(413);
});

const cloze = (text: string): string => quiz(trueFalse(text).replace('truefalse', 'cloze'));
const plainWords = (text: string): string =>
  quiz(
    trueFalse(text)
      .replace('truefalse', 'ddwtos')
      .replace(/(<questiontext) format="html"/, '$1 format="plain_text"')
      .replace('</question>', '<dragbox><text>b</text></dragbox></question>'),
  );

it.each<[name: string, content: string]>([
  ['a title that does not end', `::${':a'.repeat(50_000)}`],
  ['a brace that does not end', `Sun? {${'=a '.repeat(1_000_000)}`],
  ['comments of true or false', `Sun? {T${'#a'.repeat(40_000)}}`],
  ['bold texts in bold texts', quiz(trueFalse('<b>'.repeat(100_000)))],
  ['blanks', quiz(trueFalse(`${'&nbsp;'.repeat(40_000)}<b>${'<br>'.repeat(40_000)}</b>`))],
  ['backslashes', quiz(trueFalse('\\n'.repeat(40_000)))],
  ['gaps that do not end', quiz(trueFalse('{1:SA:'.repeat(8_000)).replace('truefalse', 'cloze'))],
  ['a gap in code', cloze('<code>{1:SA:=len}(x)</code> gives {1:SA:=3}')],
  ['two gaps side by side', cloze('Five {1:SA:=a}{1:SA:=b} left')],
  ['a gap for a formula', cloze('If \\(x = {1:SA:=3}\\), y = {1:SA:=4}')],
  ['the mark of a gap in a plain text', plainWords('A \uE000 B [[1]]')],
  ['100,000 answers', quiz(trueFalse('Sun?').replace('</question>', `${'<answer/>'.repeat(100_000)}</question>`))],
])('%s: named as left out', async (_, content) => {
  const { status, body } = await read(content);
  expect([status, body.Data?.count, body.Data?.refused.length !== 0]).toEqual([200, 0, true]);
});

const escaped = (text: string): string => text.replace(/[\\{}=~#]/g, String.raw`\$&`).replace(/[\0\n]/g, ' ');

it.each<[name: string, content: string | Promise<Buffer>, least: number]>([
  ['Moodle XML', quiz(hostileTexts.map((text) => trueFalse(`Sun? ${text}`)).join('')), hostileTexts.length],
  ['GIFT', hostileTexts.map((text) => `Sun? ${escaped(text)} {T}`).join('\n\n'), 1],
  [
    'QTI',
    packed([
      ['imsmanifest.xml', manifest(hostileTexts.map((_, at) => resources(1, `${at}.xml`)).join(''))],
      ...hostileTexts.map((text, at): [string, string] => [`${at}.xml`, qtiItem(text)]),
    ]),
    hostileTexts.length,
  ],
])('hostile texts of %s become texts that can be stored', async (_, content, least) => {
  const { status, body } = await read(await content);
  const { questions } = readQuestions(body.Data?.questions ?? '');
  expect([status, questions.length]).toEqual([200, body.Data!.count]);
  expect(questions.length + body.Data!.refusedCount).toBeGreaterThanOrEqual(least);
  for (let from = 0; from < questions.length; from += 100) {
    const part = writeQuestions(questions.slice(from, from + 100));
    const quizSettings = JSON.stringify(defaultQuizSettings);
    const form = { title: 'Quiz', description: '', kind: 'quiz' as const, quizSettings, questions: part };
    // oxlint-disable-next-line no-await-in-loop
    const made = await api.inject(createLecture, { params: { courseId }, body: form, as: teacher });
    expect([made.status, made.body.Message]).toEqual([200, expect.any(String)]);
  }
});
