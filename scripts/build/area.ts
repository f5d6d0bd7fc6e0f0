import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageMetas } from '@vidya/contracts/texts/page-meta';
import type { Build } from '../config/webpack/base.ts';
import { remoteConfig } from '../config/webpack/remote.ts';
import { packageFolder } from '../config/webpack/shared.ts';
import { compile } from './compile.ts';
import { cacheStamped, describedFiles, describeScripts, describeVersion } from './metadata/describe-version.ts';
import { buildServerParts } from './server-parts.ts';
import { keepSourceMaps, takeSourceMaps } from './source-maps.ts';
import { stampVersion, unstamped } from './stamp.ts';

/** Where a build is made. */
export interface BuildPlace {
  /** '1.0.0', from package.json. */
  packageVersion: string;
  /** webpack's output folder, absolute. */
  output: string;
}

/** Writes `pages.json`, if the area has a `src/page-meta.ts`: the front server's titles of pages that it does not render. */
async function writePageMeta(folder: string, output: string): Promise<void> {
  const source = path.join(packageFolder(folder), 'src/page-meta.ts');
  if (!existsSync(source)) return;
  const { pageMeta } = (await import(pathToFileURL(source).href)) as { pageMeta: PageMetas };
  writeFileSync(path.join(output, 'pages.json'), JSON.stringify(pageMeta));
}

/** Builds an area. Returns its version. */
export async function buildArea(build: Build, { packageVersion, output }: BuildPlace): Promise<string> {
  const { folder } = build;
  await Promise.all([compile(remoteConfig(build)), buildServerParts({ folder, output })]);
  const maps = takeSourceMaps(output);
  await writePageMeta(folder, output);
  const name = folder.replace(/^mfe-/, '');
  const { needs, inspection } = describeScripts(output);
  const described = describedFiles({ name, version: unstamped(packageVersion), output }, needs);
  const version = stampVersion(output, packageVersion, JSON.stringify(described));
  describeVersion({ name, version, output }, needs);
  cacheStamped({ name, version, output }, inspection, unstamped(packageVersion));
  keepSourceMaps(path.join(path.dirname(output), version), maps);
  return version;
}
