import { getCaptcha, sendUsMessage } from '@vidya/contracts/calls/contact';
import { captchaChallenge, contactForm } from '@vidya/contracts/shapes/contact';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { clientAddress, createLimiter } from '../http/limits.ts';
import { route } from '../http/route.ts';
import type { Counts } from '../outside/shared-state/shared-state.ts';
import type { ContactService } from './contact.service.ts';

interface Around {
  config: Config;
  counts: Counts;
}

export function contactRoutes(app: FastifyInstance, contact: ContactService, { config, counts }: Around): void {
  const messages = createLimiter({ config, counts }, { name: 'contact', max: 30, windowMs: 60 * 60_000 });
  route(app, getCaptcha, {
    access: 'public',
    schema: { data: captchaChallenge },
    handler: async () => ({ data: await contact.getCaptcha() }),
  });
  route(app, sendUsMessage, {
    access: 'public',
    schema: {
      body: contactForm,
      data: z.null(),
    },
    handler: async ({ body, request }) => {
      await messages.hit(clientAddress(request, config.frontSecret));
      await contact.sendUsMessage(body);
      return { data: null, message: texts.contact.received };
    },
  });
}
