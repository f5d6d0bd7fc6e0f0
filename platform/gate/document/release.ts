import type { z } from 'zod';
import type { hostMetadata, versionFiles } from '../../calls/area-releases.ts';
import type { UsedCall } from '../../calls/call-contract.ts';
import type { Cohort, Fault } from '../../calls/choices.ts';
import type { RemoteName } from '../remotes.ts';
import type { AreaInSite } from './area-declaration.ts';

/**
 * `release.json` in a version's folder: everything a browser needs to run it. Like the whole folder it never changes.
 * File names are relative to the folder.
 */
export type VersionFiles = z.infer<typeof versionFiles>;

/** What the publish gate looks at: computed from a version's bytes (gate/inspection), never taken from the build. */
export interface VersionMetadata {
  /** Transferred bytes (brotli) of the scripts that any page of it starts with. */
  firstLoadBytes: number;
  /** Transferred bytes of everything that browsers may ask for. */
  totalBytes: number;
  /** Exposed module → the props of its component, and the functions attached to it. */
  exposes: Record<string, { props: string[]; hooks: string[] }>;
  /** The members of the host API that its code reads; '*' where it passes the whole of it on. */
  platformMembers: string[];
  /** Code in scripts that the content security policy would refuse: 'a1b2.js: eval'. */
  unsafe: string[];
  /** Scripts in the folder without a hash in `release.json`. */
  unhashed: string[];
  /** Files that are missing or not what `release.json` says. */
  altered?: string[];
  /** Scripts that do not parse: 'a1b2.js: Unexpected token (1:7)'. */
  unreadable?: string[];
  /** Shared library → the range that its code asks for ('^19.3.1'). From here on undefined in older versions. */
  shared?: Record<string, string>;
  /** Shared library → the names that its code reads of the shell's copy; '*' where it passes the library on. */
  lent?: Record<string, string[]>; // oxlint-disable-line id-denylist -- a stored name
  /** The federation runtime that it was built for, and the names that its entry reads of the shell's copy. */
  runtime?: { version: string; names: string[] };
  /** What it does to the whole page without throwing: 'empties localStorage', "styles 'header', which is not its own". */
  pageEffects?: string[];
  /** Origins besides the site's that its code sends requests to. */
  origins?: string[];
  /** The paths of its routes: '/course/:category'. */
  paths?: string[];
  /** The calls of the API that its code sends, each with what it was built for. */
  calls?: UsedCall[];
}

/** The URL of a version's folder and the hash of its `release.json`: all else follows from these. */
export interface VersionReference {
  version: string;
  /** URL of the folder with a trailing slash; may be a path on the site itself ('/remotes/admin/1.0.0-abc/'). */
  base: string;
  hash: string;
}

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
  /** What the live version declares of the area; undefined for one from before that, which is as it came with the site. */
  area?: AreaInSite;
}

/** The live versions. A change of it updates an area without a rebuild of the shell. */
export interface ReleaseDocument {
  /** ISO; a browser that knows a later document refuses this one. */
  issuedAt: string;
  remotes: RemoteRelease[];
  /** Ids of the previews that were ended before they expire. */
  endedPreviews?: string[];
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
export type HostMetadata = z.infer<typeof hostMetadata>;

/** A temporary change of one area for one person. */
export interface AreaOverride {
  /** A version of the release store. */
  reference?: VersionReference;
  /** Alternative to `reference`: the URL of a development server's `mf-manifest.json`, on loopback. */
  server?: string;
  fault?: Fault;
}

/**
 * Signed by the API; the front server and the shell apply it until it expires: an override for administrators, a preview
 * for people with the link and its code.
 */
export interface Override {
  kind: 'override' | 'preview';
  /** Of a preview. */
  id?: string;
  /** Of a preview: `codeHash` (preview-code.ts) of its code. */
  codeHash?: string;
  areas: Record<RemoteName, AreaOverride>;
  /** ISO. */
  expiresAt: string;
}
