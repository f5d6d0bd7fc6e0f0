import {
  changeRole,
  deleteUserOrInstructor,
  exportPeople,
  fetchStudentsAndInstructors,
  getConsequences,
  getPeopleStatistics,
} from '@vidya/contracts/calls/people';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { siteOriginOf } from '../../http/access/origin.ts';
import { csvRoute } from '../../policy/csv-route.ts';
import { route } from '../../policy/route.ts';
import type { DeletionService } from '../privacy/deletion.service.ts';
import type { PeopleService } from './people.service.ts';
import type { PeopleExport } from './people-export.service.ts';
import type { RoleService } from './role.service.ts';

interface PeopleServices {
  people: PeopleService;
  roles: RoleService;
  deletions: DeletionService;
  exports: PeopleExport;
  siteOrigins: readonly [string, ...string[]];
}

export function peopleRoutes(app: FastifyInstance, services: PeopleServices): void {
  const { people, roles, deletions, exports, siteOrigins } = services;
  route(app, fetchStudentsAndInstructors, ({ query }) => people.fetchStudentsAndInstructors(query));
  route(app, getPeopleStatistics, async ({ query }) => ({ data: await people.getPeopleStatistics(query.year) }));
  route(app, getConsequences, async ({ params }) => ({ data: await people.getConsequences(params.userId) }));
  route(app, changeRole, async ({ params, body, caller, request }) => {
    const origin = siteOriginOf(request, siteOrigins);
    const data = await roles.changeRole(caller, { userId: params.userId, role: body.role, origin });
    return { data, message: texts.admin.roleChanged };
  });
  route(app, deleteUserOrInstructor, async ({ body, caller }) => {
    await deletions.deleteUserOrInstructor(caller, body.userId);
    return { data: null, message: texts.account.accountDeleted };
  });
  csvRoute(app, exportPeople, {
    refusal: apiMessages.request.exportRefused,
    read: (filter, caller) => exports.exportPeople(caller, filter),
  });
}
