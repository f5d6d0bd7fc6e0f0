import { readAt } from '../../../outside/files/disk-files.ts';
import { Plan, type Room } from './plan.ts';
import { planCartridge } from './plan-cartridge.ts';
import { planCsv } from './plan-csv.ts';
import { withZip, type ZipPackage } from './zip-package.ts';

/** What an import creates, and the files that it comes from; null for a CSV file. */
export interface ReadOutline {
  plan: Plan;
  zip: ZipPackage | null;
}

/** Reads a Common Cartridge or a CSV file of this machine, and gives `work` the plan. Throws 400. */
export async function withOutline<Result>(
  file: string,
  room: Room,
  work: (outline: ReadOutline) => Promise<Result>,
): Promise<Result> {
  const plan = new Plan(room);
  if ((await readAt(file, 0, 2)).toString('latin1') === 'PK')
    return withZip(file, async (zip) => {
      await planCartridge(zip, plan);
      return work({ plan, zip });
    });
  await planCsv(file, plan);
  return work({ plan, zip: null });
}
