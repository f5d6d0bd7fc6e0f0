import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { violationsInBothThemes } from './support/axe.ts';
import { closeBrowser, newVisit, signIn, type Visit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { people } from './support/site.ts';
import { phone, type Width, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const picture = path.join(__dirname, 'support/thumbnail.png');
const topic = `Reading a balance sheet, ${Date.now()}`;
const description = 'What a company owns, what it owes and what is left: read three real balance sheets line by line.';

const learned = ['Tell assets from debts', 'Read the notes first', 'Question goodwill', 'Compare two years'];

const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ });
const frame = (page: Page) => page.getByRole('application', { name: /Picture to crop/ });
const pick = (page: Page) => page.locator('input[type=file]').setInputFiles(picture);

/** The position of the picture under the frame, in px; the browser rounds it in its own steps. */
const place = async (page: Page): Promise<[number, number]> => {
  const [picture, box] = await Promise.all([frame(page).locator('img').boundingBox(), frame(page).boundingBox()]);
  return [picture!.x - box!.x, picture!.y - box!.y];
};

/** The size of the form's thumbnail in px, newly cropped or stored. */
async function sizeOf(page: Page, source: 'blob:' | '/media/'): Promise<[number, number]> {
  const preview = page.locator(`img[alt="Thumbnail preview"][src^="${source}"]`);
  return preview.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
}

describe('an instructor without a mouse', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit();
    await signIn(visit.page, people.instructor);
  });

  it('crops a thumbnail by keys and keeps a draft that has nothing else but a title', async () => {
    const { page } = visit;
    await page.goto('/createCourse');
    await title(page).fill(topic);
    await pick(page);
    await frame(page).waitFor();
    expect(await frame(page).evaluate((box) => document.activeElement === box)).toBe(true);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const before = await place(page);
    await page.keyboard.press('Shift+ArrowRight');
    await eventually(
      () => place(page),
      ([x]) => x > before[0],
    );
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Use picture' }).press('Enter');
    // While the dialog is open, nothing behind it receives a key.
    await frame(page).waitFor({ state: 'detached' });
    expect(await sizeOf(page, 'blob:')).toEqual([1058, 595]);
    await page.getByRole('button', { name: 'Adjust the crop' }).press('Enter');
    await frame(page).waitFor();
    await page.keyboard.press('Escape');
    await frame(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save as Draft' }).press('Enter');
    await page.waitForURL(/\/createCourse\?courseId=/);
    expect(await sizeOf(page, '/media/')).toEqual([1280, 720]);
  });

  it('finds the draft among the own courses, and what was typed on after a reload', async () => {
    const { page } = visit;
    await page.goto('/myCourses');
    await page.getByRole('link', { name: `Resume draft ${topic}` }).press('Enter');
    await page.getByLabel(/^Description/).fill(description);
    // The page has taken the words, and asks from then on.
    await page.waitForFunction((text) => JSON.stringify(sessionStorage).includes(text), description);
    const asked: string[] = [];
    page.once('dialog', (question) => {
      asked.push(question.type());
      void question.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await page.getByText('What you typed here before is back.').waitFor();
    expect(await page.getByLabel(/^Description/).inputValue()).toBe(description);
    expect(await title(page).inputValue()).toBe(topic);
  });

  it('publishes it when everything is there', async () => {
    const { page } = visit;
    await page.getByLabel(/^Category/).selectOption('data-science');
    await page.getByLabel(/^Price/).fill('999');
    await page.getByLabel(/^Discount/).fill('15');
    await page.getByLabel(/^Level/).selectOption('Beginner');
    await page.getByLabel(/^Language/).selectOption('English');
    await page.getByText('Learners pay ₹849').waitFor();
    await page.getByRole('group', { name: 'Landing page' }).locator('summary').press('Enter');
    await page.getByLabel(/^Subtitle/).fill('Owed, owned, left');
    await page.getByLabel(/^What you will learn/).fill(learned.slice(0, 3).join('\n'));
    await page.getByRole('button', { name: 'Save & Next' }).press('Enter');
    await page.getByRole('main').getByText('What You Will Learn Needs At Least 4 Lines').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByLabel(/^What you will learn/).fill(learned.map((line) => `- ${line}`).join('\n\n'));
    await page.getByRole('button', { name: 'Save & Next' }).press('Enter');
    await page.waitForURL(/\/addLecture\?courseId=/);
    expect(visit.pageErrors).toEqual([]);
  });

  it('finds its landing page by a word of it, in the page as it was sent', async () => {
    const { page } = visit;
    await page.goto('/course/all-courses?q=goodwill+balance');
    await page.getByText('In what you will learn:').first().waitFor();
    const href = await page.getByRole('link', { name: topic }).getAttribute('href');
    const html = await (await page.request.get(href!)).text();
    for (const text of ['Owed, owned, left', ...learned]) expect(html).toContain(text);
    await page.goto(href!);
    const items = page.getByRole('region', { name: 'What you will learn' }).getByRole('listitem');
    expect(await items.allInnerTexts()).toEqual(learned);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});

/** A PNG of one colour: few bytes for any number of pixels. */
function plainPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

it('what is no thumbnail is refused beside the field, and no window opens', async () => {
  const { page, pageErrors } = await newVisit();
  await signIn(page, people.instructor);
  await page.goto('/createCourse');
  const refused = [
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'Choose A .jpg, .png, .jfif Or .jpeg Picture'],
    [plainPng(16_000), 'Choose A Picture Of At Most 50 Million Pixels'],
  ] as const;
  for (const [buffer, message] of refused) {
    // oxlint-disable-next-line no-await-in-loop
    await page.locator('input[type=file]').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer });
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('main').getByText(message).waitFor();
  }
  expect(await frame(page).count()).toBe(0);
  expect(await page.getByAltText('Thumbnail preview').count()).toBe(0);
  expect(pageErrors).toEqual([]);
});

