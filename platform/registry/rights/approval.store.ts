import { limits } from '@vidya/contracts/rules/limits';
import { and, eq, gt } from 'drizzle-orm';
import { type Db, firstOf } from '../../../api/src/database/database.ts';
import type { ApprovalView, HeldRequest } from '../../calls/views.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import type { VersionRow } from '../release.store.ts';
import type { Releaser } from '../releaser.ts';
import { releaseVersions } from '../tables/schema-release.ts';
import { releaseApprovals } from '../tables/schema-release-rights.ts';

const waitMs = limits.approvalHours * 3_600_000;

/** What of an area waits for a second owner; null once it has lapsed. */
export async function findHeld(db: Db, area: RemoteName) {
  const isOfArea = eq(releaseApprovals.area, area);
  const isOpen = gt(releaseApprovals.createdAt, new Date(Date.now() - waitMs));
  const found = await firstOf(
    db
      .select({ held: releaseApprovals, row: releaseVersions })
      .from(releaseApprovals)
      .innerJoin(releaseVersions, eq(releaseVersions.id, releaseApprovals.versionId))
      .where(and(isOfArea, isOpen)),
  );
  return found && { ...found.held, row: found.row };
}

/** ISO: when it lapses. */
export const untilOf = ({ createdAt }: { createdAt: Date }): string =>
  new Date(createdAt.getTime() + waitMs).toISOString();

export async function describeHeld(db: Db, area: RemoteName): Promise<ApprovalView | null> {
  const held = await findHeld(db, area);
  if (!held) return null;
  return { version: held.row.version, request: held.request, by: held.requestedBy, until: untilOf(held) };
}

/** Replaces what waits. */
export async function addPendingApproval(tx: Db, row: VersionRow, request: HeldRequest, by: Releaser): Promise<void> {
  const set = {
    versionId: row.id,
    request,
    requesterId: by.id,
    requestedBy: by.name,
    requesterEmail: by.email,
    createdAt: new Date(),
  };
  await tx
    .insert(releaseApprovals)
    .values({ area: row.name, ...set })
    .onConflictDoUpdate({ target: releaseApprovals.area, set });
}

/** What waits for an area, or only what waits to serve one of its versions to more. */
export async function dropPendingApproval(tx: Db, area: RemoteName, versionId?: string): Promise<void> {
  const isMeant = versionId === undefined ? undefined : eq(releaseApprovals.versionId, versionId);
  await tx.delete(releaseApprovals).where(and(eq(releaseApprovals.area, area), isMeant));
}
