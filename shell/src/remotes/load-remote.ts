import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remote } from '@vidya/contracts/platform';
import type { RemoteName, ReleaseDocument } from '@vidya/contracts/release';
import { integrityOf, trust } from './integrity.ts';

const attempts = 3;
const pausesMs = [300, 600];
const limitMs = 8_000;

let released: ReleaseDocument = { remotes: [] };

/** Tells the federation runtime where each remote is. Nothing is loaded yet. */
export function registerReleases(document: ReleaseDocument): void {
  released = document;
  for (const remote of document.remotes) trust(remote.integrity);
  registerPlugins([
    {
      name: 'vidya-integrity',
      createScript: ({ url }) => {
        const script = globalThis.document.createElement('script');
        script.crossOrigin = 'anonymous';
        script.integrity = integrityOf(url);
        script.src = url;
        return script;
      },
      createLink: ({ url, attrs }) => {
        const link = globalThis.document.createElement('link');
        for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
        // Without it a preloaded file is fetched a second time.
        link.crossOrigin = 'anonymous';
        link.href = url;
        return link;
      },
    },
  ]);
  registerRemotes(document.remotes.map(asRuntimeRemote));
}

const asRuntimeRemote = ({ name, entry }: { name: string; entry: string }) => ({
  name,
  entry: new URL(entry, location.href).href,
});

/** Asks for a remote again from scratch: without `force` the runtime hands out the old, failed module. */
function forget(name: RemoteName): void {
  const remote = released.remotes.find((candidate) => candidate.name === name);
  if (remote) registerRemotes([asRuntimeRemote(remote)], { force: true });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function withLimit<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The area did not answer in time.')), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function loadOnce(name: RemoteName): Promise<Remote> {
  const module = await withLimit(loadRemote<{ default: Remote }>(`${name}/remote`));
  if (typeof module?.default !== 'function') throw new Error(`The area ${name} exports no screen.`);
  return module.default;
}

/** Loads one remote's root component; three attempts, then the last error. */
export async function fetchRemote(name: RemoteName): Promise<Remote> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await loadOnce(name);
    } catch (error) {
      forget(name);
      if (attempt >= attempts) throw error;
      await pause(pausesMs[attempt - 1] ?? 0);
    }
  }
}
