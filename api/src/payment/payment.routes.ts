import { createOrder, getKeyId, purchaseHistory, subscribe, verifyOrder } from '@vidya/contracts/calls/payment';
import { courseIdParams } from '@vidya/contracts/shapes/course';
import {
  createdOrder,
  orderForm,
  purchaseHistoryEntry,
  subscribed,
  verifyOrderForm,
} from '@vidya/contracts/shapes/payment';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../http/route.ts';
import { policy } from '../policy/policy.ts';
import type { Checkout } from './checkout/checkout.service.ts';
import type { createVerifyOrder } from './checkout/verify.service.ts';
import type { createPurchaseHistory } from './history.service.ts';

interface Services {
  keyId: string;
  checkout: Checkout;
  verifyOrder: ReturnType<typeof createVerifyOrder>;
  purchaseHistory: ReturnType<typeof createPurchaseHistory>;
}

/** Routes to buy courses and to list purchases. */
export function paymentRoutes(app: FastifyInstance, services: Services): void {
  route(app, getKeyId, {
    access: 'signedIn',
    schema: { data: z.string() },
    handler: async () => ({ data: services.keyId }),
  });
  route(app, createOrder, {
    access: policy['course.buy'],
    schema: { body: orderForm, data: createdOrder },
    handler: ({ body, caller }) => services.checkout.createOrder(body.courseId, caller, body.couponCode),
  });
  route(app, verifyOrder, {
    access: policy['order.verify'],
    load: 'essential',
    schema: { body: verifyOrderForm, data: z.null() },
    handler: async ({ body, caller }) => {
      const outcome = await services.verifyOrder(body, caller);
      return { data: null, message: outcome === 'surplus' ? texts.payment.givenBack : texts.payment.enrolled };
    },
  });
  route(app, subscribe, {
    access: policy['course.buy'],
    schema: { body: courseIdParams, data: subscribed },
    handler: async ({ body, caller }) => ({
      data: { id: await services.checkout.subscribe(body.courseId, caller) },
      message: texts.payment.enrolled,
    }),
  });
  route(app, purchaseHistory, {
    access: 'signedIn',
    schema: { data: z.array(purchaseHistoryEntry) },
    handler: async ({ caller }) => ({ data: await services.purchaseHistory(caller.id) }),
  });
}
