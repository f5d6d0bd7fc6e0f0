import type { Page } from 'playwright-core';
import { closeBrowser, newVisit, type Visit } from './support/browser.ts';
import { responds } from './support/content.ts';
import { eventually } from './support/eventually.ts';
import { arrow, comesTo, put, row, rowOf } from './support/rows.ts';
import { desk, deskAndPhone, isWide, type Width, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

describe('a category', () => {
  const visits = new Map<Width, Visit>();
  beforeAll(async () => {
    for (const width of deskAndPhone) {
      // oxlint-disable-next-line no-await-in-loop
      visits.set(width, await newVisit(windowOf(width)));
    }
  });
  const pageAt = async (width: Width): Promise<Page> => {
    const { page } = visits.get(width)!;
    await page.setViewportSize(windowOf(width).viewport!);
    return page;
  };

  it.each(desk)('has no arrow where everything fits, and gets one when the window narrows, at %i px', async (width) => {
    const page = await pageAt(width);
    await page.goto('/course/c++');
    await rowOf(page, 'C++ Courses').getByRole('article').nth(2).waitFor();
    const on = arrow(page, 'C++ Courses', 'right');
    expect(await on.isVisible()).toBe(!isWide(width));
    await page.setViewportSize({ width: 1600, height: 900 });
    await on.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 700, height: 900 });
    await on.waitFor({ state: 'visible' });
  });

  it('stands where it was left when one comes back from a course', async () => {
    const page = await pageAt(375);
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto('/course/web-development');
    await row(page).getByRole('article').nth(3).waitFor();
    await row(page).getByRole('link').last().focus();
    const max = await row(page).evaluate((box) => Math.round(box.scrollWidth - box.clientWidth));
    await put(page, max);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/courseDetail/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await row(page).waitFor();
    await comesTo(page, max);
  });

  it.each(deskAndPhone)(
    'marks the category in a bar whose arrows go 600 px and are for wide windows, at %i px',
    async (width) => {
      const page = await pageAt(width);
      await page.goto('/course/web-development');
      // Before, no row has arrows.
      await responds(page);
      const bar = page.getByRole('navigation', { name: 'Categories' });
      await bar.getByRole('link', { name: 'Web Development', exact: true }).waitFor();
      expect(await bar.getByRole('link').allInnerTexts()).toEqual([
        'All Courses',
        'Web Development',
        'Data Science',
        'Machine Learning',
        'Generative Ai',
        'BlockChain',
        'Cloud Computing',
        'Data Structures',
        'MySql',
        'Operating System',
        'Computer Networks',
        'Java',
        'System Design',
        'UI/UX',
        'C++',
      ]);
      const [back, on] = [arrow(page, 'Categories', 'left'), arrow(page, 'Categories', 'right')];
      await eventually(
        () => on.isVisible(),
        (isShown) => isShown === isWide(width),
      );
      if (isWide(width)) {
        // In wider windows less than a whole step remains.
        await page.setViewportSize({ width: 1280, height: 900 });
        await on.click();
        await comesTo(page, 600, 'Categories');
        await back.waitFor({ state: 'visible' });
      }
      await bar.getByRole('link', { name: 'UI/UX' }).click();
      await page.getByRole('heading', { level: 1, name: 'Ui Ux Courses' }).waitFor();
      expect(await bar.locator('[aria-current="page"]').allInnerTexts()).toEqual(['UI/UX']);
    },
  );
});

describe('addresses of categories', () => {
  it('has one page for both ways of writing C++', async () => {
    const { page, context, pageErrors } = await newVisit();
    const seen: string[][] = [];
    for (const address of ['/course/c++', '/course/C%2B%2B']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: 'C++ Courses' }).waitFor();
      await rowOf(page, 'C++ Courses').getByRole('article').first().waitFor();
      seen.push(await rowOf(page, 'C++ Courses').getByRole('heading').allInnerTexts());
      expect(await page.locator('nav [aria-current="page"]').allInnerTexts()).toContain('C++');
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('finds nothing at what is no category, under a title made from it', async () => {
    const { page, context, pageErrors } = await newVisit();
    for (const address of ['/course/(a+)+$', '/course/%25']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: /Courses$/ }).waitFor();
      await page.getByText('No Course Available For This Section').waitFor();
    }
    await page.getByRole('link', { name: 'Explore All Courses' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'All the skills you need in one place' }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
