import type { BrowserContextOptions } from 'playwright-core';
import type { RemoteName } from '../platform/gate/remotes.ts';
import { closeBrowser } from './support/browser.ts';
import { move } from './support/content.ts';
import {
  type AreaFault,
  areaFaults,
  beginWithPrevious,
  isSurvived,
  messageWithin,
} from './support/faults/area-fault.ts';
import { failuresOfAreas, headingOf, pageOf } from './support/faults/areas.ts';
import { beginAll } from './support/faults/begin-all.ts';
import { releaseNow } from './support/faults/document.ts';
import { newFaultVisit, signedInOnce } from './support/faults/fault-visit.ts';
import { people, siteUrl } from './support/site.ts';

const all = (Object.keys(areaFaults) as AreaFault[]).filter((fault) => !isSurvived(fault));
let found: Map<AreaFault, Promise<string[]>>;
beforeAll(async () => {
  const admin = await signedInOnce(people.admin);
  found = beginAll(all, 2, (fault) => failuresOfAreas(fault, (name) => showsPrevious(name, fault, admin)));
});
afterAll(closeBrowser);

/** Opens an area in a tab on a page of the shell: it shows the previous version. */
async function showsPrevious(name: RemoteName, fault: AreaFault, admin: BrowserContextOptions): Promise<string[]> {
  const visit = await newFaultVisit(admin);
  const { page } = visit;
  const end = await beginWithPrevious(visit, name, fault);
  try {
    await page.goto('/about');
    await page.getByRole('banner').getByText('Administrator', { exact: true }).waitFor();
    const { base } = (await releaseNow(name)).live;
    const previous = page.waitForRequest((request) => request.url().startsWith(new URL(base, siteUrl).href));
    await move(page, pageOf(name).at);
    await headingOf(page, name).waitFor({ timeout: messageWithin(fault) });
    await previous;
  } finally {
    end();
    await visit.context.close();
  }
  return visit.pageErrors.filter((text) => text.startsWith('page error'));
}

describe('every area, when the version before is still good', () => {
  it.each(all.map((fault) => [areaFaults[fault], fault] as const))(
    'shows that in the same tab when it %s',
    async (_, fault) => {
      expect(await found.get(fault)).toEqual([]);
    },
  );
});
