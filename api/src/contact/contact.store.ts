import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { type Db, hasRow } from '../database/database.ts';
import { captchaUsed, contactMessages } from '../database/tables/schema-site.ts';

export const createContactStore = (db: Db) => ({
  /** Returns true for the first use of a captcha's signature. */
  async useSignature(signature: string, expiresAt: Date): Promise<boolean> {
    await db.delete(captchaUsed).where(lte(captchaUsed.expiresAt, new Date()));
    return hasRow(
      db
        .insert(captchaUsed)
        .values({ signature, expiresAt })
        .onConflictDoNothing()
        .returning({ signature: captchaUsed.signature }),
    );
  },
  async add(message: typeof contactMessages.$inferInsert): Promise<void> {
    await db.insert(contactMessages).values(message);
  },
  /** In a transaction: lets messages from one address wait for each other. */
  async lockAddress(email: string): Promise<void> {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('contact'), hashtext(${email.toLowerCase()}))`);
  },
  /** Whether a message came from this address after `since`. */
  wroteRecently(email: string, since: Date): Promise<boolean> {
    const isTheirs = eq(sql`lower(${contactMessages.email})`, email.toLowerCase());
    return hasRow(
      db
        .select({ id: contactMessages.id })
        .from(contactMessages)
        .where(and(gt(contactMessages.createdAt, since), isTheirs))
        .limit(1),
    );
  },
});

export type ContactStore = ReturnType<typeof createContactStore>;
