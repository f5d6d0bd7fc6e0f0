import type { FastifyInstance } from 'fastify';
import { route } from '../../../api/src/http/route.ts';
import { policy } from '../../../api/src/policy/policy.ts';
import type { RemoteReleases } from '../../calls/release-calls.ts';
import { approveRelease, dropApproval } from '../../calls/rights-calls.ts';
import { areaParams, remoteReleases } from '../../calls/shapes/release.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { areaChange } from '../areas/area-change.ts';
import type { Approvals } from './approval.service.ts';

interface Services extends Approvals {
  describeArea: (name: RemoteName) => Promise<RemoteReleases>;
}

/** For administrators and machines; the service asks who owns the area. */
export function approvalRoutes(app: FastifyInstance, { describeArea, approve, drop }: Services): void {
  const change = areaChange(describeArea);
  const schema = { params: areaParams, data: remoteReleases };
  route(app, approveRelease, { access: policy['release.promote'], schema, handler: change<unknown>(approve) });
  route(app, dropApproval, { access: policy['release.manage'], schema, handler: change<unknown>(drop) });
}
