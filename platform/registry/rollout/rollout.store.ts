import { and, eq, inArray } from 'drizzle-orm';
import { type Db, firstOf } from '../../../api/src/database/database.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import type { Releaser } from '../releaser.ts';
import { releaseRollouts, releaseVersions } from '../tables/schema-release.ts';

export type RolloutRow = typeof releaseRollouts.$inferSelect;

export type Rollout = NonNullable<Awaited<ReturnType<typeof findRollout>>>;

/** The area's last rollout, with the name of its version. */
export const findRollout = (db: Db, name: RemoteName) =>
  firstOf(
    db
      .select({ rollout: releaseRollouts, version: releaseVersions.version })
      .from(releaseRollouts)
      .innerJoin(releaseVersions, eq(releaseVersions.id, releaseRollouts.versionId))
      .where(eq(releaseRollouts.name, name)),
  ).then((row) => row && { ...row.rollout, version: row.version });

/** Areas with a rollout that goes on by itself. */
export async function listRunning(db: Db): Promise<RemoteName[]> {
  const rows = await db
    .select({ name: releaseRollouts.name })
    .from(releaseRollouts)
    .where(eq(releaseRollouts.state, 'running'));
  return rows.map(({ name }) => name);
}

/** Replaces the area's last rollout. */
export async function addRollout(tx: Db, rollout: Omit<RolloutRow, 'updatedAt' | 'reason'>): Promise<void> {
  const row = { ...rollout, reason: '' };
  const { name: _, ...set } = row;
  await tx.insert(releaseRollouts).values(row).onConflictDoUpdate({ target: releaseRollouts.name, set });
}

export async function changeRollout(tx: Db, name: RemoteName, change: Partial<RolloutRow>): Promise<void> {
  await tx.update(releaseRollouts).set(change).where(eq(releaseRollouts.name, name));
}

export const changedBy = ({ name }: Releaser) => ({
  state: 'ended' as const,
  reason: `${name} changed the release by hand.`,
});

/** Ends a rollout that is under way: 'stopped' by the guard, or 'ended' by a change of the release. */
export async function endRollout(
  tx: Db,
  name: RemoteName,
  { state, reason }: { state: 'stopped' | 'ended'; reason: string },
): Promise<void> {
  const isUnderWay = inArray(releaseRollouts.state, ['running', 'halted']);
  await tx
    .update(releaseRollouts)
    .set({ state, reason })
    .where(and(eq(releaseRollouts.name, name), isUnderWay));
}
