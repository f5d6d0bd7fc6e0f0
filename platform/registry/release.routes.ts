import type { FastifyInstance } from 'fastify';
import { route } from '../../api/src/policy/route.ts';
import { type RemoteReleases } from '../calls/area-releases.ts';
import {
  grantArea,
  listReleases,
  makeOverride,
  promoteVersion,
  registerVersion,
  revokeArea,
  rollBackVersion,
} from '../calls/release.ts';
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

  route(app, listReleases, async () => ({ data: await services.listReleases() }));
  route(app, registerVersion, change(services.registerVersion));
  route(app, promoteVersion, change(services.promoteVersion));
  route(app, rollBackVersion, change(services.rollBackVersion));
  route(app, grantArea, change(services.grantArea));
  route(app, revokeArea, async ({ params, caller, request }) => {
    await services.revokeArea(params.name, releaserOf(caller, request));
    return { data: null };
  });
  route(app, makeOverride, async ({ body }) => ({ data: await services.makeOverride(body) }));
}
