import type { HostMetadata } from '@vidya/contracts/release/release';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { and, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, firstOf } from '../database/database.ts';
import { releaseHosts, releaseStates, releaseVersions } from '../database/schema-release.ts';

export type VersionRow = typeof releaseVersions.$inferSelect;
type StateChange = Partial<Omit<typeof releaseStates.$inferSelect, 'name' | 'updatedAt'>>;

/** The statement's own time: two changes may follow within a millisecond, and their order matters. */
const now = sql<Date>`clock_timestamp()`;

export const noCanary = { canaryId: null, percent: 0, cohort: null, canarySince: null } as const;
export const notStopped = { stoppedAt: null, stoppedReason: '' } as const;

const shell = 'shell';
/** A placeholder row to lock, until the first shell announces itself. */
const nobody: HostMetadata = { version: '', shared: {}, platform: '', props: [], guarded: [] };

export function createReleaseRows(db: Db) {
  const ofArea = (name: RemoteName, also?: SQL) =>
    db
      .select()
      .from(releaseVersions)
      .where(and(eq(releaseVersions.name, name), also));
  const previousOf = async (name: RemoteName, liveId: string): Promise<VersionRow | null> => {
    const { id, liveSince, rolledBackAt } = releaseVersions;
    const wasLive = and(ne(id, liveId), isNotNull(liveSince), isNull(rolledBackAt));
    return firstOf(ofArea(name, wasLive).orderBy(desc(liveSince)).limit(1));
  };

  return {
    /** In a transaction: nobody else changes a release until it ends. */
    async lock(): Promise<void> {
      await db.insert(releaseHosts).values({ name: shell, metadata: nobody }).onConflictDoNothing();
      await db.select({ name: releaseHosts.name }).from(releaseHosts).where(eq(releaseHosts.name, shell)).for('update');
    },
    /** The live shell's host metadata; null until a shell has announced it. */
    async findHost(): Promise<HostMetadata | null> {
      const [row] = await db.select().from(releaseHosts).where(eq(releaseHosts.name, shell));
      return row && row.metadata.version !== '' ? row.metadata : null;
    },
    async saveHost(metadata: HostMetadata): Promise<void> {
      await db
        .insert(releaseHosts)
        .values({ name: shell, metadata })
        .onConflictDoUpdate({ target: releaseHosts.name, set: { metadata, updatedAt: new Date() } });
    },
    find: (name: RemoteName, version: string): Promise<VersionRow | null> =>
      firstOf(ofArea(name, eq(releaseVersions.version, version))),
    newest: (name: RemoteName): Promise<VersionRow | null> =>
      firstOf(ofArea(name).orderBy(desc(releaseVersions.createdAt)).limit(1)),
    /** Null when the area has this version already. */
    add: (version: typeof releaseVersions.$inferInsert): Promise<VersionRow | null> =>
      firstOf(db.insert(releaseVersions).values(version).onConflictDoNothing().returning()),
    /** Makes it the live version from now on. */
    async markLive(versionId: string): Promise<void> {
      const change = { liveSince: now, rolledBackAt: null };
      await db.update(releaseVersions).set(change).where(eq(releaseVersions.id, versionId));
    },
    async markTakenBack(versionId: string): Promise<void> {
      await db.update(releaseVersions).set({ rolledBackAt: now }).where(eq(releaseVersions.id, versionId));
    },
    /** The current release state of an area, with the rows of its versions. */
    async stateOf(name: RemoteName) {
      const [state] = await db.select().from(releaseStates).where(eq(releaseStates.name, name));
      const ids = [state?.liveId, state?.canaryId].filter((id) => typeof id === 'string');
      const rows = ids.length ? await db.select().from(releaseVersions).where(inArray(releaseVersions.id, ids)) : [];
      const live = rows.find(({ id }) => id === state?.liveId) ?? null;
      const row = rows.find(({ id }) => id === state?.canaryId);
      return {
        name,
        live,
        /** The last version that was live before and was not rolled back. */
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
export type AreaState = Awaited<ReturnType<ReleaseRows['stateOf']>>;

/** Whether somebody gets the area's canary. */
export const isTried = ({ canary }: AreaState): boolean =>
  canary !== null && (canary.percent > 0 || canary.cohort !== null);
