import type { Repository } from './git.ts';
import type { Proposal } from './proposal.ts';

/** The files that a release of a package writes. */
export const filesOf = ({ folder }: Proposal): [manifest: string, log: string] => [
  `${folder}/package.json`,
  `${folder}/CHANGELOG.md`,
];

interface ReleaseEachDependencies {
  repository: Pick<Repository, 'restore'>;
  /** Writes its version and change log, and publishes it. */
  release: (proposal: Proposal) => Promise<void>;
  say: (line: string) => void;
}

/**
 * Each by itself: one that does not build or is refused keeps its old version, and the others go through. Answers those
 * that were released.
 */
export async function releaseEach(
  proposals: readonly Proposal[],
  { repository, release, say }: ReleaseEachDependencies,
): Promise<Proposal[]> {
  const done: Proposal[] = [];
  for (const proposal of proposals) {
    try {
      await release(proposal);
      done.push(proposal);
    } catch (error) {
      repository.restore(filesOf(proposal));
      say(error instanceof Error ? error.message : String(error));
    }
  }
  return done;
}
