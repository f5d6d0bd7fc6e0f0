import type { RemoteName } from '@vidya/contracts/release/remotes';

/** The actions for a version of an area; each opens a dialog first. */
export interface ReleaseActions {
  promote: (name: RemoteName, version: string) => void;
  share: (name: RemoteName, version: string) => void;
  stop: (name: RemoteName, version: string) => void;
  /** From the live version to an earlier one. */
  rollBack: (name: RemoteName, version: string, earlier: string) => void;
}
