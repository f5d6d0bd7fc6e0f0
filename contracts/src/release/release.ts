import type { RemoteName } from './remotes.ts';

/** A prerendered page, before any script runs or any response arrives: the HTML for `<main>`, and its styles. */
export interface PrerenderedView {
  html: string;
  css: string;
}

/** The name of a page's prerendered HTML for signed-in people, if it differs from that of its path. */
export const viewWithSession = (pathname: string): string => `${pathname} with a session`;

/**
 * `release.json` in a version's folder: everything a browser needs to run it. Like the whole folder it never changes.
 * File names are relative to the folder.
 */
export interface VersionFiles {
  name: RemoteName;
  version: string;
  /** Script, `mf-manifest.json`, `views.json` → its `sha384-…` hash. A script without a hash here never runs. */
  integrity: Record<string, string>;
  /** Scripts to preload for every page of this remote, in order of need. */
  preload: string[];
  /** Path of the site → the scripts of a screen that has a file of its own. */
  screens: Record<string, string[]>;
  /** Shared library → the range of versions it was built for ('^19.3.1'). */
  shared: Record<string, string>;
  /** The range of platform versions that it is compatible with ('^1.0.0'). */
  platform: string;
}

/** The build metadata, `facts.json` in a version's folder: more input for the publish gate. No browser reads it. */
export interface VersionMetadata {
  /** Brotli bytes of the scripts that any page of it starts with. */
  firstLoadBytes: number;
  /** Brotli bytes of everything in the folder. */
  totalBytes: number;
  /** Exposed module → the props of its component, and the functions attached to it. */
  exposes: Record<string, { props: string[]; hooks: string[] }>;
  /** The members of the host API that its sources use. */
  platformMembers: string[];
  access: 'everybody' | 'administrators';
  /** Code in scripts that the content security policy would refuse: 'a1b2.js: eval('. */
  unsafe: string[];
  /** Scripts in the folder without a hash in `release.json`. */
  unhashed: string[];
}

/** The URL of a version's folder and the hash of its `release.json`: all else follows from these. */
export interface VersionReference {
  version: string;
  /** URL of the folder with a trailing slash; may be a path on the site itself ('/remotes/admin/1.0.0-abc/'). */
  base: string;
  hash: string;
}

/** 'staff': people whose last known role on this browser is administrator. */
export const cohorts = ['staff'] as const;
export type Cohort = (typeof cohorts)[number];

/** A version for some people: `percent` (0 to 100, max two decimals) of all browsers, plus the whole cohort. */
interface Canary extends VersionReference {
  percent: number;
  cohort?: Cohort;
}

export interface RemoteRelease {
  name: RemoteName;
  live: VersionReference;
  /** The last live version that was not rolled back: pages fall back to it. */
  previous?: VersionReference;
  canary?: Canary;
}

/** The live versions. A change of it updates an area without a rebuild of the shell. */
export interface ReleaseDocument {
  /** ISO; a browser that knows a later document refuses this one. */
  issuedAt: string;
  remotes: RemoteRelease[];
}

/**
 * A text and its Ed25519 signature (base64) over its UTF-8 bytes. `/releases.json` contains a `ReleaseDocument` this
 * way.
 */
export interface SignedText {
  payload: string;
  signature: string;
}

/** What the live shell offers to areas; `host.json` of its build, at the site's `/platform.json`. */
export interface HostMetadata {
  version: string;
  /** Shared library → its version. */
  shared: Record<string, string>;
  platform: string;
  /** The props that it passes to an area's component. */
  props: string[];
  /** Areas whose pages are all for administrators. */
  guarded: RemoteName[];
}

/** Faults that staff can inject into their own session to see their effect. */
export const faults = ['down', 'slow', 'old', 'tampered'] as const;
export type Fault = (typeof faults)[number];

/** A temporary change of one area for one person. */
export interface AreaOverride {
  /** A version of the release store. */
  reference?: VersionReference;
  /** Alternative to `reference`: the URL of a development server's `mf-manifest.json`, on loopback. */
  server?: string;
  fault?: Fault;
}

/** Signed by the API for staff; the front server and the shell apply it until it expires. */
export interface Override {
  kind: 'override';
  areas: Partial<Record<RemoteName, AreaOverride>>;
  /** ISO. */
  expiresAt: string;
}
