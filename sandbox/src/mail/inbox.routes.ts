import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Email } from 'postal-mime';
import { guardLoopback } from '../control/loopback.ts';
import { sendPage } from '../pages/page.ts';
import { inboxPage } from './inbox-page.ts';
import { bodyOf, bytesOf, describeMail } from './mail-body.ts';
import { mailPage } from './mail-page.ts';
import { type Mailbox, openMail, type StoredMail } from './mailbox.ts';

interface Search {
  Querystring: { to?: string };
}
interface ById {
  Params: { id: string };
}

// A mail's content runs no script and loads only pictures, fonts and styles.
const bodyPolicy =
  "default-src 'none'; img-src * data:; style-src * 'unsafe-inline'; font-src * data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** All mails from the product, for people (`/inbox`) and for programs (`/inbox.json`). */
export function inboxRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  app.addHook('onRequest', guardLoopback);

  app.get<Search>('/inbox', ({ query }, reply) => sendPage(reply, inboxPage(mailbox.list(query.to), query.to ?? '')));
  app.get<Search>('/inbox.json', ({ query }) => {
    return Promise.all(mailbox.list(query.to).map(async (mail) => describeMail(mail, await openMail(mail))));
  });
  app.delete('/inbox', (_request, reply) => {
    mailbox.empty();
    return reply.code(204).send();
  });
  app.post('/inbox/empty', (_request, reply) => {
    mailbox.empty();
    return reply.redirect('/inbox', 303);
  });

  app.get<ById>('/inbox/:id', async ({ params }, reply) => {
    const found = await find(params.id);
    return found ? sendPage(reply, mailPage(found.mail, found.email)) : missing(reply);
  });
  app.get<ById>('/inbox/:id/body', async ({ params }, reply) => {
    const found = await find(params.id);
    if (!found) return missing(reply);
    void reply.type('text/html; charset=utf-8').header('content-security-policy', bodyPolicy);
    return reply.send(bodyOf(found.email));
  });
  app.get<{ Params: { id: string; index: string } }>('/inbox/:id/attachments/:index', async ({ params }, reply) => {
    const attachment = (await find(params.id))?.email.attachments[Number(params.index)];
    if (!attachment) return missing(reply);
    const name = encodeURIComponent(attachment.filename ?? 'attachment');
    void reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`);
    void reply.type(attachment.mimeType).header('content-security-policy', "default-src 'none'; sandbox");
    return reply.send(bytesOf(attachment));
  });

  async function find(id: string): Promise<{ mail: StoredMail; email: Email } | undefined> {
    const mail = mailbox.get(id);
    return mail && { mail, email: await openMail(mail) };
  }
}

const missing = (reply: FastifyReply) => reply.code(404).send({ error: { description: 'There is no such mail' } });
