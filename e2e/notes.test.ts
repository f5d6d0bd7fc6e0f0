import { violationsInBothThemes } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signIn, signUp, type Visit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { mailTo } from './support/sandbox.ts';
import { people } from './support/site.ts';

/** A learner writes a note and a question, the instructor answers. Each test continues the one before. */
let learner: Visit;
let instructor: Visit;
let email = '';
let lectures = '';
beforeAll(async () => {
  learner = await newVisit();
  instructor = await newVisit();
});
afterAll(closeBrowser);

const note = `Order matters, ${Date.now()}`;
const question = `Does it matter twice? <script>document.title = 'gone'</script> ${Date.now()}`;
const response = 'It does: the last example weighs most.';

const played = () => learner.page.evaluate<number>(`document.querySelector('video').currentTime`);
const notes = () => learner.page.getByRole('list', { name: 'Your notes' }).getByRole('listitem');
const questions = (visit: Visit) => visit.page.getByRole('list', { name: 'Questions' }).getByRole('listitem');

describe('beside a lecture', () => {
  it('a learner enrols and opens the notes', async () => {
    const { page } = learner;
    email = await signUp(page, 'Nila Kumar');
    await page.goto('/course/all-courses?price=free');
    // The name of the sample instructor.
    const taught = page.getByRole('tabpanel').getByRole('article').filter({ hasText: 'Ananya Krishnan' });
    await taught.first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await page.waitForURL(/\/viewLectures/);
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByText('No notes yet').waitFor();
    lectures = page.url();
  });

  it('writes a note at the second that the video has reached', async () => {
    const { page } = learner;
    await page.getByRole('button', { name: /^Play/ }).first().click();
    await eventually(played, (seconds) => seconds > 3);
    await page.locator('video').evaluate('(video) => video.pause()');
    await page.getByRole('textbox', { name: /^Note at 00:0[3-9]$/ }).fill(note);
    await page.keyboard.press('Control+Enter');
    await notes().filter({ hasText: note }).waitFor();
  });

  it('comes back to that second by its time, after a reload', async () => {
    const { page } = learner;
    await page.reload();
    await page.locator('video').waitFor({ state: 'attached' });
    await notes()
      .getByRole('button', { name: /^Play from/ })
      .click();
    expect(await eventually(played, (seconds) => seconds >= 3)).toBeLessThan(10);
  });

  it('changes the note by keyboard alone', async () => {
    const { page } = learner;
    await notes().getByRole('button', { name: 'Edit this note' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Change this note' }).press('End');
    await page.keyboard.type(' and so does tone');
    await page.keyboard.press('Control+Enter');
    await notes().filter({ hasText: 'and so does tone' }).waitFor();
  });

  it('asks a question, and markup stays text', async () => {
    const { page } = learner;
    await page.getByRole('tab', { name: 'Questions' }).click();
    await page.getByRole('textbox', { name: 'Your question' }).fill(question);
    await page.getByRole('button', { name: 'Ask Question' }).click();
    await questions(learner).filter({ hasText: question }).filter({ hasText: 'You asked' }).waitFor();
    expect(await page.title()).not.toContain('gone');
  });

  it('reaches the instructor by mail, who answers beside the lecture', async () => {
    const { page } = instructor;
    const mail = await mailTo(people.instructor, /^A question about/, question);
    expect(mail.text).not.toContain('Nila');
    await signIn(page, people.instructor);
    const [link = ''] = /http\S+viewLectures\S+/.exec(mail.text) ?? [];
    await page.goto(link);
    await questions(instructor).filter({ hasText: 'A learner asked' }).filter({ hasText: question }).waitFor();
    await page.getByRole('button', { name: 'Answer' }).first().click();
    await page.getByRole('textbox', { name: 'Your answer' }).fill(response);
    await page.getByRole('button', { name: 'Send Answer' }).click();
    await questions(instructor).filter({ hasText: response }).waitFor();
  });

  it('shows the instructor nothing of the learner’s notes', async () => {
    const { page } = instructor;
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByText('No notes yet').waitFor();
    expect(await page.getByText(note).count()).toBe(0);
  });

  it('brings the learner the answer, on the page and by mail', async () => {
    const { page } = learner;
    const mail = await mailTo(email, /^Your question about .* has an answer$/);
    expect(mail.text).toContain(response);
    await page.goto(lectures);
    await page.getByRole('tab', { name: 'Questions' }).click();
    await questions(learner).filter({ hasText: question }).filter({ hasText: response }).waitFor();
    expect(await page.getByRole('button', { name: 'Delete this question' }).count()).toBe(0);
  });

  it.each(['Notes', 'Questions'])('has %s without a fault in either theme, and as wide as a phone', async (tab) => {
    const { page } = learner;
    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(375);
  });

  meetNoErrors(() => [learner, instructor]);
});
