import type { Page } from 'playwright-core';
import type { SubscribedCourse } from '../contracts/src/calls/catalogue.ts';
import type { CourseSummary } from '../contracts/src/calls/course.ts';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, newVisit, signIn, signUp, type Visit } from './support/browser.ts';
import { courseCalled, detailPath, openDetail } from './support/course-pages.ts';
import { quiet } from './support/quiet.ts';
import { people } from './support/site.ts';
import { desk, phone, type Width, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const held = 'UI Design Fundamentals';
const expired = 'Statistics You Will Actually Use';
const refunded = 'Spring Boot Microservices';
const sold = 'Retrieval-Augmented Generation';

const buy = (page: Page) => page.getByRole('button', { name: 'Buy Now' });
const onward = (page: Page) => page.getByRole('link', { name: 'Continue Learning' });
const staffLinks = (page: Page) => page.getByRole('link', { name: /^(Edit Course|View Lectures)$/ });

/** Loads a list of the signed-in person. */
async function listed<Course>(page: Page, list: 'subscribedCourses' | 'createdCourses'): Promise<Course[]> {
  const response = await page.request.get(`/api/v1/course/${list}`);
  return ((await response.json()) as { Data: Course[] }).Data;
}

/** One session for every width: this file does not test the sign-in. */
const resize = (page: Page, width: Width): Promise<void> => page.setViewportSize(windowOf(width).viewport!);

const foundOnPage = async (page: Page): Promise<string[]> => {
  await quiet(page);
  return violationsInLight(page);
};

/** Links to lectures that are not free previews. */
const closedLinks = (page: Page) =>
  page.getByRole('region', { name: 'What is inside' }).getByRole('link', { name: /^(?!Free preview of )/ });

describe('a learner', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit();
    await signIn(visit.page, people.learner);
  });

  it.each(phone)(
    'who holds the course goes on in the last lecture, and is told so when buying it, at %s px',
    async (width) => {
      const { page, pageErrors } = visit;
      await resize(page, width);
      const course = (await listed<SubscribedCourse>(page, 'subscribedCourses')).find(({ topic }) =>
        topic.startsWith(held),
      )!;
      await openDetail(page, course);
      await page.getByText(/^You have access until \d/).waitFor();
      expect(await page.getByRole('progressbar', { name: 'Your progress' }).getAttribute('value')).toBe(
        String(course.progress),
      );
      await buy(page).waitFor();
      const inside = page.getByRole('region', { name: 'What is inside' });
      expect(await inside.getByRole('link').count()).toBe(course.noOfLectures);
      expect(await foundOnPage(page)).toEqual([]);
      await onward(page).click();
      await page.waitForURL((url) => url.searchParams.get('lectureId') === course.lastLectureId);
      await page.goBack();
      await buy(page).click();
      // On a busy machine the toast may already fade out after its two seconds: it has been there.
      await page.getByText('Your have Already Purchased The Course').first().waitFor({ state: 'attached' });
      await page.waitForURL(/\/viewLectures/);
      expect(pageErrors).toEqual([]);
    },
  );

  it.each(phone)('whose access has ended can buy again, and nothing else, at %s px', async (width) => {
    const { page } = visit;
    await resize(page, width);
    await openDetail(page, await courseCalled(expired));
    await page.getByText(/^Your access ended on .*Buying again extends it/).waitFor();
    await buy(page).waitFor();
    expect(await onward(page).count()).toBe(0);
    expect(await closedLinks(page).count()).toBe(0);
    expect(await foundOnPage(page)).toEqual([]);
  });

  it.each(desk)('whose payment was given back begins anew at %s px', async (width) => {
    const { page } = visit;
    await resize(page, width);
    await openDetail(page, await courseCalled(refunded));
    await buy(page).waitFor();
    expect(await onward(page).count()).toBe(0);
    expect(await page.getByText(/Your access|You have access/).count()).toBe(0);
  });
});

describe.each(phone)('a new learner at %s px', (width) => {
  it('can resume a payment that was left', async () => {
    const { page, context, pageErrors } = await newVisit(windowOf(width));
    await signUp(page, `Diya Detail ${width}`);
    const course = await courseCalled(sold);
    await openDetail(page, course);
    expect(await page.getByText(/is not finished/).count()).toBe(0);
    await buy(page).click();
    const gateway = page.frameLocator('iframe[src*="/v1/checkout/"]');
    await gateway.getByRole('button', { name: 'Close the payment window' }).click();
    await page.getByText('Payment Is Cancelled').waitFor();
    await page.waitForURL(/\/courseDetail/);
    await page.getByText('Your payment of ₹2,999 is not finished.').waitFor();
    expect(await foundOnPage(page)).toEqual([]);
    await page.getByRole('link', { name: 'Resume payment' }).click();
    await page.waitForURL(/\/course\/checkout\?courseId=/);
    await gateway.getByRole('button', { name: /^Pay ₹/ }).click();
    await page.waitForURL(/\/viewLectures/);
    await page.goto(detailPath(course._id));
    await onward(page).waitFor();
    expect(await page.getByText(/is not finished/).count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});

describe('an instructor', () => {
  let visit: Visit;
  let own: CourseSummary[];
  beforeAll(async () => {
    visit = await newVisit();
    await signIn(visit.page, people.instructor);
    own = await listed<CourseSummary>(visit.page, 'createdCourses');
  });

  it.each(phone)('manages an own course and cannot buy it at %s px', async (width) => {
    const { page } = visit;
    await resize(page, width);
    const course = own.find(({ status }) => status === 'published')!;
    await openDetail(page, course);
    expect(await staffLinks(page).allInnerTexts()).toEqual(['Edit Course', 'View Lectures']);
    await page.getByRole('button', { name: /^(Buy|Enroll) Now$/ }).click();
    await page.getByText("Instructor Can't Purchase A Course").first().waitFor();
    expect(page.url()).toContain('/courseDetail');
    expect(await foundOnPage(page)).toEqual([]);
    await page.getByRole('link', { name: 'View Lectures' }).click();
    await page.waitForURL(/\/viewLectures\?courseId=/);
    await page.goBack();
    await page.getByRole('link', { name: 'Edit Course' }).click();
    await page.waitForURL(/\/my-courses\/edit-course\?courseId=/);
  });
});

describe('an administrator', () => {
  let visit: Visit;
  let drafts: CourseSummary[];
  beforeAll(async () => {
    visit = await newVisit();
    await signIn(visit.page, people.admin);
    const all = await listed<CourseSummary>(visit.page, 'createdCourses');
    drafts = all.filter(({ status }) => status === 'draft');
  });

  it.each(desk)('sees that a draft is not published, and nobody else sees it, at %s px', async (width) => {
    const { page } = visit;
    await resize(page, width);
    const [draft] = drafts;
    await openDetail(page, draft!);
    await page.getByText('Not published').waitFor();
    expect(await page.getByRole('button', { name: /^(Buy|Enroll) Now$/ }).count()).toBe(0);
    expect(await staffLinks(page).count()).toBe(2);
    expect(await foundOnPage(page)).toEqual([]);

    const { page: stranger, context } = await newVisit(windowOf(width));
    await stranger.goto(detailPath(draft!._id));
    await stranger.getByRole('heading', { level: 1, name: 'Course not found' }).waitFor();
    expect(await stranger.getByText(draft!.topic).count()).toBe(0);
    await context.close();
  });
});
