import { listCallUses, listRecordedCalls } from '@vidya/contracts/release/call-contracts';
import { callUses, recordedUses } from '@vidya/contracts/shapes/call-contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
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
