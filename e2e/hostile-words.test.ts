import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createCourse, deleteCourse, updateCourse } from '../contracts/src/calls/course.ts';
import { addNote, askQuestion } from '../contracts/src/calls/learning.ts';
import { createLecture, type Lecture, listLectures } from '../contracts/src/calls/lecture.ts';
import { createOrder } from '../contracts/src/calls/payment.ts';
import { hostileTexts } from '../contracts/src/testing/hostile-texts.ts';
import { paths } from '../contracts/src/texts/paths.ts';
import { closeBrowser, newVisit, signIn, type Visit } from './support/browser.ts';
import { send } from './support/calls.ts';
import { eventually } from './support/eventually.ts';
import { quiet } from './support/quiet.ts';
import { people } from './support/site.ts';

/** Fills every text that people can write with injection attempts, and reads them on every page. */
type Reader = 'visitor' | 'learner' | 'instructor' | 'admin';
const visits = {} as Record<Reader, Visit>;
/** Requests of the browsers to other sites. */
const foreign: string[] = [];
let courseId = '';
let film: Lecture;

const file = (place: string, mimeType: string) => ({
  name: path.basename(place),
  mimeType,
  buffer: readFileSync(path.join(__dirname, place)),
});
/** Joins as many of the texts as a field accepts. */
const packed = (max: number): string[] =>
  hostileTexts.reduce<string[]>((packs, word) => {
    const last = packs.at(-1);
    const isFull = last === undefined || last.length + word.length + 1 > max;
    return isFull ? [...packs, word] : [...packs.slice(0, -1), `${last}\n${word}`];
  }, []);
const captions = `WEBVTT\n\n${hostileTexts
  .map((word, index) => `00:00.${String(index).padStart(3, '0')} --> 00:02.900\n${word.replaceAll('\n', ' ')}`)
  .join('\n\n')}\n`;

async function arrive(reader: Reader): Promise<Visit> {
  const visit = await newVisit();
  await visit.page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { __refused: seen });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      seen.push(`${violatedDirective} ${sample}`),
    );
  });
  visit.page.on('request', (request) => {
    if (/evil\.example/.test(new URL(request.url()).hostname)) foreign.push(request.url());
  });
  visit.page.on('dialog', (dialog) => {
    foreign.push(`${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  if (reader !== 'visitor') await signIn(visit.page, people[reader]);
  return visit;
}

beforeAll(async () => {
  for (const reader of ['visitor', 'learner', 'instructor', 'admin'] as const) visits[reader] = await arrive(reader);
});
afterAll(async () => {
  // Other journeys use the first course that they find.
  if (courseId) await send(visits.instructor, deleteCourse, { params: { courseId } });
  await closeBrowser();
});

it('lets people write all of it', async () => {
  expect(new Set(hostileTexts).size).toBe(200);
  const { instructor, learner } = visits;
  const course = {
    topic: hostileTexts.find((word) => word.length < 180)!,
    description: 'Words that want to be more than words, for everybody who reads them, in every place.',
    category: 'web-development',
    price: 0,
    discount: 0,
    level: 'Beginner',
    language: 'English',
  };
  const made = await send(instructor, createCourse, {
    body: { ...course, status: 'published', thumbnail: file('support/thumbnail.png', 'image/png') },
  });
  courseId = made._id;
  await send(instructor, updateCourse, {
    params: { courseId },
    body: { ...course, description: `<p>${hostileTexts.join('</p><p>')}</p>`, descriptionFormat: 'html' },
  });
  const lectures = packed(1_200).map((words, index) => ({ title: hostileTexts[index * 7]!, description: words }));
  for (const lecture of lectures) {
    const body = { ...lecture, youtubeLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };
    await send(instructor, createLecture, { params: { courseId }, body });
  }
  await send(instructor, createLecture, {
    params: { courseId },
    body: {
      title: 'The film',
      description: '',
      video: file('../api/src/testing/videos/short.mp4', 'video/mp4'),
      captions: JSON.stringify([{ language: 'en', text: captions }]),
    },
  });
  await send(learner, createOrder, { body: { courseId } });
  const list = await eventually(
    () => send(learner, listLectures, { params: { courseId } }),
    // Learners see the lecture when it is prepared.
    ({ lectures: all }) => all.at(-1)?.title === 'The film',
  );
  film = list.lectures.at(-1)!;
  const params = { courseId, lectureId: film._id };
  for (const body of packed(2_000)) await send(learner, addNote, { params, body: { atSeconds: 1, body } });
  for (const body of packed(1_000)) await send(learner, askQuestion, { params, body: { body } });
});

/** Signs of a successful injection: a mark, a foreign form or frame, an overlay, a refused script. */
const signs = (reader: Reader) =>
  visits[reader].page.evaluate(() => ({
    isHit: '__hit' in window,
    refused: (window as unknown as { __refused: string[] }).__refused,
    elements: [...document.querySelectorAll('[action*="evil"],[formaction],[srcdoc],[data-overlay],base,object,embed')]
      .map((element) => element.outerHTML)
      .filter((html) => !html.startsWith('<base href="/"')),
    handlers: [...document.querySelectorAll('main *')]
      .flatMap((element) => element.getAttributeNames())
      .filter((name) => name.startsWith('on')),
    links: [...document.links]
      .map(({ protocol }) => protocol)
      .filter((protocol) => !/^(?:https?|mailto|tel):/.test(protocol)),
    place: location.origin,
  }));

const untouched = (reader: Reader) => ({
  isHit: false,
  refused: [],
  elements: [],
  handlers: [],
  links: [],
  place: new URL(visits[reader].page.url()).origin,
});

/** A part of most texts, as readers must see it. */
const asText = 'onerror';

/** Each page once, for a person who sees all of it: pages render texts alike for everybody. */
const pages: [page: string, reader: Reader, address: () => string, seen: RegExp | string][] = [
  ['the course', 'visitor', () => paths.courseDetail(courseId), /About/],
  ['My Courses', 'learner', paths.myCourses, '__hit=1'],
  ['a lecture', 'learner', () => paths.viewLectures(courseId), 'Course Content'],
  ['the transcript', 'learner', () => `${paths.viewLectures(courseId, film._id)}&tab=transcript`, asText],
  ['notes', 'learner', () => paths.viewLectures(courseId, film._id, 'notes'), asText],
  ['questions', 'admin', () => paths.viewLectures(courseId, film._id, 'questions'), asText],
  // The editor loads after the form; it contains the description.
  ['the course form', 'instructor', () => paths.editCourse(courseId), 'constructor.constructor'],
  ['the lecture form', 'instructor', () => paths.editLecture(courseId, film._id), 'Remove Video'],
];

it.each(pages)('shows %s to the %s as words and nothing else', async (_, reader, address, seen) => {
  const { page } = visits[reader];
  await page.goto(address());
  await page.getByRole('main').getByText(seen).first().waitFor();
  await quiet(page);
  expect(await signs(reader)).toEqual(untouched(reader));
});

it('plays the film with its captions to nobody’s harm', async () => {
  const { page } = visits.learner;
  await page.goto(paths.viewLectures(courseId, film._id));
  await page.getByRole('button', { name: /^Play/ }).first().click();
  await page.keyboard.press('c');
  await eventually(
    () => page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime),
    (seconds) => seconds > 0.5,
  );
  expect(await signs('learner')).toEqual(untouched('learner'));
});

it('made no browser ask anybody else', () => expect(foreign).toEqual([]));
