import { and, count, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { lectures, uploads } from '../../database/schema-lectures.ts';
import { users } from '../../database/schema-people.ts';

export type UploadRow = typeof uploads.$inferSelect;
type NewUpload = typeof uploads.$inferInsert;

export interface UploadStore {
  /** Returns false and stores nothing when this person already has `max` open uploads. */
  add(upload: NewUpload, max: number): Promise<boolean>;
  /** Restores a removed row unchanged. Returns false when its sender's account no longer exists. */
  putBack(upload: UploadRow): Promise<boolean>;
  find(uploadId: string): Promise<UploadRow | null>;
  /** In a transaction: nobody else changes this upload until it ends. */
  lock(uploadId: string): Promise<UploadRow | null>;
  change(uploadId: string, change: Partial<UploadRow>): Promise<void>;
  /** Moves an upload from receiving to complete; leaves a used one unchanged. */
  complete(uploadId: string): Promise<void>;
  remove(uploadId: string): Promise<void>;
  listExpired(now: Date): Promise<UploadRow[]>;
  /**
   * Uploads whose lecture still has the state 'uploading': the process may have ended before it updated the lecture.
   */
  listUnfinished(): Promise<UploadRow[]>;
  /** Keys of the uploads whose file no lecture has taken yet. */
  listKeys(): Promise<string[]>;
}

export function createUploadStore(db: Db): UploadStore {
  const first = ([row]: UploadRow[]): UploadRow | null => row ?? null;
  return {
    add: (upload, max) =>
      db.transaction(async (tx) => {
        // The lock serialises two simultaneous uploads, so both are counted.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, upload.userId)).for('no key update');
        const isOpen = and(
          eq(uploads.userId, upload.userId),
          inArray(uploads.state, ['receiving', 'complete']),
          gt(uploads.expiresAt, new Date()),
        );
        const [open] = await tx.select({ count: count() }).from(uploads).where(isOpen);
        if ((open?.count ?? 0) >= max) return false;
        await tx.insert(uploads).values(upload);
        return true;
      }),
    async putBack(upload) {
      const [sender] = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, upload.userId))
        .for('key share');
      if (sender) await db.insert(uploads).values(upload).onConflictDoNothing();
      return sender !== undefined;
    },
    find: async (uploadId) => first(await db.select().from(uploads).where(eq(uploads.id, uploadId))),
    lock: async (uploadId) => first(await db.select().from(uploads).where(eq(uploads.id, uploadId)).for('update')),
    async change(uploadId, change) {
      await db.update(uploads).set(change).where(eq(uploads.id, uploadId));
    },
    async complete(uploadId) {
      await db
        .update(uploads)
        .set({ state: 'complete', received: sql`${uploads.bytes}` })
        .where(and(eq(uploads.id, uploadId), eq(uploads.state, 'receiving')));
    },
    async remove(uploadId) {
      await db.delete(uploads).where(eq(uploads.id, uploadId));
    },
    listExpired: (now) => db.select().from(uploads).where(lte(uploads.expiresAt, now)),
    listUnfinished: () =>
      db
        .select()
        .from(uploads)
        .where(
          and(
            inArray(uploads.state, ['receiving', 'complete']),
            sql`exists (select from ${lectures} where ${lectures.uploadId} = ${uploads.id} and ${lectures.state} = 'uploading')`,
          ),
        ),
    async listKeys() {
      const rows = await db.select({ key: uploads.storageKey }).from(uploads).where(ne(uploads.state, 'used'));
      return rows.map(({ key }) => key);
    },
  };
}
