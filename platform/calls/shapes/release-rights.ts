import { limits } from '@vidya/contracts/rules/limits';
import { emailAddress, plainLine, requiredText } from '@vidya/contracts/shapes/fields';
import { z } from 'zod';
import { cohorts } from '../choices.ts';
import { areaName } from './area.ts';

export const newOwners = z.object({ emails: z.array(emailAddress).max(limits.ownersMax) });

export const newWebhook = z.object({ url: plainLine(500) });

/** The secret is shown once. */
export const addedWebhook = z.object({ id: z.string(), secret: z.string() });

const id = z.uuid();

/** A webhook, trusted publisher or signing key of an area. */
export const areaPartParams = z.object({ name: areaName, id });

export const newTrustedPublisher = z.object({
  /** The OpenID issuer's address, exactly as its tokens say it. */
  issuer: plainLine(300),
  /** 'owner/name' */
  repository: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'must look like owner/name')
    .max(200),
});

/** 32 raw bytes in base64. */
export const newSigningKey = z.object({
  publicKey: z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'must be the 32 bytes of an Ed25519 key in base64'),
});

/** PostgreSQL and JavaScript know other first and last moments. */
const isUsual = (text: string): boolean => Date.parse(text) > Date.UTC(2000) && Date.parse(text) < Date.UTC(2200);

const instant = z.iso
  .datetime({ offset: true, error: 'must be a time such as 2026-12-24T18:00:00Z' })
  .refine(isUsual, 'must be a time such as 2026-12-24T18:00:00Z');

export const newFreeze = z
  .object({
    from: instant,
    to: instant,
    /** All areas without it. */
    areas: z.array(areaName).min(1).optional(),
    reason: requiredText(limits.releaseNoteMax),
  })
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], error: 'must be after the start' });

export const freezeParams = z.object({ id });

/** ISO times. */
export const freezeView = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  /** Null: all areas. */
  areas: z.array(areaName).nullable(),
  reason: z.string(),
});

/** What waits for a second owner. */
export const heldRequest = z.union([
  z.object({
    kind: z.literal('promotion'),
    percent: z.number().optional(),
    cohort: z.enum(cohorts).optional(),
    reason: z.string().optional(),
    unrehearsed: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('rollout'),
    steps: z.array(z.number()),
    dwellMinutes: z.number(),
    reason: z.string().optional(),
  }),
]);

export const approvalView = z.object({
  version: z.string(),
  request: heldRequest,
  by: z.string(),
  /** ISO: when it lapses. */
  until: z.string(),
});

export const areaRights = z.object({
  name: areaName,
  title: z.string(),
  /** `fullName` is '' without an account. */
  owners: z.array(z.object({ email: z.string(), fullName: z.string() })),
  /** What the live version declares of its owner. The address gets alarms too; the webhook does once it is added. */
  declaredOwner: z.object({ email: z.string().optional(), webhook: z.string().optional() }),
  trustedPublishers: z.array(z.object({ id: z.string(), issuer: z.string(), repository: z.string() })),
  signingKeys: z.array(z.object({ id: z.string(), publicKey: z.string() })),
  webhooks: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      /** ISO; null while nothing was posted. */
      lastAt: z.string().nullable(),
      /** Why the last attempt failed; '' when it was accepted. */
      lastFault: z.string(),
    }),
  ),
});

export const releaseRights = z.object({
  areas: z.array(areaRights),
  /** Those that are not over, the next one first. */
  freezes: z.array(freezeView),
});
