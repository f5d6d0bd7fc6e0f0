import {
  declineRefund,
  giveBack,
  grantRefund,
  leaveCourse,
  listRefundRequests,
} from '@vidya/contracts/calls/buying/refunds';
import { refundTexts, texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../policy/route.ts';
import type { createLeaveCourse } from '../checkout/leave.service.ts';
import type { createGiveBack } from './learner-refund.service.ts';
import type { createRefundRequests } from './refund-requests.service.ts';

interface Services {
  giveBack: ReturnType<typeof createGiveBack>;
  leaveCourse: ReturnType<typeof createLeaveCourse>;
  requests: ReturnType<typeof createRefundRequests>;
}

/** Routes by which learners give courses back and leave them, and administrators answer their requests. */
export function refundRoutes(app: FastifyInstance, services: Services): void {
  const { requests } = services;
  route(app, giveBack, ({ params, body, caller }) => services.giveBack({ ...params, ...body, caller }));
  route(app, leaveCourse, async ({ body, caller }) => {
    await services.leaveCourse(body.courseId, caller);
    return { data: null, message: refundTexts.left };
  });
  route(app, listRefundRequests, ({ query }) => requests.list(query));
  route(app, grantRefund, async ({ params, body, caller }) => ({
    data: await requests.grant(params.requestId, body.reason, caller),
    message: texts.admin.refunded,
  }));
  route(app, declineRefund, async ({ params, body, caller }) => ({
    data: await requests.decline(params.requestId, body.answer, caller),
    message: refundTexts.declinedNow,
  }));
}
