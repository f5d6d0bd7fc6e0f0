import { forgetPassword, resetPassword, updatePassword } from '@vidya/contracts/calls/account';
import { emailForm, newPasswordForm, passwordChange, resetParams } from '@vidya/contracts/shapes/account';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { clientAddress } from '../../http/limits.ts';
import { siteOriginOf } from '../../http/origin.ts';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
import type { AccountLimits } from '../account-limits.ts';
import { sourceOf } from '../request-source.ts';
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
    schema: { body: emailForm, data: z.null() },
    handler: async ({ body, request }) => {
      await limits.resetByAddress.hit(clientAddress(request, config.frontSecret));
      await limits.resetByAccount.hit(emailKey(body.email));
      await passwords.forgetPassword(body.email, siteOriginOf(request, config.siteOrigins));
      return { data: null, message: texts.account.resetMailSent };
    },
  });
  route(app, resetPassword, {
    access: 'public',
    schema: {
      params: resetParams,
      body: newPasswordForm,
      data: z.null(),
    },
    handler: async ({ params, body, request }) => {
      await limits.resetByAddress.hit(clientAddress(request, config.frontSecret));
      await passwords.resetPassword(params, body.newPassword, sourceOf(request, config));
      return { data: null, message: texts.account.passwordReset };
    },
  });
  route(app, updatePassword, {
    access: policy['account.changePassword'],
    schema: { body: passwordChange, data: z.null() },
    handler: async ({ body, caller, request }) => {
      // Counted before the check, so that parallel guesses cannot exceed the limit.
      await limits.wrongPassword.hit(caller.id);
      await passwords.updatePassword(caller, body, sourceOf(request, config));
      await limits.wrongPassword.giveBack(caller.id);
      return { data: null, message: texts.account.passwordChanged };
    },
  });
}
