import type { Page } from 'playwright-core';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, newVisit, signIn, type Visit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { people } from './support/site.ts';
import { windowOf } from './support/widths.ts';

let visit: Visit;
beforeAll(async () => {
  visit = await newVisit(windowOf(375));
  await signIn(visit.page, people.instructor);
  await openEditor(visit.page);
});
afterAll(closeBrowser);

const area = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const text = async (page: Page) => (await area(page).innerText()).trim();

/** Opens the edit form of the instructor's first course on sale, and empties the description. */
async function openEditor(page: Page): Promise<void> {
  await page.goto('/myCourses');
  const row = page.getByRole('article').filter({ hasText: 'Published' }).first();
  const link = row.getByRole('heading').getByRole('link');
  const address = new URL((await link.getAttribute('href')) ?? '', 'http://x').searchParams.get('courseId');
  await page.goto(`/my-courses/edit-course?courseId=${address}`);
  await clear(page);
}

async function clear(page: Page): Promise<void> {
  await area(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await eventually(
    () => text(page),
    (text) => text === '',
  );
}

/** Pastes like the browser: an event with the clipboard's HTML and plain text. */
const paste = (page: Page, html: string) =>
  area(page).evaluate((box, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    clipboardData.setData('text/plain', 'plain');
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

describe('the description of a course, in a real editor', () => {
  it('takes Hindi as it is composed', async () => {
    const { page, context } = visit;
    const keys = await context.newCDPSession(page);
    for (const text of ['न', 'नम', 'नमस', 'नमस्', 'नमस्ते']) {
      // oxlint-disable-next-line no-await-in-loop
      await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    }
    await keys.send('Input.insertText', { text: 'नमस्ते' });
    await page.keyboard.type(' ji');
    expect(await text(page)).toBe('नमस्ते ji');
    await page.getByText(/^9 of 10,000 characters$/).waitFor();
  });

  it('makes headings, lists and bold words by keys alone', async () => {
    const { page } = visit;
    await clear(page);
    await page.keyboard.press('Control+B');
    await page.keyboard.type('Bold');
    await page.keyboard.press('Control+B');
    await page.keyboard.type(' plain');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    for (let tool = 0; tool < 4; tool += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('Shift+Tab');
    }
    await page.getByRole('button', { name: 'Bulleted list' }).press('Enter');
    await page.getByRole('button', { name: 'Bulleted list', pressed: true }).waitFor();
    await area(page).focus();
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    expect(await area(page).locator('strong').innerText()).toBe('Bold');
    expect(await area(page).locator('li').allInnerTexts()).toEqual(['one', 'two']);
  });

  it('cleans what is pasted from a word processor, without a word to the content policy', async () => {
    const { page, pageErrors } = visit;
    await clear(page);
    await paste(
      page,
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
       <p class=MsoNormal style='margin:0cm'><b><span style='font-size:11pt'>Learn</span></b> by doing<o:p></o:p></p>
       <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span style='font:7pt "Times New Roman"'>&nbsp; </span></span>First</p>
       <table><tr><td><p>Week</p></td><td><p>Topic</p></td></tr></table>
       <img src="https://evil.example/x.png" onerror="window.harmed=true"><script>window.harmed=true</script>
       <a href="javascript:window.harmed=true">harmless</a></body></html>`,
    );
    await area(page).getByText('Week | Topic').waitFor();
    expect(await area(page).locator('li').allInnerTexts()).toEqual(['First']);
    expect(await area(page).locator('img, script, table, a, span[style*="font-size"]').count()).toBe(0);
    expect(await page.evaluate('window.harmed')).toBeUndefined();
    expect(await violationsInLight(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  it('takes a very long page whole, and goes on taking letters', async () => {
    const { page } = visit;
    await clear(page);
    const line = 'x'.repeat(99);
    await paste(page, Array.from({ length: 600 }, () => `<p style="margin:0"><span>${line}</span></p>`).join(''));
    await page.getByText(/^59,400 of 10,000 characters$/).waitFor();
    await page.keyboard.type('end');
    await page.getByText(/^59,403 of 10,000 characters$/).waitFor();
  });
});
