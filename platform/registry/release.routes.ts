import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../api/src/http/route.ts';
import { policy } from '../../api/src/policy/policy.ts';
import {
  grantArea,
  listReleases,
  makeOverride,
  promoteVersion,
  type RemoteReleases,
  registerVersion,
  revokeArea,
  rollBackVersion,
} from '../calls/release-calls.ts';
import { areaGrant } from '../calls/shapes/area.ts';
import {
  areaParams,
  madeOverride,
  newVersion,
  overrideRequest,
  promotion,
  remoteReleases,
  rollback,
} from '../calls/shapes/release.ts';
import type { RemoteName } from '../gate/remotes.ts';
import { areaChange } from './areas/area-change.ts';
import type { createGrantArea } from './areas/grant.service.ts';
import type { createRevokeArea } from './areas/revoke.service.ts';
import type { createMakeOverride } from './override.service.ts';
import type { createPromoteVersion } from './promote.service.ts';
import type { createRegisterVersion } from './register.service.ts';
import { releaserOf } from './releaser.ts';
import type { createRollBackVersion } from './rollback.service.ts';

interface ReleaseServices {
  listReleases: () => Promise<RemoteReleases[]>;
  describeArea: (name: RemoteName) => Promise<RemoteReleases>;
  registerVersion: ReturnType<typeof createRegisterVersion>;
  promoteVersion: ReturnType<typeof createPromoteVersion>;
  rollBackVersion: ReturnType<typeof createRollBackVersion>;
  makeOverride: ReturnType<typeof createMakeOverride>;
  grantArea: ReturnType<typeof createGrantArea>;
  revokeArea: ReturnType<typeof createRevokeArea>;
}

/** For administrators, and for the command line with its token. */
export function releaseRoutes(app: FastifyInstance, services: ReleaseServices): void {
  const change = areaChange(services.describeArea);

  route(app, listReleases, {
    access: policy['release.manage'],
    schema: { data: z.array(remoteReleases) },
    handler: async () => ({ data: await services.listReleases() }),
  });
  route(app, registerVersion, {
    access: policy['release.manage'],
    schema: { params: areaParams, body: newVersion, data: remoteReleases },
    handler: change(services.registerVersion),
  });
  route(app, promoteVersion, {
    access: policy['release.promote'],
    schema: { params: areaParams, body: promotion, data: remoteReleases },
    handler: change(services.promoteVersion),
  });
  route(app, rollBackVersion, {
    access: policy['release.promote'],
    schema: { params: areaParams, body: rollback, data: remoteReleases },
    handler: change(services.rollBackVersion),
  });
  route(app, grantArea, {
    access: policy['release.grant'],
    schema: { params: areaParams, body: areaGrant, data: remoteReleases },
    handler: change(services.grantArea),
  });
  route(app, revokeArea, {
    access: policy['release.grant'],
    schema: { params: areaParams, data: z.null() },
    handler: async ({ params, caller, request }) => {
      await services.revokeArea(params.name, releaserOf(caller, request));
      return { data: null };
    },
  });
  route(app, makeOverride, {
    access: policy['release.override'],
    schema: { body: overrideRequest, data: madeOverride },
    handler: async ({ body }) => ({ data: await services.makeOverride(body) }),
  });
}
