import { getCaptcha, sendUsMessage } from '@vidya/contracts/calls/contact';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { createAddressWork } from '../http/address-work.ts';
import { clientAddress } from '../http/limits.ts';
import type { Counts } from '../outside/shared-state/shared-state.ts';
import { route } from '../policy/route.ts';
import type { ContactService } from './contact.service.ts';

interface Around {
  config: Config;
  counts: Counts;
}

export function contactRoutes(app: FastifyInstance, contact: ContactService, { config, counts }: Around): void {
  const messages = createAddressWork({ config, counts }, { name: 'contact', free: 30 });
  route(app, getCaptcha, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const needed = await messages.needed(clientAddress(request, config.frontSecret));
    return { data: await contact.getCaptcha(needed) };
  });
  route(app, sendUsMessage, async ({ body, request }) => {
    const isPaid = (needed: number) => contact.isEnough(body.captchaToken, needed);
    await messages.counted(clientAddress(request, config.frontSecret), isPaid, () => contact.sendUsMessage(body));
    return { data: null, message: texts.contact.received };
  });
}
