import { getCourse } from '@vidya/contracts/calls/course';
import { lectureMedia } from '../../../database/tables/schema-lectures.ts';
import type { Person, TestApi } from '../../../testing/api.ts';
import { canvasPackage } from '../../../testing/canvas-package.ts';
import { type OutlineClient, outlineClient, refusals } from '../../../testing/outline-client.ts';
import { item, manifest, packed, resource, samplePng, webLink } from '../../../testing/packages.ts';
import { addCourse, addLecture } from '../../../testing/samples.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import { reasons } from './reasons.ts';

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

describe('a Common Cartridge', () => {
  it('is reported first: what would come, and line by line what would not', async () => {
    const report = await client.report(await canvasPackage());
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
      `Check: ${reasons.missing}`,
      `Board: ${reasons.discussion}`,
    ]);
    expect([report.refusedCount, await client.outline()]).toEqual([5, '']);
  });

  it('becomes drafts at the end of the course, with its pictures and files', async () => {
    await addLecture(api.db, { courseId, title: 'Before' });
    const { message, ...made } = await client.imported(await canvasPackage());
    expect([message, made]).toEqual([
      '3 Sections And 4 Lectures Imported As Drafts',
      expect.objectContaining({ sections: 3, lectures: 4 }),
    ]);
    expect(await client.outline()).toBe(
      ': Before (video) | Week 1: Welcome (article), Talk (link) | Week 2: Part A: Notes (files), Part B: Notes (article) | Week 3: ',
    );
    expect(made.Course.lectures.slice(1).map(({ hidden }) => hidden)).toEqual(['draft', 'draft', 'draft', 'draft']);
    const { html, source } = await client.article('Welcome');
    expect(html).toMatch(
      /<h2 id="part-1">Hello<\/h2><p>First half<\/p><p>Second<\/p><p>See <\/p><picture>.*alt="The plan"/,
    );
    expect(source).toContain('<a href="https://example.com/"');
    expect(source).toContain('<a href="https://player.example/1"');
    expect(source).not.toContain('WIKI_REFERENCE');
    expect((await client.article('Part B: Notes')).source).toContain('href="https://example.com/more?a=1&amp;b=2"');
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
      ['i_4/p.png', await samplePng()],
    ]);
    const first = await client.report(moodle);
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
    expect((await client.report(edx)).sections).toEqual([
      { title: 'Chapter', goal: '', lectures: [{ title: 'Unit', kind: 'article', files: [] }] },
    ]);
  });

  it('names files that are not what they say, damaged pictures and links of no use', async () => {
    const report = await client.report(
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

it('takes the length of a lecture wherever its manifest is divided for reading', async () => {
  const lom = '<metadata><lom:duration>PT1H10M</lom:duration></metadata>';
  const { length } = manifest(item('S', '', item('Page', 'p', '')), '').split('</title></item>')[0]!;
  for (const at of [0, 3, 9]) {
    const space = ' '.repeat(64 * 1024 - length - '</title><metadata><lom:duration>'.length - at);
    const items = item('S', '', item('Page', 'p', `${space}${lom}`));
    // oxlint-disable-next-line no-await-in-loop
    const { Course } = await client.imported(
      // oxlint-disable-next-line no-await-in-loop
      await packed([
        ['imsmanifest.xml', manifest(items, resource('p', 'p.html'))],
        ['p.html', '<p>One</p>'],
      ]),
    );
    expect([at, Course.lectures.at(-1)!.durationSeconds]).toEqual([at, 4_200]);
  }
});

it.each([
  ['its byte order mark, whatever it declares', Buffer.from('\uFEFF<meta charset="windows-1252"><p>Grüße</p>')],
  ['UTF-8 where it declares what could not be read', Buffer.from('<meta charset="utf-16"><p>Grüße</p>')],
  ['its declaration otherwise', Buffer.from('<meta charset="windows-1252"><p>Grüße</p>', 'latin1')],
])('reads a page by %s', async (_, page) => {
  const items = item('S', '', item('Page', 'p'));
  const files: [string, string | Buffer][] = [
    ['imsmanifest.xml', manifest(items, resource('p', 'p.html'))],
    ['p.html', page],
  ];
  await client.imported(await packed(files));
  expect((await client.article('Page')).source).toContain('<p>Grüße</p>');
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
      const report = await client.report(content);
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
    const { Course } = await client.imported(rows);
    expect(Course.lectures).toMatchObject([{ title: 'Talk; long', durationSeconds: 720 }, { durationSeconds: 60 }, {}]);
    expect((await client.article('Notes')).source).toContain(
      '<p>First &quot;line&quot;</p>\n<p>Second &amp; more</p>'.replaceAll('&quot;', '"'),
    );
  });
});