describe('two editors of one course', () => {
  let first: Visit;
  let second: Visit;
  const save = ({ page }: Visit) => page.getByRole('button', { name: 'Save Changes' }).click();
  /** The first one saves another price while the second one edits, who then keeps their own changes. */
  async function saveBoth(price: string, shown: string) {
    await first.page.getByLabel(/^Price/).fill(price);
    await save(first);
    await first.page.waitForURL(/\/courseDetail/);
    await save(second);
    const question = second.page.getByRole('dialog', { name: 'Another author changed this course' });
    await question.getByText(shown).waitFor();
    expect(await violationsInBothThemes(second.page)).toEqual([]);
    await question.getByRole('button', { name: 'Keep editing mine' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await second.page.getByLabel(/^Price/).inputValue()).toBe(price);
    await save(second);
    await second.page.waitForURL(/\/courseDetail/);
  }
  beforeAll(async () => {
    [first, second] = await Promise.all([newVisit(), newVisit()]);
    await Promise.all([signIn(first.page, people.instructor), signIn(second.page, people.admin)]);
  });

  it('are told of each other, and neither loses a word unasked', async () => {
    await first.page.goto('/myCourses');
    await first.page.getByRole('article').filter({ hasText: topic }).getByRole('link').first().click();
    await first.page.getByRole('link', { name: 'Edit Course' }).click();
    await second.page.goto(first.page.url());
    await Promise.all([first, second].map(({ page }) => title(page).waitFor()));
    await title(second.page).fill(`${topic}, revised`);
    await saveBoth('1200', '₹1,200');
    await second.page.getByRole('heading', { level: 1, name: `${topic}, revised` }).waitFor();
  });

  it('lose nothing when one restores an earlier version while the other edits', async () => {
    const { page } = second;
    await page.getByRole('link', { name: 'Edit Course' }).click();
    await first.page.goto(page.url());
    await Promise.all([first, second].map((visit) => title(visit.page).waitFor()));
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog');
    await history.getByRole('listitem').nth(1).getByRole('button').click();
    await history.getByRole('region', { name: 'Title' }).getByText('revised').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await history.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByText(/^Restored from/).waitFor();
    expect(await title(page).inputValue()).toBe(topic);
    await saveBoth('1300', '₹1,300');
    await page.getByRole('heading', { level: 1, name: topic, exact: true }).waitFor();
    expect([...first.pageErrors, ...second.pageErrors]).toEqual([]);
  });
});

describe.each(phone)('the crop window at %d px', (width: Width) => {
  it('fits, follows the finger or the mouse, and passes axe in both themes', async () => {
    // Without this the dialog would still grow while the mouse moves.
    const { page, pageErrors } = await newVisit({ ...windowOf(width), hasTouch: width < 1000 });
    await signIn(page, people.instructor);
    await page.goto('/createCourse');
    await pick(page);
    await page.getByRole('slider', { name: 'Zoom' }).fill('2');
    await page.locator('[aria-valuetext="200%"]').waitFor();
    const box = (await frame(page).boundingBox())!;
    expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const before = await place(page);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    // Like a hand, step by step: the page must render each before the next.
    for (let step = 1; step <= 4; step += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await page.mouse.move(from.x + 10 * step, from.y + 5 * step);
      // oxlint-disable-next-line no-await-in-loop
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.mouse.up();
    await eventually(
      () => place(page),
      ([x, y]) => Math.abs(x - before[0] - 40) < 2 && Math.abs(y - before[1] - 20) < 2,
    );
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(pageErrors).toEqual([]);
  });
});
