import {
  acceptInvitation,
  inviteInstructor,
  listInstructors,
  readInvitation,
  removeInstructor,
  resendInvitation,
  withdrawInvitation,
} from '@vidya/contracts/calls/people';
import { emailKey } from '@vidya/contracts/rules/text/email-address';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { siteOriginOf } from '../../http/access/origin.ts';
import type { Limiter } from '../../http/limits.ts';
import { route } from '../../policy/route.ts';
import type { Invitations } from './invitation.service.ts';
import type { CourseTeams } from './team.service.ts';

const messages = apiMessages.instructor;

interface Services {
  teams: CourseTeams;
  invitations: Invitations;
  siteOrigins: Config['siteOrigins'];
  /** Mails that one person causes, by their id, and that one invited person gets, by address or invitation. */
  limits: { byInviter: Limiter; toOne: Limiter };
}

/** Who teaches a course beside its owner: invited by mail, single use. */
export function instructorsRoutes(app: FastifyInstance, { teams, invitations, siteOrigins, limits }: Services): void {
  const originOf = (request: Parameters<typeof siteOriginOf>[0]) => siteOriginOf(request, siteOrigins);
  route(app, listInstructors, async ({ params: { courseId }, caller }) => ({
    data: await teams.listInstructors(courseId, caller),
  }));
  route(app, inviteInstructor, async ({ params: { courseId }, body: { email }, caller, request }) => {
    await limits.byInviter.hit(caller.id);
    await limits.toOne.hit(emailKey(email));
    const data = await teams.inviteInstructor(courseId, { email, origin: originOf(request) }, caller);
    return { data, message: messages.invited };
  });
  route(app, resendInvitation, async ({ params, caller, request }) => {
    await limits.byInviter.hit(caller.id);
    await limits.toOne.hit(params.invitationId);
    return { data: await teams.resendInvitation(params, originOf(request), caller), message: messages.invited };
  });
  route(app, withdrawInvitation, async ({ params, caller }) => ({
    data: await teams.withdrawInvitation(params, caller),
    message: messages.withdrawn,
  }));
  route(app, removeInstructor, async ({ params: { courseId, userId }, caller, request }) => {
    const hasLeft = await teams.removeInstructor(courseId, userId, { caller, origin: originOf(request) });
    return { data: null, message: hasLeft ? messages.left : messages.removed };
  });
  route(app, readInvitation, async ({ body, caller }) => ({
    data: await invitations.readInvitation(body.token, caller),
  }));
  route(app, acceptInvitation, async ({ body, caller, request }) => ({
    data: { courseId: await invitations.acceptInvitation(body.token, { caller, origin: originOf(request) }) },
    message: messages.joined,
  }));
}
