import {
  checkPassword,
  forgetPassword,
  reportSignIn,
  resetPassword,
  updatePassword,
} from '@vidya/contracts/calls/sign-in';
import { emailKey } from '@vidya/contracts/rules/text/email-address';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { siteOriginOf } from '../../http/access/origin.ts';
import { clientAddress } from '../../http/limits.ts';
import type { PaidWork } from '../../outside/proof-of-work/paid-work.ts';
import { route } from '../../policy/route.ts';
import type { AccountLimits } from '../account-limits.ts';
import type { SignInReports } from '../new-browser/sign-in-report.service.ts';
import { sourceOf } from '../request-source.ts';
import type { PasswordCheck } from './common-passwords/password-check.ts';
import type { PasswordService } from './password.service.ts';

interface PasswordDependencies {
  passwords: PasswordService;
  weaknessOf: PasswordCheck;
  reports: SignInReports;
  paidWork: PaidWork;
  limits: AccountLimits;
  config: Config;
}

export function passwordRoutes(
  app: FastifyInstance,
  { passwords, weaknessOf, reports, paidWork, limits, config }: PasswordDependencies,
): void {
  route(app, forgetPassword, async ({ body, request }) => {
    const isPaid = (maxnumber: number) => paidWork.isPaid(body.work, { purpose: 'passwordReset', maxnumber });
    await limits.resetWork.counted(clientAddress(request, config.frontSecret), isPaid, async () => {
      await passwords.forgetPassword(body.email, siteOriginOf(request, config.siteOrigins), () =>
        limits.resetByAccount.hit(emailKey(body.email)),
      );
    });
    return { data: null, message: texts.account.resetMailSent };
  });
  route(app, resetPassword, async ({ params, body, request }) => {
    await passwords.resetPassword(params, body.newPassword, sourceOf(request, config));
    return { data: null, message: texts.account.passwordReset };
  });
  route(app, reportSignIn, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const data = await reports.reportSignIn(body.token, sourceOf(request, config));
    return { data, message: apiMessages.account.signInReported };
  });
  route(app, checkPassword, async ({ body, request }) => {
    await limits.passwordCheck.hit(clientAddress(request, config.frontSecret));
    return { data: { isCommon: (await weaknessOf(body.password)) !== null } };
  });
  route(app, updatePassword, async ({ body, caller, request }) => {
    const source = sourceOf(request, config);
    await limits.wrongPassword.guessed(caller.id, () => passwords.updatePassword(caller, body, source));
    return { data: null, message: texts.account.passwordChanged };
  });
}
