import { z } from 'zod';
import { remoteNames } from '../release/remotes.ts';
import { limits } from '../rules/limits.ts';

const email = z
  .email('must be a mail address')
  .max(254)
  .transform((text) => text.toLowerCase());

export const newOwners = z.object({ emails: z.array(email).max(limits.ownersMax) });

export const newWebhook = z.object({ url: z.string().max(500) });

/** The secret is shown once. */
export const addedWebhook = z.object({ id: z.string(), secret: z.string() });

export const webhookParams = z.object({ name: z.enum(remoteNames), id: z.uuid() });

export const areaRights = z.object({
  name: z.enum(remoteNames),
  /** `fullName` is '' for somebody without an account. */
  owners: z.array(z.object({ email: z.string(), fullName: z.string() })),
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

export const releaseRights = z.object({ areas: z.array(areaRights) });
