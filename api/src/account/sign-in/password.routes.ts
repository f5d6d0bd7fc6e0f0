import { forgetPassword, resetPassword, updatePassword } from '@vidya/contracts/calls/account';
import { field } from '@vidya/contracts/shapes/fields';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { clientAddress } from '../../http/limits.ts';
import { siteOriginOf } from '../../http/origin.ts';
import { route } from '../../http/route.ts';
import type { AccountLimits } from '../account-limits.ts';
import type { PasswordService } from './password.service.ts';
import { emailKey } from './sign-in.service.ts';

interface PasswordDependencies {
  passwords: PasswordService;
  limits: AccountLimits;
  config: Config;
}

export function passwordRoutes(app: FastifyInstance, { passwords, limits, config }: PasswordDependencies): void {
  route(app, forgetPassword, {
    access: 'public',
    schema: { body: z.object({ email: field() }), data: z.null() },
    handler: async ({ body, request }) => {
      limits.resetByAddress.hit(clientAddress(request, config.frontSecret));
      limits.resetByAccount.hit(emailKey(body.email));
      await passwords.forgetPassword(body.email, siteOriginOf(request, config.siteOrigins));
      return { data: null, message: texts.account.resetMailSent };
    },
  });
  route(app, resetPassword, {
    access: 'public',
    schema: {
      params: z.object({ userId: z.string(), token: z.string() }),
      body: z.object({ newPassword: field() }),
      data: z.null(),
    },
    handler: async ({ params, body, request }) => {
      limits.resetByAddress.hit(clientAddress(request, config.frontSecret));
      await passwords.resetPassword(params, body.newPassword, siteOriginOf(request, config.siteOrigins));
      return { data: null, message: texts.account.passwordReset };
    },
  });
  route(app, updatePassword, {
    access: 'signedIn',
    schema: { body: z.object({ currPassword: field(), newPassword: field() }), data: z.null() },
    handler: async ({ body, caller, request }) => {
      limits.wrongPassword.check(caller.id);
      await passwords
        .updatePassword(caller, body, siteOriginOf(request, config.siteOrigins))
        .catch((error: unknown) => {
          limits.wrongPassword.hit(caller.id);
          throw error;
        });
      return { data: null, message: texts.account.passwordChanged };
    },
  });
}
