import type { RemoteName } from './remotes.ts';

/** A page as it looks before any script has run and any answer has come: HTML for `<main>`, and the styles it needs. */
export interface PrerenderedView {
  html: string;
  css: string;
}

/** The name of the view for people who come with a session, where a page looks different to them: beside the one of its path. */
export const viewWithSession = (pathname: string): string => `${pathname} with a session`;

/**
 * `release.json` of a version's folder: what a browser needs to run it. Like the whole folder it never changes. File names
 * are relative to the folder.
 */
export interface VersionFiles {
  name: RemoteName;
  version: string;
  /** Script, `mf-manifest.json`, `views.json` → its `sha384-…` hash. A script that is not named never runs. */
  integrity: Record<string, string>;
  /** Scripts worth a preload link when a page of this remote is asked for, in order of need. */
  preload: string[];
  /** Path of the site → the scripts of a screen that has a file of its own. */
  screens: Record<string, string[]>;
  /** Shared library → the range of versions it was built for ('^19.3.1'). */
  shared: Record<string, string>;
  /** The range of platform versions it can live on ('^1.0.0'). */
  platform: string;
}

/** `facts.json` of a version's folder: what the publish gate looks at besides. No browser reads it. */
export interface VersionMetadata {
  /** Brotli bytes of the scripts that any page of it begins with. */
  firstLoadBytes: number;
  /** Brotli bytes of everything in the folder. */
  totalBytes: number;
  /** Exposed module → the props its component takes, and what else is attached to it. */
  exposes: Record<string, { props: string[]; hooks: string[] }>;
  /** The members of the platform that its sources use. */
  platformMembers: string[];
  access: 'everybody' | 'administrators';
  /** Places in scripts that the content security policy would refuse: 'a1b2.js: eval('. */
  unsafe: string[];
  /** Scripts in the folder that `release.json` has no hash for. */
  unhashed: string[];
}

/** Where a version's folder is, and the hash of its `release.json`: everything else follows from these. */
export interface VersionReference {
  version: string;
  /** Address of the folder, with a slash at its end; may begin at the site itself ('/remotes/admin/1.0.0-abc/'). */
  base: string;
  hash: string;
}

/** 'staff': people whose last known role on this browser is administrator. */
export const cohorts = ['staff'] as const;
export type Cohort = (typeof cohorts)[number];

/** A version that some people get: `percent` (0 to 100, two decimals at most) of all browsers, and the whole cohort. */
export interface Canary extends VersionReference {
  percent: number;
  cohort?: Cohort;
}

export interface RemoteRelease {
  name: RemoteName;
  live: VersionReference;
  /** What was live before and was not taken back: a page falls back to it. */
  previous?: VersionReference;
  canary?: Canary;
}

/** What is live. Changing it moves an area without a rebuild of the shell. */
export interface ReleaseDocument {
  /** ISO moment; a browser that knows a later document refuses this one. */
  issuedAt: string;
  remotes: RemoteRelease[];
}

/** A text and its Ed25519 signature (base64) over its UTF-8 bytes. `/releases.json` is one around a `ReleaseDocument`. */
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
  /** The props it gives to an area's component. */
  props: string[];
  /** Areas all of whose pages are for administrators. */
  guarded: RemoteName[];
}

/** Faults that staff can inject into their own session to see what people would see. */
export const faults = ['down', 'slow', 'old', 'tampered'] as const;
export type Fault = (typeof faults)[number];

/** One area looked at differently, by one person, for a while. */
export interface AreaOverride {
  /** A version of the release store. */
  reference?: VersionReference;
  /** Instead: the address of a development server's `mf-manifest.json`, on loopback. */
  server?: string;
  fault?: Fault;
}

/** Signed by the API for staff; the front server and the shell obey it until it has run out. */
export interface Override {
  kind: 'override';
  areas: Partial<Record<RemoteName, AreaOverride>>;
  /** ISO moment. */
  expiresAt: string;
}
