/** Written by `npm run record-calls`: the calls for browsers, whose bundles hold no schemas. */
import { defineCall, type ShapeOfCall } from '@vidya/contracts/calls/call';
import type * as callContractCalls from './call-contract.ts';
import type * as previewCalls from './preview.ts';
import type * as rehearsalCalls from './rehearsal.ts';
import type * as releaseCalls from './release.ts';
import type * as rightsCalls from './rights.ts';
import type * as rolloutCalls from './rollout.ts';

export const listCallUses = defineCall<ShapeOfCall<typeof callContractCalls.listCallUses>>('listCallUses', 'GET /release/calls');
export const listRecordedCalls = defineCall<ShapeOfCall<typeof callContractCalls.listRecordedCalls>>('listRecordedCalls', 'GET /release/calls/recorded');

export const endPreview = defineCall<ShapeOfCall<typeof previewCalls.endPreview>>('endPreview', 'DELETE /release/:name/previews/:id');
export const makePreview = defineCall<ShapeOfCall<typeof previewCalls.makePreview>>('makePreview', 'POST /release/:name/preview', { creates: true });

export const addRehearsal = defineCall<ShapeOfCall<typeof rehearsalCalls.addRehearsal>>('addRehearsal', 'POST /release/:name/versions/:version/rehearsal');

export const addSourceMaps = defineCall<ShapeOfCall<typeof releaseCalls.addSourceMaps>>('addSourceMaps', 'POST /release/:name/versions/:version/sourceMaps');
export const announceHost = defineCall<ShapeOfCall<typeof releaseCalls.announceHost>>('announceHost', 'PUT /release/host');
export const grantArea = defineCall<ShapeOfCall<typeof releaseCalls.grantArea>>('grantArea', 'PUT /release/:name/grant');
export const listReleases = defineCall<ShapeOfCall<typeof releaseCalls.listReleases>>('listReleases', 'GET /release');
export const makeOverride = defineCall<ShapeOfCall<typeof releaseCalls.makeOverride>>('makeOverride', 'POST /release/override');
export const promoteVersion = defineCall<ShapeOfCall<typeof releaseCalls.promoteVersion>>('promoteVersion', 'POST /release/:name/promote');
export const registerVersion = defineCall<ShapeOfCall<typeof releaseCalls.registerVersion>>('registerVersion', 'POST /release/:name/versions');
export const reportHealth = defineCall<ShapeOfCall<typeof releaseCalls.reportHealth>>('reportHealth', 'POST /release/report', { keepalive: true });
export const revokeArea = defineCall<ShapeOfCall<typeof releaseCalls.revokeArea>>('revokeArea', 'DELETE /release/:name/grant');
export const rollBackVersion = defineCall<ShapeOfCall<typeof releaseCalls.rollBackVersion>>('rollBackVersion', 'POST /release/:name/rollback');

export const addFreeze = defineCall<ShapeOfCall<typeof rightsCalls.addFreeze>>('addFreeze', 'POST /release/freezes', { creates: true });
export const addSigningKey = defineCall<ShapeOfCall<typeof rightsCalls.addSigningKey>>('addSigningKey', 'POST /release/:name/keys', { creates: true });
export const addTrustedPublisher = defineCall<ShapeOfCall<typeof rightsCalls.addTrustedPublisher>>('addTrustedPublisher', 'POST /release/:name/trusted-publishers', { creates: true });
export const addWebhook = defineCall<ShapeOfCall<typeof rightsCalls.addWebhook>>('addWebhook', 'POST /release/:name/webhooks', { creates: true });
export const approveRelease = defineCall<ShapeOfCall<typeof rightsCalls.approveRelease>>('approveRelease', 'POST /release/:name/approve');
export const changeOwners = defineCall<ShapeOfCall<typeof rightsCalls.changeOwners>>('changeOwners', 'PUT /release/:name/owners');
export const dropApproval = defineCall<ShapeOfCall<typeof rightsCalls.dropApproval>>('dropApproval', 'DELETE /release/:name/approval');
export const listReleaseRights = defineCall<ShapeOfCall<typeof rightsCalls.listReleaseRights>>('listReleaseRights', 'GET /release/rights');
export const removeFreeze = defineCall<ShapeOfCall<typeof rightsCalls.removeFreeze>>('removeFreeze', 'DELETE /release/freezes/:id');
export const removeSigningKey = defineCall<ShapeOfCall<typeof rightsCalls.removeSigningKey>>('removeSigningKey', 'DELETE /release/:name/keys/:id');
export const removeTrustedPublisher = defineCall<ShapeOfCall<typeof rightsCalls.removeTrustedPublisher>>('removeTrustedPublisher', 'DELETE /release/:name/trusted-publishers/:id');
export const removeWebhook = defineCall<ShapeOfCall<typeof rightsCalls.removeWebhook>>('removeWebhook', 'DELETE /release/:name/webhooks/:id');

export const continueRollout = defineCall<ShapeOfCall<typeof rolloutCalls.continueRollout>>('continueRollout', 'POST /release/:name/rollout/continue');
export const haltRollout = defineCall<ShapeOfCall<typeof rolloutCalls.haltRollout>>('haltRollout', 'POST /release/:name/rollout/halt');
export const startRollout = defineCall<ShapeOfCall<typeof rolloutCalls.startRollout>>('startRollout', 'POST /release/:name/rollout');
