import path from 'node:path';
import { requireBuilt } from '../../../../scripts/build/version.ts';
import { build } from '../../../../scripts/build.ts';
import { packageFolder as folderOf } from '../../../../scripts/config/webpack/shared.ts';
import { isServed } from '../../../registry/release-store/is-served.ts';
import { afterPublishing } from '../next-step.ts';
import { siteAddress } from '../place.ts';
import { type Publication, publish, type ReleaseTarget } from './publish.ts';

/** Builds an area if it changed, publishes it and prints the next steps. */
export async function publishArea(
  target: ReleaseTarget,
  { name, note, accepted }: Pick<Publication, 'name' | 'note' | 'accepted'>,
  say: (line: string) => void,
): Promise<void> {
  const packageFolder = `mfe-${name}`;
  await build([packageFolder], say);
  const folder = path.join(folderOf(packageFolder), 'dist', requireBuilt(packageFolder));
  const { tryImport } = await import('../../rehearsal/try-import.ts');
  const imported = tryImport({ site: siteAddress(), folder });
  // Awaited only after the gate's other checks, one of which may fail before.
  imported.catch(() => undefined);
  const published = await publish(target, { name, folder, note, accepted, imported });
  const { version, hash, releases, isUploaded, mapsRefused } = published;
  say(`${name} ${version} passed the gate and is ${isUploaded ? '' : 'already '}in ${target.store.place}.`);
  if (mapsRefused)
    say(`Stacks of its errors will name built files, because its source maps were not kept: ${mapsRefused}`);
  const { base } = releases.grant;
  if (base?.startsWith('http') && !(await isServed(base, { version, hash })))
    say(`Browsers will look for it at ${base}/${version}/, where it is not yet: start what serves it there.`);
  afterPublishing(releases, version).forEach((line) => say(line));
}
