import { getCourse } from '@vidya/contracts/calls/course';
import { createLecture, listLectures } from '@vidya/contracts/calls/lecture';
import { createSection, importOutline, readOutline } from '@vidya/contracts/calls/structure';
import { getArticle } from '@vidya/contracts/calls/watching';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectureMedia, uploads } from '../../database/tables/schema-lectures.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addPackage, item, manifest, packed, resource, webLink } from '../../testing/packages.ts';
import { addCourse, addLecture } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { reasons } from './read/reasons.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;
let png: Buffer;

beforeAll(async () => {
  api = await sharedApi({});
  png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c30' } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id, title: 'मशीन लर्निंग: "One"' })).id;
});
afterAll(() => api.close());

const upload = (content: string | Buffer, as = teacher, to = courseId) =>
  addPackage(api, { userId: as.id, courseId: to }, content);
const send = async (call: typeof readOutline, uploadId: string, as = teacher, to = courseId) =>
  api.inject(call, { params: { courseId: to }, body: { uploadId }, as });
const read = async (content: string | Buffer) => {
  const { status, body } = await send(readOutline, await upload(content));
  expect([status, body.Message]).toEqual([200, '']);
  return body.Data!;
};
const bring = async (content: string | Buffer, to = courseId) => {
  const { status, body } = await api.inject(importOutline, {
    params: { courseId: to },
    body: { uploadId: await upload(content, teacher, to) },
    as: teacher,
  });
  expect([status, body.Error]).toEqual([200, null]);
  return body;
};
const refusals = ({ refused }: { refused: { item: string; reason: string }[] }) =>
  refused.map((line) => `${line.item}: ${line.reason}`);

/** 'Basics (goal): Tokens (article), … | …' */
async function outline(of = courseId): Promise<string> {
  const { sections, lectures } = (await api.inject(getCourse, { params: { courseId: of }, as: teacher })).body.Data!;
  const shown = new Map(lectures.map(({ _id, title, kind }) => [_id, `${title} (${kind})`]));
  return sections
    .map(
      ({ title, goal, lectures: ids }) =>
        `${title}${goal && ` (${goal})`}: ${ids.map((id) => shown.get(id)).join(', ')}`,
    )
    .join(' | ');
}
const articleOf = async (title: string, of = courseId) => {
  const { lectures } = (await api.inject(listLectures, { params: { courseId: of }, as: teacher })).body.Data!;
  const lectureId = lectures.find((lecture) => lecture.title === title)!._id;
  return (await api.inject(getArticle, { params: { courseId: of, lectureId }, as: teacher })).body.Data!;
};

const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const quiz = 'imsqti_xmlv1p2/imscc_xmlv1p1/assessment';

/** The layout of Canvas: pages in wiki_content, files in web_resources, modules with headings of several levels. */
const canvas = () =>
  packed([
    [
      'imsmanifest.xml',
      manifest(
        item('Week 1', '', item('Welcome', 'r1') + item('Warm-up') + item('Talk', 'r2') + item('Check', 'r3')) +
          item('Week 2', '', item('Part A', '', item('Notes', 'r4')) + item('Part B', '', item('Notes', 'r5'))) +
          item('Week 3') +
          item('Board', 'r6'),
        resource('r1', 'wiki_content/welcome.html') +
          resource('r2', 'r2.xml', 'imswl_xmlv1p1') +
          resource('r3', 'r3/assessment.xml', quiz) +
          resource('r4', 'web_resources/notes%20one.pdf') +
          resource('r5', 'r5.xml', 'imswl_xmlv1p1') +
          resource('r6', 'r6.xml', 'imsdt_xmlv1p1'),
      ),
    ],
    [
      'wiki_content/welcome.html',
      `<html><head><title>Welcome</title><style>p{}</style></head><body><h1>Hello</h1><div>First <span>half</span><div>Second</div></div>
       <p>See <img src="$IMS-CC-FILEBASE$/Uploaded%20Media/plan.png" alt="The plan"> and <img src="gone.png"></p>
       <p><a href="$IMS-CC-FILEBASE$/notes%20one.pdf">the notes</a>, <a href="$WIKI_REFERENCE$/pages/x">a page</a>,
       <a href="https://example.com/">a site</a></p><iframe src="https://player.example/1"></iframe></body></html>`,
    ],
    ['web_resources/Uploaded Media/plan.png', png],
    ['web_resources/notes one.pdf', '%PDF-1.7 notes'],
    ['r2.xml', webLink('https://youtu.be/dQw4w9WgXcQ')],
    ['r5.xml', webLink('https://example.com/more?a=1&amp;b=2')],
    ['r6.xml', '<topic/>'],
  ]);

