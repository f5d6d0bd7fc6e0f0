import { setTimeout as pause } from 'node:timers/promises';
import { addBankQuestions } from '@vidya/contracts/calls/bank';
import { callAddress } from '@vidya/contracts/calls/call';
import { type CreatedCourse, listCreatedCourses } from '@vidya/contracts/calls/catalogue';
import { createLecture } from '@vidya/contracts/calls/lecture';
import { createSection } from '@vidya/contracts/calls/structure';
import { paths } from '@vidya/contracts/texts/paths';
import type { Browser, BrowserContext } from 'playwright-core';
import { siteAddress } from '../../run/site-address.ts';
import { signIn } from '../harness/site.ts';
import { type PageTimes, probe } from './first-probe.ts';

const author = 'instructor@vidya.example';
const size = { sections: 60, perSection: 8 };
const slowerCpu = 4;
const settleMs = 4_000;

/** A page of a long course, and the button that is clicked when it stands. */
interface View {
  name: string;
  path: string;
  opener: string;
}

/** Questions of the bank, and of one request. */
const bank = { questions: 2_000, atOnce: 200 };

const bankText = (from: number): string =>
  Array.from({ length: bank.atOnce }, (_, at) => {
    const number = from + at + 3;
    return `// [tag:part ${number % size.sections}]\nWhich is $$${number}^2$$? {=$$${number ** 2}$$ ~$$${number * 2}$$ ~$$${number + 2}$$}`;
  }).join('\n\n');

/** Adds 60 sections of eight lectures and 2,000 questions to the author's first course; returns the pages to measure. */
export async function longCourse(browser: Browser): Promise<View[]> {
  const context = await browser.newContext();
  await signIn(context, author);
  const { request } = context;
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'x-xsrf-token': decodeURIComponent(token) };
  const created = await request.get(siteAddress() + callAddress(listCreatedCourses));
  const { Data: courses } = (await created.json()) as { Data: CreatedCourse[] };
  const courseId = courses.find(({ status }) => status === 'published')!._id;
  const add = async (address: string, body: object): Promise<{ sectionId: string }> => {
    const response = await request.post(siteAddress() + address, { headers, ...body });
    if (!response.ok()) throw new Error(`${address}: ${await response.text()}`);
    return ((await response.json()) as { Data: { sectionId: string } }).Data;
  };
  for (let part = 1; part <= size.sections; part += 1) {
    const texts = { title: `Part ${part} of a long course`, goal: 'Name what is new, and use it once.' };
    const { sectionId } = await add(callAddress(createSection, { courseId }), { data: texts });
    for (let number = 1; number <= size.perSection; number += 1)
      await add(callAddress(createLecture, { courseId }), {
        multipart: {
          title: `Lecture ${number} of part ${part}`,
          youtubeLink: 'https://youtu.be/dQw4w9WgXcQ',
          sectionId,
        },
      });
  }
  for (let from = 0; from < bank.questions; from += bank.atOnce)
    await add(callAddress(addBankQuestions, { courseId }), { data: { questions: bankText(from) } });
  await context.close();
  const expand = 'button:has-text("Expand all sections")';
  return [
    { name: 'course, 60 sections', path: paths.courseDetail(courseId), opener: expand },
    { name: 'viewer, 60 sections', path: paths.viewLectures(courseId), opener: expand },
    {
      name: 'editor, 60 sections',
      path: paths.addLecture(courseId),
      opener: 'main button[aria-label^="Show the lectures of"]',
    },
    {
      name: 'bank, 2,000 questions',
      path: paths.questionBank(courseId),
      opener: 'main [aria-label="Questions"] button',
    },
  ];
}

async function longestTasks(context: BrowserContext, { path, opener }: View): Promise<[start: number, open: number]> {
  await context.addInitScript({ content: probe('main') });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  await page.goto(siteAddress() + path);
  const button = page.locator(opener).first();
  await button.waitFor({ timeout: 60_000 });
  await pause(settleMs);
  const longest = () =>
    page.evaluate<PageTimes>('firstTimes').then(({ longTasks }) => Math.max(0, ...longTasks.map(([, ms]) => ms)));
  const start = await longest();
  await page.evaluate('firstTimes.longTasks.length = 0');
  await button.click();
  await pause(settleMs);
  return [start, await longest()];
}

/**
 * The longest task in ms on a computer with a CPU four times slower: until the page stands, and after a click. Each of
 * the quietest run, because other work on the machine only adds to it.
 */
export async function timeTasks(browser: Browser, view: View, runs: number): Promise<[start: number, open: number]> {
  let least: [number, number] = [Infinity, Infinity];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
    await signIn(context, author);
    const [start, open] = await longestTasks(context, view);
    least = [Math.min(start, least[0]), Math.min(open, least[1])];
    await context.close();
  }
  return least;
}
