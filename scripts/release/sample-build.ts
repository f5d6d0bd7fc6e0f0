import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { VersionFiles, VersionMetadata } from '@vidya/contracts/release/release';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { hashOf } from './candidate.ts';

interface SampleBuild {
  name: RemoteName;
  version: string;
  files?: Partial<VersionFiles>;
  metadata?: Partial<VersionMetadata>;
}

const script = 'globalThis.catalog = {};';
const content: Record<string, string> = { 'entry.js': script, 'mf-manifest.json': '{}', 'views.json': '{}' };

/** For tests: writes a finished build that passes the gate, unless `files` or `metadata` break it. */
export function sampleBuild({ name, version, files, metadata }: SampleBuild): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-sample-build-'));
  const release: VersionFiles = {
    name,
    version,
    integrity: Object.fromEntries(Object.entries(content).map(([file, text]) => [file, hashOf(text)])),
    preload: ['entry.js'],
    screens: {},
    shared: { react: '^19.3.1' },
    platform: '^1.0.0',
    ...files,
  };
  const known: VersionMetadata = {
    firstLoadBytes: 20_000,
    totalBytes: 100_000,
    exposes: { './remote': { props: ['platform'], hooks: [] } },
    platformMembers: ['send'],
    access: 'everybody',
    unsafe: [],
    unhashed: [],
    ...metadata,
  };
  const documents = {
    'release.json': JSON.stringify(release),
    'facts.json': JSON.stringify(known),
    'build.json': '{}',
  };
  for (const [file, text] of Object.entries({ ...content, ...documents })) writeFileSync(path.join(folder, file), text);
  return folder;
}
