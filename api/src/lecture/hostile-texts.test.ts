import { getCourse, updateCourse } from '@vidya/contracts/calls/course';
import { createLecture, updateLecture } from '@vidya/contracts/calls/lecture';
import { createSection, updateSection } from '@vidya/contracts/calls/structure';
import { getArticle } from '@vidya/contracts/calls/watching';
import { cleanLine, cleanText } from '@vidya/contracts/rules/text/clean-text';
import { hostileTexts } from '@vidya/contracts/testing/hostile-texts';
import { Parser } from 'htmlparser2';
import type { Person, TestApi } from '../testing/api.ts';
import { courseForm } from '../testing/course-forms.ts';
import { type OutlineClient, outlineClient } from '../testing/outline-client.ts';
import { item, manifest, packed, resource } from '../testing/packages.ts';
import { addCourse } from '../testing/samples.ts';
import { sharedApi } from '../testing/shared-api.ts';

/** Sends each of two hundred injection attempts through every text of the structure of a course. */
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
  courseId = (await addCourse(api.db, { instructorId: teacher.id, status: 'draft' })).id;
  client = outlineClient(api, teacher, courseId);
});
afterAll(() => api.close());

const acting = new Set(
  'script style svg iframe object embed form input button base link meta template noscript video audio body'.split(' '),
);

/** The elements, attributes and addresses of a page that could do something. */
function actingIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (acting.has(name)) found.push(name);
      for (const [attribute, value] of Object.entries(attributes))
        if (/^on|^style$|^srcdoc$|^id$|action$/.test(attribute) || /^\s*(?:javascript|data|vbscript):/i.test(value))
          if (!/^part-\d+$/.test(value)) found.push(`${name} ${attribute}=${value}`);
    },
  });
  parser.end(html);
  return found;
}

it('an article has nothing that could act', async () => {
  const body = { title: 'Read', description: '', kind: 'article' as const, article: '<p>Text</p>' };
  const { lectureId } = (await api.inject(createLecture, { params: { courseId }, body, as: teacher })).body.Data!;
  const params = { courseId, lectureId };
  for (const text of hostileTexts) {
    const saved = await api.inject(updateLecture, {
      params,
      body: { ...body, article: `<p>Text</p>${text}<aside>${text}</aside>` },
      as: teacher,
    });
    const { html, source } = (await api.inject(getArticle, { params, as: teacher })).body.Data!;
    expect([text, saved.status, actingIn(html), actingIn(source!)]).toEqual([text, 200, [], []]);
  }
});

it('the title and the goal of a section are texts', async () => {
  const made = await api.inject(createSection, { params: { courseId }, body: { title: 'x', goal: '' }, as: teacher });
  const params = { courseId, sectionId: made.body.Data!.sectionId };
  for (const text of hostileTexts) {
    const body = { title: text, goal: text };
    const { status, body: reply } = await api.inject(updateSection, { params, body, as: teacher });
    const { title, goal } = reply.Data?.sections[0] ?? { title: '', goal: '' };
    const isTooLong = /^(?:Title|Goal) Is Too Long$/.test(reply.Message);
    expect([text, title, goal]).toEqual(isTooLong ? [text, '', ''] : [text, cleanLine(text), cleanLine(text)]);
    expect(status).toBe(isTooLong ? 400 : 200);
  }
});

it('the landing page of a course is made of texts', async () => {
  for (const text of hostileTexts) {
    const short = text.slice(0, 100);
    const lines = Array.from({ length: 4 }, (_, at) => `${at} ${short.replaceAll('\n', ' ')}`).join('\n');
    const body = { ...courseForm, subtitle: short, outcomes: lines, requirements: lines, audience: lines };
    const saved = await api.inject(updateCourse, { params: { courseId }, body, as: teacher });
    const read = await api.inject(getCourse, { params: { courseId }, as: teacher });
    expect([text, saved.status, saved.body.Message]).toEqual([text, 200, 'Course Updated Successfully']);
    expect(read.body.Data!.subtitle).toBe(cleanLine(short));
    expect(cleanText(JSON.stringify(read.body.Data!.outcomes))).toBe(JSON.stringify(read.body.Data!.outcomes));
  }
});

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

it('a CSV file becomes texts and articles, and comes out as texts for spreadsheets', async () => {
  const formulas = [
    '=cmd|"/C calc"!A0',
    '+1+1',
    '-2+3',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    '=HYPERLINK("https://evil.example")',
  ];
  const texts = [...hostileTexts, ...formulas];
  const rows = texts.map((text) => ['One', text, text, `Text\n\n${text}`].map(quoted).join(','));
  const { lectures } = await client.imported(`section,title,description,article\n${rows.join('\n')}`);
  expect(lectures).toBe(texts.length);
  const listed = await client.lectures();
  expect(listed.map(({ title }) => cleanLine(title))).toEqual(listed.map(({ title }) => title));
  for (const { _id: lectureId } of listed) {
    const { body } = await api.inject(getArticle, { params: { courseId, lectureId }, as: teacher });
    expect(actingIn(body.Data!.html)).toEqual([]);
  }
  const address = `/api/v1/course/${courseId}/outline.csv`;
  const { payload } = await api.app.inject({ url: address, headers: teacher.headers });
  const cells = Array.from(
    payload.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n)/g),
    ([, one, two]) => one ?? two!,
  );
  expect(cells.length).toBe(8 * (texts.length + 1));
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

it('the pages of a package become articles with nothing that could act', async () => {
  const ids = hostileTexts.map((_, at) => `p${at}`);
  const bytes = await packed([
    [
      'imsmanifest.xml',
      manifest(ids.map((id) => item(id, id)).join(''), ids.map((id) => resource(id, `${id}.html`)).join('')),
    ],
    ...hostileTexts.map((text, at): [string, string] => [
      `p${at}.html`,
      `<html><body><p>Text</p>${text}</body></html>`,
    ]),
  ]);
  const { lectures } = await client.imported(bytes);
  expect(lectures).toBe(hostileTexts.length);
  for (const { _id: lectureId } of await client.lectures()) {
    const { body } = await api.inject(getArticle, { params: { courseId, lectureId }, as: teacher });
    expect(actingIn(body.Data!.html)).toEqual([]);
  }
});
