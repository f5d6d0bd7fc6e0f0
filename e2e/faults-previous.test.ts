import type { BrowserContextOptions } from 'playwright-core';
import { type RemoteName, remoteNames } from '../contracts/src/remotes.ts';
import { closeBrowser } from './support/browser.ts';
import { headingOf, move, pageOf } from './support/planted/areas.ts';
import { releaseNow } from './support/planted/document.ts';
import { newPlantedVisit, signedInOnce } from './support/planted/planted-visit.ts';
import { beginWithPrevious, isSurvived, messageWithin, type Trouble, troubles } from './support/planted/trouble.ts';
import { people, siteUrl } from './support/site.ts';

let admin: BrowserContextOptions;
beforeAll(async () => {
  admin = await signedInOnce(people.admin);
});
afterAll(closeBrowser);

/** Opens areas one after another, in a tab that stands on a page of the shell: each shows the version before. */
async function walk(names: readonly RemoteName[], trouble: Trouble): Promise<void> {
  const visit = await newPlantedVisit(admin);
  const { page } = visit;
  const end = await beginWithPrevious(visit, names, trouble);
  await page.goto('/about');
  await page.getByRole('banner').getByText('Administrator', { exact: true }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const name of names) {
    await move(page, pageOf(name).at);
    await headingOf(page, name).waitFor({ timeout: messageWithin(trouble) });
    const { base } = (await releaseNow(name)).live;
    expect(asked.some((address) => address.startsWith(new URL(base, siteUrl).href))).toBe(true);
  }
  expect(visit.troubles.filter((text) => text.startsWith('page error'))).toEqual([]);
  end();
  await visit.context.close();
}

const all = (Object.keys(troubles) as Trouble[]).filter((trouble) => !isSurvived(trouble));
const patient: Trouble[] = ['hangs', 'slow'];

describe('every area, when the version before is still good', () => {
  it.each(all.filter((trouble) => !patient.includes(trouble)).map((trouble) => [troubles[trouble], trouble] as const))(
    'shows that in the same tab when it %s',
    async (_, trouble) => {
      await walk(remoteNames, trouble);
    },
  );

  it.each(patient.map((trouble) => [troubles[trouble], trouble] as const))(
    'shows that once it has waited when it %s',
    async (_, trouble) => {
      await Promise.all(remoteNames.map((name) => walk([name], trouble)));
    },
  );
});
