import { readReleaseOptions } from '../release/options.ts';
import { releaseTarget, whoAmI } from '../release/place.ts';
import { publishArea } from '../release/publish/publish-area.ts';
import { runCommand } from '../release/run-command.ts';
import { ownArea } from './own-area.ts';
import { releaseArguments } from './release-arguments.ts';

const modes = ['rehearse', 'preview', 'promote', 'rollout', 'halt', 'go-on', 'approve', 'rollback', 'grant', 'list'];

export const isReleaseCommand = (command: string): boolean => command === 'publish' || modes.includes(command);

/** `npm run release` for the area in the current folder: 'promote' is its `--promote`. */
export async function release(command: string, args: readonly string[]): Promise<void> {
  const { command: read, as } = readReleaseOptions([ownArea(), ...releaseArguments(command, args)]);
  const target = await releaseTarget(as ?? whoAmI());
  if (read.kind === 'publish') await publishArea(target, read, console.info);
  else if (read.kind !== 'changed') await runCommand(target, read, console.info);
}
