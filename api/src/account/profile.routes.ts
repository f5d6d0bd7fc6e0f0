import { deleteAccount, editProfile } from '@vidya/contracts/calls/account';
import { limits } from '@vidya/contracts/rules/limits';
import { user } from '@vidya/contracts/shapes/account';
import { field } from '@vidya/contracts/shapes/fields';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../http/route.ts';
import { policy } from '../policy/policy.ts';
import { formFlag } from './account-shapes.ts';
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
      data: z.object({ User: user }),
    },
    files: { avatar: { maxBytes: limits.uploadMax.imageBytes } },
    handler: async ({ body, caller, files }) => ({
      data: { User: await profile.editProfile(caller, body, files['avatar']) },
      message: texts.account.profileUpdated,
    }),
  });
  route(app, deleteAccount, {
    access: policy['account.delete'].by,
    schema: { data: z.null() },
    handler: async ({ caller, request, reply }) => {
      await profile.deleteAccount(caller);
      await app.sessions.end(request, reply);
      return { data: null, message: texts.account.accountDeleted };
    },
  });
}
