import type { BrowserContextOptions } from 'playwright-core';
import { remoteNames } from '../contracts/src/remotes.ts';
import { closeBrowser } from './support/browser.ts';
import { failAlone } from './support/planted/fail-alone.ts';
import { signedInOnce } from './support/planted/planted-visit.ts';
import { type Trouble, troubles } from './support/planted/trouble.ts';
import { people } from './support/site.ts';

let admin: BrowserContextOptions;
beforeAll(async () => {
  admin = await signedInOnce(people.admin);
});
afterAll(closeBrowser);

const patient: Trouble[] = ['hangs', 'slow'];
const quick = (Object.keys(troubles) as Trouble[]).filter((trouble) => !patient.includes(trouble));
const named = (some: readonly Trouble[]) => some.map((trouble) => [troubles[trouble], trouble] as const);

describe.each(remoteNames)('%s, with no other version to fall back to', (name) => {
  it.each(named(quick))('%s: the rest of the site lives on, and it comes back by itself', async (_, trouble) => {
    expect(await failAlone(name, trouble, admin)).toEqual([]);
  });
});

describe('an area that keeps people waiting', () => {
  it.each(named(patient))('%s: the rest of the site lives on, and it comes back by itself', async (_, trouble) => {
    const uncaught = await Promise.all(remoteNames.map((name) => failAlone(name, trouble, admin)));
    expect(uncaught.flat()).toEqual([]);
  });
});
