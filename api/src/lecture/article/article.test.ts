import { getCourse } from '@vidya/contracts/calls/course';
import { createLecture, listLectures, updateLecture } from '@vidya/contracts/calls/lecture';
import { addPicture } from '@vidya/contracts/calls/structure';
import { getArticle, getPreview, markLecture, saveProgress } from '@vidya/contracts/calls/watching';
import sharp from 'sharp';
import type { Person } from '../../testing/api.ts';
import { addCourse } from '../../testing/samples.ts';
import { taughtCourse } from '../../testing/taught-course.ts';

const world = taughtCourse();
let { api, teacher, learner, courseId } = world;
beforeEach(() => {
  ({ api, teacher, learner, courseId } = world);
});

const words = (count: number) => `<p>${Array.from({ length: count }, () => 'word').join(' ')}</p>`;
const create = (given: object) =>
  api.inject(createLecture, {
    params: { courseId },
    body: { title: 'Loops', description: '', kind: 'article', ...given },
    as: teacher,
  });
const written = async (article: string, given: object = {}) => {
  const { body } = await create({ article, ...given });
  return { params: { courseId, lectureId: body.Data!.lectureId } };
};
const read = async (article: string) =>
  (await api.inject(getArticle, { ...(await written(article)), as: learner })).body.Data!;

