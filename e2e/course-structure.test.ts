import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { getCourse, listLectures } from '../contracts/src/browser/calls.ts';
import { timeLimit } from '../contracts/src/testing/time-limit.ts';
import { newCourse, outline } from './support/authoring.ts';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, endVisit, meetNoErrors, newVisit, signUp, type Visit } from './support/browser.ts';
import { send } from './support/calls.ts';
import { eventually } from './support/eventually.ts';
import { windowOf } from './support/widths.ts';

/** Three authors build the same course, each in another way; a learner takes it on a phone. */
afterAll(closeBrowser);

const film = path.join(__dirname, '../api/sample-data/media/java-bytecode.mp4');
const csv = { name: 'जनगणना.csv', mimeType: 'text/csv', buffer: Buffer.from('city,people\nPune,7200000\n') };
const pdf = { name: 'Notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** How an author works: what presses a control, what types, and what chooses among radio buttons. */
interface Way {
  press: (control: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  choose: (group: Locator, name: string) => Promise<void>;
}

const labelled = (group: Locator, name: string) => group.getByText(name, { exact: true });
const byMouse: Way = {
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
  choose: (group, name) => labelled(group, name).click(),
};
const byTouch: Way = {
  press: (control) => control.tap(),
  type: (field, text) => field.fill(text),
  choose: (group, name) => labelled(group, name).tap(),
};
const byKeys: Way = {
  press: async (control) => {
    await control.focus();
    await control.press('Enter');
  },
  type: async (field, text) => {
    await field.focus();
    await field.page().keyboard.insertText(text);
  },
  choose: async (group, name) => {
    const chosen = group.getByRole('radio', { checked: true });
    const chosenName = () => chosen.evaluate((radio) => radio.parentElement!.textContent);
    await chosen.focus();
    // One press after the other: the page is drawn again between them.
    for (let now = await chosenName(); now !== name; ) {
      const before = now;
      await group.page().keyboard.press('ArrowRight');
      now = await eventually(chosenName, (one) => one !== before);
    }
  },
};

const ways: [name: string, way: Way, options: Parameters<typeof newVisit>[0]][] = [
  ['by mouse', byMouse, {}],
  ['by keys alone', byKeys, {}],
  ['on a phone', byTouch, { ...windowOf(375), hasTouch: true }],
];

/** The course that was built last. */
let built = '';

async function addSections(page: Page, { press, type }: Way): Promise<void> {
  const show = page.getByRole('button', { name: 'Show the lectures', exact: true });
  await outline(page).or(show).first().waitFor();
  if (await show.isVisible()) await press(show);
  for (const name of ['Wells', 'Pipes', 'Prices']) {
    await press(outline(page).getByRole('button', { name: 'Add section' }));
    const dialog = page.getByRole('dialog', { name: 'Add section' });
    await type(dialog.getByRole('textbox', { name: /^Title/ }), name);
    await press(dialog.getByRole('button', { name: 'Add section' }));
    await dialog.waitFor({ state: 'detached' });
    await outline(page).getByRole('heading', { name }).waitFor();
  }
}

type Content = (page: Page, way: Way) => Promise<void>;

/** What makes a lecture of each kind: its topic, its section and what is chosen or typed. */
const lectures: [topic: string, section: string, kind: string, content: Content][] = [
  [
    'How a well is dug',
    'Section 1: Wells',
    'Video or link',
    (page) => page.locator('input[accept*=".mp4"]').setInputFiles(film),
  ],
  [
    'A film of others',
    'Section 1: Wells',
    'Video or link',
    (page, { type }) => type(page.getByRole('textbox', { name: 'Youtube Link' }), link),
  ],
  [
    'What a pipe costs',
    'Section 2: Pipes',
    'Article',
    async (page) => {
      await page.getByRole('textbox', { name: 'Article' }).focus();
      await page.keyboard.type('Every pipe leaks, and each leak has its price.');
    },
  ],
  [
    'Nine cities',
    'Section 3: Prices',
    'Files',
    async (page) => {
      await page.getByLabel(/^Add files/).setInputFiles([csv, pdf]);
      await eventually(
        () => page.getByText('Not saved yet').count(),
        (count) => count === 2,
      );
    },
  ],
];

async function addLectures(page: Page, courseId: string, way: Way): Promise<void> {
  for (const [topic, section, kind, content] of lectures) {
    await page.goto(`/addLecture?courseId=${courseId}`);
    await way.choose(page.getByRole('radiogroup', { name: 'Kind of lecture' }), kind);
    await way.type(page.getByRole('textbox', { name: 'Topic' }), topic);
    await page.getByRole('combobox', { name: 'Section' }).selectOption({ label: section });
    await content(page, way);
    await way.press(page.getByRole('button', { name: 'Save & Next' }));
    await page.waitForURL(/\/viewLectures/);
  }
}

describe.each(ways)('a course of three sections with every kind of lecture, built %s', (name, way, options) => {
  it('has them in this order', async () => {
    const author = await newVisit(options);
    const courseId = await newCourse(author, `Water, ${name}, ${Date.now()}`);
    built = courseId;
    const { page } = author;
    await page.goto(`/addLecture?courseId=${courseId}`);
    await addSections(page, way);
    await addLectures(page, courseId, way);
    const { course, lectures: all } = await send(author, listLectures, { params: { courseId } });
    const titleOf = new Map(all.map(({ _id, title, kind }) => [_id, `${kind}: ${title}`]));
    expect(course.sections.map((section) => [section.title, section.lectures.map((id) => titleOf.get(id))])).toEqual([
      ['Wells', ['video: How a well is dug', 'link: A film of others']],
      ['Pipes', ['article: What a pipe costs']],
      ['Prices', ['files: Nine cities']],
    ]);
    expect(await violationsInLight(page)).toEqual([]);
    await endVisit(author.context);
  });
});

describe('a learner on a phone', () => {
  let learner: Visit;
  let courseId = '';
  beforeAll(async () => {
    learner = await newVisit({ ...windowOf(375), hasTouch: true });
  });
  const open = async (topic: string) => {
    const { page } = learner;
    await page.getByRole('button', { name: 'Course Content' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Course Content' });
    const folds = sheet.getByRole('button', { name: /^(Expand|Collapse) all sections$/ });
    if ((await folds.innerText()) !== 'Collapse all sections') await folds.tap();
    await sheet.getByRole('link', { name: new RegExp(topic) }).tap();
    await page.getByRole('heading', { level: 1, name: new RegExp(topic) }).waitFor();
  };

  it('enrols in the course and sees what it is made of', async () => {
    const { page } = learner;
    await signUp(page, 'Kaveri Das');
    courseId = built;
    // The film of the phone may still be prepared.
    const areVisible = async (): Promise<number> =>
      (await send(learner, getCourse, { params: { courseId } })).lectures.length;
    await eventually(areVisible, (count) => count === lectures.length, timeLimit(60_000));
    await page.goto(`/courseDetail/?courseId=${courseId}`);
    await page.getByText(/3 sections, 4 lectures, 1 article, 2 files/).waitFor();
    await page.getByRole('button', { name: 'Enroll Now' }).first().tap();
    await page.waitForURL(/\/viewLectures/);
  });

  it('does every kind of lecture, and gets the certificate', async () => {
    const { page } = learner;
    await open('A film of others');
    await page.getByRole('button', { name: 'Mark as Watched' }).tap();
    await page.getByText('Completed', { exact: true }).first().waitFor();
    await open('What a pipe costs');
    await page.getByText('Every pipe leaks').waitFor();
    await page.getByRole('button', { name: 'Mark as Done' }).tap();
    await page.getByRole('button', { name: 'Mark as Not Done' }).waitFor();
    await open('Nine cities');
    const arrived = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download: ${csv.name}` }).tap();
    const download = await arrived;
    expect(download.suggestedFilename()).toBe(csv.name);
    expect(readFileSync(await download.path(), 'utf8')).toBe(csv.buffer.toString());
    await page.getByRole('button', { name: 'Mark as Not Done' }).waitFor();
    expect(await violationsInLight(page)).toEqual([]);
    const file = page.getByRole('link', { name: `Open: ${pdf.name}` });
    const opened = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(opened.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename=Notes.pdf',
      'x-content-type-options': 'nosniff',
    });
    await open('How a well is dug');
    await page.locator('video').waitFor({ state: 'attached' });
    await page.evaluate(`{
      const video = document.querySelector('video');
      video.muted = true;
      void video.play().then(() => { video.currentTime = video.duration - 1; });
    }`);
    await page.getByRole('heading', { name: 'You finished this course' }).waitFor();
    await page.getByRole('link', { name: /Certificate for/ }).waitFor();
  });

  it('finds a word of an article from the list of lectures', async () => {
    const { page } = learner;
    await page.getByRole('button', { name: 'Course Content' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Course Content' });
    await sheet.getByRole('button', { name: 'Search' }).tap();
    await sheet.getByRole('textbox', { name: 'Search in this course' }).fill('each leak');
    await sheet.getByText('What a pipe costs').first().waitFor();
    expect(await violationsInLight(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /What a pipe costs/ }).waitFor();
  });

  it('leaves the files to nobody else', async () => {
    const { page } = learner;
    const { lectures: all } = await send(learner, listLectures, { params: { courseId } });
    const address = all.flatMap(({ resources }) => resources)[0]!.src;
    const stranger = await newVisit();
    expect((await stranger.page.request.get(address, { maxRedirects: 0 })).status()).toBe(401);
    await signUp(stranger.page, 'Ravi Menon');
    expect((await stranger.page.request.get(address, { maxRedirects: 0 })).status()).toBe(403);
    await endVisit(stranger.context);
    expect((await page.request.get(address)).status()).toBe(200);
  });

  meetNoErrors(() => [learner]);
});
