import type { RemoteName } from '@vidya/contracts/release/remotes';
import type { ApprovalView, HeldRequest } from '@vidya/contracts/release/rights-calls';
import { limits } from '@vidya/contracts/rules/limits';
import { and, eq, gt } from 'drizzle-orm';
import { type Db, firstOf } from '../../database/database.ts';
import { releaseVersions } from '../../database/schema-release.ts';
import { releaseApprovals } from '../../database/schema-release-rights.ts';
import type { VersionRow } from '../release.store.ts';
import type { Releaser } from '../releaser.ts';

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

export async function describeHeld(db: Db, area: RemoteName): Promise<ApprovalView | null> {
  const held = await findHeld(db, area);
  if (!held) return null;
  const until = new Date(held.createdAt.getTime() + waitMs).toISOString();
  return { version: held.row.version, request: held.request, by: held.requestedBy, until };
}

/** Replaces what waits. */
export async function addHeld(tx: Db, row: VersionRow, request: HeldRequest, by: Releaser): Promise<void> {
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

export async function dropHeld(tx: Db, area: RemoteName): Promise<void> {
  await tx.delete(releaseApprovals).where(eq(releaseApprovals.area, area));
}
