import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createCourse, getCourse } from '../contracts/src/calls/course.ts';
import { createLecture, listLectures } from '../contracts/src/calls/lecture.ts';
import { timeLimit } from '../contracts/src/testing/time-limit.ts';
import { API_BASE } from '../contracts/src/texts/api-base.ts';
import { fieldInIndia } from '../contracts/src/texts/format.ts';
import { paths } from '../contracts/src/texts/paths.ts';
import { closeBrowser, newVisit, signIn, type Visit } from './support/browser.ts';
import { send } from './support/calls.ts';
import { eventually } from './support/eventually.ts';
import { type OwnSite, startOwnSite } from './support/own-site.ts';
import { people } from './support/site.ts';

/** A course and its last lecture come out by themselves, though the server is away at their time. */
const topic = 'Reading a tide table';
let site: OwnSite;
let author: Visit;
let learner: Visit;
let courseId = '';

beforeAll(async () => {
  site = await startOwnSite();
  [author, learner] = [await newVisit({ baseURL: site.url }), await newVisit({ baseURL: site.url })];
  await signIn(author.page, people.instructor);
  await signIn(learner.page, people.learner);
  const buffer = readFileSync(path.join(__dirname, 'support/thumbnail.png'));
  const thumbnail = { name: 'thumbnail.png', mimeType: 'image/png', buffer };
  const description = 'Two waters each day: when they come, how high they rise, and what the moon has to do with it.';
  const chosen = { category: 'data-science', level: 'Beginner', language: 'English', price: '499', discount: '0' };
  const course = { topic, description, ...chosen, status: 'draft', thumbnail };
  courseId = (await send(author, createCourse, { body: course }))._id;
  const lecture = { description: '', youtubeLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };
  const add = (body: object) => send(author, createLecture, { params: { courseId }, body: { ...lecture, ...body } });
  await add({ title: 'Spring tides' });
  await add({ title: 'Neap tides', status: 'draft' });
}, timeLimit(300_000));
afterAll(async () => {
  await closeBrowser();
  await site?.stop();
}, timeLimit(60_000));

const lectures = async () => (await send(author, listLectures, { params: { courseId } })).lectures;
const versions = async () => (await lectures()).map(({ authoring }) => [authoring!.status, authoring!.version]);

async function saveTime({ page }: Visit): Promise<void> {
  await page.getByLabel('Day and time').fill(fieldInIndia(Date.now() + 86_400_000));
  await page.getByRole('button', { name: 'Save the time' }).click();
  await page.getByText('Schedule Saved Successfully').first().waitFor();
}

it('an author sets the time of a draft lecture and of the course', async () => {
  const { page } = author;
  await page.goto(paths.addLecture(courseId));
  await page.getByRole('button', { name: 'More about Neap tides' }).click();
  await page.getByRole('button', { name: 'Publish later …' }).click();
  await saveTime(author);
  await page.goto(paths.publishCourse(courseId));
  await page.getByRole('button', { name: 'Publish later' }).click();
  await saveTime(author);
  expect(await versions()).toEqual([
    ['published', 1],
    ['draft', 1],
  ]);
});

it(
  'both come out once when the server is back after their time, and a learner sees them',
  async () => {
    const { page } = learner;
    expect((await page.request.get(`${API_BASE}/course/${courseId}`)).status()).toBe(404);
    await site.stop();
    site.makeDue();
    await site.startAgain();
    // The job runs each minute.
    const dueWithin = timeLimit(120_000);
    const course = () => send(author, getCourse, { params: { courseId } });
    await eventually(course, ({ status, publishAt }) => status === 'published' && publishAt === null, dueWithin);
    await page.goto(paths.courseDetail(courseId));
    await page.getByRole('heading', { level: 1, name: topic }).waitFor();
    for (const title of ['Spring tides', 'Neap tides']) await page.getByText(title).first().waitFor();
    await page.goto(`/course/all-courses?q=${encodeURIComponent(topic)}`);
    await page.getByRole('link', { name: topic }).first().waitFor();
    expect(await page.getByRole('tabpanel').getByRole('article').filter({ hasText: topic }).count()).toBe(1);
    expect(await versions()).toEqual([
      ['published', 1],
      ['published', 2],
    ]);
    expect([...author.pageErrors, ...learner.pageErrors]).toEqual([]);
  },
  timeLimit(300_000),
);
