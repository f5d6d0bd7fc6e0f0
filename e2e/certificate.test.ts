import { text } from 'node:stream/consumers';
import { badgeFaults } from '../api/src/testing/verify-badge.ts';
import { createLecture } from '../contracts/src/browser/calls.ts';
import type { CourseSummary } from '../contracts/src/calls/course.ts';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, endVisit, meetNoErrors, newVisit, signIn, signUp, type Visit } from './support/browser.ts';
import { send } from './support/calls.ts';
import { openRendered } from './support/content.ts';
import { courseCalled, openDetail } from './support/course-pages.ts';
import { eventually } from './support/eventually.ts';
import { people } from './support/site.ts';

/** From the last second of a course to a stranger who verifies its certificate. */
let learner: Visit;
let visitor: Visit;
let course: CourseSummary;
let code = '';
beforeAll(async () => {
  learner = await newVisit();
  visitor = await newVisit();
  course = await courseCalled('MySQL for Beginners');
});
afterAll(closeBrowser);

/** Reports all lectures except one with a film as watched, like the player; returns the id of that one. */
const finishAllButOne = (courseId: string) =>
  learner.page.evaluate(`(async () => {
    const course = '/api/v1/course/${courseId}/';
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)[1]);
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
    const body = JSON.stringify({ positionSeconds: 1, watched: [], hasEnded: true });
    const { Data } = await (await fetch(course + 'lectures')).json();
    const left = Data.lectures.findLast(({ files, youtubeLink }) => files.length > 0 && !youtubeLink);
    for (const { _id } of Data.lectures)
      if (_id !== left._id) await fetch(course + _id + '/progress', { method: 'POST', headers, body });
    return left._id;
  })()`) as Promise<string>;

const certificateLink = () => learner.page.getByRole('link', { name: /Certificate for/ });

it('a learner enrols and has one lecture left', async () => {
  const { page } = learner;
  await signUp(page, 'Nila Kumar');
  await openDetail(page, course);
  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  await page.waitForURL(/\/viewLectures/);
  await page.getByRole('heading', { name: 'Course Content' }).waitFor();
  const left = await finishAllButOne(course._id);
  await page.goto(`/viewLectures?courseId=${course._id}&lectureId=${left}`);
  await page.getByText(/85% completed/).waitFor();
  expect(await page.getByText('You finished this course').count()).toBe(0);
});

it('watches its end, and the course is celebrated', async () => {
  const { page } = learner;
  await page.locator('video').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /^Play/ }).first().click();
  const position = (): Promise<number> => page.evaluate(`document.querySelector('video').currentTime`);
  await eventually(position, (seconds) => seconds > 0);
  await page.evaluate(`{
    const video = document.querySelector('video');
    video.currentTime = video.duration - 1;
    void video.play();
  }`);
  await page.getByRole('heading', { name: 'You finished this course' }).waitFor();
  expect(await page.getByText(/100% completed/).count()).toBeGreaterThan(0);
  expect(await violationsInLight(page)).toEqual([]);
});

it('opens the certificate, a PDF', async () => {
  const { page } = learner;
  const href = await certificateLink().getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.headers()).toMatchObject({ 'content-type': 'application/pdf' });
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  code = /filename="certificate-([^"]+)\.pdf"/.exec(response.headers()['content-disposition'] ?? '')?.[1] ?? '';
  expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);
});

it('finds one quiet line the next time, and the link in My Courses', async () => {
  const { page } = learner;
  await page.reload();
  await page.getByText('You finished this course').waitFor();
  expect(await page.getByRole('heading', { name: 'You finished this course' }).count()).toBe(0);
  await certificateLink().waitFor();
  await page.goto('/myCourses');
  const card = page.getByRole('article').filter({ hasText: course.topic });
  await card.getByRole('link', { name: /^Certificate for/ }).waitFor();
});

it('a visitor verifies the code', async () => {
  const { page } = visitor;
  // A head that is rendered too late for a visitor has the site's picture.
  await openRendered(page, `/certificate/${code}`);
  await page.getByRole('heading', { level: 1, name: 'Certificate of Completion' }).waitFor();
  for (const text of ['Valid', 'Nila Kumar', course.topic, code])
    await page.getByRole('article').getByText(text, { exact: true }).waitFor();
  expect(await page.title()).toBe('Certificate | Vidya');
  const linkedIn = await page.getByRole('link', { name: /^Add to LinkedIn/ }).getAttribute('href');
  expect(new URL(linkedIn ?? '').searchParams.get('certId')).toBe(code);
  await page.getByRole('link', { name: /^See this course/ }).waitFor();
  expect(await violationsInLight(page)).toEqual([]);
  expect((await page.request.get(`/api/v1/certificate/${code}/pdf`)).status()).toBe(401);
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await page.request.get(preview ?? '');
  expect(picture.headers()).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
});

it('takes it away as a badge, which a verifier of others accepts', async () => {
  const { page } = visitor;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Badge (Open Badges 3.0)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`badge-${code}.json`);
  const badge = JSON.parse(await text(await download.createReadStream())) as object;
  expect(badge).toMatchObject({ name: course.topic, credentialSubject: { name: 'Nila Kumar' } });
  // `did:web` knows HTTPS only.
  const read = async (address: string): Promise<object> => {
    const { pathname } = new URL(address);
    return (await page.request.get(pathname)).json() as Promise<object>;
  };
  expect(await badgeFaults(badge, read)).toEqual([]);
  expect(await badgeFaults({ ...badge, name: 'Another course' }, read)).toContain('not verified');
});

it('is there as before when the course grows by an article, which is read on a phone', async () => {
  const author = await newVisit();
  await signIn(author.page, people.admin);
  const article = '<h3>Keys</h3><p>A key names a row.</p><pre data-language="sql">select 1;</pre><p>$$x^2$$</p>';
  const body = { title: 'Keys in one page', description: '', kind: 'article', article };
  const { lectureId } = await send(author, createLecture, { params: { courseId: course._id }, body });
  await endVisit(author.context);
  const { page } = learner;
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`/viewLectures?courseId=${course._id}&lectureId=${lectureId}`);
  await page.getByText('A key names a row.').waitFor();
  expect(await page.locator('pre .tk-keyword').allTextContents()).toEqual(['select']);
  expect(await page.locator('math[display="block"]').count()).toBe(1);
  const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate<number>(sideways)).toBe(0);
  expect(await violationsInLight(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark as Done' }).click();
  await page.getByRole('button', { name: 'Mark as Not Done' }).waitFor();
  await certificateLink().waitFor();
  expect((await page.request.get((await certificateLink().getAttribute('href')) ?? '')).status()).toBe(200);
});

it('a code of one’s own making is no certificate', async () => {
  const { page } = visitor;
  await page.goto('/certificate/0000-0000-0000-0000');
  await page.getByRole('heading', { level: 1, name: 'No such certificate' }).waitFor();
});

meetNoErrors(() => [learner, visitor]);
