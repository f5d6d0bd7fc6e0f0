import type { MessageMeta } from '@vidya/contracts/calls/contact';
import { and, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { partOf } from '../database/like.ts';
import { users } from '../database/schema-people.ts';
import { contactMessages } from '../database/schema-site.ts';

/** A message with the current name of the person who answered it. */
export type MessageRow = typeof contactMessages.$inferSelect & { answeredByName: string | null };

interface MessageFilter {
  state?: 'open' | 'answered' | undefined;
  q?: string | undefined;
}

export interface MessagesStore {
  list(filter: MessageFilter, page: { offset: number; limit: number }): Promise<MessageRow[]>;
  countMatching(filter: MessageFilter): Promise<number>;
  countAll(): Promise<MessageMeta>;
  find(messageId: string): Promise<MessageRow | null>;
  /** In a transaction: locks the message until it ends. */
  lock(messageId: string): Promise<MessageRow | null>;
  change(messageId: string, change: Partial<typeof contactMessages.$inferInsert>): Promise<void>;
  transaction<T>(work: (store: MessagesStore, tx: Db) => Promise<T>): Promise<T>;
}

const isOpen = isNull(contactMessages.answeredAt);
const isAnswered = isNotNull(contactMessages.answeredAt);

function matching({ state, q }: MessageFilter) {
  const { name, email, subject, message } = contactMessages;
  const body = q && partOf(q);
  return and(
    state && (state === 'open' ? isOpen : isAnswered),
    body ? or(...[name, email, subject, message].map((column) => ilike(column, body))) : undefined,
  );
}

export function createMessagesStore(db: Db): MessagesStore {
  const one = (messageId: string) =>
    db
      .select({ message: contactMessages, answeredByName: users.fullName })
      .from(contactMessages)
      .leftJoin(users, eq(users.id, contactMessages.answeredBy))
      .where(eq(contactMessages.id, messageId));
  const flat = ({ message, answeredByName }: Awaited<ReturnType<typeof one>>[number]): MessageRow => ({
    ...message,
    answeredByName,
  });
  return {
    async list(filter, { offset, limit }) {
      const rows = await db
        .select({ message: contactMessages, answeredByName: users.fullName })
        .from(contactMessages)
        .leftJoin(users, eq(users.id, contactMessages.answeredBy))
        .where(matching(filter))
        .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
        .limit(limit)
        .offset(offset);
      return rows.map(flat);
    },
    async countMatching(filter) {
      const [row] = await db
        .select({ found: sql<number>`count(*)::int` })
        .from(contactMessages)
        .where(matching(filter));
      return row?.found ?? 0;
    },
    async countAll() {
      const counted = (condition: typeof isOpen) =>
        sql<number>`(select count(*)::int from ${contactMessages} where ${condition})`;
      const [row] = await db
        .select({ open: counted(isOpen), answered: counted(isAnswered) })
        .from(sql`(values (1)) as one`);
      return row ?? { open: 0, answered: 0 };
    },
    async find(messageId) {
      const [row] = await one(messageId);
      return row ? flat(row) : null;
    },
    async lock(messageId) {
      const [row] = await one(messageId).for('update', { of: contactMessages });
      return row ? flat(row) : null;
    },
    async change(messageId, change) {
      await db.update(contactMessages).set(change).where(eq(contactMessages.id, messageId));
    },
    transaction: (work) => db.transaction((tx) => work(createMessagesStore(tx), tx)),
  };
}
