import { closeBrowser, meetNoErrors, newVisit, type Visit, withMotion } from './support/browser.ts';
import { eventually } from './support/eventually.ts';

/** One person's journey from the home page to a watched lecture. Each test continues the one before. */
let visit: Visit;
beforeAll(async () => {
  visit = await newVisit(withMotion);
});
afterAll(closeBrowser);

const email = `learner.${Date.now()}@vidya.example`;
const secret = 'long enough 1';

const cards = () => visit.page.getByRole('tabpanel').getByRole('article');

/** The payment window: a page of the gateway inside a frame. */
const gateway = () => visit.page.frameLocator('iframe[src*="/v1/checkout/"]');

/** The seconds that the page's video has played. */
const played = () => visit.page.evaluate<number>(`document.querySelector('video').currentTime`);

async function openFirstCourse(price: 'free' | 'paid'): Promise<string> {
  const { page } = visit;
  await page.goto(`/course/all-courses?price=${price}`);
  const link = cards().first().getByRole('link');
  const title = await cards().first().getByRole('heading').innerText();
  await link.first().click();
  await page.waitForURL(/\/courseDetail\?courseId=/);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  return title;
}

describe('a visitor becomes a learner', () => {
  let bought = '';

  it('opens the home page and goes to all courses', async () => {
    const { page } = visit;
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'A broad selection of courses' }).waitFor();
    await page.getByRole('link', { name: 'View All Gen Ai' }).waitFor();
    await page.getByRole('main').getByRole('article').nth(2).waitFor();
    await page.getByRole('link', { name: 'Explore Courses' }).click();
    await page.getByRole('heading', { level: 1, name: 'All the skills you need in one place' }).waitFor();
  });

  it('pages and sorts, and the address tells', async () => {
    const { page } = visit;
    await cards().nth(7).waitFor();
    expect(await cards().count()).toBe(8);
    const first = await cards().first().innerText();
    await page.getByLabel('Next page').click();
    await page.waitForURL(/page=2/);
    await eventually(
      () => cards().first().innerText(),
      (text) => text !== first,
    );
    await page.getByRole('tab', { name: 'Top Rated' }).click();
    await page.waitForURL(/sort=topRated/);
    expect(page.url()).not.toContain('page=2');
    await page.getByRole('tab', { name: 'Top Rated', selected: true }).waitFor();
  });

  it('is asked to log in when buying, and stays on the page', async () => {
    const { page } = visit;
    await openFirstCourse('paid');
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await page.getByText('Please Login To Enroll').waitFor();
    expect(page.url()).toContain('/courseDetail');
  });

  it('signs up and logs in', async () => {
    const { page } = visit;
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
    await page.getByLabel('Name').fill('Nila Kumar');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: /^Password/ }).fill(secret);
    await page.getByRole('button', { name: 'Create Account' }).click();
    // The address changes before the page, and both forms have a password.
    const logIn = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true });
    await logIn.waitFor();
    await page.getByRole('textbox', { name: /^Password/ }).fill(secret);
    await logIn.click();
    await page.getByRole('banner').getByText('Nila Kumar').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('cancels a payment and is taken back to the course', async () => {
    const { page } = visit;
    bought = await openFirstCourse('paid');
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await gateway().getByRole('button', { name: 'Close the payment window' }).click();
    await page.getByText('Payment Is Cancelled').waitFor();
    await page.waitForURL(/\/courseDetail/);
  });

  it('buys the course through the gateway’s window once, whatever a second tab wants, and comes to the lectures', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Buy Now' }).click();
    const pay = gateway().getByRole('button', { name: /^Pay ₹/ });
    await pay.waitFor();
    const other = await visit.context.newPage();
    await other.goto(page.url());
    await other.getByText('You are paying for this course in another tab').waitFor();
    expect(await other.locator('iframe[src*="/v1/checkout/"]').count()).toBe(0);
    await pay.click();
    await page.waitForURL(/\/viewLectures/);
    await page.getByRole('heading', { name: 'Course Content' }).waitFor();
    await other.waitForURL(/\/viewLectures/);
    await other.close();
  });

  it('watches the lecture: the video really plays', async () => {
    const { page } = visit;
    await page.locator('video').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: /^Play/ }).first().click();
    await eventually(played, (seconds) => seconds > 1);
    const before = await played();
    await eventually(played, (seconds) => seconds > before);
  });

  it('finishes it, and the course says how far it is', async () => {
    const { page } = visit;
    // To the last second: a lecture that ended counts as completed.
    await page.evaluate(`{
      const video = document.querySelector('video');
      video.currentTime = video.duration - 1;
      void video.play();
    }`);
    await page.getByRole('img', { name: 'Completed' }).first().waitFor();
    await page.goto('/myCourses');
    const card = page.getByRole('article').filter({ hasText: bought });
    await card.waitFor();
    const progress = await eventually(
      () => card.innerText(),
      (text) => /[1-9]\d*% completed/.test(text),
    );
    expect(progress).toMatch(/% completed/);
  });

  it('enrols in a free course directly', async () => {
    const { page } = visit;
    const title = await openFirstCourse('free');
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await page.getByText('Enrolled Successfully').waitFor();
    await page.waitForURL(/\/viewLectures/);
    await page.goto('/myCourses');
    await page.getByRole('article').filter({ hasText: title }).waitFor();
  });

  it('finds both in the purchase history', async () => {
    const { page } = visit;
    await page.goto('/my-courses/purchase-history');
    await page.getByRole('row').filter({ hasText: bought }).filter({ hasText: 'Paid' }).waitFor();
    await page.getByText('Free Coupon').waitFor();
  });

  meetNoErrors(() => [visit]);
});
