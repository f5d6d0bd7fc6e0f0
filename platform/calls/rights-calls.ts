import { defineCall } from '@vidya/contracts/calls/call';
import type { z } from 'zod';
import type { RemoteName } from '../gate/remotes.ts';
import type { RemoteReleases } from './release-calls.ts';
import type {
  addedWebhook,
  approvalView,
  areaRights,
  freezeView,
  heldRequest,
  newFreeze,
  newOwners,
  newSigningKey,
  newTrustedPublisher,
  newWebhook,
  releaseRights,
} from './shapes/release-rights.ts';

type Params = { name: RemoteName };

export type ReleaseRights = z.infer<typeof releaseRights>;

export type AreaRights = z.infer<typeof areaRights>;

/** Who may do what with releases. For administrators. */
export const listReleaseRights = defineCall<{ data: ReleaseRights }>('listReleaseRights', 'GET /release/rights');

/** Replaces the owners of an area. */
export const changeOwners = defineCall<{ params: Params; body: z.infer<typeof newOwners>; data: AreaRights }>(
  'changeOwners',
  'PUT /release/:name/owners',
);

/** Posts the area's alarms to an address from now on, signed with the returned secret. */
export const addWebhook = defineCall<{
  params: Params;
  body: z.infer<typeof newWebhook>;
  data: z.infer<typeof addedWebhook>;
}>('addWebhook', 'POST /release/:name/webhooks', { creates: true });

export const removeWebhook = defineCall<{ params: Params & { id: string }; data: AreaRights }>(
  'removeWebhook',
  'DELETE /release/:name/webhooks/:id',
);

export type FreezeView = z.infer<typeof freezeView>;

export type ApprovalView = z.infer<typeof approvalView>;

export type HeldRequest = z.infer<typeof heldRequest>;

/** A trusted publisher: a repository that releases an area with tokens of its OpenID issuer. */
export const addTrustedPublisher = defineCall<{
  params: Params;
  body: z.infer<typeof newTrustedPublisher>;
  data: AreaRights;
}>('addTrustedPublisher', 'POST /release/:name/trusted-publishers', { creates: true });

export const removeTrustedPublisher = defineCall<{ params: Params & { id: string }; data: AreaRights }>(
  'removeTrustedPublisher',
  'DELETE /release/:name/trusted-publishers/:id',
);

/** Nothing is promoted in this time; rollbacks stay possible. */
export const addFreeze = defineCall<{ body: z.infer<typeof newFreeze>; data: ReleaseRights }>(
  'addFreeze',
  'POST /release/freezes',
  { creates: true },
);

export const removeFreeze = defineCall<{ params: { id: string }; data: ReleaseRights }>(
  'removeFreeze',
  'DELETE /release/freezes/:id',
);

/** Does what waits for a second owner. 403 for the requester, and for anybody who is no owner. */
export const approveRelease = defineCall<{ params: Params; data: RemoteReleases }>(
  'approveRelease',
  'POST /release/:name/approve',
);

/** Drops what waits for a second owner. */
export const dropApproval = defineCall<{ params: Params; data: RemoteReleases }>(
  'dropApproval',
  'DELETE /release/:name/approval',
);

/** From now on the area's versions need provenance that one of its keys signed. */
export const addSigningKey = defineCall<{ params: Params; body: z.infer<typeof newSigningKey>; data: AreaRights }>(
  'addSigningKey',
  'POST /release/:name/keys',
  { creates: true },
);

export const removeSigningKey = defineCall<{ params: Params & { id: string }; data: AreaRights }>(
  'removeSigningKey',
  'DELETE /release/:name/keys/:id',
);
