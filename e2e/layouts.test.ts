import type { Page } from 'playwright-core';
import { violationsInDark, violationsInLight } from './support/axe.ts';
import { closeBrowser, newVisit, signIn } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { quiet } from './support/quiet.ts';
import { people } from './support/site.ts';
import { smallTargetsOf } from './support/targets.ts';
import { windowOf } from './support/widths.ts';

afterAll(closeBrowser);

type Person = keyof typeof people | 'visitor';

const pages: [path: string, person: Person][] = [
  ['/', 'visitor'],
  ['/course/all-courses', 'visitor'],
  ['/course/web-development', 'visitor'],
  ['/course/nothing-here', 'visitor'],
  ['/courseDetail?courseId=unknown', 'visitor'],
  ['/contact', 'visitor'],
  ['/auth/login', 'visitor'],
  ['/auth/signup', 'visitor'],
  ['/auth/forgotPassword', 'visitor'],
  ['/auth/resetPassword/u/t', 'visitor'],
  ['/about', 'visitor'],
  ['/document', 'visitor'],
  ['/data-deletion', 'visitor'],
  ['/denied', 'visitor'],
  ['/certificate/0000-0000-0000-0000', 'visitor'],
  ['/preview', 'visitor'],
  ['/nowhere', 'visitor'],
  ['/', 'learner'],
  ['/myCourses', 'learner'],
  ['/my-courses/purchase-history', 'learner'],
  ['/editProfile', 'learner'],
  ['/changePassword', 'learner'],
  ['/createCourse', 'instructor'],
  ['/myCourses', 'instructor'],
  ['/admin/dashboard', 'admin'],
  ['/admin/dashboard/instructors', 'admin'],
  ['/admin/dashboard/students', 'admin'],
  ['/admin/dashboard/payments', 'admin'],
  ['/admin/dashboard/coupons', 'admin'],
  ['/admin/dashboard/messages', 'admin'],
  ['/admin/dashboard/audit-log', 'admin'],
  ['/admin/dashboard/releases', 'admin'],
];

const byPerson = Map.groupBy(pages, ([, person]) => person);

/** The width of WCAG 1.4.10. */
const narrowest = { width: 320, height: 640 };

/** Elements that are too wide or too small at the current window width. */
async function misfitsNow(page: Page): Promise<string[]> {
  await eventually(
    () => page.evaluate<string[]>(tooWide),
    (found) => found.length === 0,
  );
  return smallTargetsOf(page);
}

describe.each([...byPerson])('for %s', (person, theirs) => {
  it.each(theirs.map(([path]) => path))(
    '%s has a heading, no axe violation at a desk and on a phone, and in no width a target below 24 px or scrolling sideways',
    async (path) => {
      const { page, pageErrors } = await visitAs(person);
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await quiet(page);
      const found = [...(await misfitsNow(page)), ...(await violationsInLight(page))];
      for (const viewport of [windowOf(768).viewport!, windowOf(375).viewport!, narrowest]) {
        // oxlint-disable-next-line no-await-in-loop
        await page.setViewportSize(viewport);
        // oxlint-disable-next-line no-await-in-loop
        found.push(...(await misfitsNow(page)));
      }
      // Each page once on a desktop and once on a phone: both themes check what the two have in common.
      found.push(...(await violationsInDark(page)));
      expect(found).toEqual([]);
      expect(pageErrors).toEqual([]);
    },
  );
});

/** Elements beyond the right edge of the window, if the page scrolls sideways. */
const tooWide = `document.documentElement.scrollWidth <= document.documentElement.clientWidth ? [] :
  [...document.querySelectorAll('body *')].filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
    .map((part) => part.tagName + '.' + part.className + ': ' + (part.textContent ?? '').slice(0, 40))`;

const visits = new Map<Person, ReturnType<typeof newVisit>>();

/** One signed-in visit per person, reused: this file does not test the sign-in. */
async function visitAs(person: Person): ReturnType<typeof newVisit> {
  const known = visits.get(person);
  if (known) {
    const visit = await known;
    await visit.page.setViewportSize(windowOf(1440).viewport!);
    return visit;
  }
  const started = newVisit();
  visits.set(person, started);
  const visit = await started;
  if (person !== 'visitor') await signIn(visit.page, people[person]);
  return visit;
}
