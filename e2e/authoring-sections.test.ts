import type { Page } from 'playwright-core';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, newVisit, signIn, type Visit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { people } from './support/site.ts';

afterAll(closeBrowser);

/** Creates a draft with lectures of these titles, all with links; returns its id. */
async function newCourse(page: Page, title: string, titles: string[]): Promise<string> {
  await page.goto('/createCourse');
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await page.waitForURL(/courseId=/);
  const courseId = new URL(page.url()).searchParams.get('courseId') ?? '';
  for (const topic of titles) {
    await page.goto(`/addLecture?courseId=${courseId}`);
    await page.getByRole('textbox', { name: 'Topic' }).fill(topic);
    await page.getByRole('textbox', { name: 'Youtube Link' }).fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await page.getByRole('button', { name: 'Save & Next' }).click();
    await page.waitForURL(/\/viewLectures/);
  }
  await page.goto(`/addLecture?courseId=${courseId}`);
  return courseId;
}

describe('the sections of a course', () => {
  let visit: Visit;
  let courseId = '';
  const outline = () => visit.page.getByRole('region', { name: /^Lectures/ });
  const counts = () =>
    outline()
      .getByText(/^\d lectures?$/)
      .allTextContents();

  beforeAll(async () => {
    visit = await newVisit();
    await signIn(visit.page, people.instructor);
    courseId = await newCourse(visit.page, 'Programming from the start', ['small', 'large']);
  });

  it('are made and filled by keys alone; a move can be taken back', async () => {
    const { page } = visit;
    await outline().getByRole('button', { name: 'Add section' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Add section' }).waitFor();
    await page.keyboard.type('दोहराव');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Repeat a step without copying it.');
    await page.keyboard.press('Enter');
    await outline().getByRole('heading', { name: 'दोहराव' }).waitFor();
    expect(await counts()).toEqual(['2 lectures', '0 lectures']);
    await page.getByRole('button', { name: 'Move large', disabled: false }).focus();
    await page.keyboard.press('Space');
    await page.getByText('large is picked up, from place 2 of 2 in section 1.').waitFor({ state: 'attached' });
    await eventually(
      async () => {
        await page.keyboard.press('ArrowDown');
        return page.getByText('large is at the top of section 2.').count();
      },
      (times) => times > 0,
    );
    await page.keyboard.press('Space');
    await page.getByText('large is at place 1 of 1 in section 2.').waitFor();
    expect(await counts()).toEqual(['1 lecture', '1 lecture']);
    expect(await violationsInLight(page)).toEqual([]);
    const answered = page.waitForResponse((response) => response.url().endsWith('/lectures/order'));
    await page.getByRole('button', { name: 'Undo' }).click();
    expect((await answered).status()).toBe(200);
    await page.reload();
    await outline().getByRole('heading', { name: 'दोहराव' }).waitFor();
    expect(await counts()).toEqual(['2 lectures', '0 lectures']);
  });

  it('on a phone a lecture moves by its menu, and a section is deleted without its lectures', async () => {
    const { page } = visit;
    await page.setViewportSize({ width: 375, height: 812 });
    await page.reload();
    await page.getByRole('button', { name: 'Show the lectures', exact: true }).click();
    await outline().getByRole('button', { name: 'More about small' }).click();
    await page.getByRole('button', { name: 'Move to …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move “small”' });
    await dialog.getByRole('combobox', { name: 'Section' }).selectOption({ label: 'Section 2: दोहराव' });
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await eventually(counts, (now) => now.join() === '1 lecture,1 lecture');
    expect(await violationsInLight(page)).toEqual([]);
    await page.goto(`/viewLectures?courseId=${courseId}`);
    await page.getByRole('button', { name: 'Course Content' }).click();
    const sheet = page.getByRole('dialog', { name: 'Course Content' });
    await sheet.getByRole('button', { name: 'Expand all sections' }).click();
    expect(await sheet.getByRole('link', { name: /^\d\. / }).allTextContents()).toEqual([
      expect.stringMatching(/^1\. large/),
      expect.stringMatching(/^2\. small/),
    ]);
    await page.goto(`/addLecture?courseId=${courseId}`);
    await page.getByRole('button', { name: 'Show the lectures', exact: true }).click();
    await page.getByRole('button', { name: 'More about दोहराव' }).click();
    await page.getByRole('button', { name: 'Delete section' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete section' }).click();
    await eventually(counts, (now) => now.length === 0);
    expect(visit.pageErrors).toEqual([]);
  });
});
