import type { Page } from 'playwright-core';
import { releaseApi } from '../platform/cli/release/release-api.ts';
import { closeBrowser, newVisit } from './support/browser.ts';
import { move, responds } from './support/content.ts';
import { eventually } from './support/eventually.ts';
import { releaseNow } from './support/faults/document.ts';
import { newFaultVisit, signedInOnce } from './support/faults/fault-visit.ts';
import { plant, removePlanted } from './support/faults/plant.ts';
import { apiUrl, people, releaseToken } from './support/site.ts';

afterAll(closeBrowser);

/** Not the page of the fault journeys: the code of that one is a separate file, which must be missing here. */
const allCourses = {
  at: '/course/all-courses',
  heading: (page: Page) => page.getByRole('heading', { level: 1, name: 'All the skills you need in one place' }),
};
const contact = (page: Page) => page.getByRole('heading', { level: 1, name: 'Contact Us' });
/** The planted version of the catalog in this page; '' for the real one. A slow browser runs it after the content. */
async function running(page: Page): Promise<string> {
  await responds(page);
  return page.evaluate(`document.documentElement.dataset.catalog ?? ''`);
}
/** A mark that survives navigation, but not a reload. */
const mark = (page: Page): Promise<void> => page.evaluate(`void (window.wasHere = true)`);
const isMarked = (page: Page): Promise<boolean> => page.evaluate('window.wasHere === true');

describe('a deploy under an open tab', () => {
  it('leaves the tab on its version while the files are kept, and gives a new tab the new one', async () => {
    const [before, after] = [await plant('catalog', 'well', 'first'), await plant('catalog', 'well', 'second')];
    const { page, context, pageErrors, release } = await newFaultVisit();
    release({ name: 'catalog', live: before });
    await page.goto(allCourses.at);
    await allCourses.heading(page).waitFor();
    await mark(page);
    release({ name: 'catalog', live: after, previous: before });
    // The page has not loaded the file with its code before the deploy.
    await move(page, '/contact');
    await contact(page).waitFor();
    expect([await running(page), await isMarked(page)]).toEqual([before.version, true]);
    const other = await context.newPage();
    await other.goto('/contact');
    await contact(other).waitFor();
    expect(await running(other)).toBe(after.version);
    expect(pageErrors).toEqual([]);
  });

  it('heals a tab whose files are gone at its next move, with one reload at most', async () => {
    const [before, after] = [await plant('catalog', 'well', 'lost'), await plant('catalog', 'well', 'second')];
    const { page, pageErrors, release } = await newFaultVisit();
    release({ name: 'catalog', live: before });
    await page.goto(allCourses.at);
    await allCourses.heading(page).waitFor();
    let loads = 0;
    page.on('load', () => (loads += 1));
    removePlanted('catalog', before);
    release({ name: 'catalog', live: after });
    await move(page, '/contact');
    await contact(page).waitFor();
    expect(await running(page)).toBe(after.version);
    expect(loads).toBeLessThanOrEqual(1);
    expect(pageErrors.filter((text) => text.startsWith('page error'))).toEqual([]);
  });

  it('never takes a half-filled form away', async () => {
    const [before, after] = [await plant('account', 'well', 'lost'), await plant('account', 'well', 'second')];
    const { page, release } = await newFaultVisit(await signedInOnce(people.learner));
    release({ name: 'account', live: before });
    await page.goto('/editProfile');
    await page.getByRole('button', { name: /^Edit/ }).click();
    const name = page.getByRole('textbox', { name: /name/i });
    await name.fill('Half a name');
    await mark(page);
    removePlanted('account', before);
    release({ name: 'account', live: after });
    // The page asks the person first, and the person stays.
    await page.getByRole('banner').getByRole('link', { name: 'Vidya, home' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    expect(await name.inputValue()).toBe('Half a name');
    expect(await isMarked(page)).toBe(true);
  });
});

describe('the rollback drill', () => {
  it('gives new tabs the promoted version, and after a rollback the one before', async () => {
    const api = releaseApi({ address: apiUrl, token: async () => releaseToken, who: 'The drill' });
    const { live } = await releaseNow('catalog');
    const next = await plant('catalog', 'well', `drill${Date.now()}`);
    /** The version in a new tab, once the front server has the change. */
    const newTabRuns = async (version: string): Promise<string> => {
      await eventually(
        () => releaseNow('catalog'),
        (now) => now.live.version === version,
      );
      const { page, context } = await newVisit();
      await page.goto(allCourses.at);
      await allCourses.heading(page).waitFor();
      const found = await running(page);
      await context.close();
      return found;
    };
    await api.register('catalog', { version: next.version, hash: next.hash, note: 'For the drill' });
    await api.promote('catalog', { version: next.version });
    expect(await newTabRuns(next.version)).toBe(next.version);
    const after = await api.rollBack('catalog', { reason: 'This was a drill' });
    expect(after.live?.version).toBe(live.version);
    expect(after.history[0]).toMatchObject({ by: 'The drill', action: 'release.rolledBack' });
    expect(await newTabRuns(live.version)).toBe('');
  });
});
