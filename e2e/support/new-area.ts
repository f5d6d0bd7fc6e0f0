import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AreaDeclaration } from '../../contracts/src/release/area-declaration.ts';
import type { VersionFiles, VersionMetadata, VersionReference } from '../../contracts/src/release/release.ts';
import { releaseNow } from './faults/document.ts';
import { releaseStore } from './site.ts';

const sha384 = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const declaration: AreaDeclaration = {
  title: 'Evenings',
  paths: { '/events': 'everybody', '/events/mine': 'signedIn' },
  navigation: [
    { menu: 'career', label: 'Evenings near you', path: '/events', order: 10 },
    { menu: 'account', label: 'My evenings', path: '/events/mine', order: 10 },
  ],
  budgetKb: 45,
  connections: [],
  owner: {},
};

/** A container as Module Federation builds one: a heading, by the React that the shell lends. */
const entry = `var events = (() => {
  let shared;
  return {
    init: (scope) => void (shared = scope),
    get: async () => {
      const [react] = Object.values(shared.react);
      const { createElement } = (react.lib ?? (await react.get()))();
      return () => ({ default: () => createElement('h1', null, 'Evenings near you') });
    },
  };
})();`;

const manifest = JSON.stringify({
  metaData: { globalName: 'events', remoteEntry: { name: 'entry.js', path: '' } },
});
const pages = JSON.stringify({ '/events': { title: 'Evenings', description: 'Evenings near you.' } });

/**
 * Puts a version of an area that this site never had into the release store; nobody gets it. Its files come from the
 * catalogue's origin, below a folder of their own: `base`.
 */
export async function writeNewArea(version: string): Promise<VersionReference> {
  const { live } = await releaseNow('catalog');
  const base = `${new URL(live.base).origin}/events`;
  const texts = { 'entry.js': entry, 'mf-manifest.json': manifest, 'views.json': '{}', 'pages.json': pages };
  const files: VersionFiles = {
    name: 'events',
    version,
    integrity: Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, sha384(text)])),
    preload: ['entry.js'],
    screens: {},
    shared: { react: '^19.0.0' },
    platform: '^1.0.0',
    declaration,
  };
  const metadata: VersionMetadata = {
    firstLoadBytes: entry.length,
    totalBytes: entry.length,
    exposes: { './remote': { props: [], hooks: [] } },
    platformMembers: [],
    access: 'everybody',
    unsafe: [],
    unhashed: [],
  };
  const release = JSON.stringify(files);
  const all = { ...texts, 'facts.json': JSON.stringify(metadata), 'release.json': release };
  for (const place of ['events', 'catalog/events'].map((folder) => path.join(releaseStore, folder, version))) {
    mkdirSync(place, { recursive: true });
    for (const [file, text] of Object.entries(all)) writeFileSync(path.join(place, file), text);
  }
  return { version, base, hash: sha384(release) };
}
