import { compareVersions } from '../../../gate/version-range.ts';
import type { Commit } from './git.ts';

/** The changes of a package since its last release. */
export interface PackageHistory {
  /** Its folder below the root, which is also its name in tags: 'mfe-catalog'. */
  folder: string;
  /** The version in its package.json. */
  version: string;
  /** 'mfe-catalog@1.2.0'; undefined before the first release. */
  tag: string | undefined;
  /** Changed files of the package and of packages bundled into it. */
  files: string[];
  /** The files of its public interface. */
  outward: string[];
  commits: Commit[];
}

export type Proposal = Pick<PackageHistory, 'folder' | 'commits'> & Record<'from' | 'to' | 'why', string>;

// Tests, stories and documents are in no build.
const isBuiltFrom = (file: string): boolean => !/\.(test|stories)\.tsx?$|\.md$|(^|\/)\.storybook\//.test(file);

function raised(version: string, part: 'minor' | 'patch'): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return part === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/**
 * Proposes the next version of a package; undefined if its build did not change. It is a minor version if the public
 * interface changed, else a patch. A version that was raised by hand stays.
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

/** One line for each proposal, for a terminal. */
export const proposalTable = (proposals: Proposal[]): string =>
  proposals
    .map(
      ({ folder, from, to, why }) =>
        `  ${folder.padEnd(14)} ${(from === to ? to : `${from} → ${to}`).padEnd(15)} ${why}`,
    )
    .join('\n');
