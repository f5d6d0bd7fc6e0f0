import { z } from 'zod';
import { auditActions, cohorts, faults, outcomes } from '../calls/choices.ts';
import { remoteNames } from '../release/remotes.ts';
import { limits } from '../rules/limits.ts';
import { auditDetails } from './audit.ts';
import { exactText, plainText, whole } from './fields.ts';
import { approvalView, freezeView } from './release-rights.ts';
import { liveGuardView, rolloutView, share, version } from './rollout.ts';

const name = z.enum(remoteNames);
const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is not a sha384 hash');
const texts = z.record(z.string().max(300), z.string().max(300));
const names = z.array(z.string().max(300));

/** `release.json`, as far as it is independent of the build. */
export const versionFiles = z.object({
  name,
  version,
  /** Script, `mf-manifest.json`, `views.json`, `pages.json` → its `sha384-…` hash. A script without one never runs. */
  integrity: texts,
  /** Scripts to preload for every page of this remote, in order of need. */
  preload: names,
  /** Path of the site → the scripts of a screen that has a file of its own. */
  screens: z.record(z.string(), names),
  /** Shared library → the range of versions it was built for ('^19.3.1'). */
  shared: texts,
  /** The range of platform versions that it is compatible with ('^1.0.0'). */
  platform: z.string().max(100),
});

/** The build metadata, `facts.json`. */
export const versionMetadata = z.object({
  /** Brotli bytes of the scripts that any page of it starts with. */
  firstLoadBytes: whole.min(0),
  /** Brotli bytes of everything in the folder. */
  totalBytes: whole.min(0),
  /** Exposed module → the props of its component, and the functions attached to it. */
  exposes: z.record(z.string(), z.object({ props: names, hooks: names })),
  /** The members of the host API that its sources use. */
  platformMembers: names,
  access: z.enum(['everybody', 'administrators']),
  /** Code in scripts that the content security policy would refuse: 'a1b2.js: eval('. */
  unsafe: names,
  /** Scripts in the folder without a hash in `release.json`. */
  unhashed: names,
});

export const hostMetadata = z.object({
  version: z.string().min(1).max(100),
  /** Shared library → its version. */
  shared: texts,
  platform: z.string().max(100),
  /** The props that it passes to an area's component. */
  props: names,
  /** Areas whose pages are all for administrators. */
  guarded: z.array(name),
});

export const areaParams = z.object({ name });

export const newVersion = z.object({
  version,
  /** The hash of its `release.json`. The API reads that file and `facts.json` from the release store. */
  hash,
  note: plainText(limits.releaseNoteMax),
});

export const promotion = z.object({
  version: version.optional(),
  /** 0 to 100, max two decimals. */
  percent: share.optional(),
  cohort: z.enum(cohorts).optional(),
  /** For the audit log. Required for a rollback, optional for a promotion. */
  reason: plainText(limits.releaseNoteMax).optional(),
});

export const rollback = z.object({
  to: version.optional(),
  /**
   * The version that the caller wants to roll back: 409 when another one would be, because somebody or the site was
   * faster.
   */
  from: version.optional(),
  reason: plainText(limits.releaseNoteMax).refine((text) => text !== '', 'is missing'),
});

export const overrideRequest = z.object({
  /** Versions by area; the API knows their URLs. */
  areas: z.partialRecord(
    name,
    z.object({
      version: version.optional(),
      /** Alternative to `version`: the URL of a development server's `mf-manifest.json`, on loopback. */
      server: z.string().max(300).optional(),
      fault: z.enum(faults).optional(),
    }),
  ),
  minutes: z.number().min(limits.override.minMinutes).max(limits.override.maxMinutes),
});

export const madeOverride = z.object({ token: z.string(), expiresAt: z.string() });

const ms = z.number().nullable();

export const versionHealth = z.object({
  /** Sampled page loads that used the area. */
  visits: whole,
  /** Those of them in which the area did not load or render. */
  failed: whole,
  /** Pages that did not render, on the server or in a browser, and pages whose HTML could not be hydrated. */
  renderFailed: whole,
  hydrationFailed: whole,
  loadMs: ms,
  /** Largest contentful paint and interaction to next paint of pages that started in this area. */
  lcpMs: ms,
  inpMs: ms,
});

export const versionView = z.object({
  version: z.string(),
  /** ISO. */
  publishedAt: z.string(),
  /** The publisher: a person's name, or the name given at the command line. */
  publishedBy: z.string(),
  note: z.string(),
  firstLoadBytes: z.number(),
  /** ISO; null when it never was live. */
  liveSince: z.string().nullable(),
  /** ISO; null when it was not rolled back. */
  rolledBackAt: z.string().nullable(),
  /** Null for a version that nobody gets. */
  health: versionHealth.nullable(),
});

export const remoteReleases = z.object({
  name,
  live: versionView.nullable(),
  /** The version that pages fall back to. */
  previous: versionView.nullable(),
  canary: versionView.extend({ percent: z.number(), cohort: z.enum(cohorts).nullable() }).nullable(),
  /** Set when the canary was stopped automatically. */
  stopped: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** What nobody may promote now. */
  freeze: freezeView.nullable(),
  /** A promotion that waits for a second owner. */
  approval: approvalView.nullable(),
  /** The last progressive rollout. */
  rollout: rolloutView.nullable(),
  /** How the site watches, or watched, the last promotion. */
  liveGuard: liveGuardView.nullable(),
  /** At most `limits.versionsShown`, newest first. */
  versions: z.array(versionView),
  /** The last release actions, newest first, at most `limits.releaseLines`. */
  history: z.array(z.object({ at: z.string(), action: z.enum(auditActions), by: z.string(), details: auditDetails })),
});

/** Any name and version: a tab may run a version that is no longer known here. */
const areaReport = z.object({
  name: exactText(100),
  version: exactText(100),
  outcome: z.enum(outcomes),
  /** False for a further report of the same page load: it adds a failure, not a visit. */
  isVisit: z.boolean(),
  /** From the request for the area to its component; undefined when this page did not load it. */
  loadMs: z.number().optional(),
  lcpMs: z.number().optional(),
  inpMs: z.number().optional(),
});

export const healthReport = z.object({ areas: z.array(areaReport).max(limits.reportsAtOnce) });
