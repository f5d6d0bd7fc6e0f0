import type { Page } from 'playwright-core';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, newVisit, signIn } from './support/browser.ts';
import { detailPath } from './support/course-pages.ts';
import { eventually } from './support/eventually.ts';
import { people } from './support/site.ts';
import { windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const many = (page: Page, wanted: number) =>
  eventually(
    () => cards(page).count(),
    (found) => found === wanted,
  );

it('pages eight at a time and filters, and the address and Back know', async () => {
  const { page, context, pageErrors } = await newVisit();
  await signIn(page, people.learner);
  await page.goto('/myCourses');
  await many(page, 8);
  const first = await cards(page).first().innerText();
  await page.getByLabel('Next page').click();
  await page.waitForURL(/page=2/);
  await page.getByText('Page 2 of 2').waitFor();
  const onSecond = await cards(page).count();
  const all = page.getByRole('button', { name: `All (${8 + onSecond})` });
  await all.waitFor();
  await page.goBack();
  await many(page, 8);
  expect(await cards(page).first().innerText()).toBe(first);
  const done = page.getByRole('button', { name: /^Done/ });
  await done.press('Enter');
  await page.waitForURL(/show=done/);
  await many(page, Number(/\d+/.exec(await done.innerText())?.[0]));
  for (const text of await cards(page).allInnerTexts()) expect(text).toContain('100% completed');
  await all.press('Enter');
  await many(page, 8);
  expect(pageErrors).toEqual([]);
  await context.close();
});

/** The first course with the learner's own rating on its card. */
const rated = (page: Page) => cards(page).filter({ hasText: 'Edit rating' }).first();
const ownRating = async (page: Page) => Number(/(?<=\n)\d\.\d(?=\n)/.exec(await rated(page).innerText())?.[0]);

describe('a rating', () => {
  let before = 0;

  it('goes down by half a star with the arrow key, and stays', async () => {
    const { page, context, pageErrors } = await newVisit();
    await signIn(page, people.learner);
    await page.goto('/myCourses');
    before = await eventually(
      () => ownRating(page),
      (value) => value > 0.5,
    );
    await rated(page).getByRole('button', { name: 'Edit rating' }).press('Enter');
    await page.getByRole('dialog', { name: 'How Would You Rate This Course' }).waitFor();
    await page.getByRole('radio', { checked: true, name: /out of 5/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('radio', { checked: true, name: new RegExp(`^${before - 0.5} out of 5`) }).waitFor();
    await page.getByRole('button', { name: 'Save Rating' }).press('Enter');
    await eventually(
      () => ownRating(page),
      (value) => value === before - 0.5,
    );
    await page.reload();
    await eventually(
      () => ownRating(page),
      (value) => value === before - 0.5,
    );
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('goes back up with a finger on half a star, on a phone', async () => {
    const { page, context, pageErrors } = await newVisit({ ...windowOf(375), hasTouch: true });
    await signIn(page, people.learner);
    await page.goto('/myCourses');
    await rated(page).getByRole('button', { name: 'Edit rating' }).tap();
    await page.getByRole('dialog').waitFor();
    expect(await violationsInLight(page)).toEqual([]);
    await page.getByRole('radio', { name: new RegExp(`^${before} out of 5`) }).tap();
    await page.getByRole('textbox').fill('अच्छा कोर्स है');
    await page.getByRole('button', { name: 'Save Rating' }).tap();
    await eventually(
      () => ownRating(page),
      (value) => value === before,
    );
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('is signed as its writer chooses, and marked as their own on the course’s page', async () => {
    const { page, context, pageErrors } = await newVisit();
    await signIn(page, people.learner);
    await page.goto('/myCourses');
    const href = await rated(page).getByRole('link').first().getAttribute('href');
    const courseId = new URL(href!, 'http://site').searchParams.get('courseId')!;
    await rated(page).getByRole('button', { name: 'Edit rating' }).press('Enter');
    await page.getByRole('textbox', { name: /What should others know/ }).fill('I would take it again');
    await page.getByRole('radio', { name: /^Show my first name/ }).check();
    const saved = page.waitForResponse((response) => response.url().includes('/updateRating'));
    await page.getByRole('button', { name: 'Save Rating' }).press('Enter');
    await saved;
    await page.goto(detailPath(courseId));
    const own = page
      .getByRole('region', { name: 'What learners say' })
      .getByRole('listitem')
      .filter({ hasText: 'Your review' });
    expect(await own.innerText()).toMatch(/^Ishaan\s+Your review[^]*I would take it again$/);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
