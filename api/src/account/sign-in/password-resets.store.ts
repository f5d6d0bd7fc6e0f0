import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { passwordResets } from '../../database/schema-people.ts';

export interface PasswordResetsStore {
  add(db: Db, reset: { userId: string; tokenHash: string; expiresAt: Date }): Promise<void>;
  /** Returns true exactly once per token, while it is valid. */
  use(db: Db, reset: { userId: string; tokenHash: string }): Promise<boolean>;
}

export const createPasswordResetsStore = (): PasswordResetsStore => ({
  async add(db, reset) {
    await db.insert(passwordResets).values(reset);
  },
  async use(db, { userId, tokenHash }) {
    const now = new Date();
    const used = await db
      .update(passwordResets)
      .set({ usedAt: now })
      .where(
        and(
          eq(passwordResets.tokenHash, tokenHash),
          eq(passwordResets.userId, userId),
          isNull(passwordResets.usedAt),
          gt(passwordResets.expiresAt, now),
        ),
      )
      .returning({ id: passwordResets.id });
    return used.length === 1;
  },
});
