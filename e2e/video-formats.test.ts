import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createCourse, deleteCourse } from '../contracts/src/calls/course.ts';
import { listLectures } from '../contracts/src/calls/lecture.ts';
import { createOrder } from '../contracts/src/calls/payment.ts';
import { timeLimit } from '../contracts/src/testing/time-limit.ts';
import { paths } from '../contracts/src/texts/paths.ts';
import { closeBrowser, meetNoErrors, newVisit, signIn, signUp, type Visit } from './support/browser.ts';
import { send } from './support/calls.ts';
import { eventually } from './support/eventually.ts';
import { people } from './support/site.ts';

/** An instructor drops a file of every accepted type, and a learner plays each to its end without a mouse. */
const formats = ['mp4', 'avi', 'mkv', 'wmv', 'flv'];
const files = formats.map((format) => path.join(__dirname, `../api/src/testing/videos/short.${format}`));
/** Conversions have a low priority: beside other journeys they get little of the machine. */
const patienceMs = timeLimit(120_000);

let instructor: Visit;
let learner: Visit;
let courseId = '';
beforeAll(async () => {
  instructor = await newVisit();
  learner = await newVisit({ viewport: { width: 375, height: 812 } });
});
afterAll(async () => {
  // Other journeys use the first course that they find.
  if (courseId) await send(instructor, deleteCourse, { params: { courseId } });
  await closeBrowser();
});

it('an instructor drops one file of each type, and they become lectures', async () => {
  const { page } = instructor;
  await signIn(page, people.instructor);
  const made = await send(instructor, createCourse, {
    body: {
      topic: `One film in five boxes, ${Date.now()}`,
      description: 'The same three seconds in every box that a recording may come in, from today and from long ago.',
      category: 'ui-ux',
      price: 0,
      discount: 0,
      level: 'Beginner',
      language: 'English',
      thumbnail: {
        name: 'thumbnail.png',
        mimeType: 'image/png',
        buffer: readFileSync(path.join(__dirname, 'support/thumbnail.png')),
      },
    },
  });
  courseId = made._id;
  await page.goto(paths.addLecture(courseId));
  await page.getByText('Drop one or more files here').first().waitFor();
  await page.locator('input[accept*=".mp4"]').setInputFiles(files);
  await page.getByRole('heading', { name: 'Lectures (5)' }).waitFor();
});

it('all of them are prepared', async () => {
  const lectures = () => send(instructor, listLectures, { params: { courseId } });
  const list = await eventually(lectures, (now) => now.lectures.every(({ state }) => state === 'ready'), patienceMs);
  expect(list.lectures.map(({ authoring }) => authoring?.fileName)).toEqual(formats.map((format) => `short.${format}`));
  expect(list.lectures.map(({ durationSeconds }) => durationSeconds)).toEqual([3, 3, 3, 3, 3]);
});

it('the instructor publishes all five at once', async () => {
  const { page } = instructor;
  await page.getByRole('button', { name: 'Publish all ready' }).click();
  await page.getByText('5 Lectures Published').waitFor();
  const { lectures } = await send(instructor, listLectures, { params: { courseId } });
  expect(lectures.map(({ authoring }) => authoring?.status)).toEqual(Array(5).fill('published'));
});

it('a learner plays each of them to its end by keys alone', async () => {
  const { page } = learner;
  await signUp(page, 'Kabir Das');
  await send(learner, createOrder, { body: { courseId } });
  await page.goto(paths.viewLectures(courseId));
  for (const [index] of formats.entries()) {
    if (index > 0) await page.keyboard.press('n');
    await page.getByRole('heading', { name: new RegExp(`^${index + 1}\\. `) }).waitFor();
    await page.locator('video').waitFor({ state: 'attached' });
    // All lectures after the first start automatically.
    if (index === 0) await page.keyboard.press('k');
    const film = () =>
      page.locator('video').evaluate((element) => {
        const video = element as HTMLVideoElement;
        return { isAtEnd: video.ended, width: video.videoWidth };
      });
    await eventually(film, ({ isAtEnd, width }) => isAtEnd && width === 320);
  }
  await page.getByRole('heading', { name: 'You finished this course' }).waitFor();
});

meetNoErrors(() => [instructor, learner]);
