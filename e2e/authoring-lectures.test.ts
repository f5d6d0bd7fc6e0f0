import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, newVisit, signIn, type Visit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { people } from './support/site.ts';
import { windowOf } from './support/widths.ts';

const samples = path.resolve(import.meta.dirname, '../api/src/testing/videos');
const sample = (name: string): string => path.join(samples, name);
const folder = mkdtempSync(path.join(os.tmpdir(), 'vidya-lectures-'));
const megabyte = 1024 * 1024;

/** A video with a long upload: players ignore the bytes after its end. */
const large = path.join(folder, 'large.mp4');
writeFileSync(large, Buffer.concat([readFileSync(sample('short.mp4')), Buffer.alloc(12 * megabyte)]));

afterAll(async () => {
  await closeBrowser();
  rmSync(folder, { recursive: true });
});

const topic = (page: Page) => page.getByRole('textbox', { name: 'Topic' });
const video = (page: Page) => page.locator('input[type=file][accept*=".mp4"]');
const save = (page: Page) => page.getByRole('button', { name: 'Save & Next' });
const titles = (page: Page) =>
  page
    .getByRole('region', { name: /^Lectures/ })
    .getByRole('link', { name: /^\d+\. / })
    .allTextContents();

/** Creates a course with only a title; returns its id. */
async function newDraft(page: Page, title: string): Promise<string> {
  await page.goto('/createCourse');
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await page.waitForURL(/courseId=/);
  return new URL(page.url()).searchParams.get('courseId') ?? '';
}

