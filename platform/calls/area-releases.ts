import { auditDetails } from '@vidya/contracts/calls/audit';
import { requiredText, whole } from '@vidya/contracts/calls/fields';
import { limits } from '@vidya/contracts/rules/limits';
import { auditActions } from '@vidya/contracts/texts/choices';
import { z } from 'zod';
import { areaDeclaration, areaGrant, areaName } from './area.ts';
import { usedCall } from './call-contract.ts';
import { cohorts, judgedMeasures, outcomes, verdicts } from './choices.ts';
import { version } from './params.ts';
import { approvalView, freezeView, liveGuardView, previewView, rehearsalView, rolloutView } from './views.ts';

const name = areaName;

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
  /** The range of federation runtimes that it runs with ('^2.9.2'); undefined for versions from before they said so. */
  runtime: z.string().max(100).optional(),
  /** Undefined for versions from before areas declared themselves. */
  declaration: areaDeclaration.optional(),
});

export const hostMetadata = z.object({
  version: z.string().min(1).max(100),
  /** Shared library → its version. */
  shared: texts,
  platform: z.string().max(100),
  /** Shared library → the names that it exports; undefined from shells that do not tell. */
  lent: z.record(z.string().max(300), names).optional(), // oxlint-disable-line id-denylist -- a stored name
  /** The federation runtime that it lends, and the names in it; undefined from shells that do not tell. */
  runtime: z.object({ version: z.string().max(100), names }).optional(),
  /** The members of its platform; undefined from shells that do not tell. */
  members: names.optional(),
  /** The props that it passes to an area's component. */
  props: names,
  /** Areas whose pages are all for administrators. */
  guarded: z.array(name),
  /** The calls that the shell itself sends; undefined from shells that do not tell. */
  calls: z.array(usedCall).max(300).optional(),
});

/** What a publisher accepts of what the gate refuses otherwise. */
export const acceptance = z.object({
  /** Paths and hooks of the live version that are gone on purpose; '*' for all of them. */
  removes: z.array(z.string().max(200)).max(60),
  /** That it grew on purpose. */
  grows: z.boolean(),
  /** That it does something to the whole page on purpose. */
  affectsPage: z.boolean().optional(),
  reason: requiredText(limits.releaseNoteMax),
});

const ms = z.number().nullable();

export const versionHealth = z.object({
  /** Page loads that used the area. */
  visits: whole,
  /** Those of them in which the area did not load or render, or threw. */
  failed: whole,
  /** Visits with each of these: see `outcomes`. */
  renderFailed: whole,
  hydrationFailed: whole,
  callFailed: whole,
  blank: whole,
  frameBroken: whole,
  pressIgnored: whole,
  business: whole,
  left: whole,
  loadMs: ms,
  /** Largest contentful paint and interaction to next paint of pages that started in this area. */
  lcpMs: ms,
  inpMs: ms,
  /** Cumulative layout shift, in thousandths. */
  shift: ms,
});

const tally = z.object({ bad: whole, of: whole });

export const judgement = z.object({
  verdict: z.enum(verdicts),
  /** A sentence. */
  reason: z.string(),
  /** Visits by measure, for those reported. */
  evidence: z.array(z.object({ measure: z.enum(judgedMeasures), canary: tally, control: tally })),
});

/** An error of a version, as the first browser that met it told. */
export const seenError = z.object({
  version: z.string(),
  outcome: z.enum(outcomes),
  message: z.string(),
  /** Of the sources, where source maps were published; else of the built files. */
  stack: z.string(),
  /** The path pattern of the page: '/course/:category'. */
  screen: z.string(),
  /** ISO. */
  firstSeen: z.string(),
  /** Visits with it. */
  visits: whole,
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
  /** Null for a version without a role. */
  health: versionHealth.nullable(),
  /** Null when it was not rehearsed. */
  rehearsal: rehearsalView.nullable(),
  /** Why a large share of it is refused until it is rehearsed, in a sentence; '' when it is not. */
  rehearsalMissing: z.string(),
});

export const remoteReleases = z.object({
  name,
  title: z.string(),
  /** What an administrator granted it. */
  grant: areaGrant,
  /** What its business count counts, as its live version declares it: 'enrolments'; '' when it declares nothing. */
  counts: z.string(),
  live: versionView.nullable(),
  /** The version that pages fall back to. */
  previous: versionView.nullable(),
  canary: versionView.extend({ percent: z.number(), cohort: z.enum(cohorts).nullable() }).nullable(),
  /** The canary against its control group; null without a canary. */
  judgement: judgement.nullable(),
  /** Errors of the live version and the canary, the newest first, at most `limits.errorsPerVersion` of each. */
  errors: z.array(seenError),
  /** Set when the canary was stopped automatically. */
  stopped: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** Freezes: no promotion while they last. */
  freeze: freezeView.nullable(),
  /** A promotion that waits for a second owner. */
  approval: approvalView.nullable(),
  /** Links to versions of it that open something. */
  previews: z.array(previewView),
  /** The last progressive rollout. */
  rollout: rolloutView.nullable(),
  /** How the site watches, or watched, the last promotion. */
  liveGuard: liveGuardView.nullable(),
  /** At most `limits.versionsShown`, newest first. */
  versions: z.array(versionView),
  /** The last release actions, newest first, at most `limits.releaseLines`. */
  history: z.array(z.object({ at: z.string(), action: z.enum(auditActions), by: z.string(), details: auditDetails })),
});

/** A version's health in browsers since it got its current role (live, canary). Times in ms, 75th percentile. */
export type VersionHealth = z.infer<typeof versionHealth>;

export type VersionView = z.infer<typeof versionView>;

export type RemoteReleases = z.infer<typeof remoteReleases>;

/** A canary against its control group. */
export type Judgement = z.infer<typeof judgement>;

export type SeenError = z.infer<typeof seenError>;