describe('a Common Cartridge', () => {
  it('is reported first: what would come, and line by line what would not', async () => {
    const report = await read(await canvas());
    expect(report.sections).toEqual([
      {
        title: 'Week 1',
        goal: '',
        lectures: [
          { title: 'Welcome', kind: 'article', files: ['notes one.pdf'] },
          { title: 'Talk', kind: 'link', files: [] },
        ],
      },
      {
        title: 'Week 2',
        goal: '',
        lectures: [
          { title: 'Part A: Notes', kind: 'files', files: ['notes one.pdf'] },
          { title: 'Part B: Notes', kind: 'article', files: [] },
        ],
      },
      { title: 'Week 3', goal: '', lectures: [] },
    ]);
    expect(refusals(report)).toEqual([
      `Welcome: ${reasons.pictureMissing('gone.png')}`,
      `Welcome: ${reasons.pageLinks}`,
      `Warm-up: ${reasons.empty}`,
      `Check: ${reasons.quiz}`,
      `Board: ${reasons.discussion}`,
    ]);
    expect([report.refusedCount, await outline()]).toEqual([5, '']);
  });

  it('becomes drafts at the end of the course, with its pictures and files', async () => {
    await addLecture(api.db, { courseId, title: 'Before' });
    const { Data, Message } = await bring(await canvas());
    expect([Message, Data]).toEqual([
      '3 Sections And 4 Lectures Imported As Drafts',
      expect.objectContaining({ sections: 3, lectures: 4 }),
    ]);
    expect(await outline()).toBe(
      ': Before (video) | Week 1: Welcome (article), Talk (link) | Week 2: Part A: Notes (files), Part B: Notes (article) | Week 3: ',
    );
    expect(Data!.Course.lectures.slice(1).map(({ hidden }) => hidden)).toEqual(['draft', 'draft', 'draft', 'draft']);
    const { html, source } = await articleOf('Welcome');
    expect(html).toMatch(
      /<h2 id="part-1">Hello<\/h2><p>First half<\/p><p>Second<\/p><p>See <\/p><picture>.*alt="The plan"/,
    );
    expect(source).toContain('<a href="https://example.com/"');
    expect(source).toContain('<a href="https://player.example/1"');
    expect(source).not.toContain('WIKI_REFERENCE');
    expect((await articleOf('Part B: Notes')).source).toContain('href="https://example.com/more?a=1&amp;b=2"');
    const media = await api.db.select().from(lectureMedia);
    expect(media.map(({ kind, type, fileName, bytes }) => [kind, type, fileName, bytes])).toEqual([
      ['resource', 'application/pdf', 'notes one.pdf', 14],
      ['resource', 'application/pdf', 'notes one.pdf', 14],
    ]);
    const params = { courseId };
    expect((await api.inject(getCourse, { params })).body.Data!.lectures.map(({ title }) => title)).toEqual(['Before']);
  });

  it('of Moodle has its contents in folders of their own; one of Open edX is packed in a folder', async () => {
    const moodle = await packed([
      [
        'imsmanifest.xml',
        manifest(
          item('Topic 1', '', item('Page', 'I_1_R') + item('Forum', 'I_2_R') + item('Tool', 'I_3_R')),
          resource('I_1_R', 'i_1/page.html', 'webcontent', '<dependency identifierref="I_4_R"/>') +
            resource('I_2_R', 'i_2/forum.xml', 'imsdt_xmlv1p2') +
            resource('I_3_R', 'i_3/tool.xml', 'imsbasiclti_xmlv1p0') +
            resource('I_4_R', 'i_4/data.csv', 'webcontent', '<dependency identifierref="I_1_R"/>'),
          '1p2',
        ),
      ],
      ['i_1/page.html', '<p>Loops <b>repeat</b></p><img src="../i_4/p.png">'],
      ['i_4/data.csv', 'a,b\n1,2\n'],
      ['i_4/p.png', png],
    ]);
    const first = await read(moodle);
    expect(first.sections[0]!.lectures).toEqual([{ title: 'Page', kind: 'article', files: ['data.csv'] }]);
    expect(refusals(first)).toEqual([`Forum: ${reasons.discussion}`, `Tool: ${reasons.tool}`]);
    const edx = await packed([
      [
        'course/imsmanifest.xml',
        manifest(
          item('Chapter', '', item('Sequence', '', item('Unit', 'u1'))),
          resource('u1', 'html/unit.html'),
          '1p3',
        ),
      ],
      ['course/html/unit.html', '<p>One</p>'],
    ]);
    expect((await read(edx)).sections).toEqual([
      { title: 'Chapter', goal: '', lectures: [{ title: 'Unit', kind: 'article', files: [] }] },
    ]);
  });

  it('names files that are not what they say, damaged pictures and links of no use', async () => {
    const report = await read(
      await packed([
        [
          'imsmanifest.xml',
          manifest(
            item(
              'S',
              '',
              ['Lie', 'Program', 'Script', 'Gone', 'Picture', 'Formula'].map((title) => item(title, title)).join(''),
            ),
            resource('Lie', 'a.pdf') +
              resource('Program', 'b.exe') +
              resource('Script', 'c.xml', 'imswl_xmlv1p3') +
              resource('Picture', 'd.html') +
              resource('Formula', 'e.html'),
          ),
        ],
        ['a.pdf', 'MZ no pdf'],
        ['b.exe', 'MZ'],
        ['c.xml', webLink('javascript:alert(1)')],
        ['d.html', '<p>Text</p><img src="p.png"><img src="https://example.com/p.png">'],
        ['p.png', 'no picture'],
        ['e.html', '<p>$$\\frac{1}$$</p>'],
      ]),
    );
    expect(refusals(report)).toEqual([
      `Lie: ${reasons.fileContent('a.pdf')}`,
      `Program: ${reasons.fileType('b.exe')}`,
      `Script: ${reasons.noWebAddress}`,
      `Gone: ${reasons.missing}`,
      `Picture: ${reasons.pictureElsewhere}`,
      `Picture: ${reasons.pictureType('p.png')}`,
      expect.stringContaining('Formula: A formula can not be read'),
    ]);
    expect(report.sections[0]!.lectures.map(({ title }) => title)).toEqual(['Picture']);
  });
});

