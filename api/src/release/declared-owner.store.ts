import type { AreaDeclaration } from '@vidya/contracts/release/area-declaration';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { releaseStates, releaseVersions } from '../database/schema-release.ts';

export type DeclaredOwner = AreaDeclaration['owner'];

/**
 * What the area's live version says of its owner; `{}` without one. It has no rights by that: a build could name anybody.
 */
export async function findDeclaredOwner(db: Db, name: RemoteName): Promise<DeclaredOwner> {
  const [row] = await db
    .select({ owner: sql<DeclaredOwner | null>`${releaseVersions.files} #> '{declaration,owner}'` })
    .from(releaseStates)
    .innerJoin(releaseVersions, eq(releaseVersions.id, releaseStates.liveId))
    .where(eq(releaseStates.name, name));
  return row?.owner ?? {};
}
