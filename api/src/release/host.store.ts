import type { HostMetadata } from '@vidya/contracts/release/release';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { releaseHosts } from '../database/schema-release.ts';

const name = 'shell';
/** The row is there for its lock before any shell has said what it offers. */
const nobody: HostMetadata = { version: '', shared: {}, platform: '', props: [], guarded: [] };

/** In a transaction: what is live is changed by nobody else until it ends. */
export async function lockReleases(tx: Db): Promise<void> {
  await tx.insert(releaseHosts).values({ name, metadata: nobody }).onConflictDoNothing();
  await tx.select({ name: releaseHosts.name }).from(releaseHosts).where(eq(releaseHosts.name, name)).for('update');
}

/** What the live shell offers; null as long as none has said it. */
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
