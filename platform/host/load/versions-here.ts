import type { Remote } from '@vidya/contracts/browser/platform';
import type { RemoteName } from '../../gate/remotes.ts';
import type { Candidate } from './candidates.ts';

/** A version that this tab has tried to load. */
export interface VersionHere extends Candidate {
  /** 'drawn' once its first page has been on screen for a moment: the tab then keeps this version. */
  phase: 'loading' | 'ready' | 'drawn';
  /** From the start of the load to the component, in ms. */
  loadMs?: number;
}

const byBase = new Map<string, VersionHere>();
const byRemote = new WeakMap<Remote, VersionHere>();

/** From now on, files from the version's folder belong to this version. */
export function expectVersion(candidate: Candidate): VersionHere {
  const base = new URL(candidate.base, location.href).href;
  const here = byBase.get(base) ?? { ...candidate, base, phase: 'loading' };
  byBase.set(base, here);
  return here;
}

export function arrived(remote: Remote, here: VersionHere, loadMs: number): void {
  if (here.phase === 'loading') here.phase = 'ready';
  here.loadMs ??= loadMs;
  byRemote.set(remote, here);
}

/** Forgets an area's versions that have arrived, and returns them. Those that still load may yet be drawn. */
export function forgetVersions(name: RemoteName): VersionHere[] {
  const arrivedOnes = [...byBase.values()].filter((here) => here.name === name && here.phase !== 'loading');
  for (const { base } of arrivedOnes) byBase.delete(base);
  return arrivedOnes;
}

export const versionOf = (remote: Remote): VersionHere | undefined => byRemote.get(remote);

/** The version whose script an address or an error's stack names. */
export const ownerOf = (text: string): VersionHere | undefined =>
  [...byBase.values()].find(({ base }) => text.includes(base));

export const ownerOfError = (error: unknown): VersionHere | undefined =>
  error instanceof Error ? ownerOf(`${error.stack} ${error.message}`) : undefined;

/** webpack's error name for a code file that failed to load. */
export const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Webpack and our code remove a script element once it has loaded or failed: the others are still loading. */
export const isAwaited = ({ base }: VersionHere): boolean =>
  [...document.scripts].some(({ src }) => src.startsWith(base));
