import type { HostMetadata } from '@vidya/contracts/release/release';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { releaseHosts } from '../database/schema-release.ts';

const name = 'shell';
/** A placeholder row to lock, until the first shell announces itself. */
const nobody: HostMetadata = { version: '', shared: {}, platform: '', props: [], guarded: [] };

/** In a transaction: nobody else changes a release until it ends. */
export async function lockReleases(tx: Db): Promise<void> {
  await tx.insert(releaseHosts).values({ name, metadata: nobody }).onConflictDoNothing();
  await tx.select({ name: releaseHosts.name }).from(releaseHosts).where(eq(releaseHosts.name, name)).for('update');
}

/** The live shell's host metadata; null until a shell has announced it. */
export async function findHost(db: Db): Promise<HostMetadata | null> {
  const [row] = await db
    .select({ metadata: releaseHosts.metadata })
    .from(releaseHosts)
    .where(eq(releaseHosts.name, name));
  return row && row.metadata.version !== '' ? row.metadata : null;
}

export async function saveHost(db: Db, metadata: HostMetadata): Promise<void> {
  await db
    .insert(releaseHosts)
    .values({ name, metadata })
    .onConflictDoUpdate({ target: releaseHosts.name, set: { metadata, updatedAt: new Date() } });
}
