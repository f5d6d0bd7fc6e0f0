import { exportData } from '@vidya/contracts/calls/account';
import type { FastifyInstance } from 'fastify';
import { route } from '../../policy/route.ts';
import type { AccountLimits } from '../account-limits.ts';
import type { PersonalDataService } from './personal-data.service.ts';

export function personalDataRoutes(app: FastifyInstance, data: PersonalDataService, limits: AccountLimits): void {
  route(app, exportData, async ({ caller, reply }) => {
    await limits.exportData.hit(caller.id);
    reply.header('cache-control', 'no-store');
    return { data: await data.exportData(caller) };
  });
}
