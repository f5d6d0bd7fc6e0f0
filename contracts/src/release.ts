export const remoteNames = ['catalog', 'learning', 'authoring', 'account', 'admin'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** One remote, as the site serves it now. */
export interface ReleasedRemote {
  name: RemoteName;
  version: string;
  /** Address of `mf-manifest.json`. */
  entry: string;
  /** Absolute address of each script → its `sha384-…` hash. A script that is not named never runs. */
  integrity: Record<string, string>;
  /** Scripts worth a preload link when a page of this remote is asked for, in order of need. */
  preload: string[];
}

/** `/releases.json`: which version of each remote the shell composes. Changing it moves a remote without a rebuild. */
export interface ReleaseDocument {
  remotes: ReleasedRemote[];
}
