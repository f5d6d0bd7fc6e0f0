import { createLecture, updateLecture } from '@vidya/contracts/calls/lecture';
import { duplicateCourse } from '@vidya/contracts/calls/structure';
import { searchLectures } from '@vidya/contracts/calls/watching';
import { limits } from '@vidya/contracts/rules/limits';
import type { CaptionsEntry } from '@vidya/contracts/rules/text/captions';
import { sql } from 'drizzle-orm';
import { lectures, sections } from '../../database/tables/schema-lectures.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse, addLecture, enrol } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;
let learner: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({ FFMPEG_PATH: '/nowhere/ffmpeg' });
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  learner = await api.signIn();
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
  await enrol(api.db, { userId: learner.id, courseId });
});
afterAll(() => api.close());

const ask = (q: string, as: Person | undefined = learner, id = courseId) =>
  api.inject(searchLectures, { params: { courseId: id }, query: { q }, ...(as && { as }) });
const matches = async (q: string, as = learner, id = courseId) => {
  const { status, body } = await ask(q, as, id);
  expect(status).toBe(200);
  return body.Data!;
};
/** What leads to each match, with the marked words. */
const sources = async (q: string, as = learner) =>
  (await matches(q, as)).map(({ source, excerpt }) => `${source.kind}: ${excerpt.filter((_, at) => at % 2).join(' ')}`);

const article = (text: string, title = 'Read', given: object = {}) =>
  api.inject(createLecture, {
    params: { courseId },
    body: { title, description: '', kind: 'article', article: text, ...given },
    as: teacher,
  });
