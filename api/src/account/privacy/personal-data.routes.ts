import { exportData, type PersonalData } from '@vidya/contracts/calls/personal-data';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../http/route.ts';
import type { AccountLimits } from '../account-limits.ts';
import type { PersonalDataService } from './personal-data.service.ts';

// The stores choose the columns of each record.
const facts = z.record(z.string(), z.unknown());
const list = z.array(facts);

const personalDataShape: z.ZodType<PersonalData> = z.object({
  exportedAt: z.string(),
  profile: facts,
  socialSignIns: list,
  devices: list,
  passwordResets: list,
  orders: list,
  purchases: list,
  enrolments: list,
  progress: list,
  ratings: list,
  notes: list,
  questions: list,
  answers: list,
  certificates: list,
  createdCourses: list,
  contactMessages: list,
  auditEntries: list,
});

export function personalDataRoutes(app: FastifyInstance, data: PersonalDataService, limits: AccountLimits): void {
  route(app, exportData, {
    access: 'signedIn',
    schema: { data: personalDataShape },
    handler: async ({ caller, reply }) => {
      limits.exportData.hit(caller.id);
      reply.header('cache-control', 'no-store');
      return { data: await data.exportData(caller) };
    },
  });
}
