import type { Cohort } from '@vidya/contracts/release/release';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { releaseStates, releaseVersions } from '../database/schema-release.ts';

export type VersionRow = typeof releaseVersions.$inferSelect;
type NewVersionRow = typeof releaseVersions.$inferInsert;
type StateRow = typeof releaseStates.$inferSelect;

/** The current release state of an area, with the rows of its versions. */
export interface AreaState {
  name: RemoteName;
  live: VersionRow | null;
  /** The last version that was live before and was not rolled back. */
  previous: VersionRow | null;
  canary: CanaryState | null;
  stoppedAt: Date | null;
  stoppedReason: string;
}

interface CanaryState {
  row: VersionRow;
  percent: number;
  cohort: Cohort | null;
  since: Date;
}

type StateChange = Partial<Omit<StateRow, 'name' | 'updatedAt'>>;

/** The statement's own time: two changes may follow within a millisecond, and their order matters. */
const now = sql<Date>`clock_timestamp()`;

export const noCanary = { canaryId: null, percent: 0, cohort: null, canarySince: null } as const;
export const notStopped = { stoppedAt: null, stoppedReason: '' } as const;

export function createReleaseRows(db: Db) {
  const previousOf = async (name: RemoteName, liveId: string): Promise<VersionRow | null> => {
    const [row] = await db
      .select()
      .from(releaseVersions)
      .where(
        and(
          eq(releaseVersions.name, name),
          ne(releaseVersions.id, liveId),
          isNotNull(releaseVersions.liveSince),
          isNull(releaseVersions.rolledBackAt),
        ),
      )
      .orderBy(desc(releaseVersions.liveSince))
      .limit(1);
    return row ?? null;
  };

  return {
    async find(name: RemoteName, version: string): Promise<VersionRow | null> {
      const [row] = await db
        .select()
        .from(releaseVersions)
        .where(and(eq(releaseVersions.name, name), eq(releaseVersions.version, version)));
      return row ?? null;
    },
    async newest(name: RemoteName): Promise<VersionRow | null> {
      const [row] = await db
        .select()
        .from(releaseVersions)
        .where(eq(releaseVersions.name, name))
        .orderBy(desc(releaseVersions.createdAt))
        .limit(1);
      return row ?? null;
    },
    /** Null when the area has this version already. */
    async add(version: NewVersionRow): Promise<VersionRow | null> {
      const [row] = await db.insert(releaseVersions).values(version).onConflictDoNothing().returning();
      return row ?? null;
    },
    /** Makes it the live version from now on. */
    async markLive(versionId: string): Promise<void> {
      const change = { liveSince: now, rolledBackAt: null };
      await db.update(releaseVersions).set(change).where(eq(releaseVersions.id, versionId));
    },
    async markTakenBack(versionId: string): Promise<void> {
      await db.update(releaseVersions).set({ rolledBackAt: now }).where(eq(releaseVersions.id, versionId));
    },
    async stateOf(name: RemoteName): Promise<AreaState> {
      const [state] = await db.select().from(releaseStates).where(eq(releaseStates.name, name));
      const ids = [state?.liveId, state?.canaryId].filter((id) => typeof id === 'string');
      const rows = ids.length ? await db.select().from(releaseVersions).where(inArray(releaseVersions.id, ids)) : [];
      const live = rows.find(({ id }) => id === state?.liveId) ?? null;
      const row = rows.find(({ id }) => id === state?.canaryId);
      return {
        name,
        live,
        previous: live && (await previousOf(name, live.id)),
        canary:
          row && state
            ? { row, percent: state.percent, cohort: state.cohort, since: state.canarySince ?? row.createdAt }
            : null,
        stoppedAt: state?.stoppedAt ?? null,
        stoppedReason: state?.stoppedReason ?? '',
      };
    },
    async changeState(name: RemoteName, change: StateChange): Promise<void> {
      await db
        .insert(releaseStates)
        .values({ name, ...change })
        .onConflictDoUpdate({ target: releaseStates.name, set: { ...change, updatedAt: new Date() } });
    },
  };
}

export type ReleaseRows = ReturnType<typeof createReleaseRows>;
