import { deleteAccount, editProfile } from '@vidya/contracts/calls/account';
import { limits } from '@vidya/contracts/rules/limits';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { route } from '../policy/route.ts';
import type { ProfileService } from './profile.service.ts';

export function profileRoutes(app: FastifyInstance, profile: ProfileService): void {
  route(
    app,
    editProfile,
    async ({ body, caller, files }) => ({
      data: { User: await profile.editProfile(caller, body, files['avatar']) },
      message: texts.account.profileUpdated,
    }),
    { files: { avatar: { maxBytes: limits.uploadMax.imageBytes } } },
  );
  route(app, deleteAccount, async ({ caller, request, reply }) => {
    await profile.deleteAccount(caller);
    await app.sessions.end(request, reply);
    return { data: null, message: texts.account.accountDeleted };
  });
}
