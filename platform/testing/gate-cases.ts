import type { AreaDeclaration } from '../gate/document/area-declaration.ts';
import type { HostMetadata, VersionFiles, VersionMetadata } from '../gate/document/release.ts';
import { platformVersion } from '../gate/host-platform.ts';
import type { Acceptance } from '../gate/live-checks.ts';
import type { Candidate, Refusal } from '../gate/refusal.ts';
import { refusalsOf, refusalText } from '../gate/release-gate.ts';

export const hash = `sha384-${'A'.repeat(64)}`;

export const host: HostMetadata = {
  version: '1.0.0-shell',
  shared: { react: '19.3.1', jotai: '3.0.1' },
  platform: platformVersion,
  props: ['platform'],
  guarded: ['admin'],
};

export const files: VersionFiles = {
  name: 'catalog',
  version: '1.2.0-abc',
  integrity: { 'mf-manifest.json': hash, 'views.json': hash, 'remoteEntry.js': hash, 'cart.js': hash },
  preload: ['remoteEntry.js'],
  screens: { '/': ['cart.js'] },
  shared: { react: '^19.3.1' },
  platform: '^1.0.0',
};

export const metadata: VersionMetadata = {
  firstLoadBytes: 30_000,
  totalBytes: 200_000,
  exposes: { './remote': { props: ['platform'], hooks: [] } },
  platformMembers: ['toasts', 'send'],
  unsafe: [],
  unhashed: [],
};

interface GateCase {
  files?: Partial<VersionFiles>;
  metadata?: Partial<VersionMetadata>;
  host?: Partial<HostMetadata>;
  live?: Candidate;
  accepted?: Acceptance;
}

/** What the gate says of a good version of the catalogue with these differences. */
export const refusals = (given: GateCase): Refusal[] =>
  refusalsOf(
    { files: { ...files, ...given.files }, metadata: { ...metadata, ...given.metadata } },
    { hosts: [{ ...host, ...given.host }], live: given.live, accepted: given.accepted },
  );
export const lines = (given: GateCase): string[] => refusalText(refusals(given)).split('\n');

/** A declaration of the catalogue. */
export const declaration: AreaDeclaration = {
  title: 'Courses',
  paths: { '/': 'everybody' },
  navigation: [],
  budgetKb: 45,
  connections: [],
  owner: {},
};
