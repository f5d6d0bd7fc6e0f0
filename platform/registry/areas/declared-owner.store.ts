import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../api/src/database/database.ts';
import type { AreaDeclaration } from '../../gate/document/area-declaration.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { releaseStates, releaseVersions } from '../tables/schema-release.ts';

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
