import type { HostMetadata, VersionMetadata } from './document/release.ts';
import type { Candidate, Refusal } from './refusal.ts';
import { satisfies } from './version-range.ts';

/** The package whose code the shell lends to the entries of all areas. */
export const runtimePackage = '@module-federation/runtime';

/** The versions of the runtime with which an area runs that was built for this one. */
export const runtimeRange = ({ version }: NonNullable<VersionMetadata['runtime']>): string => `^${version}`;

/** A build talks to the shell's federation runtime: it has to be one that it was built for. */
export function federationRuntime({ metadata }: Candidate, { runtime: given }: HostMetadata): Refusal[] {
  const { runtime: needed } = metadata;
  if (!needed || !given) return [];
  const check = 'federation runtime';
  const same = `Build it with @module-federation/enhanced ${given.version}`;
  if (needed.version === '') {
    const what = 'Its mf-manifest.json does not say for which federation runtime it was built.';
    return [{ check, what, fix: `${same}, and leave the manifest as it is.` }];
  }
  const range = runtimeRange(needed);
  if (!satisfies(given.version, range)) {
    const what = `It was built for the federation runtime ${range}; the live shell lends ${given.version}.`;
    return [{ check, what, fix: `${same}, or release a shell with a version within ${range} first.` }];
  }
  const missing = needed.names.filter((name) => name !== '*' && !given.names.includes(name));
  return missing.map((name) => {
    const what = `It takes '${name}' from the federation runtime; that of the live shell, ${given.version}, has no such name.`;
    return { check, what, fix: `${same}.` };
  });
}

/** What `release.json` says of the runtime, against what the bytes say. Older builds say nothing. */
export function falseRuntime({ files, metadata }: Candidate): Refusal[] {
  const needed = metadata.runtime ? runtimeRange(metadata.runtime) : 'none';
  if (files.runtime === undefined || files.runtime === needed) return [];
  const what = `release.json says federation runtime ${files.runtime}; its files say ${needed}.`;
  return [{ check: 'integrity', what, fix: 'Build again; do not change files of a finished build.' }];
}
