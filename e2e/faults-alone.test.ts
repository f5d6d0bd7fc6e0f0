import { closeBrowser } from './support/browser.ts';
import { type AreaFault, areaFaults } from './support/faults/area-fault.ts';
import { failuresOfAreas } from './support/faults/areas.ts';
import { beginAll } from './support/faults/begin-all.ts';
import { failAlone } from './support/faults/fail-alone.ts';
import { signedInOnce } from './support/faults/fault-visit.ts';
import { people } from './support/site.ts';

let found: Map<AreaFault, Promise<string[]>>;
beforeAll(async () => {
  const admin = await signedInOnce(people.admin);
  found = beginAll(Object.keys(areaFaults) as AreaFault[], 2, (fault) =>
    failuresOfAreas(fault, (name) => failAlone(name, fault, admin)),
  );
});
afterAll(closeBrowser);

describe('an area with no other version to fall back to', () => {
  it.each(Object.entries(areaFaults).map(([fault, text]) => [text, fault as AreaFault] as const))(
    'that %s: the rest of the site lives on, and it comes back by itself',
    async (_, fault) => {
      expect(await found.get(fault)).toEqual([]);
    },
  );
});
