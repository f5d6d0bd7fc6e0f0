import { call } from '@vidya/contracts/calls/call';
import { emailAddress, plainLine, requiredText } from '@vidya/contracts/calls/fields';
import { limits } from '@vidya/contracts/rules/limits';
import { z } from 'zod';
import { areaName } from './area.ts';
import { remoteReleases } from './area-releases.ts';
import { areaParams, areaPartParams } from './params.ts';
import { freezeView } from './views.ts';

export const newOwners = z.object({ emails: z.array(emailAddress).max(limits.ownersMax) });

export const newWebhook = z.object({ url: plainLine(500) });

/** The secret is shown once. */
export const addedWebhook = z.object({ id: z.string(), secret: z.string() });

const id = z.uuid();

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

export type ReleaseRights = z.infer<typeof releaseRights>;

export type AreaRights = z.infer<typeof areaRights>;

/** Who may do what with releases. For administrators. */
export const listReleaseRights = call('listReleaseRights', 'GET /release/rights', {
  access: 'release.readRights',
  data: releaseRights,
  example: { as: 'admin' },
});

/** Replaces the owners of an area. */
export const changeOwners = call('changeOwners', 'PUT /release/:name/owners', {
  access: 'release.administer',
  params: areaParams,
  body: newOwners,
  data: areaRights,
  example: { as: 'admin', params: { name: 'catalog' }, body: { emails: ['asha@vidya.example'] } },
});

/** Posts the area's alarms to an address from now on, signed with the returned secret. */
export const addWebhook = call('addWebhook', 'POST /release/:name/webhooks', {
  access: 'release.administer',
  params: areaParams,
  body: newWebhook,
  data: addedWebhook,
  creates: true,
  example: { as: 'admin', params: { name: 'catalog' }, body: { url: 'https://hooks.example/releases' } },
});

export const removeWebhook = call('removeWebhook', 'DELETE /release/:name/webhooks/:id', {
  access: 'release.administer',
  params: areaPartParams,
  data: areaRights,
});

/** A trusted publisher: a repository that releases an area with tokens of its OpenID issuer. */
export const addTrustedPublisher = call('addTrustedPublisher', 'POST /release/:name/trusted-publishers', {
  access: 'release.administer',
  params: areaParams,
  body: newTrustedPublisher,
  data: areaRights,
  creates: true,
});

export const removeTrustedPublisher = call('removeTrustedPublisher', 'DELETE /release/:name/trusted-publishers/:id', {
  access: 'release.administer',
  params: areaPartParams,
  data: areaRights,
});

/** Nothing is promoted in this time; rollbacks stay possible. */
export const addFreeze = call('addFreeze', 'POST /release/freezes', {
  access: 'release.administer',
  body: newFreeze,
  data: releaseRights,
  creates: true,
  example: { as: 'admin', body: { from: '2099-12-24T00:00:00Z', to: '2099-12-27T00:00:00Z', reason: 'Holidays' } },
});

export const removeFreeze = call('removeFreeze', 'DELETE /release/freezes/:id', {
  access: 'release.administer',
  params: freezeParams,
  data: releaseRights,
});

/** The request that the caller has seen, by its end: 409 after another one has replaced it. */
const seenApproval = z.object({ until: instant.optional() });

export type SeenApproval = z.infer<typeof seenApproval>;

/** Does what waits for a second owner. 403 for the requester, and for anybody who is no owner. */
export const approveRelease = call('approveRelease', 'POST /release/:name/approve', {
  access: 'release.promote',
  params: areaParams,
  query: seenApproval,
  data: remoteReleases,
});

/** Drops what waits for a second owner. */
export const dropApproval = call('dropApproval', 'DELETE /release/:name/approval', {
  access: 'release.manage',
  params: areaParams,
  query: seenApproval,
  data: remoteReleases,
});

/** From now on the area's versions need provenance that one of its keys signed. */
export const addSigningKey = call('addSigningKey', 'POST /release/:name/keys', {
  access: 'release.administer',
  params: areaParams,
  body: newSigningKey,
  data: areaRights,
  creates: true,
  example: { as: 'admin', params: { name: 'catalog' }, body: { publicKey: `${'A'.repeat(43)}=` } },
});

export const removeSigningKey = call('removeSigningKey', 'DELETE /release/:name/keys/:id', {
  access: 'release.administer',
  params: areaPartParams,
  data: areaRights,
});
