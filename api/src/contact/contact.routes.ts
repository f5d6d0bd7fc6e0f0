import { getCaptcha, sendUsMessage } from '@vidya/contracts/calls/contact';
import { field } from '@vidya/contracts/shapes/fields';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { clientAddress, createLimiter } from '../http/limits.ts';
import { route } from '../http/route.ts';
import type { ContactService } from './contact.service.ts';

export function contactRoutes(app: FastifyInstance, contact: ContactService, config: Config): void {
  const messages = createLimiter({ max: config.requestsPerMinute === 0 ? 0 : 30, windowMs: 60 * 60_000 });
  route(app, getCaptcha, {
    access: 'public',
    schema: {
      data: z.object({
        algorithm: z.string(),
        challenge: z.string(),
        maxnumber: z.number(),
        salt: z.string(),
        signature: z.string(),
      }),
    },
    handler: async () => ({ data: await contact.getCaptcha() }),
  });
  route(app, sendUsMessage, {
    access: 'public',
    schema: {
      body: z.object({
        name: field(200),
        email: field(300),
        phone: field(40),
        subject: field(300),
        message: field(10_000),
        captchaToken: field(4_000),
      }),
      data: z.null(),
    },
    handler: async ({ body, request }) => {
      messages.hit(clientAddress(request, config.frontSecret));
      await contact.sendUsMessage(body);
      return { data: null, message: texts.contact.received };
    },
  });
}