describe('the lectures of a course', () => {
  let visit: Visit;
  let network: CDPSession;
  let courseId = '';
  const connection = (bytesPerSecond: number, offline = false) =>
    network.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  const openLecture = async (name: RegExp) => {
    await visit.page.goto(`/addLecture?courseId=${courseId}`);
    await visit.page.getByRole('link', { name }).click();
    await visit.page.getByRole('heading', { level: 1, name: 'Edit Lecture' }).waitFor();
  };

  beforeAll(async () => {
    visit = await newVisit();
    await signIn(visit.page, people.instructor);
    network = await visit.context.newCDPSession(visit.page);
    await network.send('Network.enable');
    courseId = await newDraft(visit.page, 'Lectures by the dozen');
  });

  it('two files that are chosen together become two lectures, and their progress is seen', async () => {
    const { page } = visit;
    await page.goto(`/addLecture?courseId=${courseId}`);
    await connection(2_000_000);
    await video(page).setInputFiles([large, sample('short.mkv')]);
    const bar = page.getByRole('progressbar', { name: 'Upload of large.mp4' });
    await eventually(
      async () => Number(await bar.getAttribute('value')),
      (percent) => percent > 0,
    );
    // Its lecture exists after the first part of the file. The rest is still under way while axe looks.
    await page.getByRole('link', { name: 'Edit lecture: large.mp4' }).waitFor();
    await connection(400_000);
    expect(await violationsInLight(page)).toEqual([]);
    await connection(-1);
    await page.getByRole('heading', { name: 'Uploads', exact: true }).waitFor();
    // The list follows the last upload.
    await eventually(
      () => titles(page),
      (found) => found.join() === '1. large,2. short',
    );
  });

  it('are put in another order by keys alone', async () => {
    const { page } = visit;
    const handle = page.getByRole('button', { name: 'Move large', disabled: false });
    await handle.waitFor();
    await handle.focus();
    await page.keyboard.press('Space');
    await page.getByText('large is picked up, from place 1 of 2.').waitFor({ state: 'attached' });
    // Positions are measured shortly after the pick-up; the last item cannot move down.
    await eventually(
      async () => {
        await page.keyboard.press('ArrowDown');
        return page.getByText('large is at place 2 of 2.').count();
      },
      (found) => found > 0,
    );
    const answered = page.waitForResponse((response) => response.url().endsWith('/lectures/order'));
    await page.keyboard.press('Space');
    expect((await answered).status()).toBe(200);
    expect(await titles(page)).toEqual(['1. short', '2. large']);
    await page.reload();
    await handle.waitFor();
    expect(await titles(page)).toEqual(['1. short', '2. large']);
  });

  it('may have captions and be free to watch', async () => {
    const { page } = visit;
    await openLecture(/^1\. short/);
    await page.getByRole('switch', { name: 'Free preview' }).check();
    const file = (text: string) => ({ name: 'english.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) });
    const input = page.locator('input[accept^=".vtt"]');
    await input.setInputFiles(file('<html>'));
    await page.getByRole('main').getByText('This Is Not A .vtt, .srt Or .sbv File').waitFor();
    await input.setInputFiles(file('WEBVTT\n\n00:00.000 --> 00:02.000\nHello'));
    await page.getByText('Not saved yet').waitFor();
    await save(page).click();
    await page.waitForURL(/\/viewLectures/);
    await openLecture(/^1\. short/);
    await page.getByRole('button', { name: 'Remove captions: English' }).waitFor();
    expect(await page.getByText('Not saved yet').count()).toBe(0);
    expect(await page.getByRole('switch', { name: 'Free preview' }).isChecked()).toBe(true);
  });

  it('an upload outlives a lost connection and a reload, and its lecture is saved before it ends', async () => {
    const { page } = visit;
    await page.goto(`/addLecture?courseId=${courseId}`);
    await topic(page).fill('Resumed');
    await connection(2_000_000);
    await video(page).setInputFiles(large);
    await page.getByText(/MB\/s/).waitFor();
    await connection(-1, true);
    await page.getByText(/% · Waiting for the network$/).waitFor();
    await connection(2_000_000);
    await page.getByText(/MB\/s/).waitFor();
    const asked: string[] = [];
    page.once('dialog', (question) => {
      asked.push(question.type());
      void question.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await page.getByText(/^large\.mp4 stopped at \d+\s%\. Choose it again to go on\.$/).waitFor();
    expect(await topic(page).inputValue()).toBe('Resumed');
    await connection(300_000);
    await video(page).setInputFiles(large);
    await page.getByText(/^Continuing from [1-9]\d*\s%$/).waitFor();
    await save(page).click();
    await page.waitForURL(/\/viewLectures/);
    await connection(-1);
    await page.goBack();
    await page.getByRole('link', { name: '3. Resumed' }).waitFor();
    await eventually(
      () => page.getByRole('listitem').filter({ hasText: 'Resumed' }).first().innerText(),
      (text) => !/Uploading|Waiting/.test(text),
    );
  });

  it('two authors of one lecture are told of each other, and neither loses a word unasked', async () => {
    const { page, context } = visit;
    await openLecture(/^1\. short/);
    // A form without changes would take over what the other form saves.
    await topic(page).fill('Mine');
    const other = await context.newPage();
    await other.goto(page.url());
    await topic(other).fill('Theirs');
    await save(other).click();
    await other.waitForURL(/\/viewLectures/);
    await other.close();
    await save(page).click();
    const question = page.getByRole('dialog', { name: 'Another author changed this lecture' });
    await question.getByText('Theirs', { exact: true }).last().waitFor();
    expect(await violationsInLight(page)).toEqual([]);
    await question.getByRole('button', { name: 'Keep editing mine' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await topic(page).inputValue()).toBe('Mine');
    await save(page).click();
    await page.waitForURL(/\/viewLectures/);
    await page.getByText('Mine').first().waitFor();
  });

  it('the last step says what is missing, and shows the course as learners have it', async () => {
    const { page } = visit;
    await page.goto(`/addLecture?courseId=${courseId}`);
    await page.getByRole('link', { name: /Publish/ }).click();
    const list = page.getByRole('region', { name: 'Launch checklist' });
    await list.getByRole('link', { name: 'Choose a picture: A thumbnail' }).waitFor();
    expect(await violationsInLight(page)).toEqual([]);
    await page.getByRole('link', { name: 'Preview as a learner' }).click();
    await page.waitForURL(/view=learner/);
    expect(visit.pageErrors).toEqual([]);
  });
});

describe('on a phone', () => {
  it('a video is sent, and the folded list is opened and sorted without dragging', async () => {
    const { page, pageErrors } = await newVisit({ ...windowOf(375), hasTouch: true });
    await signIn(page, people.instructor);
    const courseId = await newDraft(page, 'Lectures from a phone');
    await page.goto(`/addLecture?courseId=${courseId}`);
    await video(page).setInputFiles([sample('short.mp4'), sample('silent.mp4')]);
    await page.getByRole('heading', { name: 'Uploads', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show the uploads' }).click();
    await page.getByText('Uploaded', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Hide the uploads' }).click();
    await page.getByRole('button', { name: 'Show the lectures' }).click();
    await page.getByRole('button', { name: 'More about short' }).click();
    await page.getByRole('button', { name: 'Move down' }).click();
    await eventually(
      () => titles(page),
      (found) => found.join() === '1. silent,2. short',
    );
    expect(await violationsInLight(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(pageErrors).toEqual([]);
  });
});
