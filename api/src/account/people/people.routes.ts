import {
  changeRole,
  deleteUserOrInstructor,
  exportPeople,
  fetchStudentsAndInstructors,
  getConsequences,
  getPeopleStatistics,
} from '@vidya/contracts/calls/people';
import { user } from '@vidya/contracts/shapes/account';
import {
  consequences,
  peopleFilter,
  peopleMeta,
  peopleQuery,
  people as peopleShape,
  peopleStatistics,
  roleForm,
  statisticsQuery,
  userIdForm,
  userIdParams,
} from '@vidya/contracts/shapes/people';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { siteOriginOf } from '../../http/access/origin.ts';
import { csvRoute } from '../../http/csv-route.ts';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
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
  route(app, fetchStudentsAndInstructors, {
    access: policy['person.read'],
    schema: {
      query: peopleQuery,
      data: peopleShape,
      meta: peopleMeta,
    },
    handler: ({ query }) => people.fetchStudentsAndInstructors(query),
  });
  route(app, getPeopleStatistics, {
    access: policy['person.read'],
    schema: { query: statisticsQuery, data: peopleStatistics },
    handler: async ({ query }) => ({ data: await people.getPeopleStatistics(query.year) }),
  });
  route(app, getConsequences, {
    access: policy['person.read'],
    schema: { params: userIdParams, data: consequences },
    handler: async ({ params }) => ({ data: await people.getConsequences(params.userId) }),
  });
  route(app, changeRole, {
    access: policy['person.changeRole'],
    schema: { params: userIdParams, body: roleForm, data: user },
    handler: async ({ params, body, caller, request }) => {
      const origin = siteOriginOf(request, siteOrigins);
      const data = await roles.changeRole(caller, { userId: params.userId, role: body.role, origin });
      return { data, message: texts.admin.roleChanged };
    },
  });
  route(app, deleteUserOrInstructor, {
    access: policy['person.delete'],
    schema: { body: userIdForm, data: z.null() },
    handler: async ({ body, caller }) => {
      await deletions.deleteUserOrInstructor(caller, body.userId);
      return { data: null, message: texts.account.accountDeleted };
    },
  });
  csvRoute(app, exportPeople, {
    access: policy['person.export'],
    query: peopleFilter,
    refusal: apiMessages.request.exportRefused,
    read: (filter, caller) => exports.exportPeople(caller, filter),
  });
}
