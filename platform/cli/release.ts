/** Publishes, promotes, rolls back and lists: `npm run release -- catalog`. Prints its usage for unknown arguments. */
import { releaseChanged } from './release/changed.ts';
import { readReleaseOptions } from './release/options.ts';
import { releaseTarget, whoAmI } from './release/place.ts';
import { publishArea } from './release/publish/publish-area.ts';
import { ReleaseError } from './release/release-error.ts';
import { runCommand } from './release/run-command.ts';
import { UsageError } from './release/usage.ts';

try {
  const { command, as } = readReleaseOptions(process.argv.slice(2));
  const target = await releaseTarget(as ?? whoAmI());
  if (command.kind === 'changed') await releaseChanged(target, command, console.info);
  else if (command.kind === 'publish') await publishArea(target, command, console.info);
  else await runCommand(target, command, console.info);
} catch (error) {
  console.error(error instanceof ReleaseError || error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
