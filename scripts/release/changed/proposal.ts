import { compareVersions } from '@vidya/contracts/release/version-range';
import type { Commit } from './git.ts';

/** What happened to a package since its last release. */
export interface PackageHistory {
  /** Its folder below the root, which is also its name in tags: 'mfe-catalog'. */
  folder: string;
  /** In its package.json. */
  version: string;
  /** 'mfe-catalog@1.2.0'; undefined before the first release. */
  tag: string | undefined;
  /** Files of it, and of what is bundled into it, that differ since then. */
  files: string[];
  /** Those of its files that say what it offers to others. */
  outward: string[];
  commits: Commit[];
}

export interface Proposal {
  folder: string;
  from: string;
  to: string;
  why: string;
  commits: Commit[];
}

// What no build contains.
const isBuiltFrom = (file: string): boolean => !/\.(test|stories)\.tsx?$|\.md$|(^|\/)\.storybook\//.test(file);

function raised(version: string, part: 'minor' | 'patch'): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return part === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/**
 * The next version of a package; undefined when nothing changed that a build contains. A patch, unless what it offers
 * changed; a version that was raised by hand stays.
 */
export function propose({ folder, version, tag, files, outward, commits }: PackageHistory): Proposal | undefined {
  const changed = files.filter(isBuiltFrom);
  if (changed.length === 0) return undefined;
  const proposal = { folder, from: version, commits };
  if (!tag) return { ...proposal, to: version, why: 'its first release' };
  const released = tag.slice(tag.lastIndexOf('@') + 1);
  if (compareVersions(version, released) > 0)
    return { ...proposal, to: version, why: `package.json says so (released: ${released})` };
  const offered = changed.find((file) => outward.includes(file));
  if (offered) return { ...proposal, to: raised(version, 'minor'), why: `${offered} changed` };
  const others = new Set(changed.filter((file) => !file.startsWith(`${folder}/`)).map((file) => file.split('/')[0]));
  const isOwn = changed.some((file) => file.startsWith(`${folder}/`));
  return {
    ...proposal,
    to: raised(version, 'patch'),
    why: isOwn ? 'its sources changed' : `${[...others].join(', ')} changed`,
  };
}

/** One line for each, for a terminal. */
export const proposalTable = (proposals: Proposal[]): string =>
  proposals
    .map(
      ({ folder, from, to, why }) =>
        `  ${folder.padEnd(14)} ${(from === to ? to : `${from} → ${to}`).padEnd(15)} ${why}`,
    )
    .join('\n');
