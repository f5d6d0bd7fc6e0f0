import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  deleteAccount,
  deleteUserOrInstructor,
  editProfile,
  fetchStudentsAndInstructors,
} from '@vidya/contracts/account';
import { limits } from '@vidya/contracts/limits';
import { texts } from '@vidya/contracts/texts';
import { route } from '../http/route.ts';
import { field, formFlag, userShape } from './account.shapes.ts';
import type { PeopleService } from './people.service.ts';
import type { ProfileService } from './profile.service.ts';

export function profileRoutes(app: FastifyInstance, profile: ProfileService): void {
  route(app, editProfile, {
    access: 'signedIn',
    schema: {
      body: z.object({
        fullName: field(100),
        contact: field(30),
        linkedin: field(),
        address: field(),
        removeProfile: formFlag,
      }),
      data: z.object({ User: userShape }),
    },
    files: { avatar: { mostBytes: limits.uploadMost.imageBytes } },
    handler: async ({ body, caller, files }) => ({
      data: { User: await profile.editProfile(caller, body, files['avatar']) },
      message: texts.account.profileUpdated,
    }),
  });
  route(app, deleteAccount, {
    access: 'signedIn',
    schema: { data: z.null() },
    handler: async ({ caller, request, reply }) => {
      await profile.deleteAccount(caller);
      await app.sessions.end(request, reply);
      return { data: null, message: texts.account.accountDeleted };
    },
  });
}

/** For administrators only (section 6). */
export function peopleRoutes(app: FastifyInstance, people: PeopleService): void {
  route(app, fetchStudentsAndInstructors, {
    access: ['ADMIN'],
    schema: { data: z.object({ students: z.array(userShape), instructors: z.array(userShape) }) },
    handler: async () => ({ data: await people.fetchStudentsAndInstructors() }),
  });
  route(app, deleteUserOrInstructor, {
    access: ['ADMIN'],
    schema: { body: z.object({ userId: field() }), data: z.null() },
    handler: async ({ body, caller }) => {
      await people.deleteUserOrInstructor(caller, body.userId);
      return { data: null, message: texts.account.accountDeleted };
    },
  });
}
