import type { BrowserContextOptions } from 'playwright-core';
import { closeBrowser } from './support/browser.ts';
import { troublesOfAll } from './support/planted/areas.ts';
import { failAlone } from './support/planted/fail-alone.ts';
import { signedInOnce } from './support/planted/planted-visit.ts';
import { type Trouble, troubles } from './support/planted/trouble.ts';
import { people } from './support/site.ts';

let admin: BrowserContextOptions;
beforeAll(async () => {
  admin = await signedInOnce(people.admin);
});
afterAll(closeBrowser);

describe('an area with no other version to fall back to', () => {
  it.each(Object.entries(troubles).map(([trouble, words]) => [words, trouble as Trouble] as const))(
    'that %s: the rest of the site lives on, and it comes back by itself',
    async (_, trouble) => {
      expect(await troublesOfAll((name) => failAlone(name, trouble, admin))).toEqual([]);
    },
  );
});
