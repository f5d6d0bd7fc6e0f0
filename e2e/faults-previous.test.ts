import type { BrowserContextOptions } from 'playwright-core';
import type { RemoteName } from '../contracts/src/release/remotes.ts';
import { closeBrowser } from './support/browser.ts';
import { headingOf, move, pageOf, troublesOfAreas } from './support/planted/areas.ts';
import { beginAll } from './support/planted/begin-all.ts';
import { releaseNow } from './support/planted/document.ts';
import { newPlantedVisit, signedInOnce } from './support/planted/planted-visit.ts';
import { beginWithPrevious, isSurvived, messageWithin, type Trouble, troubles } from './support/planted/trouble.ts';
import { people, siteUrl } from './support/site.ts';

const all = (Object.keys(troubles) as Trouble[]).filter((trouble) => !isSurvived(trouble));
let found: Map<Trouble, Promise<string[]>>;
beforeAll(async () => {
  const admin = await signedInOnce(people.admin);
  found = beginAll(all, 3, (trouble) => troublesOfAreas(trouble, (name) => showsPrevious(name, trouble, admin)));
});
afterAll(closeBrowser);

/** Opens an area in a tab that stands on a page of the shell: it shows the version before. */
async function showsPrevious(name: RemoteName, trouble: Trouble, admin: BrowserContextOptions): Promise<string[]> {
  const visit = await newPlantedVisit(admin);
  const { page } = visit;
  const end = await beginWithPrevious(visit, name, trouble);
  try {
    await page.goto('/about');
    await page.getByRole('banner').getByText('Administrator', { exact: true }).waitFor();
    const { base } = (await releaseNow(name)).live;
    const previous = page.waitForRequest((request) => request.url().startsWith(new URL(base, siteUrl).href));
    await move(page, pageOf(name).at);
    await headingOf(page, name).waitFor({ timeout: messageWithin(trouble) });
    await previous;
  } finally {
    end();
    await visit.context.close();
  }
  return visit.troubles.filter((text) => text.startsWith('page error'));
}

describe('every area, when the version before is still good', () => {
  it.each(all.map((trouble) => [troubles[trouble], trouble] as const))(
    'shows that in the same tab when it %s',
    async (_, trouble) => {
      expect(await found.get(trouble)).toEqual([]);
    },
  );
});
