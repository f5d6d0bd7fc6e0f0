import type { FastifyInstance } from 'fastify';
import { route } from '../../../api/src/policy/route.ts';
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
} from '../../calls/rights.ts';
import type { Rights } from './rights.service.ts';

/** Only for administrators with a session: what releases must not be able to give itself. */
export function rightsRoutes(app: FastifyInstance, rights: Rights): void {
  route(app, listReleaseRights, async () => ({ data: await rights.list() }));
  route(app, changeOwners, async ({ params, body, caller }) => ({
    data: await rights.changeOwners(params.name, body, caller),
  }));
  route(app, addWebhook, async ({ params, body, caller }) => ({
    data: await rights.addHook(params.name, body, caller),
  }));
  route(app, removeWebhook, async ({ params, caller }) => ({
    data: await rights.removeHook(params.name, params.id, caller),
  }));
  route(app, addTrustedPublisher, async ({ params, body, caller }) => ({
    data: await rights.addTrustedPublisher(params.name, body, caller),
  }));
  route(app, removeTrustedPublisher, async ({ params, caller }) => ({
    data: await rights.removeTrustedPublisher(params.name, params.id, caller),
  }));
  route(app, addSigningKey, async ({ params, body, caller }) => ({
    data: await rights.addSigningKey(params.name, body, caller),
  }));
  route(app, removeSigningKey, async ({ params, caller }) => ({
    data: await rights.removeSigningKey(params.name, params.id, caller),
  }));
  route(app, addFreeze, async ({ body, caller }) => ({ data: await rights.addFreeze(body, caller) }));
  route(app, removeFreeze, async ({ params, caller }) => ({ data: await rights.removeFreeze(params.id, caller) }));
}
