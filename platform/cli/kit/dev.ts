import { devOptions } from '../../../scripts/dev/options.ts';
import { against, alone } from '../../../scripts/dev/serve-area.ts';
import { ownArea } from './own-area.ts';

/** Develops the area in the current folder: on a mock platform, or inside a deployed site. */
export async function develop(args: string[]): Promise<void> {
  const options = devOptions([ownArea(), ...args]);
  await (options.kind === 'against' ? against(options.name, options.deployed) : alone(options.name));
}
