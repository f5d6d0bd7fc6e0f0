import { and, eq, isNull } from 'drizzle-orm';
import { type Db, firstOf } from './database.ts';
import { users } from './tables/schema-people.ts';

/** The name and address for a mail to a person; null for a deleted one, who gets none. */
export const findRecipient = (db: Db, userId: string) =>
  firstOf(
    db
      .select({ email: users.email, fullName: users.fullName })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt))),
  );
