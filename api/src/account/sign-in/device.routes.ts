import { endDevice, endOtherDevices, getSession, listDevices } from '@vidya/contracts/calls/account';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { route } from '../../policy/route.ts';
import { sourceOf } from '../request-source.ts';
import type { DeviceService } from './device.service.ts';

/** The caller's own sessions only. */
export function deviceRoutes(app: FastifyInstance, devices: DeviceService, config: Config): void {
  route(app, listDevices, async ({ caller }) => ({ data: await devices.listDevices(caller) }));
  route(app, getSession, async ({ caller, reply }) => {
    reply.header('cache-control', 'no-store');
    return { data: await devices.getSession(caller) };
  });
  route(app, endDevice, async ({ caller, params, request, reply }) => {
    await devices.endDevice(caller, params.deviceId, sourceOf(request, config).userAgent);
    if (params.deviceId !== caller.sessionId) return { data: null, message: apiMessages.account.deviceSignedOut };
    await app.sessions.end(request, reply);
    return { data: null, message: texts.session.loggedOut };
  });
  route(app, endOtherDevices, async ({ caller, request }) => {
    await devices.endOtherDevices(caller, sourceOf(request, config).userAgent);
    return { data: null, message: apiMessages.account.othersSignedOut };
  });
}
