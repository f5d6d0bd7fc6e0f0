import path from 'node:path';
import { closeBrowser, meetNoErrors, newVisit, signIn, type Visit } from './support/browser.ts';
import { people } from './support/site.ts';

let visit: Visit;
beforeAll(async () => {
  visit = await newVisit();
});
afterAll(closeBrowser);

const media = path.join(__dirname, '../api/sample-data/media');
const topic = `Kitchen chemistry, ${Date.now()}`;

describe('an instructor', () => {
  it('creates a course with a picture', async () => {
    const { page } = visit;
    await signIn(page, people.instructor);
    await page.goto('/myCourses');
    await page.getByRole('link', { name: 'Create New Course' }).click();
    await page.getByLabel(/^(Topic|Title)/).fill(topic);
    await page
      .getByLabel(/^Description/)
      .fill('Why bread rises, why onions brown and why mayonnaise holds: nine kitchen experiments that explain it.');
    await page.getByLabel(/^Category/).selectOption('data-science');
    await page.getByLabel(/^Price/).fill('999');
    await page.getByLabel(/^Discount/).fill('15');
    await page.getByLabel(/^Level/).selectOption('Beginner');
    await page.getByLabel(/^Language/).selectOption('English');
    await page.locator('input[type=file]').setInputFiles(path.join(__dirname, 'support/thumbnail.png'));
    await page.getByRole('button', { name: 'Use picture' }).click();
    await page.getByAltText('Thumbnail preview').waitFor();
    await page.getByText('Learners pay ₹849').waitFor();
    await page.getByRole('button', { name: 'Save & Next' }).click();
    await page.waitForURL(/\/addLecture\?courseId=/);
  });

  it('adds a lecture by uploading a video, and comes to the viewer', async () => {
    const { page } = visit;
    const video = page.locator('input[type=file][accept*=".mp4"]');
    // The address changes before the page, and both forms have a title and a description.
    await video.waitFor({ state: 'attached' });
    await page.getByLabel(/^(Topic|Title)/).fill('Why bread rises');
    await page.getByLabel(/^Description/).fill('Yeast, sugar and time.');
    await video.setInputFiles(path.join(media, 'java-bytecode.mp4'));
    await page.getByRole('button', { name: 'Save & Next' }).click();
    await page.waitForURL(/\/viewLectures/);
    await page.getByText('Why bread rises').first().waitFor();
    await page.locator('video').waitFor({ state: 'attached' });
  });

  it('is found by a visitor under New', async () => {
    const { page, pageErrors } = await newVisit();
    await page.goto('/course/all-courses?sort=new');
    await page.getByRole('tabpanel').getByRole('article').filter({ hasText: topic }).waitFor();
    expect(pageErrors).toEqual([]);
  });

  meetNoErrors(() => [visit]);
});
