import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { HostMetadata } from '../../../../platform/gate/document/release.ts';

/** Finds what Module Federation itself is made of, in the version that builds here. */
const federation = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
const core = '@module-federation/runtime-core';

/** The federation runtime that a shell built here lends to areas: its version, and the names in it. */
export function sharedRuntime(): NonNullable<HostMetadata['runtime']> {
  const entry = federation.resolve(core);
  const folder = entry.slice(0, entry.lastIndexOf(path.join(core, path.sep)) + core.length);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return { version, names: Object.keys(federation(core) as object).toSorted() };
}
