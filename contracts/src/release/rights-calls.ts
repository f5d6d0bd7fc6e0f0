import type { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import type { addedWebhook, areaRights, newOwners, newWebhook, releaseRights } from '../shapes/release-rights.ts';
import type { RemoteName } from './remotes.ts';

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
}>('addWebhook', 'POST /release/:name/webhooks');

export const removeWebhook = defineCall<{ params: Params & { id: string }; data: AreaRights }>(
  'removeWebhook',
  'DELETE /release/:name/webhooks/:id',
);
