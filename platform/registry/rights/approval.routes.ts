import type { FastifyInstance } from 'fastify';
import { route } from '../../../api/src/policy/route.ts';
import { type RemoteReleases } from '../../calls/area-releases.ts';
import { approveRelease, dropApproval } from '../../calls/rights.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { areaChange } from '../areas/area-change.ts';
import type { Approvals } from './approval.service.ts';

interface Services extends Approvals {
  describeArea: (name: RemoteName) => Promise<RemoteReleases>;
}

/** For administrators and machines; only an owner approves, everybody of them may drop. */
export function approvalRoutes(app: FastifyInstance, { describeArea, approve, drop }: Services): void {
  const change = areaChange(describeArea);
  route(app, approveRelease, ({ query: body, ...input }) => change(approve)({ ...input, body }));
  route(app, dropApproval, ({ query: body, ...input }) => change(drop)({ ...input, body }));
}
