import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { captchaUsed, contactMessages } from '../database/schema-site.ts';

export interface CaptchaStore {
  /** Returns true for the first use of a signature. */
  use(signature: string, expiresAt: Date): Promise<boolean>;
}

type NewMessage = typeof contactMessages.$inferInsert;

export const createCaptchaStore = (db: Db): CaptchaStore => ({
  async use(signature, expiresAt) {
    await db.delete(captchaUsed).where(lte(captchaUsed.expiresAt, new Date()));
    const first = await db
      .insert(captchaUsed)
      .values({ signature, expiresAt })
      .onConflictDoNothing()
      .returning({ signature: captchaUsed.signature });
    return first.length === 1;
  },
});

export interface ContactStore {
  add(tx: Db, message: NewMessage): Promise<void>;
  /** Whether a message came from this address after `since`. */
  hasWritten(tx: Db, email: string, since: Date): Promise<boolean>;
}

export const createContactStore = (): ContactStore => ({
  async add(tx, message) {
    await tx.insert(contactMessages).values(message);
  },
  async hasWritten(tx, email, since) {
    const isTheirs = eq(sql`lower(${contactMessages.email})`, email.toLowerCase());
    const found = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(and(gt(contactMessages.createdAt, since), isTheirs))
      .limit(1);
    return found.length > 0;
  },
});
