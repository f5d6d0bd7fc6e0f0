import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { approveRelease, dropApproval } from '@vidya/contracts/release/rights-calls';
import { areaParams, remoteReleases } from '@vidya/contracts/shapes/release';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
import { areaChange } from '../area-change.ts';
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
