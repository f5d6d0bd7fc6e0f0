import type { VersionFiles } from '../../gate/document/release.ts';
import { runtimePackage } from '../../gate/federation-runtime.ts';
import { platformVersion } from '../../gate/host-platform.ts';
import { satisfies } from '../../gate/version-range.ts';
import { fetchChecked } from '../trust/checked-fetch.ts';
import type { Candidate } from './candidates.ts';
import { readPageSettings } from './page-settings.ts';

/** A version that needs what this page's shell does not have. A retry does not help, and its code never runs. */
export class IncompatibleVersionError extends Error {}

/** A version's `release.json`: embedded in the page for the version that this browser was given, otherwise fetched and checked. */
export async function versionFiles({ name, version, base, hash }: Candidate): Promise<VersionFiles> {
  const text = readPageSettings().versions[hash] ?? (await (await fetchChecked(`${base}release.json`, hash)).text());
  const files = JSON.parse(text) as VersionFiles;
  if (files.name !== name || files.version !== version)
    throw new IncompatibleVersionError(`${base} is not ${name} ${version}.`);
  return files;
}

/** Throws an IncompatibleVersionError if the version was built for other shared `libraries` or another platform. */
export function refuseIncompatible(files: VersionFiles, libraries: Record<string, string | undefined>): void {
  const runtime = files.runtime === undefined ? {} : { [runtimePackage]: files.runtime };
  for (const [library, range] of Object.entries({ ...files.shared, ...runtime, platform: files.platform })) {
    const given = library === 'platform' ? platformVersion : libraries[library];
    if (given === undefined || !satisfies(given, range))
      throw new IncompatibleVersionError(
        `${files.name} ${files.version} needs ${library} ${range}; this page has ${given}.`,
      );
  }
}
