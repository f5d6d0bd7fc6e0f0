import type { ContactMessage, MessageQuery } from '@vidya/contracts/calls/contact';
import { answerProblems } from '@vidya/contracts/rules/contact-validation';
import { limits } from '@vidya/contracts/rules/limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import { addAuditEntry } from '../audit/port/audit.store.ts';
import { pick } from '../database/database.ts';
import type { Caller } from '../http/access/session.ts';
import { conflict, notFound, refuse } from '../http/errors.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { shownEmail } from '../outside/mail/shown-email.ts';
import type { ContactParts } from './contact.service.ts';
import { answerMail } from './contact-mails.ts';
import { createMessagesStore, type MessageRow } from './messages.store.ts';

const toMessage = ({ id, answeredAt, answeredByName, answer, ...row }: MessageRow): ContactMessage => ({
  _id: id,
  ...pick(row, 'name', 'phone', 'subject', 'message'),
  email: shownEmail(row.email),
  createdAt: row.createdAt.toISOString(),
  answer: answeredAt && { at: answeredAt.toISOString(), by: answeredByName ?? '', body: answer },
  earlierAnswer: answeredAt ? '' : answer,
});

function requireMessage<Row>(row: Row | null): Row {
  if (!row) throw notFound(texts.admin.messageMissing);
  return row;
}

/** Keeps earlier answers when a message gets a second one. */
const joinedText = (earlier: string, body: string): string => (earlier ? `${earlier}\n\n${body}` : body);

export function createMessages({ db, jobs, contactTo }: ContactParts) {
  const store = createMessagesStore(db);
  return {
    async listMessages({ page = 1, limit = limits.messagesPerPage, ...filter }: MessageQuery) {
      const rows = await store.list(filter, { offset: (page - 1) * limit, limit });
      return {
        data: rows.map(toMessage),
        total: await store.countMatching(filter),
        meta: await store.countAll(),
      };
    },

    getMessage: async (messageId: string) => toMessage(requireMessage(await store.find(messageId))),

    /** Mails, stores and audits the answer, all or nothing. Throws 409 if another administrator was faster. */
    async answerMessage(messageId: string, body: string, caller: Caller) {
      refuse(answerProblems({ body }));
      return db.transaction(async (tx) => {
        const stored = createMessagesStore(tx);
        const message = requireMessage(await stored.lock(messageId));
        if (message.answeredAt) throw conflict(apiMessages.contact.alreadyAnswered);
        const answer = joinedText(message.answer, body);
        await stored.change(messageId, { answeredAt: new Date(), answeredBy: caller.id, answer });
        await jobs.send(tx, sendMail, answerMail(message, body, contactTo));
        const subject = { kind: 'message', id: messageId } as const;
        await addAuditEntry(tx, { actorId: caller.id, action: 'message.answered', subject });
        return toMessage(requireMessage(await stored.find(messageId)));
      });
    },

    /** Changes nothing if the message already has this state. */
    markMessage: (messageId: string, isAnswered: boolean, caller: Caller) =>
      db.transaction(async (tx) => {
        const stored = createMessagesStore(tx);
        const message = requireMessage(await stored.lock(messageId));
        if ((message.answeredAt !== null) === isAnswered) return toMessage(message);
        await stored.change(messageId, {
          answeredAt: isAnswered ? new Date() : null,
          answeredBy: isAnswered ? caller.id : null,
        });
        const subject = { kind: 'message', id: messageId } as const;
        await addAuditEntry(tx, { actorId: caller.id, action: 'message.marked', subject, details: { isAnswered } });
        return toMessage(requireMessage(await stored.find(messageId)));
      }),
  };
}

export type Messages = ReturnType<typeof createMessages>;
