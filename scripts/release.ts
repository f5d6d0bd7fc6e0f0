/** Publishes, promotes, takes back and lists: `npm run release -- catalog`. Says what it understands when it does not. */
import { releaseChanged } from './release/changed.ts';
import { readReleaseOptions, UsageError } from './release/options.ts';
import { releaseTarget, whoAmI } from './release/place.ts';
import { publishArea } from './release/publish-area.ts';
import { ReleaseError } from './release/release-error.ts';
import { fulfil } from './release/wishes.ts';

try {
  const { wish, as } = readReleaseOptions(process.argv.slice(2));
  const target = await releaseTarget(as ?? whoAmI());
  if (wish.kind === 'changed') await releaseChanged(target, wish, console.info);
  else if (wish.kind === 'publish') await publishArea(target, wish, console.info);
  else await fulfil(target, wish, console.info);
} catch (error) {
  console.error(error instanceof ReleaseError || error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
