import { deleteAccount, editProfile } from '@vidya/contracts/calls/account';
import { limits } from '@vidya/contracts/rules/limits';
import { editedProfile, profileForm } from '@vidya/contracts/shapes/account';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../http/route.ts';
import { policy } from '../policy/policy.ts';
import type { ProfileService } from './profile.service.ts';

export function profileRoutes(app: FastifyInstance, profile: ProfileService): void {
  route(app, editProfile, {
    access: 'signedIn',
    schema: {
      body: profileForm,
      data: editedProfile,
    },
    files: { avatar: { maxBytes: limits.uploadMax.imageBytes } },
    handler: async ({ body, caller, files }) => ({
      data: { User: await profile.editProfile(caller, body, files['avatar']) },
      message: texts.account.profileUpdated,
    }),
  });
  route(app, deleteAccount, {
    access: policy['account.delete'],
    schema: { data: z.null() },
    handler: async ({ caller, request, reply }) => {
      await profile.deleteAccount(caller);
      await app.sessions.end(request, reply);
      return { data: null, message: texts.account.accountDeleted };
    },
  });
}
