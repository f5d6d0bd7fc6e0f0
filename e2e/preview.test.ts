import type { Page } from 'playwright-core';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, newVisit, signIn, signUp } from './support/browser.ts';
import { courseCalled, detailOf, openDetail } from './support/course-pages.ts';
import { eventually } from './support/eventually.ts';
import { apiUrl, people } from './support/site.ts';
import { phone, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

/** A course for sale with two free previews. */
async function lecturesOf(beginning: string) {
  const course = await courseCalled(beginning);
  const { lectures } = await detailOf(course._id);
  const [first, second] = lectures.filter(({ isPreview }) => isPreview);
  const closed = lectures.find(({ isPreview }) => !isPreview);
  if (!first || !second || !closed) throw new Error(`${course.topic} shows too little or too much.`);
  return { course, first, second, closed };
}

const played = (page: Page) => page.evaluate<number>(`document.querySelector('video')?.currentTime ?? 0`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const previewPath = (courseId: string, lectureId: string) => `/preview?courseId=${courseId}&lectureId=${lectureId}`;

describe.each(phone)('a visitor at %i px', (width) => {
  it('watches free previews from the course’s page and comes back to it, and nothing is recorded', async () => {
    const { page, context, pageErrors } = await newVisit({ ...windowOf(width), hasTouch: true });
    const { course, first, second } = await lecturesOf('Java Programming');
    await openDetail(page, course);
    const link = page.getByRole('link', { name: `Free preview of ${first.title}` });
    await (width === 375 ? link.tap() : link.press('Enter'));
    await heading(page, first.title).waitFor();
    expect(page.url()).toContain(previewPath(course._id, first._id));
    await page.getByRole('link', { name: 'Buy This Course' }).waitFor();
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(request.url());
    });
    if (width === 375) expect(await violationsInLight(page)).toEqual([]);
    await page.getByRole('button', { name: /^Play/ }).first().click();
    await eventually(
      () => played(page),
      (seconds) => seconds > 1,
    );
    const others = page.getByRole('navigation', { name: 'Free previews of this course' });
    await others.getByRole('link', { name: second.title }).click();
    await heading(page, second.title).waitFor();
    expect(writes).toEqual([]);
    await page.getByRole('link', { name: 'Buy This Course' }).click();
    await heading(page, course.topic).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});

it('gives a learner of other courses the previews and no other lecture', async () => {
  const { page, context, pageErrors } = await newVisit();
  await signUp(page, 'Farah Previewer');
  const { course, first, closed } = await lecturesOf('Java Programming');
  const media: string[] = [];
  page.on('response', (response) => {
    if (response.status() < 300 && /\/(?:files|media)\/(?!images)/.test(response.url())) media.push(response.url());
  });
  await page.goto(previewPath(course._id, closed._id));
  await heading(page, 'This lecture is not a free preview').waitFor();
  await page.goto(`/viewLectures?courseId=${course._id}&lectureId=${closed._id}`);
  await heading(page, 'These lectures are not open to you').waitFor();
  expect(media).toEqual([]);
  const refused = await context.request.get(`${apiUrl}/api/v1/course/${course._id}/${closed._id}/preview`);
  expect(refused.status()).toBe(404);
  await page.goto(previewPath(course._id, first._id));
  await heading(page, first.title).waitFor();
  await eventually(
    async () => media.length,
    (files) => files > 0,
  );
  expect(pageErrors).toEqual([]);
  await context.close();
});

it('shows staff the viewer as a learner has it, and records nothing', async () => {
  const { page, context, pageErrors } = await newVisit();
  await signIn(page, people.admin);
  const { course, closed } = await lecturesOf('Java Programming');
  await page.goto(`/viewLectures?courseId=${course._id}&lectureId=${closed._id}`);
  await page.getByRole('button', { name: 'Manage' }).press('Enter');
  await page.getByRole('link', { name: 'View as Learner' }).press('Enter');
  await page.getByText('You are seeing this as a learner. Nothing is recorded.').waitFor();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await page.getByRole('button', { name: /^Play/ }).first().click();
  await eventually(
    () => played(page),
    (seconds) => seconds > 1,
  );
  await page.getByRole('tab', { name: 'Questions' }).click();
  await page.getByRole('tabpanel').getByRole('textbox').fill('Does it hold for images?');
  await page.getByRole('tabpanel').getByRole('button', { name: /^Ask/ }).click();
  await page.getByText('Nothing is recorded while you see this as a learner.').waitFor();
  await page.getByRole('link', { name: 'Back to my view' }).click();
  await page.getByRole('button', { name: 'Manage' }).waitFor();
  expect(writes).toEqual([]);
  expect(pageErrors).toEqual([]);
  await context.close();
});
