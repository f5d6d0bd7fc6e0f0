import { createCourse } from '../contracts/src/calls/course.ts';
import { violationsInBothThemes, violationsInLight } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signIn, type Visit } from './support/browser.ts';
import { send } from './support/calls.ts';
import { mailTo } from './support/sandbox.ts';
import { people } from './support/site.ts';

/** A co-instructor in and out: invited by mail, edits the course, and is removed. */
const invited = 'joel.fernandes@vidya.example';
const topic = `Weaving by two, ${Date.now()}`;

let owning: Visit;
let joining: Visit;
let courseId = '';

beforeAll(async () => {
  [owning, joining] = [await newVisit(), await newVisit()];
  await signIn(owning.page, people.instructor);
  courseId = (await send(owning, createCourse, { body: { topic, status: 'draft' } }))._id;
});
afterAll(closeBrowser);

it('is invited from the menu of the course', async () => {
  const { page } = owning;
  await page.goto('/myCourses');
  await page.getByRole('button', { name: `Actions for ${topic}` }).click();
  await page.getByRole('link', { name: `Instructors ${topic}` }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(invited);
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await page.getByRole('region', { name: 'Open invitations' }).getByText(invited).waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
});

it('logs in from the mail, accepts, and finds the course among the own ones', async () => {
  const { page } = joining;
  const mail = await mailTo(invited, /invitation to teach/i);
  const [link = ''] = /\/invitation\/[\w-]+/.exec(mail.text) ?? [];
  await page.goto(link);
  await page.getByText(`Log in with ${invited} to accept.`).waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await signIn(page, invited);
  await page.goto(link);
  await page.getByRole('button', { name: 'Accept Invitation' }).click();
  await page.waitForURL(/\/courseDetail/);
  await page.getByRole('region', { name: 'Your instructors' }).getByText('Joel Fernandes').first().waitFor();
  await page.goto('/myCourses');
  const row = page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: topic });
  await row.getByText('Co-instructor').waitFor();
  await page.goto(link);
  await page.getByText('You Have Accepted This Invitation: The Course Is In My Courses').first().waitFor();
});

it('saves texts, but no price', async () => {
  const { page } = joining;
  await page.goto(`/createCourse?courseId=${courseId}`);
  await page.getByRole('textbox', { name: /^Title/ }).fill(`${topic}, and well`);
  expect(await page.getByRole('textbox', { name: /^Price/ }).isEditable()).toBe(false);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await page.getByText('Course Updated Successfully').first().waitFor();
});

it('is removed after a question, and has lost the course', async () => {
  const { page } = owning;
  await page.reload();
  await page.getByRole('button', { name: 'Remove Joel Fernandes' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove Joel Fernandes?' });
  await dialog.waitFor();
  expect(await violationsInLight(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Joel Fernandes').first().waitFor({ state: 'detached' });
  await mailTo(invited, /no longer teach/);
  await joining.page.goto('/myCourses');
  await joining.page.getByRole('heading', { name: 'My Courses', level: 1 }).waitFor();
  expect(await joining.page.getByText(topic).count()).toBe(0);
});

meetNoErrors(() => [owning, joining]);
