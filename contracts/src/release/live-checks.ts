import type { z } from 'zod';
import type { acceptance } from '../shapes/release.ts';
import type { Candidate, Refusal } from './release-gate.ts';

/** What a publisher accepts of what the gate refuses otherwise, and why. */
export type Acceptance = z.infer<typeof acceptance>;

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;

/** A build may grow by this much over the live version. */
const growthMax = { share: 0.1, bytes: 15 * 1024 };
/** Less than this is no growth that anybody would notice. */
const growthMin = 1024;

/** Whether the publisher removes a path or a hook on purpose; '*' is everything. */
const isRemoved = (what: string, accepted?: Acceptance): boolean =>
  accepted?.removes.some((removed) => removed === '*' || removed === what) ?? false;

/** Functions attached to an exposed component that the live version has: the shell calls them. */
export const goneHooks = (candidate: Candidate, live?: Candidate, accepted?: Acceptance): Refusal[] =>
  Object.entries(live?.metadata.exposes ?? {}).flatMap(([module, { hooks }]) => {
    const there = candidate.metadata.exposes[module];
    const gone = there ? hooks.filter((hook) => !there.hooks.includes(hook) && !isRemoved(hook, accepted)) : [];
    return gone.map(
      (hook): Refusal => ({
        check: 'exposed module',
        what: `'${hook}' of '${module}' is gone; the live version has it.`,
        fix: `Attach it again (src/remote.tsx), or publish with --removes ${hook} --reason "…".`,
      }),
    );
  });

/** Paths of the live version that lead nowhere in this one. */
export function gonePaths({ metadata }: Candidate, live?: Candidate, accepted?: Acceptance): Refusal[] {
  const { paths = [] } = metadata;
  const gone = (live?.metadata.paths ?? []).filter((path) => !paths.includes(path) && !isRemoved(path, accepted));
  return gone.map((path) => ({
    check: 'paths',
    what: `${path} is gone; the live version has it, and links and bookmarks lead there.`,
    fix: `Keep its route, or publish with --removes ${path} --reason "…".`,
  }));
}

const isGrowth = (before: number, after: number): boolean =>
  after - before > growthMin && (after - before > growthMax.bytes || after - before > before * growthMax.share);

/** Growth over the live version by more than 10 % or 15 kB. */
export function growth({ metadata }: Candidate, live?: Candidate, accepted?: Acceptance): Refusal[] {
  if (!live || accepted?.grows) return [];
  const measured = [
    { what: 'Its pages begin with', before: live.metadata.firstLoadBytes, after: metadata.firstLoadBytes },
    { what: 'All its files together have', before: live.metadata.totalBytes, after: metadata.totalBytes },
  ];
  return measured
    .filter(({ before, after }) => isGrowth(before, after))
    .map(({ what, before, after }) => ({
      check: 'bytes',
      what: `${what} ${kilobytes(after)}, ${kilobytes(after - before)} more than in the live version.`,
      fix: 'Find what made it grow, or publish with --grows --reason "…".',
    }));
}
