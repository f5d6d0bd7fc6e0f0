import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AreaDeclaration } from '../../platform/gate/document/area-declaration.ts';
import type { VersionFiles, VersionReference } from '../../platform/gate/document/release.ts';
import { integrityOf } from '../../platform/gate/integrity-of.ts';
import { releaseNow } from './faults/document.ts';
import { releaseStore } from './site.ts';

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

/** A container as Module Federation builds one, in small: a heading, by the React that the shell lends. */
const entry = `var events = (() => {
  let shared, react;
  const modules = {
    1(module, exports, require) {
      require.d(exports, { default: () => Events });
      function Events() {
        return react.createElement('h1', null, 'Evenings near you');
      }
    },
  };
  const require = (id) => {
    const exports = {};
    const d = (to, getters) => Object.keys(getters).forEach((name) => Object.defineProperty(to, name, { get: getters[name] }));
    modules[id](null, exports, { d });
    return exports;
  };
  const exposed = { './remote': () => require(1) };
  return {
    init: (scope) => void (shared = scope),
    get: async (name) => {
      const [library] = Object.values(shared.react);
      react = (library.lib ?? (await library.get()))();
      const module = exposed[name]();
      return () => module;
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
    integrity: Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, integrityOf(text)])),
    preload: ['entry.js'],
    screens: {},
    shared: {},
    platform: '^1.0.0',
    declaration,
  };
  const release = JSON.stringify(files);
  const all = { ...texts, 'release.json': release };
  for (const place of ['events', 'catalog/events'].map((folder) => path.join(releaseStore, folder, version))) {
    mkdirSync(place, { recursive: true });
    for (const [file, text] of Object.entries(all)) writeFileSync(path.join(place, file), text);
  }
  return { version, base, hash: integrityOf(release) };
}
