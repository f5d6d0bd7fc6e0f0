import { closeBrowser } from './support/browser.ts';
import { troublesOfAreas } from './support/planted/areas.ts';
import { beginAll } from './support/planted/begin-all.ts';
import { failAlone } from './support/planted/fail-alone.ts';
import { signedInOnce } from './support/planted/planted-visit.ts';
import { type Trouble, troubles } from './support/planted/trouble.ts';
import { people } from './support/site.ts';

let found: Map<Trouble, Promise<string[]>>;
beforeAll(async () => {
  const admin = await signedInOnce(people.admin);
  found = beginAll(Object.keys(troubles) as Trouble[], 3, (trouble) =>
    troublesOfAreas(trouble, (name) => failAlone(name, trouble, admin)),
  );
});
afterAll(closeBrowser);

describe('an area with no other version to fall back to', () => {
  it.each(Object.entries(troubles).map(([trouble, text]) => [text, trouble as Trouble] as const))(
    'that %s: the rest of the site lives on, and it comes back by itself',
    async (_, trouble) => {
      expect(await found.get(trouble)).toEqual([]);
    },
  );
});
