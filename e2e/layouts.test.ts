import type { Page } from 'playwright-core';
import { violationsInDark, violationsInLight } from './support/axe.ts';
import { brokenWordsOf } from './support/broken-words.ts';
import { closeBrowser, newVisit, signIn } from './support/browser.ts';
import { move } from './support/content.ts';
import { courseCalled, openDetail } from './support/course-pages.ts';
import { cutTextsOf } from './support/cut-texts.ts';
import { eventually } from './support/eventually.ts';
import { type Person, pagesByPerson } from './support/pages.ts';
import { quiet } from './support/quiet.ts';
import { people } from './support/site.ts';
import { smallTargetsOf } from './support/targets.ts';
import { windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const widest = windowOf(1440).viewport!;
/** The width of WCAG 1.4.10. */
const narrowest = { width: 320, height: 640 };
const narrowing = [widest, windowOf(768).viewport!, windowOf(375).viewport!, narrowest];

/** Elements that are too wide or too small at the current window width. */
async function misfitsNow(page: Page): Promise<string[]> {
  await noneTooWide(page);
  return smallTargetsOf(page);
}

const noneTooWide = (page: Page): Promise<string[]> =>
  eventually(
    () => page.evaluate<string[]>(tooWide),
    (elements) => elements.length === 0,
  );

/** In px; 16 is what browsers start with. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await session.detach();
}

describe.each([...pagesByPerson])('for %s', (person, theirs) => {
  it.each(theirs.map(([path, , heading]) => [path, heading] as const))(
    '%s has a heading, a title of its own, no axe violation at a desk and on a phone, in no width a target below 24 px or scrolling sideways, and nothing cut nor a heading’s word broken when text is twice as large',
    async (path, heading) => {
      const { page, pageErrors } = await visitAs(person);
      await page.setViewportSize(widest);
      await open(page, path, person);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await quiet(page);
      const found: string[] = [];
      if (!isNewTitle(person, await page.title())) found.push(`another page's title: ${await page.title()}`);
      // The build leaves out icons that nothing names.
      if ((await page.locator('svg path:not([d])').count()) > 0) found.push('an icon without its drawing');
      for (const viewport of narrowing) {
        // oxlint-disable-next-line no-await-in-loop
        await page.setViewportSize(viewport);
        // oxlint-disable-next-line no-await-in-loop
        found.push(...(await misfitsNow(page)));
        // Each page once on a desktop and once on a phone: both themes check what the two have in common.
        // oxlint-disable-next-line no-await-in-loop
        if (viewport === widest) found.push(...(await violationsInLight(page)));
        // oxlint-disable-next-line no-await-in-loop
        if (viewport === narrowest) found.push(...(await violationsInDark(page)));
      }
      await setTextSize(page, 32);
      for (const width of [1280, 375, 320]) {
        // oxlint-disable-next-line no-await-in-loop
        await page.setViewportSize({ width, height: 800 });
        // oxlint-disable-next-line no-await-in-loop
        await noneTooWide(page);
        // oxlint-disable-next-line no-await-in-loop
        found.push(...(await cutTextsOf(page)));
      }
      // Until the site's own font is there, and for people who chose another one.
      await page.evaluate(`document.documentElement.style.setProperty('--font-sans', 'sans-serif')`);
      await noneTooWide(page);
      found.push(...(await brokenWordsOf(page)));
      await page.evaluate(`document.documentElement.style.removeProperty('--font-sans')`);
      await setTextSize(page, 16);
      expect(found).toEqual([]);
      expect(pageErrors).toEqual([]);
    },
  );
});

it('a course fits a phone with text that is twice as large', async () => {
  const { page, pageErrors } = await newVisit(windowOf(375));
  await openDetail(page, await courseCalled('Retrieval-Augmented Generation'));
  await setTextSize(page, 32);
  await noneTooWide(page);
  expect(await cutTextsOf(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

/** Elements beyond the right edge of the window, if the page scrolls sideways. */
const tooWide = `document.documentElement.scrollWidth <= document.documentElement.clientWidth ? [] :
  [...document.querySelectorAll('body *')].filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
    .map((part) => part.tagName + '.' + part.className + ': ' + (part.textContent ?? '').slice(0, 40))`;

const titles = new Set<string>();

/** False for a title that another page of the person had: the window's history and a screen reader tell them apart by it. */
function isNewTitle(person: Person, title: string): boolean {
  const known = titles.size;
  return titles.add(`${person}: ${title}`).size > known;
}

const visits = new Map<Person, ReturnType<typeof newVisit>>();

/** One signed-in visit per person, reused: this file does not test the sign-in. */
async function visitAs(person: Person): ReturnType<typeof newVisit> {
  const known = visits.get(person);
  if (known) return known;
  const started = newVisit();
  visits.set(person, started);
  const visit = await started;
  if (person !== 'visitor') await signIn(visit.page, people[person]);
  return visit;
}

/**
 * Loads a visitor's page. The pages of a person come one after another within the site, in half the time: other
 * journeys load them.
 */
async function open(page: Page, path: string, person: Person): Promise<void> {
  if (person === 'visitor' || page.url() === 'about:blank') await page.goto(path);
  else await move(page, path);
}
