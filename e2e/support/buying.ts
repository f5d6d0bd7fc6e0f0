import type { CourseSummary } from '../../contracts/src/calls/course.ts';
import type { Visit } from './browser.ts';
import { detailPath } from './course-pages.ts';

/** Buys a course in the gateway's window, as a signed-in learner, and waits for its lectures. */
export async function buy({ page }: Visit, course: Pick<CourseSummary, '_id'>): Promise<void> {
  await page.goto(detailPath(course._id));
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const gateway = page.frameLocator('iframe[src*="/v1/checkout/"]');
  await gateway.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.waitForURL(/\/viewLectures/);
}