describe('a CSV file', () => {
  const rows = [
    'Kind;Title;Section;Section_Goal;Link;Article;Minutes;Colour',
    'video;"Talk; long";Basics;Begin.;https://youtu.be/dQw4w9WgXcQ;;12;red',
    'article;Notes;Basics;;;"First ""line""\r\n\r\nSecond & more";;',
    ';;Later;Go on.;;;;',
    'files;Sheet;Loose;;;;;',
    'video;Film;Loose;;;;;',
    'video;Elsewhere;Loose;;https://vimeo.com/1;;;',
    ';Site;Loose;;https://vimeo.com/1;;900;',
    'quiz;Test;Loose;;;;;',
  ].join('\r\n');

  it('is read with its own separator, quotes, order of columns and byte order mark', async () => {
    for (const content of [`\uFEFF${rows}`, Buffer.from(`\uFEFF${rows}`, 'utf16le')]) {
      const report = await read(content);
      expect(
        report.sections.map(({ title, goal, lectures }) => [title, goal, lectures.map((each) => each.title)]),
      ).toEqual([
        ['Basics', 'Begin.', ['Talk; long', 'Notes']],
        ['Later', 'Go on.', []],
        ['Loose', '', ['Site']],
      ]);
      expect(refusals(report)).toEqual([
        `Sheet: ${reasons.noFiles}`,
        `Film: ${reasons.noFilm}`,
        `Elsewhere: ${reasons.noYoutube}`,
        `Site: ${reasons.minutes}`,
        `Test: ${reasons.otherKind('quiz')}`,
      ]);
    }
  });

  it('becomes lectures with the lengths that it names', async () => {
    const { Course } = (await bring(rows)).Data!;
    expect(Course.lectures).toMatchObject([{ title: 'Talk; long', durationSeconds: 720 }, { durationSeconds: 60 }, {}]);
    expect((await articleOf('Notes')).source).toContain(
      '<p>First &quot;line&quot;</p>\n<p>Second &amp; more</p>'.replaceAll('&quot;', '"'),
    );
  });
});

