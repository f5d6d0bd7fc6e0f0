import type { FastifyInstance } from 'fastify';
import { route } from '../../../api/src/http/route.ts';
import { policy } from '../../../api/src/policy/policy.ts';
import { listCallUses, listRecordedCalls } from '../../calls/call-contracts.ts';
import { callUses, recordedUses } from '../../calls/shapes/call-contract.ts';
import type { CallContracts } from './calls.service.ts';

/** Which version of which area sends which call. */
export function callContractRoutes(
  app: FastifyInstance,
  contracts: Pick<CallContracts, 'describe' | 'recorded'>,
): void {
  route(app, listCallUses, {
    access: policy['release.manage'],
    schema: { data: callUses },
    handler: async () => ({ data: await contracts.describe() }),
  });
  route(app, listRecordedCalls, {
    access: policy['release.manage'],
    schema: { data: recordedUses },
    handler: async () => ({ data: await contracts.recorded() }),
  });
}
