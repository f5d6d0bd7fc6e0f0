export const remoteNames = ['catalog', 'learning', 'authoring', 'account', 'admin'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** A page as it looks before any script has run and any answer has come: HTML for `<main>`, and the styles it needs. */
export interface FirstView {
  html: string;
  css: string;
}

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
  /** Path → the scripts of a screen that has a file of its own. */
  screens?: Record<string, string[]>;
  /** Path → what the front server puts into the page at once. Stays on the server. */
  views?: Record<string, FirstView>;
}

/** `/releases.json`: which version of each remote the shell composes. Changing it moves a remote without a rebuild. */
export interface ReleaseDocument {
  remotes: ReleasedRemote[];
}
