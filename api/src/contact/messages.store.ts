import type { MessageMeta, MessageQuery } from '@vidya/contracts/calls/contact';
import { and, desc, eq, getTableColumns, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { countOf, type Db, firstOf, rowCount } from '../database/database.ts';
import { containsPattern, hasPart } from '../database/like.ts';
import { users } from '../database/tables/schema-people.ts';
import { contactMessages } from '../database/tables/schema-site.ts';

/** A message with the current name of the person who answered it. */
export type MessageRow = typeof contactMessages.$inferSelect & { answeredByName: string | null };

type MessageFilter = Pick<MessageQuery, 'state' | 'q'>;

const isOpen = isNull(contactMessages.answeredAt);
const isAnswered = isNotNull(contactMessages.answeredAt);

function matching({ state, q }: MessageFilter) {
  const { name, email, subject, message } = contactMessages;
  return and(
    state && (state === 'open' ? isOpen : isAnswered),
    q
      ? or(
          sql`person_form(${name}, ${email}) like name_form(${containsPattern(q)})`,
          ...[subject, message].map((column) => hasPart(sql`${column}`, q)),
        )
      : undefined,
  );
}

export function createMessagesStore(db: Db) {
  const messages = () =>
    db
      .select({ ...getTableColumns(contactMessages), answeredByName: users.fullName })
      .from(contactMessages)
      .leftJoin(users, eq(users.id, contactMessages.answeredBy));
  const one = (messageId: string) => messages().where(eq(contactMessages.id, messageId));
  return {
    list: (filter: MessageFilter, { offset, limit }: { offset: number; limit: number }): Promise<MessageRow[]> =>
      messages()
        .where(matching(filter))
        .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
        .limit(limit)
        .offset(offset),
    countMatching: (filter: MessageFilter): Promise<number> =>
      countOf(db.select(rowCount).from(contactMessages).where(matching(filter))),
    async countAll(): Promise<MessageMeta> {
      const counted = (condition: typeof isOpen) =>
        sql<number>`(select count(*)::int from ${contactMessages} where ${condition})`;
      const [row] = await db
        .select({ open: counted(isOpen), answered: counted(isAnswered) })
        .from(sql`(values (1)) as one`);
      return row ?? { open: 0, answered: 0 };
    },
    find: (messageId: string): Promise<MessageRow | null> => firstOf(one(messageId)),
    /** In a transaction: locks the message until it ends. */
    lock: (messageId: string): Promise<MessageRow | null> =>
      firstOf(one(messageId).for('update', { of: contactMessages })),
    async change(messageId: string, change: Partial<typeof contactMessages.$inferInsert>): Promise<void> {
      await db.update(contactMessages).set(change).where(eq(contactMessages.id, messageId));
    },
  };
}
