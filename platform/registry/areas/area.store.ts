import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../api/src/database/database.ts';
import { notFound } from '../../../api/src/http/errors.ts';
import type { AreaGrant } from '../../gate/document/area-declaration.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { areas } from '../tables/schema-release.ts';

export type AreaRow = typeof areas.$inferSelect;

/** Public URL of each area's folder in the store, without a trailing slash, as the API's environment has it. */
export type Bases = Record<RemoteName, string | undefined>;

/** Every granted area, in the order of the grants. */
export const listAreas = (db: Db): Promise<AreaRow[]> =>
  db.select().from(areas).orderBy(asc(areas.createdAt), asc(areas.name));

export const grantIn = ({ title, paths, base, budgetKb, connections }: AreaRow): AreaGrant =>
  ({ title, paths, base, budgetKb, connections }) as AreaGrant;

export const grantsIn = (rows: AreaRow[]): Record<RemoteName, AreaGrant> =>
  Object.fromEntries(rows.map((row) => [row.name, grantIn(row)]));

/** The grant of an area among all; throws 404 for an area that has none. */
export function requireArea(rows: AreaRow[], name: RemoteName): AreaRow {
  const row = rows.find((one) => one.name === name);
  if (!row) throw notFound(apiMessages.release.notGranted(name));
  return row;
}

/** Where browsers get an area's files. The environment wins: an operator moves them without a new grant. */
export const baseOf = ({ name, base }: Pick<AreaRow, 'name' | 'base'>, bases: Bases): string | null =>
  bases[name] ?? base;

export async function deleteGrant(tx: Db, name: RemoteName): Promise<void> {
  await tx.delete(areas).where(eq(areas.name, name));
}

export async function saveGrant(
  db: Db,
  row: Omit<typeof areas.$inferInsert, 'createdAt' | 'updatedAt'>,
): Promise<void> {
  const { name: _, ...change } = row;
  await db
    .insert(areas)
    .values(row)
    .onConflictDoUpdate({ target: areas.name, set: { ...change, updatedAt: new Date() } });
}
