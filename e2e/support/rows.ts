import type { Page } from 'playwright-core';
import type { CourseSummary } from '../../contracts/src/calls/course.ts';
import { openInBrowser } from './content.ts';
import { eventually } from './eventually.ts';

/** The category whose row the journeys scroll. */
export const title = 'Web Development Courses';
export const rowOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
export const row = (page: Page) => rowOf(page, title);

/** The arrow of a row, also if hidden. */
export const arrow = (page: Page, name: string, side: 'left' | 'right') =>
  page.locator('div', { has: page.locator(`> [role="group"][aria-label="${name}"]`) }).getByLabel(`Scroll ${side}`);

export const left = (page: Page, name = title) => rowOf(page, name).evaluate((box) => Math.round(box.scrollLeft));
export const comesTo = (page: Page, place: number, name = title) =>
  eventually(
    () => left(page, name),
    (now) => now === place,
  );

/** Scrolls the row to a position without animation. */
export const put = (page: Page, place: number) =>
  row(page).evaluate((box, to) => {
    box.style.scrollBehavior = 'auto';
    box.scrollLeft = to;
    box.style.scrollBehavior = '';
  }, place);

/** Repeats the demo's few courses for a row of twenty. */
async function lengthen(page: Page): Promise<void> {
  await page.route('**/api/v1/course/courses', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { Data: { Course: CourseSummary[] } };
    const some = body.Data.Course;
    body.Data.Course = Array.from({ length: 20 }, (_, index) => ({
      ...some[index % some.length],
      _id: String(index),
    })) as CourseSummary[];
    await route.fulfill({ response, json: body });
  });
}

export async function openLongRow(page: Page): Promise<void> {
  await lengthen(page);
  await openInBrowser(page, '/course/web-development');
  await row(page).getByRole('article').nth(19).waitFor();
}
