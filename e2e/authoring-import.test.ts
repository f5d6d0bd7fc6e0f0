import { newCourse, outline } from './support/authoring.ts';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, type Visit } from './support/browser.ts';

afterAll(closeBrowser);

describe('an outline in a table', () => {
  let author: Visit;
  const table = [
    'section,kind,title,link,article',
    'Wells,article,How deep,,<p>Nine metres in June.</p>',
    `Wells,video,How wide,https://www.youtube.com/watch?v=dQw4w9WgXcQ,`,
    'Pipes,video,No address,nowhere,',
  ].join('\n');

  it('is imported without what can not be taken, corrected and published', async () => {
    author = await newVisit();
    const { page } = author;
    const courseId = await newCourse(author, `Water, imported, ${Date.now()}`);
    await page.goto(`/addLecture?courseId=${courseId}`);
    await outline(page).getByRole('button', { name: 'Import, export' }).click();
    await page.getByRole('button', { name: 'Import …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import lectures' });
    const file = { name: 'Water.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByText('Its link is no web address').waitFor();
    expect(await violationsInLight(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Import 1 section and 2 lectures' }).click();
    await dialog.waitFor({ state: 'detached' });
    await outline(page)
      .getByRole('link', { name: /How deep/ })
      .click();
    const topic = page.getByRole('textbox', { name: 'Topic' });
    // The form of a new lecture has the same field until this one is there.
    await topic.and(page.locator('[value="How deep"]')).waitFor();
    await topic.fill('How deep a well is');
    await page.getByRole('button', { name: 'Save & Next' }).click();
    await page.waitForURL(/\/viewLectures/);
    await page.goto(`/addLecture?courseId=${courseId}`);
    await outline(page).getByRole('button', { name: 'Publish all ready' }).click();
    await outline(page).getByRole('button', { name: 'Publish all ready' }).waitFor({ state: 'detached' });
    await page.goto(`/courseDetail/?courseId=${courseId}`);
    await page.getByText('How deep a well is').waitFor();
    const arrived = page.request.get(`/api/v1/course/${courseId}/outline.csv`);
    expect(await (await arrived).text()).toContain('How deep a well is');
  });

  meetNoErrors(() => [author]);
});
