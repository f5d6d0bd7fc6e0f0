import type { z } from 'zod';
import type { acceptance } from '../calls/area-releases.ts';
import { isAt, partsOf } from './path-order.ts';
import type { Candidate, Refusal } from './refusal.ts';

/** What a publisher accepts of what the gate refuses otherwise, and why. */
export type Acceptance = z.infer<typeof acceptance>;

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;

/** A build may grow over the live version by a share of it in bytes, within bounds: a small area by the lower one. */
const growthMax = { share: 0.1, atLeastBytes: 3 * 1024, atMostBytes: 15 * 1024 };

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

const declaredIn = ({ files }: Candidate): string[] => Object.keys(files.declaration?.paths ?? {});

/** Paths of the live version that lead nowhere in this one: without a route, or not declared any more. */
export function gonePaths(candidate: Candidate, live?: Candidate, accepted?: Acceptance): Refusal[] {
  if (!live) return [];
  const [routes = [], declared] = [candidate.metadata.paths, declaredIn(candidate)];
  const withoutRoute = (live.metadata.paths ?? []).filter((path) => !routes.includes(path));
  // A version from before declares nothing: its paths came with the site.
  const undeclared = declared.length > 0 ? declaredIn(live).filter((path) => !declared.includes(path)) : [];
  const gone = [...new Set([...withoutRoute, ...undeclared])].filter((path) => !isRemoved(path, accepted));
  return gone.map((path) => ({
    check: 'paths',
    what: `${path} is gone; the live version has it, and links and bookmarks lead there.`,
    fix: `Keep its route and its declaration ("vidya" in package.json), or publish with --removes ${path} --reason "…".`,
  }));
}

/** Whether a route ('/events/:id', '/events/*') draws a declared path, whatever its parameters are called. */
function draws(route: string, path: string): boolean {
  const [given, asked] = [partsOf(route), partsOf(path)];
  if (given.at(-1) !== '*') return isAt(given, asked);
  const fixed = given.slice(0, -1);
  return isAt(fixed, asked.slice(0, fixed.length));
}

/**
 * Declared paths that no route draws, besides those that are gone: the site would send people to an empty page. Where no
 * route can be read, nobody knows.
 */
export function emptyPaths(candidate: Candidate, live?: Candidate, accepted?: Acceptance): Refusal[] {
  const { paths: routes = [] } = candidate.metadata;
  if (routes.length === 0) return [];
  const isGone = (path: string): boolean =>
    !isRemoved(path, accepted) && (live?.metadata.paths?.includes(path) ?? false);
  const empty = declaredIn(candidate).filter((path) => !isGone(path) && !routes.some((route) => draws(route, path)));
  return empty.map((path) => ({
    check: 'paths',
    what: `${path} is declared, and no route draws it: people would see an empty page.`,
    fix: `Add <Route path="${path}" …> (src/routes.tsx), or take it out of "vidya" in package.json.`,
  }));
}

/** Bytes by which a version may grow over a live one that has `before` bytes. */
const allowedGrowth = (before: number): number =>
  Math.min(Math.max(before * growthMax.share, growthMax.atLeastBytes), growthMax.atMostBytes);

/** Growth over the live version by more than 10 % (at least 3 kB and at most 15 kB). */
export function growth({ metadata }: Candidate, live?: Candidate, accepted?: Acceptance): Refusal[] {
  if (!live || accepted?.grows) return [];
  const measured = [
    { what: 'Its pages begin with', before: live.metadata.firstLoadBytes, after: metadata.firstLoadBytes },
    { what: 'All its files together have', before: live.metadata.totalBytes, after: metadata.totalBytes },
  ];
  return measured
    .filter(({ before, after }) => after - before > allowedGrowth(before))
    .map(({ what, before, after }) => ({
      check: 'bytes',
      what:
        `${what} ${kilobytes(after)}, ${kilobytes(after - before)} more than in the live version; ` +
        `${kilobytes(allowedGrowth(before))} more are allowed.`,
      fix: 'Find what made it grow, or publish with --grows --reason "…".',
    }));
}

/** What it does to the shell and to all other areas, and the live version does not: nothing throws, so no guard sees it. */
export function effectsOnPage({ metadata }: Candidate, live?: Candidate, accepted?: Acceptance): Refusal[] {
  if (accepted?.affectsPage) return [];
  const effects = metadata.pageEffects ?? [];
  const added = effects.filter((effect) => !live?.metadata.pageEffects?.includes(effect));
  return added.map((effect) => ({
    check: 'isolation',
    what: `It ${effect}.`,
    fix: 'All areas and the shell share the page: keep to its own elements and keys, or publish with --affects-page --reason "…".',
  }));
}
