import { auditActions, cohorts, faults } from '@vidya/contracts/calls/choices';
import type { HostMetadata, VersionFiles, VersionMetadata } from '@vidya/contracts/release/release';
import type {
  NewVersion,
  OverrideRequest,
  Promotion,
  RemoteReleases,
  Rollback,
} from '@vidya/contracts/release/release-calls';
import { remoteNames } from '@vidya/contracts/release/remotes';
import { limits } from '@vidya/contracts/rules/limits';
import { plainText } from '@vidya/contracts/shapes/fields';
import { z } from 'zod';
import { isVersionName } from '../outside/releases/release-store.ts';

const name = z.enum(remoteNames);
const version = z.string().refine(isVersionName, 'is not a version');
const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is not a sha384 hash');
const texts = z.record(z.string().max(300), z.string().max(300));
const names = z.array(z.string().max(300));

/** The schema of `release.json`, as far as it is independent of the build. */
export const versionFiles: z.ZodType<VersionFiles> = z.object({
  name,
  version,
  integrity: texts,
  preload: names,
  screens: z.record(z.string(), names),
  shared: texts,
  platform: z.string().max(100),
});

/** The schema of the build metadata, `facts.json`. */
export const versionMetadata: z.ZodType<VersionMetadata> = z.object({
  firstLoadBytes: z.number().int().min(0),
  totalBytes: z.number().int().min(0),
  exposes: z.record(z.string(), z.object({ props: names, hooks: names })),
  platformMembers: names,
  access: z.enum(['everybody', 'administrators']),
  unsafe: names,
  unhashed: names,
});

export const hostMetadata: z.ZodType<HostMetadata> = z.object({
  version: z.string().min(1).max(100),
  shared: texts,
  platform: z.string().max(100),
  props: names,
  guarded: z.array(name),
});

export const areaParams = z.object({ name });

const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Number(value.toFixed(2)) === value, 'has two decimals at most');

export const newVersion: z.ZodType<NewVersion> = z.object({ version, hash, note: plainText(limits.releaseNoteMax) });
export const promotion: z.ZodType<Promotion> = z.object({
  version: version.optional(),
  percent: percent.optional(),
  cohort: z.enum(cohorts).optional(),
  reason: plainText(limits.releaseNoteMax).optional(),
});
export const rollback: z.ZodType<Rollback> = z.object({
  to: version.optional(),
  from: version.optional(),
  reason: plainText(limits.releaseNoteMax).refine((text) => text !== '', 'is missing'),
});

const remoteRequest = z.object({
  version: version.optional(),
  server: z.string().max(300).optional(),
  fault: z.enum(faults).optional(),
});
export const overrideRequest: z.ZodType<OverrideRequest> = z.object({
  areas: z.partialRecord(name, remoteRequest),
  minutes: z.number().min(limits.override.minMinutes).max(limits.override.maxMinutes),
});

const health = z.object({
  visits: z.number().int(),
  failed: z.number().int(),
  loadMs: z.number().nullable(),
  lcpMs: z.number().nullable(),
  inpMs: z.number().nullable(),
});

const versionShape = {
  version: z.string(),
  publishedAt: z.string(),
  publishedBy: z.string(),
  note: z.string(),
  firstLoadBytes: z.number(),
  liveSince: z.string().nullable(),
  rolledBackAt: z.string().nullable(),
  health: health.nullable(),
};
const versionView = z.object(versionShape);

export const remoteReleases: z.ZodType<RemoteReleases> = z.object({
  name,
  live: versionView.nullable(),
  previous: versionView.nullable(),
  canary: z.object({ ...versionShape, percent: z.number(), cohort: z.enum(cohorts).nullable() }).nullable(),
  stopped: z.object({ at: z.string(), reason: z.string() }).nullable(),
  versions: z.array(versionView),
  history: z.array(
    z.object({
      at: z.string(),
      action: z.enum(auditActions),
      by: z.string(),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
  ),
});
