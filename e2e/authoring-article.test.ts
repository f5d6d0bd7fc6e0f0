import path from 'node:path';
import type { Page } from 'playwright-core';
import { getArticle } from '../contracts/src/calls/watching.ts';
import { violationsInBothThemes } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signIn, type Visit } from './support/browser.ts';
import { send } from './support/calls.ts';
import { people } from './support/site.ts';
import { windowOf } from './support/widths.ts';

let visit: Visit;
beforeAll(async () => {
  visit = await newVisit();
  await signIn(visit.page, people.instructor);
});
afterAll(closeBrowser);

const picture = path.join(__dirname, 'support/thumbnail.png');
const title = `Reading loops, ${Date.now()}`;
const text = (page: Page) => page.getByRole('textbox', { name: 'Article' });
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isWideAsWindow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe('an author writes an article', () => {
  let courseId = '';
  let lectureId = '';

  it('with a heading, a formula, code, a table and a picture', async () => {
    const { page } = visit;
    await page.goto('/createCourse');
    await page.getByRole('textbox', { name: /^Title/ }).fill(`Loops, ${Date.now()}`);
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await page.waitForURL(/courseId=/);
    courseId = new URL(page.url()).searchParams.get('courseId') ?? '';
    await page.goto(`/addLecture?courseId=${courseId}&kind=article`);
    await page.getByRole('textbox', { name: 'Topic' }).fill(title);
    await text(page).click();
    await tool(page, 'Heading').click();
    await page.keyboard.type('Why');
    await page.keyboard.press('Enter');
    await page.keyboard.type('It takes ');
    await tool(page, 'Formula').click();
    await page.keyboard.type('n^2');
    await page.keyboard.press('End');
    await page.keyboard.type(' steps.');
    await page.keyboard.press('Enter');
    await tool(page, 'Code block').click();
    await page.keyboard.type('def f(n):');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('return n');
    await page.getByLabel('Language of the code').selectOption('Python');
    await text(page).focus();
    await page.keyboard.press('ArrowDown');
    await tool(page, 'Table').click();
    for (const cell of ['n', 'steps', 'time', '10', '100', 'short', '20', '400', 'longer']) {
      // One key after another.
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.type(cell);
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('Tab');
    }
    await text(page).locator('> p').last().click();
    await page.locator('input[aria-label=Pictures]').setInputFiles(picture);
    await page.getByRole('textbox', { name: 'Alternative text' }).fill('A loop');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add picture' }).click();
    await text(page).getByRole('img', { name: 'A loop' }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  it('on a phone too, and gets it back after a reload', async () => {
    const { page } = visit;
    await page.setViewportSize(windowOf(375).viewport!);
    expect(await isWideAsWindow(page)).toBe(true);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.setViewportSize(windowOf(1440).viewport!);
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await text(page).getByText('return n').waitFor();
    await page.getByRole('button', { name: 'Save & Next' }).click();
    await page.waitForURL(/\/viewLectures/);
  });

  it('and reads it as the server draws it', async () => {
    const { page } = visit;
    await page.goto(`/addLecture?courseId=${courseId}`);
    const row = page
      .getByRole('region', { name: /^Lectures/ })
      .getByRole('listitem')
      .filter({ hasText: title });
    await row.getByText('Article · 1 min').waitFor();
    await row.getByRole('link', { name: new RegExp(title) }).click();
    await page.getByRole('heading', { level: 1, name: 'Edit Lecture' }).waitFor();
    lectureId = new URL(page.url()).searchParams.get('lectureId') ?? '';
    await text(page).getByText('return n').waitFor();
    const { html, parts, source } = await send(visit, getArticle, { params: { courseId, lectureId } });
    expect(parts).toEqual([{ _id: 'part-1', title: 'Why' }]);
    expect(html).toContain('<math alttext="n^2">');
    expect(html).toContain('<span class="tk-keyword">def</span>');
    expect(html).toContain('<th>steps</th>');
    expect(html).toMatch(/<picture>.*alt="A loop"/);
    expect(source).toContain('<pre data-language="python">def f(n):<br />\treturn n</pre><table>');
  });

  meetNoErrors(() => [visit]);
});
