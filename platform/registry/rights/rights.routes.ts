import type { FastifyInstance } from 'fastify';
import { route } from '../../../api/src/http/route.ts';
import { policy } from '../../../api/src/policy/policy.ts';
import {
  addFreeze,
  addSigningKey,
  addTrustedPublisher,
  addWebhook,
  changeOwners,
  listReleaseRights,
  removeFreeze,
  removeSigningKey,
  removeTrustedPublisher,
  removeWebhook,
} from '../../calls/rights-calls.ts';
import { areaParams } from '../../calls/shapes/release.ts';
import {
  addedWebhook,
  areaPartParams,
  areaRights,
  freezeParams,
  newFreeze,
  newOwners,
  newSigningKey,
  newTrustedPublisher,
  newWebhook,
  releaseRights,
} from '../../calls/shapes/release-rights.ts';
import type { Rights } from './rights.service.ts';

/** Only for administrators with a session: what releases must not be able to give itself. */
export function rightsRoutes(app: FastifyInstance, rights: Rights): void {
  const access = policy['release.administer'];
  route(app, listReleaseRights, {
    access: policy['release.readRights'],
    schema: { data: releaseRights },
    handler: async () => ({ data: await rights.list() }),
  });
  route(app, changeOwners, {
    access,
    schema: { params: areaParams, body: newOwners, data: areaRights },
    handler: async ({ params, body, caller }) => ({ data: await rights.changeOwners(params.name, body, caller) }),
  });
  route(app, addWebhook, {
    access,
    schema: { params: areaParams, body: newWebhook, data: addedWebhook },
    handler: async ({ params, body, caller }) => ({ data: await rights.addHook(params.name, body, caller) }),
  });
  route(app, removeWebhook, {
    access,
    schema: { params: areaPartParams, data: areaRights },
    handler: async ({ params, caller }) => ({ data: await rights.removeHook(params.name, params.id, caller) }),
  });
  route(app, addTrustedPublisher, {
    access,
    schema: { params: areaParams, body: newTrustedPublisher, data: areaRights },
    handler: async ({ params, body, caller }) => ({
      data: await rights.addTrustedPublisher(params.name, body, caller),
    }),
  });
  route(app, removeTrustedPublisher, {
    access,
    schema: { params: areaPartParams, data: areaRights },
    handler: async ({ params, caller }) => ({
      data: await rights.removeTrustedPublisher(params.name, params.id, caller),
    }),
  });
  route(app, addSigningKey, {
    access,
    schema: { params: areaParams, body: newSigningKey, data: areaRights },
    handler: async ({ params, body, caller }) => ({ data: await rights.addSigningKey(params.name, body, caller) }),
  });
  route(app, removeSigningKey, {
    access,
    schema: { params: areaPartParams, data: areaRights },
    handler: async ({ params, caller }) => ({ data: await rights.removeSigningKey(params.name, params.id, caller) }),
  });
  route(app, addFreeze, {
    access,
    schema: { body: newFreeze, data: releaseRights },
    handler: async ({ body, caller }) => ({ data: await rights.addFreeze(body, caller) }),
  });
  route(app, removeFreeze, {
    access,
    schema: { params: freezeParams, data: releaseRights },
    handler: async ({ params, caller }) => ({ data: await rights.removeFreeze(params.id, caller) }),
  });
}