describe('an import', () => {
  const small = 'title,link\nTalk,https://youtu.be/dQw4w9WgXcQ\n';

  it('happens once, however often it is asked for', async () => {
    const uploadId = await upload(small);
    const ask = () => send(importOutline as never, uploadId);
    const replies = await Promise.all([ask(), ask(), ask()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await ask();
    expect([again.status, again.body.Error, again.body.Message]).toEqual([
      409,
      'AlreadyImported',
      outlineTexts.alreadyImported,
    ]);
    expect(await outline()).toBe(': Talk (link)');
    expect(await api.db.select().from(uploads)).toMatchObject([{ state: 'used' }]);
  });

  it('is for those who teach the course, with a package of their own', async () => {
    const partner = await api.signIn({ role: 'INSTRUCTOR' });
    const rival = await api.signIn({ role: 'INSTRUCTOR' });
    const coInstructors = [{ id: partner.id, name: partner.fullName }];
    await api.db.update(courses).set({ coInstructors }).where(eq(courses.id, courseId));
    const statuses = [];
    for (const [sender, as] of [
      [partner, partner],
      [rival, rival],
      [teacher, partner],
    ] as const)
      statuses.push((await send(importOutline as never, await upload(small, sender), as)).status);
    expect(statuses).toEqual([200, 403, 404]);
    const film = await upload(small);
    await api.db.update(uploads).set({ purpose: 'video' }).where(eq(uploads.id, film));
    expect((await send(readOutline, film)).status).toBe(404);
    await api.db.update(uploads).set({ purpose: 'outline', state: 'receiving' }).where(eq(uploads.id, film));
    expect((await send(readOutline, film)).status).toBe(409);
  });

  it('fills an empty section without a title, and goes on in a plain list', async () => {
    await api.inject(createSection, { params: { courseId }, body: { title: '', goal: '' }, as: teacher });
    await bring(small);
    await bring(small);
    await bring(`section,${small.replace('\n', '\nBasics,')}`);
    expect(await outline()).toBe(': Talk (link), Talk (link) | Basics: Talk (link)');
  });

  it('stays within the limits of a course, and says what is over them', async () => {
    const sections = Array.from({ length: 102 }, (_, at) => `S${at},T${at},${film}`);
    const report = await read(`section,title,link\n${sections.join('\n')}`);
    expect([report.sections.length, refusals(report)]).toEqual([
      100,
      [`T100: ${reasons.sections}`, `T101: ${reasons.sections}`],
    ]);
    const lectures = Array.from({ length: 503 }, (_, at) => `T${at},${film}`);
    const { Data } = await bring(`title,link\n${lectures.join('\n')}`);
    expect(Data).toMatchObject({ sections: 1, lectures: 500 });
    expect((await read(small)).refused).toEqual([{ item: 'Talk', reason: reasons.lectures }]);
  });
});

it('an export, imported again, gives the same outline', async () => {
  await bring(await canvas());
  const body = { title: 'Formula', description: 'Why it holds', kind: 'article' as const, expectedMinutes: '45' };
  const article = '<p>So $$a^2$$</p><pre data-language="python">if a &lt; b:\n  pass</pre><aside><p>=Mind</p></aside>';
  await api.inject(createLecture, { params: { courseId }, body: { ...body, article }, as: teacher });
  const other = (await addCourse(api.db, { instructorId: teacher.id })).id;
  const url = `/api/v1/course/${courseId}/outline`;
  const imscc = await api.app.inject({ url: `${url}.imscc`, headers: teacher.headers });
  expect(imscc.headers).toMatchObject({
    'content-type': 'application/zip',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="???? ??????? One.imscc"; filename*=UTF-8''${encodeURIComponent('मशीन लर्निंग One.imscc')}`,
  });
  const report = await bring(imscc.rawPayload, other);
  expect(await outline(other)).toBe(await outline());
  expect(report.Data).toMatchObject({ sections: 3, lectures: 5 });
  const copied = (await api.inject(listLectures, { params: { courseId: other }, as: teacher })).body.Data!.lectures;
  expect(copied.at(-1)).toMatchObject({
    description: 'Why it holds',
    durationSeconds: 2_700,
    authoring: { expectedMinutes: 45 },
  });
  expect((await articleOf('Formula', other)).source).toBe((await articleOf('Formula')).source);
  expect((await articleOf('Welcome', other)).html).toMatch(/<picture>.*alt="The plan"/);
  const names = await api.db.select().from(lectureMedia);
  expect(names.map(({ fileName }) => fileName)).toEqual(Array.from({ length: 4 }, () => 'notes one.pdf'));

  const csv = await api.app.inject({ url: `${url}.csv`, headers: teacher.headers });
  const third = (await addCourse(api.db, { instructorId: teacher.id })).id;
  await bring(csv.payload, third);
  expect(await outline(third)).toBe((await outline()).replace('Part A: Notes (files), ', ''));
  expect((await articleOf('Formula', third)).source).toBe((await articleOf('Formula')).source);
});