const film = { title: 'Watch', description: '', youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' };
const vtt = (...lines: [time: string, text: string][]) =>
  `WEBVTT\n\n${lines.map(([time, text]) => `${time}.000 --> ${time}.900\n${text}\n`).join('\n')}`;
const saveCaptions = (lectureId: string, captions: CaptionsEntry[]) =>
  api.inject(updateLecture, {
    params: { courseId, lectureId },
    body: { ...film, captions: JSON.stringify(captions) },
    as: teacher,
  });
async function addFilm(captions: CaptionsEntry[]): Promise<string> {
  const { body } = await api.inject(createLecture, { params: { courseId }, body: film, as: teacher });
  expect((await saveCaptions(body.Data!.lectureId, captions)).status).toBe(200);
  return body.Data!.lectureId;
}
async function addFile(lectureId: string, fileName: string): Promise<void> {
  await api.db.execute(sql`insert into lecture_media (lecture_id, kind, type, storage_key, file_name)
    values (${lectureId}, 'resource', 'application/pdf', ${`${fileName}.pdf`}, ${fileName})`);
}

describe('who searches in a course', () => {
  it('is who may watch it; learners find what they see, staff all', async () => {
    await addLecture(api.db, { courseId, title: 'Recursion' });
    await addLecture(api.db, { courseId, position: 2, title: 'Recursion again', status: 'draft' });
    const rival = await api.signIn({ role: 'INSTRUCTOR' });
    const replies = await Promise.all(
      [undefined, rival].map((as) =>
        api.inject(searchLectures, { params: { courseId }, query: { q: 'recursion' }, ...(as && { as }) }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([401, 403]);
    expect(await sources('recursion')).toEqual(['title: Recursion']);
    expect(await sources('recursion', teacher)).toEqual(['title: Recursion', 'title: Recursion']);
  });

  it('a hidden article, transcript and file are for staff', async () => {
    await article('<p>Recursion here</p>', 'Draft', { status: 'draft' });
    const id = await addFilm([{ language: 'en', text: vtt(['00:00:05', 'recursion there']) }]);
    await addFile(id, 'recursion.pdf');
    await api.db.update(lectures).set({ status: 'draft' });
    expect(await matches('recursion')).toEqual([]);
    expect(await sources('recursion', teacher)).toEqual([
      'file: recursion',
      'article: Recursion',
      'transcript: recursion',
    ]);
  });

  it('finds nothing of another course', async () => {
    const other = await addCourse(api.db, { instructorId: teacher.id });
    await addLecture(api.db, { courseId: other.id, title: 'Recursion' });
    expect(await matches('recursion', teacher)).toEqual([]);
  });
});

describe('a search in a course finds', () => {
  it('titles, sections, names of files, descriptions, articles and transcripts, in this order', async () => {
    const [part] = await api.db
      .insert(sections)
      .values({ courseId, position: 1, title: 'All about closures' })
      .returning();
    const film = await addFilm([
      { language: 'en', text: vtt(['00:00:01', 'Hello'], ['00:02:15', 'A closure keeps its scope']) },
    ]);
    await article('<p>First</p><p>Closures in practice</p>');
    const described = await addLecture(api.db, {
      courseId,
      sectionId: part!.id,
      position: 3,
      title: 'Next',
      description: 'One line\nThen closures.',
    });
    await addFile(described.id, 'closures-sheet.pdf');
    const titled = await addLecture(api.db, { courseId, sectionId: part!.id, position: 4, title: 'Closures' });
    const all = await matches('closure');
    expect(all.map(({ source }) => source.kind)).toEqual([
      'title',
      'section',
      'file',
      'article',
      'description',
      'transcript',
    ]);
    expect(all[0]).toEqual({ lectureId: titled.id, source: { kind: 'title' }, excerpt: ['', 'Closures', ''] });
    expect(all[1]).toMatchObject({ lectureId: expect.any(String), excerpt: ['All about ', 'closures', ''] });
    expect(all[2]).toMatchObject({ lectureId: described.id, excerpt: ['', 'closures', '-sheet.pdf'] });
    expect(all[3]).toMatchObject({
      source: { kind: 'article', paragraph: 2 },
      excerpt: ['', 'Closures', ' in practice'],
    });
    expect(all[4]).toMatchObject({ source: { kind: 'description' }, excerpt: ['Then ', 'closures', '.'] });
    expect(all[5]).toEqual({
      lectureId: film,
      source: { kind: 'transcript', atSeconds: 135, language: 'en' },
      excerpt: ['A ', 'closure', ' keeps its scope'],
    });
  });

  it('words by their beginnings, all of them in the texts of one lecture', async () => {
    await article('<p>Sorting by hand</p>', 'Python');
    await article('<p>Sorting by machine</p>', 'Ruby');
    expect(await sources('pyth sort')).toEqual(['article: Sorting']);
    expect(await sources('ython')).toEqual([]);
    expect(await sources('python ruby')).toEqual([]);
    await api.db.update(sections).set({ title: 'Algorithms' });
    expect(await sources('algorithms python')).toEqual(['title: Python']);
    expect(await sources('algorithms')).toEqual(['section: Algorithms']);
  });

  it('the part of a long text in which the words lie together', async () => {
    const far = `<p>loop</p>${'<p>Nothing to see in this one.</p>'.repeat(40)}`;
    await article(`${far}<ul><li>One</li><li>A variable of the loop</li></ul>${far}<p>variable</p>`);
    const [match] = await matches('loop variable');
    expect(match!.source).toEqual({ kind: 'article', paragraph: 42 });
    expect(match!.excerpt.slice(0, 4)).toEqual(['A ', 'variable', ' of the ', 'loop']);
  });

  it('the paragraph after a picture that is gone, code and a table', async () => {
    const gone = `<img data-picture="${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}" alt="Gone">`;
    const table = '<table><tbody><tr><td>Cell</td><td>Other</td></tr></tbody></table>';
    await article(`<h3>Head</h3>${gone}<pre data-language="python">a = 1\nb = 2</pre>${table}<p>Target</p>`);
    expect((await matches('target'))[0]!.source).toEqual({ kind: 'article', paragraph: 4 });
    expect((await matches('other'))[0]!.source).toEqual({ kind: 'article', paragraph: 3 });
  });

  it.each([
    ['हिन्दी', 'हिंदी में पाठ', 'हिंदी'],
    ['साइन्स', 'डेटा साइंस का परिचय', 'साइंस'],
    ['पढना', 'मुझे पढ़ना है', 'पढ़ना'],
    ['பைத்தான்', 'தமிழில் பைத்தான் மொழி', 'பைத்தான்'],
    ['தமி', 'தமிழில் கற்போம்', 'தமிழில்'],
    ['10', 'कक्षा १०', '१०'],
    ['node', 'Über Node.js', 'Node.js'],
    ['C++', 'Von C++ zu C#', 'C++'],
    ['cafe', 'Le café', 'café'],
  ])('%s in "%s"', async (q, text, word) => {
    await article(`<p>${text}</p>`);
    await addFilm([{ language: 'hi', text: vtt(['00:00:03', text]) }]);
    await addLecture(api.db, { courseId, position: 3, title: text });
    expect(await sources(q)).toEqual(['title', 'article', 'transcript'].map((kind) => `${kind}: ${word}`));
  });

  it('no more than the limit, the best ones', async () => {
    for (let position = 1; position <= 32; position += 1)
      await addLecture(api.db, { courseId, position, title: `Lecture ${position}`, description: 'About graphs' });
    await addLecture(api.db, { courseId, position: 33, title: 'Graphs' });
    const all = await sources('graphs');
    expect(all).toHaveLength(limits.lectureMatches);
    expect(all.slice(0, 2)).toEqual(['title: Graphs', 'description: graphs']);
  });
});

describe('captions', () => {
  it('are found in any of their languages, once for each lecture', async () => {
    await addFilm([
      { language: 'en', text: vtt(['00:00:01', 'Python']) },
      { language: 'hi', text: vtt(['00:00:02', 'पायथन Python']) },
    ]);
    expect(await matches('पायथन')).toMatchObject([{ source: { language: 'hi', atSeconds: 2 } }]);
    expect(await matches('python')).toHaveLength(1);
  });

  it('are no longer found when they are replaced or removed', async () => {
    const id = await addFilm([{ language: 'en', text: vtt(['00:00:01', 'earlier']) }]);
    await saveCaptions(id, [{ language: 'en', text: vtt(['00:00:01', 'later']) }]);
    expect([await sources('earlier'), await sources('later')]).toEqual([[], ['transcript: later']]);
    await saveCaptions(id, []);
    expect(await sources('later')).toEqual([]);
  });

  it('and articles are found in the copy of a course', async () => {
    await addFilm([{ language: 'en', text: vtt(['00:00:07', 'copied']) }]);
    await article('<p>copied</p>');
    const { body } = await api.inject(duplicateCourse, { params: { courseId }, as: teacher });
    const all = await matches('copied', teacher, body.Data!._id);
    expect(all.map(({ source }) => source)).toEqual([
      { kind: 'article', paragraph: 1 },
      { kind: 'transcript', atSeconds: 7, language: 'en' },
    ]);
  });
});
