import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { socialAccounts, users } from '../../database/schema-people.ts';
import type { Identity } from '../../outside/social-sign-in.ts';

type Key = Pick<Identity, 'issuer' | 'subject'>;

export interface SocialStore {
  findUserId(key: Key): Promise<string | null>;
  link(db: Db, key: Key & { userId: string }): Promise<void>;
}

export const createSocialStore = (db: Db): SocialStore => ({
  async findUserId({ issuer, subject }) {
    const [row] = await db
      .select({ userId: socialAccounts.userId })
      .from(socialAccounts)
      .innerJoin(users, eq(users.id, socialAccounts.userId))
      .where(and(eq(socialAccounts.issuer, issuer), eq(socialAccounts.subject, subject), isNull(users.deletedAt)));
    return row?.userId ?? null;
  },
  async link(at, link) {
    await at.insert(socialAccounts).values(link).onConflictDoNothing();
  },
});
