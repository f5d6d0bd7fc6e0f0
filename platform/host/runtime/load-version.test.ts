import { getInstance, init } from '@module-federation/enhanced/runtime';
import { servePage } from '../testing/mock-releases.ts';
import { loadVersion, sharedLibraries } from './load-version.ts';

const manifest = 'http://127.0.0.1:3101/mf-manifest.json';
const page = globalThis as unknown as Record<string, unknown>;
const Screen = () => null;

/** A browser that runs `act` for the entry script, where jsdom runs none. */
function entry(act: () => void): void {
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    act();
    for (const node of nodes) (node as HTMLScriptElement).dispatchEvent(new Event('load'));
  });
}

beforeEach(() => {
  servePage({ uncheckedOrigins: [new URL(manifest).origin] });
  init({
    name: 'shell',
    remotes: [],
    shared: {
      react: { version: '19.3.1', lib: () => ({}), shareConfig: { singleton: true, requiredVersion: '19.3.1' } },
    },
  });
  const metaData = { globalName: 'learning', remoteEntry: { path: '', name: 'remoteEntry.js' } };
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ metaData })));
});
afterEach(() => jest.restoreAllMocks());

it('reads from the federation runtime which libraries the shell lends', () => {
  expect(sharedLibraries()).toEqual({
    react: '19.3.1',
    '@module-federation/runtime': expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
  });
});

it('gives a container the runtime’s own share scopes, and takes its screens', async () => {
  const container = { init: jest.fn(), get: () => Promise.resolve(() => ({ default: Screen })) };
  entry(() => (page['learning'] = container));
  await expect(loadVersion('learning', manifest)).resolves.toBe(Screen);
  const { shareScopeMap } = getInstance()!;
  expect(container.init).toHaveBeenCalledWith(shareScopeMap['default'], [], {
    version: '',
    shareScopeKeys: 'default',
    shareScopeMap,
  });
  expect(page['learning']).toBeUndefined();
  expect(document.querySelector('script[src]')).toBeNull();
});

it('refuses an entry that brings no container', async () => {
  entry(() => undefined);
  await expect(loadVersion('learning', manifest)).rejects.toThrow('brought nothing');
});
