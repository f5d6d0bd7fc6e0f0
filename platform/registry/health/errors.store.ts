import { limits } from '@vidya/contracts/rules/limits';
import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, pick } from '../../../api/src/database/database.ts';
import type { SeenError } from '../../calls/area-releases.ts';
import type { Outcome } from '../../calls/choices.ts';
import type { AreaReport } from '../../calls/release.ts';
import { releaseErrors, releaseVersions } from '../tables/schema-release.ts';

type Noted = AreaReport & { versionId: string };

/** The same error names another course, line or moment each time. */
const fingerprintOf = (outcome: Outcome, { message, screen }: NonNullable<AreaReport['error']>): string =>
  [outcome, message.replaceAll(/[0-9a-f]{8,}|\d+/gi, '#'), screen].join(' ');

/** Keeps each error of a version once, and how many visits had it; at most `limits.errorsPerVersion` of a version. */
export async function noteErrors(db: Db, reports: Noted[]): Promise<void> {
  for (const { versionId, outcome, error } of reports) {
    if (!error) continue;
    const fingerprint = fingerprintOf(outcome, error);
    // oxlint-disable-next-line no-await-in-loop
    const [known] = await db
      .select({
        errors: count(),
        isSame: sql<boolean>`coalesce(bool_or(${releaseErrors.fingerprint} = ${fingerprint}), false)`,
      })
      .from(releaseErrors)
      .where(eq(releaseErrors.versionId, versionId));
    if (known && known.errors >= limits.errorsPerVersion && !known.isSame) continue;
    // oxlint-disable-next-line no-await-in-loop
    await db
      .insert(releaseErrors)
      .values({ versionId, fingerprint, outcome, ...error })
      .onConflictDoUpdate({
        target: [releaseErrors.versionId, releaseErrors.fingerprint],
        set: { visits: sql`${releaseErrors.visits} + 1` },
      });
  }
}

/** The errors of these versions, those that were first seen last at the top. */
export async function listErrors(db: Db, versionIds: string[]): Promise<SeenError[]> {
  if (versionIds.length === 0) return [];
  const rows = await db
    .select({
      version: releaseVersions.version,
      ...pick(releaseErrors, 'outcome', 'message', 'stack', 'sourceStack', 'screen', 'firstSeen', 'visits'),
    })
    .from(releaseErrors)
    .innerJoin(releaseVersions, eq(releaseVersions.id, releaseErrors.versionId))
    .where(inArray(releaseErrors.versionId, versionIds))
    .orderBy(desc(releaseErrors.firstSeen), desc(releaseErrors.id));
  return rows.map(({ firstSeen, sourceStack, ...row }) => ({
    ...row,
    stack: sourceStack || row.stack,
    firstSeen: firstSeen.toISOString(),
  }));
}
