import type { FastifyInstance } from 'fastify';
import { route } from '../../../api/src/policy/route.ts';
import { listCallUses, listRecordedCalls } from '../../calls/call-contract.ts';
import type { CallContracts } from './calls.service.ts';

/** Which version of which area sends which call. */
export function callContractRoutes(
  app: FastifyInstance,
  contracts: Pick<CallContracts, 'describe' | 'recorded'>,
): void {
  route(app, listCallUses, async () => ({ data: await contracts.describe() }));
  route(app, listRecordedCalls, async () => ({ data: await contracts.recorded() }));
}
