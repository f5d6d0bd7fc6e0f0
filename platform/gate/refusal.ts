import type { VersionFiles, VersionMetadata } from './document/release.ts';

/** Why a version may not be published or promoted: the check, the problem, and its fix. */
export interface Refusal {
  check:
    | 'shared libraries'
    | 'federation runtime'
    | 'platform'
    | 'exposed module'
    | 'paths'
    | 'bytes'
    | 'connections'
    | 'calls'
    | 'content security'
    | 'isolation'
    | 'integrity'
    | 'permission'
    | 'declaration';
  what: string;
  fix: string;
}

export interface Candidate {
  files: VersionFiles;
  metadata: VersionMetadata;
}
