import type { Remote } from '@vidya/contracts/browser/platform';
import type { Candidate } from './candidates.ts';

/** A version that was asked for in this tab. */
export interface VersionHere extends Candidate {
  /** 'drawn' once its first page has stood for a moment: from then on it stays for the tab. */
  phase: 'loading' | 'ready' | 'drawn';
  /** From the wish to its component. */
  loadMs?: number;
}

const byBase = new Map<string, VersionHere>();
const byRemote = new WeakMap<Remote, VersionHere>();

const whole = (base: string): string => new URL(base, location.href).href;

/** From now on, what comes from the version's folder is known to be its. */
export function expectVersion(candidate: Candidate): VersionHere {
  const base = whole(candidate.base);
  const here = byBase.get(base) ?? { ...candidate, base, phase: 'loading' };
  byBase.set(base, here);
  return here;
}

export function arrived(remote: Remote, here: VersionHere, loadMs: number): void {
  if (here.phase === 'loading') here.phase = 'ready';
  here.loadMs ??= loadMs;
  byRemote.set(remote, here);
}

export const versionOf = (remote: Remote): VersionHere | undefined => byRemote.get(remote);

/** Whose script an address or an error's stack names. */
export function ownerOf(text: string): VersionHere | undefined {
  return [...byBase.values()].find(({ base }) => text.includes(base));
}

export const ownerOfError = (error: unknown): VersionHere | undefined =>
  error instanceof Error ? ownerOf(`${error.stack} ${error.message}`) : undefined;

/** webpack's name for a file of code that did not come. */
export const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Webpack and we take a script element away when it is settled: what still stands is on its way. */
export const isAwaited = ({ base }: VersionHere): boolean =>
  [...document.scripts].some(({ src }) => src.startsWith(base));

/** For the panel: every version asked for in this tab. */
export const versionsHere = (): VersionHere[] => [...byBase.values()];
