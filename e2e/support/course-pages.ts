import type { Page } from 'playwright-core';
import type { CourseDetail, CourseSummary } from '../../contracts/src/calls/course.ts';
import { apiUrl } from './site.ts';

/** The sample course whose title begins with this text. */
export async function courseCalled(beginning: string): Promise<CourseSummary> {
  const response = await fetch(`${apiUrl}/api/v1/course/?limit=50`);
  const { Data } = (await response.json()) as { Data: CourseSummary[] };
  const course = Data.find(({ topic }) => topic.startsWith(beginning));
  if (!course) throw new Error(`No course begins with ${beginning}.`);
  return course;
}

/** The details of a course for a visitor. */
export async function detailOf(courseId: string): Promise<CourseDetail> {
  const response = await fetch(`${apiUrl}/api/v1/course/${courseId}`);
  return ((await response.json()) as { Data: CourseDetail }).Data;
}

export const detailPath = (courseId: string): string => `/courseDetail?courseId=${courseId}`;

/** Matches the call behind the page of one course. */
export const detailCall =
  (courseId: string) =>
  (url: URL): boolean =>
    url.pathname === `/api/v1/course/${courseId}`;

/** Opens a course's page by its address and waits until it is complete. */
export async function openDetail(page: Page, course: { _id: string; topic: string }): Promise<void> {
  await page.goto(detailPath(course._id));
  await page.getByRole('heading', { level: 1, name: course.topic }).waitFor();
  await page.getByRole('region', { name: 'What learners say' }).waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
}

export const buyCard = (page: Page) => page.getByRole('complementary', { name: 'Price and enrolment' });

/** Measures the page's layout shift from now on, as in Web Vitals. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.evaluate(`{
    window.shiftsSeen = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shiftsSeen += entry.value;
    }).observe({ type: 'layout-shift' });
  }`);

/** The layout shift so far; waits two frames, to include the last change. */
export const shiftsSeen = (page: Page): Promise<number> =>
  page.evaluate<number>(
    `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.shiftsSeen)))))`,
  );
