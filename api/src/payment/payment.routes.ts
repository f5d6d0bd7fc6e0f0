import { createOrder, getKeyId, purchaseHistory, subscribe, verifyOrder } from '@vidya/contracts/calls/payment';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { route } from '../policy/route.ts';
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
  route(app, getKeyId, async () => ({ data: services.keyId }));
  route(app, createOrder, ({ body, caller }) => services.checkout.createOrder(body.courseId, caller, body.couponCode));
  route(
    app,
    verifyOrder,
    async ({ body, caller }) => {
      const outcome = await services.verifyOrder(body, caller);
      return { data: null, message: outcome === 'surplus' ? texts.payment.givenBack : texts.payment.enrolled };
    },
    { load: 'essential' },
  );
  route(app, subscribe, async ({ body, caller }) => ({
    data: { id: await services.checkout.subscribe(body.courseId, caller) },
    message: texts.payment.enrolled,
  }));
  route(app, purchaseHistory, async ({ caller }) => ({ data: await services.purchaseHistory(caller.id) }));
}
