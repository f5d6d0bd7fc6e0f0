import type { Repository } from './git.ts';
import type { Proposal } from './proposal.ts';

/** The files that a package's release changes. */
export const filesOf = ({ folder }: Proposal): [manifest: string, log: string] => [
  `${folder}/package.json`,
  `${folder}/CHANGELOG.md`,
];

interface ReleaseEachDependencies {
  repository: Pick<Repository, 'restore'>;
  /** Writes the version and the change log, and publishes. */
  release: (proposal: Proposal) => Promise<void>;
  say: (line: string) => void;
}

/** Releases each proposal; one that fails keeps its old version. Returns the successful ones. */
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
