import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { socialAccounts, users } from '../../database/schema-people.ts';
import type { Identity } from '../../outside/social-sign-in.ts';

type Key = Pick<Identity, 'issuer' | 'subject'>;

export const createSocialStore = (db: Db) => ({
  async findUserId({ issuer, subject }: Key): Promise<string | null> {
    const [row] = await db
      .select({ userId: socialAccounts.userId })
      .from(socialAccounts)
      .innerJoin(users, eq(users.id, socialAccounts.userId))
      .where(and(eq(socialAccounts.issuer, issuer), eq(socialAccounts.subject, subject), isNull(users.deletedAt)));
    return row?.userId ?? null;
  },
  async link(at: Db, link: Key & { userId: string }): Promise<void> {
    await at.insert(socialAccounts).values(link).onConflictDoNothing();
  },
});

export type SocialStore = ReturnType<typeof createSocialStore>;
