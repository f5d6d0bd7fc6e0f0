import { init } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '../../gate/remotes.ts';
import { arrived, expectVersion, ownerOf } from '../load/versions-here.ts';
import { reference } from '../testing/mock-releases.ts';
import { impossible, integrityOf, trust } from '../trust/integrity.ts';
import { chunkListOf, unload } from './unload.ts';

const page = globalThis as unknown as Record<string, unknown> & {
  __FEDERATION__: { __INSTANCES__: { options: { name: string } }[] };
};
const instances = () => page.__FEDERATION__.__INSTANCES__.map(({ options }) => options.name);

/** What a loaded version leaves in a tab. */
function load(name: RemoteName, version: string): string {
  const base = `https://areas.example/${name}/${version}/`;
  const here = expectVersion({ ...reference(version), base, name, as: 'live' });
  arrived(() => null, here, 1);
  trust({ [`${base}1.js`]: 'sha384-1' });
  page[chunkListOf(name, version)] = [];
  init({ name, remotes: [] });
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: `${base}1.css` });
  document.head.append(link);
  return base;
}

const left = (base: string, name: string, version: string) => ({
  list: chunkListOf(name, version) in page,
  hash: integrityOf(`${base}1.js`) !== impossible,
  styles: [...document.querySelectorAll('link')].some(({ href }) => href.startsWith(base)),
  owner: ownerOf(`${base}1.js`) !== undefined,
  instance: instances().includes(name),
});
const everything = { list: true, hash: true, styles: true, owner: true, instance: true };
const nothing = { list: false, hash: false, styles: false, owner: false, instance: false };

it('releases what a replaced version leaves, and touches no other area', () => {
  const [learning, catalog] = [load('learning', '1.0.0-a'), load('catalog', '1.0.0-b')];
  expect(left(learning, 'learning', '1.0.0-a')).toEqual(everything);
  unload('learning');
  expect(left(learning, 'learning', '1.0.0-a')).toEqual(nothing);
  expect(left(catalog, 'catalog', '1.0.0-b')).toEqual(everything);
});

it('leaves no more after fifty versions than after one', () => {
  const names = () => Object.keys(page).filter((name) => name.startsWith('webpackChunkauthoring')).length;
  for (let count = 0; count < 50; count++) {
    load('authoring', `1.0.${count}-a`);
    unload('authoring');
  }
  expect(names()).toBe(0);
  expect(instances()).not.toContain('authoring');
});

it('waits while an upload goes on', () => {
  const base = load('account', '1.0.0-a');
  const warn = (event: Event): void => event.preventDefault();
  addEventListener('beforeunload', warn);
  unload('account');
  expect(left(base, 'account', '1.0.0-a')).toEqual(everything);
  removeEventListener('beforeunload', warn);
  unload('account');
  expect(left(base, 'account', '1.0.0-a')).toEqual(nothing);
});

it('leaves a version alone that still loads', () => {
  const candidate = { ...reference('3.0.0'), base: 'https://areas.example/slow/', name: 'admin' as const };
  expectVersion({ ...candidate, as: 'live' });
  unload('admin');
  expect(ownerOf(`${candidate.base}1.js`)).toBeDefined();
});
