import { getInstance } from '@module-federation/enhanced/runtime';
import { listen } from '@vidya/contracts/browser/listen';
import type { Remote } from '@vidya/contracts/browser/platform';
import { runtimePackage } from '../../gate/federation-runtime.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { fetchChecked } from '../trust/checked-fetch.ts';
import { integrityOf } from '../trust/integrity.ts';

type ShareScopes = NonNullable<ReturnType<typeof getInstance>>['shareScopeMap'];

/** What an area's entry script leaves in a global: Module Federation's container. */
interface Container {
  init: (
    scope: object,
    initScope: unknown[],
    host: { version: string; shareScopeKeys: string; shareScopeMap: ShareScopes },
  ) => unknown;
  get: (exposed: string) => Promise<() => unknown>;
}

/** Runs a version's entry script and returns the container from the global that it sets. */
function runEntry(address: string, globalName: string): Promise<Container> {
  const page = globalThis as unknown as Record<string, Container | undefined>;
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

type Manifest = { metaData: { globalName: string; remoteEntry: { path: string; name: string } } };

/**
 * Loads an area's root component from a manifest. Manifest and container are read here: the federation runtime, which
 * would remember failures and could return another version's container, brings the shared libraries only.
 */
export async function loadVersion(name: RemoteName, manifest: string): Promise<Remote> {
  const response = await fetchChecked(manifest, integrityOf(manifest));
  const { globalName, remoteEntry } = ((await response.json()) as Manifest).metaData;
  const container = await runEntry(new URL(remoteEntry.path + remoteEntry.name, manifest).href, globalName);
  const shareScopeMap = getInstance()?.shareScopeMap ?? {};
  const scope = (shareScopeMap['default'] ??= {});
  await container.init(scope, [], { version: '', shareScopeKeys: 'default', shareScopeMap });
  const load = await container.get('./remote');
  const module = (await load()) as { default?: Remote } | undefined;
  if (typeof module?.default !== 'function') throw new Error(`The area ${name} exports no screen.`);
  return module.default;
}

/** The shell's shared libraries and the runtime through which areas get them: name → version. */
export function sharedLibraries(): Record<string, string | undefined> {
  const instance = getInstance();
  const shared = Object.entries(instance?.options.shared ?? {});
  const versions = shared.map(([library, [given]]) => [library, given?.version] as const);
  return Object.fromEntries([...versions, [runtimePackage, instance?.version] as const]);
}
