import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, firstOf } from '../../api/src/database/database.ts';
import type { HostMetadata } from '../gate/document/release.ts';
import type { RemoteName } from '../gate/remotes.ts';
import { type Reading, verifyStoredFiles } from './stored-files.ts';
import {
  releaseHosts,
  releaseLiveGuards,
  releaseStates,
  releaseVersions,
  type StoredRehearsal,
} from './tables/schema-release.ts';

export type VersionRow = typeof releaseVersions.$inferSelect;
type StateChange = Partial<Omit<typeof releaseStates.$inferSelect, 'name' | 'updatedAt'>>;

/** The statement's own time: two changes may follow within a millisecond, and their order matters. */
const now = sql<Date>`clock_timestamp()`;

export const noCanary = { canaryId: null, percent: 0, cohort: null, canarySince: null } as const;
export const notStopped = { stoppedAt: null, stoppedReason: '' } as const;

/** The row that every change of a release locks; it is no shell. */
const lockName = 'shell';
const nobody: HostMetadata = { version: '', shared: {}, platform: '', props: [], guarded: [] };

/** Front servers announce their shell every minute: a version that none has announced for this long is gone. */
const silentAfterMs = 5 * 60_000;
const forgottenAfterMs = 24 * 3_600_000;

/** `store`: where the versions' files are; undefined for readers that give nothing to anybody. */
export function createReleaseRows(db: Db, store?: Reading) {
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
    /** Throws 422 unless all files of a version are in the store as they were published. */
    verifyStoredFiles: async (row: VersionRow): Promise<void> => (store ? verifyStoredFiles(store, row) : undefined),
    /** In a transaction: no other change of a release until it ends. */
    async lock(): Promise<void> {
      await db.insert(releaseHosts).values({ name: lockName, metadata: nobody }).onConflictDoNothing();
      await db
        .select({ name: releaseHosts.name })
        .from(releaseHosts)
        .where(eq(releaseHosts.name, lockName))
        .for('update');
    },
    /** What the live shells offer: one, or two during a deployment. Empty until one has announced itself. */
    async findHosts(): Promise<HostMetadata[]> {
      const rows = await db.select().from(releaseHosts).where(ne(releaseHosts.name, lockName));
      const newest = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()));
      return rows
        .filter(({ updatedAt }) => newest - updatedAt.getTime() < silentAfterMs)
        .map(({ metadata }) => metadata);
    },
    async saveHost(metadata: HostMetadata): Promise<void> {
      const name = `shell ${metadata.version}`;
      await db
        .insert(releaseHosts)
        .values({ name, metadata })
        .onConflictDoUpdate({ target: releaseHosts.name, set: { metadata, updatedAt: now } });
      const isForgotten = lt(releaseHosts.updatedAt, new Date(Date.now() - forgottenAfterMs));
      await db
        .delete(releaseHosts)
        .where(and(isForgotten, ne(releaseHosts.name, lockName), ne(releaseHosts.name, name)));
    },
    find: (name: RemoteName, version: string): Promise<VersionRow | null> =>
      firstOf(ofArea(name, eq(releaseVersions.version, version))),
    findById: (id: string): Promise<VersionRow | null> =>
      firstOf(db.select().from(releaseVersions).where(eq(releaseVersions.id, id))),
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
    async keepRehearsal(versionId: string, rehearsal: StoredRehearsal): Promise<void> {
      await db.update(releaseVersions).set({ rehearsal }).where(eq(releaseVersions.id, versionId));
    },
    async markTakenBack(versionId: string): Promise<void> {
      await db.update(releaseVersions).set({ rolledBackAt: now }).where(eq(releaseVersions.id, versionId));
    },
    /** Ends everything that people get of an area: no version of it is live, in canary, or to go back to. */
    async withdraw(name: RemoteName): Promise<void> {
      const wasLive = and(eq(releaseVersions.name, name), isNotNull(releaseVersions.liveSince));
      await db.update(releaseVersions).set({ rolledBackAt: now }).where(wasLive);
      await db.delete(releaseLiveGuards).where(eq(releaseLiveGuards.name, name));
      await this.changeState(name, { liveId: null, ...noCanary, ...notStopped });
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

/** Whether the area's canary has a share. */
export const isTried = ({ canary }: AreaState): boolean =>
  canary !== null && (canary.percent > 0 || canary.cohort !== null);
