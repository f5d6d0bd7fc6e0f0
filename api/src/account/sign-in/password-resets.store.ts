import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { passwordResets } from '../../database/schema-people.ts';

export const createPasswordResetsStore = () => ({
  async add(db: Db, reset: { userId: string; tokenHash: string; expiresAt: Date }): Promise<void> {
    await db.insert(passwordResets).values(reset);
  },
  /** Returns true exactly once per token, while it is valid. */
  async use(db: Db, { userId, tokenHash }: { userId: string; tokenHash: string }): Promise<boolean> {
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

export type PasswordResetsStore = ReturnType<typeof createPasswordResetsStore>;
