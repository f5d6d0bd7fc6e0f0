import type { Page } from 'playwright-core';
import { listMessages } from '../contracts/src/calls/contact.ts';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, newVisit, signIn } from './support/browser.ts';
import { send } from './support/calls.ts';
import { eventually } from './support/eventually.ts';
import { quiet } from './support/quiet.ts';
import { mailTo } from './support/sandbox.ts';
import { people } from './support/site.ts';
import { phone, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const messagesAt = '/admin/dashboard/messages';
const logAt = '/admin/dashboard/audit-log';

/** Sends the contact form as a visitor. Returns the subject, which is unique. */
async function write(from: string): Promise<string> {
  const { page, context } = await newVisit();
  const subject = `Captions in Marathi ${Date.now()}`;
  await page.goto('/contact');
  // What is typed earlier is the subject of early-input.test.ts.
  await quiet(page);
  await page.getByLabel(/^Name/).fill('Uma Asker');
  await page.getByLabel(/^Email/).fill(from);
  await page.getByLabel(/^Phone/).fill('98765 43210');
  await page.getByLabel(/^Subject/).fill(subject);
  await page.getByRole('textbox', { name: /^Message/ }).fill('Are there any?\n\n<b>Thank you</b>');
  await page.getByRole('checkbox').click();
  await eventually(
    () => page.getByRole('checkbox').isChecked(),
    (isChecked) => isChecked,
  );
  await page.getByRole('button', { name: /^(Submit|Send)/ }).click();
  await page.getByText('We received your message').first().waitFor();
  await context.close();
  return subject;
}

const asAdmin = async (options = {}) => {
  const visit = await newVisit(options);
  await signIn(visit.page, people.admin);
  return visit;
};

const countIn = async (page: Page, tab: string): Promise<number> =>
  Number(/\d+/.exec((await page.getByRole('tab', { name: new RegExp(tab) }).textContent()) ?? '')?.[0]);

const hasNoSidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe('a message', () => {
  it('is answered by mail, moves to the answered ones, and leaves a trace', async () => {
    const from = `uma.${Date.now()}@vidya.example`;
    const subject = await write(from);
    const { page, pageErrors } = await asAdmin();
    await page.goto(messagesAt);
    await page.getByRole('link', { name: new RegExp(subject) }).click();
    const message = page.getByRole('article', { name: subject });
    await message.getByText('<b>Thank you</b>').waitFor();
    expect(await message.getByRole('link', { name: from }).getAttribute('href')).toBe(`mailto:${from}`);
    const open = await countIn(page, 'Open');
    await page.getByLabel('Your answer').fill('Not yet.\n\nBut soon.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await page.getByText('Answer Sent Successfully').first().waitFor();
    await message.getByText('Answered by Kavita Menon').waitFor();
    await eventually(
      () => countIn(page, 'Open'),
      (now) => now === open - 1,
    );
    expect(await page.getByRole('link', { name: new RegExp(subject) }).count()).toBe(0);

    const mail = await mailTo(from, new RegExp(`Re: ${subject}`), 'But soon.');
    expect(mail.text).toContain('> Are there any?');
    expect(mail.html).not.toContain('<b>Thank you</b>');

    await page.getByRole('tab', { name: /Answered/ }).click();
    await page.getByRole('link', { name: new RegExp(subject) }).click();
    await message.getByText('But soon.').waitFor();
    await page.reload();
    await message.getByText('But soon.').waitFor();

    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Audit log' }).click();
    const entry = page.getByRole('listitem').filter({ hasText: `answered “${subject}”` });
    await entry.getByText('Kavita Menon').waitFor();
    await entry.getByRole('link', { name: `“${subject}”` }).click();
    await message.getByText('But soon.').waitFor();
    expect(pageErrors).toEqual([]);
  });

  it('keeps a typed answer while another message is read, and asks before the page is left', async () => {
    const { page, pageErrors } = await asAdmin();
    await page.goto(messagesAt);
    const list = page.getByRole('list', { name: 'Messages' }).getByRole('link');
    await list.nth(0).click();
    await page.getByLabel('Your answer').fill('Half a thought');
    await list.nth(1).click();
    await eventually(
      () => page.getByLabel('Your answer').inputValue(),
      (text) => text === '',
    );
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Statistics' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await list.nth(0).click();
    await eventually(
      () => page.getByLabel('Your answer').inputValue(),
      (text) => text === 'Half a thought',
    );
    await page.getByLabel('Your answer').fill('');
    expect(pageErrors).toEqual([]);
  });
});

it.each(phone)('has nothing that axe objects to and no sideways scroll at %i px', async (width) => {
  const visit = await asAdmin(windowOf(width));
  const { page, pageErrors } = visit;
  const [newest] = await send(visit, listMessages, {});
  const found: string[] = [];
  // `layouts` checks the two pages themselves.
  for (const at of [`${messagesAt}?messageId=${newest?._id}`, `${logAt}?action=role.changed`]) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(at);
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('main').locator('time').first().waitFor();
    // oxlint-disable-next-line no-await-in-loop
    const [violations, fits] = [await violationsInLight(page), await hasNoSidewaysScroll(page)];
    found.push(...violations.map((each) => `${at} ${each}`), ...(fits ? [] : [`${at} scrolls sideways`]));
  }
  expect(found).toEqual([]);
  expect(pageErrors).toEqual([]);
});

it.each(phone)('stays within %i px, however long the word that is looked for', async (width) => {
  const { page } = await asAdmin(windowOf(width));
  for (const at of [messagesAt, '/admin/dashboard/students', '/admin/dashboard/payments', '/admin/dashboard/coupons']) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(`${at}?q=${'x'.repeat(200)}`);
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('heading', { level: 2, name: /^No/ }).waitFor();
    // oxlint-disable-next-line no-await-in-loop
    expect([at, await hasNoSidewaysScroll(page)]).toEqual([at, true]);
  }
});
