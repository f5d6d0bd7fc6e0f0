import { randomUUID } from 'node:crypto';
import { replaceTags, withoutElements } from '@vidya/contracts/rules/text/tags';
import PostalMime, { type Email } from 'postal-mime';
import type { Collection } from '../journal.ts';

/** A mail as received, with the columns of the list. */
export interface StoredMail {
  id: string;
  /** In ms since 1970. */
  receivedAt: number;
  from: string;
  /** The envelope's recipients in lower case, blind copies included. */
  to: string[];
  sender: string;
  subject: string;
  preview: string;
  raw: string;
}

export type Mailbox = ReturnType<typeof createMailbox>;

const maxMails = 500;

export function createMailbox(mails: Collection<StoredMail>) {
  return {
    async accept(raw: Buffer, { from, to }: { from: string; to: string[] }): Promise<StoredMail> {
      const email = await PostalMime.parse(raw);
      const mail: StoredMail = {
        id: randomUUID(),
        receivedAt: Date.now(),
        from,
        to: to.map((address) => address.toLowerCase()),
        sender: email.from?.name || email.from?.address || from,
        subject: email.subject ?? '',
        preview: previewOf(email),
        raw: raw.toString('base64'),
      };
      mails.put(mail.id, mail);
      for (const { id } of mails.values().slice(0, -maxMails)) mails.remove(id);
      return mail;
    },
    /** Newest first; `recipient` is any part of an address. */
    list(recipient = ''): StoredMail[] {
      const wanted = recipient.trim().toLowerCase();
      const matching = mails.values().filter(({ to }) => to.some((address) => address.includes(wanted)));
      return matching.toReversed();
    },
    get: (id: string) => mails.get(id),
    empty: () => mails.clear(),
  };
}

/** Parses the mail into texts, headers and attachments. */
export const openMail = (mail: StoredMail): Promise<Email> => PostalMime.parse(Buffer.from(mail.raw, 'base64'));

const visibleText = (html: string): string =>
  replaceTags(withoutElements(withoutElements(html, 'style'), 'script'), () => ' ');

function previewOf({ text, html }: Email): string {
  const plain = text ?? (html ? visibleText(html) : '');
  return plain.replace(/\s+/g, ' ').trim().slice(0, 160);
}
