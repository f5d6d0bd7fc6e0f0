import {
  getInstance,
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { Remote } from '@vidya/contracts/browser/platform';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { listen } from '../../listen.ts';
import { fetchChecked } from '../trust/checked-fetch.ts';
import { integrityOf } from '../trust/integrity.ts';

/**
 * Runs a version's entry script and returns the container from the global that it sets. The federation runtime would
 * check that global first and could return another version's container.
 */
function runEntry(address: string, globalName: string): Promise<unknown> {
  const page = globalThis as unknown as Record<string, unknown>;
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    const onDone = (): void => {
      script.remove();
      const container = page[globalName];
      page[globalName] = undefined;
      if (container) resolve(container);
      else reject(new Error(`${address} brought nothing.`));
    };
    // The load event fires right after the script, before any other script runs.
    listen(script, ['load', 'error'], onDone);
    script.crossOrigin = 'anonymous';
    script.integrity = integrityOf(address);
    script.src = address;
    document.head.append(script);
  });
}

// The runtime awaits the returned container.
const plugin: ModuleFederationRuntimePlugin = {
  name: 'vidya-releases',
  loadEntry: ({ remoteInfo }) => runEntry(remoteInfo.entry, remoteInfo.entryGlobalName) as never,
};

type Manifest = { metaData: { globalName: string; remoteEntry: { path: string; name: string } } };

let loads = 0;

/**
 * Loads an area's root component from a manifest. This code reads the manifest itself, so the shell leaves out that
 * part of the federation runtime. Each load has a unique name, because the runtime remembers failures by name.
 */
export async function loadVersion(name: RemoteName, manifest: string): Promise<Remote> {
  const response = await fetchChecked(manifest, integrityOf(manifest));
  const { globalName, remoteEntry } = ((await response.json()) as Manifest).metaData;
  if (loads === 0) registerPlugins([plugin]);
  loads += 1;
  const id = `${name}~${loads}`;
  const entry = new URL(remoteEntry.path + remoteEntry.name, manifest).href;
  registerRemotes([{ name: id, entry, entryGlobalName: globalName }]);
  const module = await loadRemote<{ default: Remote }>(`${id}/remote`);
  if (typeof module?.default !== 'function') throw new Error(`The area ${name} exports no screen.`);
  return module.default;
}

/** The shell's shared libraries: name → version. */
export function sharedLibraries(): Record<string, string | undefined> {
  const shared = getInstance()?.options.shared ?? {};
  return Object.fromEntries(Object.entries(shared).map(([library, [given]]) => [library, given?.version]));
}