describe('an article', () => {
  it('is a lecture with a length of its own, read by those who may watch', async () => {
    const place = await written(`<h3>Why</h3>${words(650)}`);
    const { body } = await api.inject(getCourse, { params: { courseId } });
    expect(body.Data!.lectures).toMatchObject([{ title: 'Loops', kind: 'article', durationSeconds: 240 }]);
    expect(body.Data!.noOfLectures).toBe(1);
    const rival = await api.signIn({ role: 'INSTRUCTOR' });
    const callers = [undefined, rival, learner, teacher];
    const replies = await Promise.all(callers.map((as) => api.inject(getArticle, { ...place, ...(as && { as }) })));
    expect(replies.map(({ status }) => status)).toEqual([401, 403, 200, 200]);
    expect(replies[2]!.body.Data!.html).toContain('<h2 id="part-1">Why</h2>');
    expect(replies[2]!.body.Data).toMatchObject({ parts: [{ _id: 'part-1', title: 'Why' }], source: null });
    expect(replies[3]!.body.Data!.source).toContain('<h3>Why</h3>');
  });

  it('is read by everybody as a free preview', async () => {
    const place = await written('<p>Open</p>', { isPreview: true });
    expect((await api.inject(getArticle, place)).body.Data).toEqual({ html: '<p>Open</p>', parts: [], source: null });
    expect((await api.inject(getPreview, place)).body.Data).toMatchObject({ kind: 'article', files: [] });
  });

  it('as a free preview is still edited by an administrator', async () => {
    const place = await written('<p>Open</p>', { isPreview: true });
    const admin = await api.signIn({ role: 'ADMIN' });
    expect((await api.inject(getArticle, { ...place, as: admin })).body.Data!.source).toBe('<p>Open</p>');
  });

  it('has highlighted code, tables, call-outs and formulas, and no style', async () => {
    const { html } = await read(
      '<pre data-language="python">def f(x):<br>    return "a &lt; b"\n    """So"""\nx = 1</pre><aside><p>Mind</p></aside>' +
        '<table><tbody><tr><th>A</th><td colspan="2" style="color:red">B</td></tr></tbody></table>' +
        '<p>So $$x^2$$ and <code>$$raw$$</code></p><p>$$\\frac{a}{b}$$</p><p>5 $ and 7 $</p>',
    );
    expect(html).toContain('<pre><code><span class="tk-keyword">def</span>');
    expect(html).toContain('a &#60; b');
    // After the text between quotes, which goes over lines, comes code again.
    expect(html).toContain('\nx <span class="tk-keyword">=</span> <span class="tk-number">1</span></code>');
    expect(html).toContain('<aside><p>Mind</p></aside>');
    expect(html).toContain(
      '<div class="table"><table><tbody><tr><th>A</th><td colspan="2">B</td></tr></tbody></table>',
    );
    expect(html).toContain(
      '<p>So <math alttext="x^2"><msup><mi>x</mi><mn>2</mn></msup></math> and <code>$$raw$$</code>',
    );
    expect(html).toMatch(/<p><math alttext="\\frac\{a\}\{b\}" display="block"><mfrac>/);
    expect(html).toContain('<p>5 $ and 7 $</p>');
    expect(html).not.toContain('style');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img data-picture="../x" alt="y">',
    '<p onclick=alert(1) style="position:fixed" class="x" id="part-1">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)></svg><math href="javascript:alert(1)"><mtext><style></style></mtext></math>',
    '<iframe src="https://evil.example"></iframe><form><input></form>',
    '<pre data-language="constructor">x</pre><pre data-language="&quot;&gt;&lt;script&gt;">x</pre>',
    '<p>$$\\href{javascript:alert(1)}{x}$$ $$\\text{<img src=x onerror=alert(1)>}$$ $$\\style{color:red}{x}$$</p>',
  ])('leaves nothing that could act: %s', async (hostile) => {
    const { status, body } = await create({ article: `<p>Text</p>${hostile}` });
    const lectureId = body.Data?.lectureId ?? '';
    const stored = await api.inject(getArticle, { params: { courseId, lectureId }, as: learner });
    // A formula that asks for more than a formula is refused.
    expect(status === 200 || body.Message.startsWith('The Formula ')).toBe(true);
    const html = stored.body.Data?.html ?? '';
    expect(html).not.toMatch(/<(?:script|img|svg|iframe|form|input|style)|\son\w+=|href="javascript|style=|class="x"/i);
  });

  it.each([
    [{ article: '<p> </p>' }, 'Please Write The Article'],
    [{}, 'Please Write The Article'],
    [{ article: `<p>${'x'.repeat(100_001)}</p>` }, 'Article Must Be At Most 100,000 Characters'],
    [{ article: '<p>$$\\frac{a$$</p>' }, expect.stringMatching(/^The Formula \$\$\\frac\{a\$\$ Can Not Be Read: /)],
    [{ article: `<p>${'$$x$$ '.repeat(1_001)}</p>` }, 'Article Can Have At Most 1,000 Formulas'],
    [{ article: '<p>$$\\def\\a#1{#1#1#1#1}\\a{\\a{x}}$$</p>' }, expect.stringMatching(/It Can Not Define Commands$/)],
    [{ article: '<p>$$\\newcommand{\\b}{xx}\\b$$</p>' }, expect.stringMatching(/It Can Not Define Commands$/)],
    [{ article: '<b>x'.repeat(20_001) }, 'Article Can Have At Most 10,000 Elements'],
    [{ article: `<p>$$${'\\frac{'.repeat(200)}$$</p>` }, expect.stringMatching(/^.{1,200}$/)],
    [{ article: '<p>x</p>', youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' }, 'A Lecture Stays What It Was Created As'],
    [{ kind: 'video', article: '<p>x</p>' }, 'Please Provide Either Video link Or Upload A Video'],
  ])('is refused as %j', async (given, message) => {
    const { status, body } = await create(given);
    expect([status, body.Message]).toEqual([400, message]);
  });

  it.each(['b', 'aside'])('lies in at most 50 elements <%s>, however it was nested', async (tag) => {
    const { html } = await read(`<${tag}>x`.repeat(19_000));
    expect(html.split(`<${tag}`).length - 1).toBeLessThanOrEqual(50);
    expect(html.split('x').length - 1).toBe(19_000);
  });

  it('changes with its form, keeps its text without one, and takes the length that its author expects', async () => {
    const place = await written(words(500));
    const change = (body: object) =>
      api.inject(updateLecture, { ...place, body: { title: 'Loops', description: '', ...body }, as: teacher });
    const length = async () =>
      (await api.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!.lectures[0]!;
    expect((await change({ expectedMinutes: '20' })).status).toBe(200);
    expect(await length()).toMatchObject({ durationSeconds: 1_200, authoring: { expectedMinutes: 20 } });
    await change({ article: '<p>Short</p>' });
    expect(await length()).toMatchObject({ durationSeconds: 1_200 });
    await change({ expectedMinutes: '' });
    expect(await length()).toMatchObject({ durationSeconds: 60, authoring: { expectedMinutes: null } });
    expect((await change({ expectedMinutes: '0' })).status).toBe(400);
    expect((await change({ youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' })).status).toBe(400);
    expect((await api.inject(getArticle, { ...place, as: teacher })).body.Data!.source).toBe('<p>Short</p>');
  });

  it('takes code of any length without an end', async () => {
    const code = `<pre data-language="cpp">${'std::map&lt;int,int&gt; m{{{{{{(((((('.repeat(2_500)}</pre>`;
    expect((await create({ article: code })).status).toBe(200);
  });
});

describe('progress in an article', () => {
  const report = (place: { params: { courseId: string; lectureId: string } }, watched: number, hasEnded: boolean) =>
    api.inject(saveProgress, {
      ...place,
      body: { positionSeconds: 90, watched: [[0, watched]], hasEnded },
      as: learner,
    });
  const isDone = async (reply: ReturnType<typeof report>) => (await reply).body.Data!.progress.isCompleted;

  it('needs its end and a third of its length', async () => {
    const place = await written(words(600));
    expect(await isDone(report(place, 59, true))).toBe(false);
    expect(await isDone(report(place, 170, false))).toBe(false);
    const body = { title: 'Loops again', description: '', kind: 'article' as const };
    expect((await api.inject(updateLecture, { ...place, body, as: teacher })).status).toBe(200);
    // The longest stretch that was read is 170 of 180 s: a new title is no end.
    expect(await isDone(report(place, 59, false))).toBe(false);
    expect((await report(place, 60, true)).body.Data).toMatchObject({
      progress: { isCompleted: true, positionSeconds: 90 },
      courseProgress: 100,
    });
  });

  it('can be marked, and taken back; staff record none', async () => {
    const place = await written('<p>Text</p>');
    const mark = (done: boolean, as = learner) => api.inject(markLecture, { ...place, body: { isDone: done }, as });
    expect((await mark(true)).body).toMatchObject({ Message: 'Marked As Done', Data: { courseProgress: 100 } });
    expect((await mark(false)).body.Data).toMatchObject({ progress: { isCompleted: false }, courseProgress: 0 });
    expect((await mark(true, teacher)).body.Data).toMatchObject({ courseProgress: 0 });
  });
});

describe('a picture of an article', () => {
  const png = () =>
    sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#c30' } })
      .png()
      .toBuffer();
  const add = async (bytes: Buffer, as: Person = teacher) =>
    api.inject(addPicture, {
      params: { courseId },
      body: { picture: new File([new Uint8Array(bytes)], 'a.png') },
      as,
    });
  const get = async (url: string, as?: Person) =>
    (await api.app.inject({ method: 'GET', url, headers: { ...as?.headers } })).statusCode;

  it('is encoded twice with its size, and read like its article', async () => {
    const { pictureId } = (await add(await png())).body.Data!;
    const article = `<p>See</p><img data-picture="${pictureId}" alt="A &quot;red&quot; box">`;
    const { html } = await read(article);
    expect(html).toContain('width="1600" height="800" alt="A &#34;red&#34; box"');
    const [avif, webp] = [...html.matchAll(/(?:srcset|src)="([^"]+)"/g)].map(([, address]) => address!);
    const rival = await api.signIn({ role: 'INSTRUCTOR' });
    const statuses = () => Promise.all([undefined, rival, learner, teacher].map((as) => get(webp!, as)));
    expect(await statuses()).toEqual([401, 403, 302, 302]);
    expect(await get(avif!, learner)).toBe(302);
    await written(article, { isPreview: true });
    expect(await statuses()).toEqual([302, 302, 302, 302]);
  });

  it('is nothing but a picture, from who may teach, and of the same course', async () => {
    expect((await add(Buffer.from('MZ not a picture'))).status).toBe(400);
    expect((await add(await png(), learner)).status).toBe(403);
    const other = await addCourse(api.db, { instructorId: teacher.id });
    const foreign = await api.inject(addPicture, {
      params: { courseId: other.id },
      body: { picture: new File([new Uint8Array(await png())], 'a.png') },
      as: teacher,
    });
    expect((await read(`<p>x</p><img data-picture="${foreign.body.Data!.pictureId}" alt="">`)).html).toBe('<p>x</p>');
  });
});
