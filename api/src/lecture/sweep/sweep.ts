import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { formsFolder } from '../../http/uploads.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { safeMessage } from '../../logs/safe-message.ts';
import { listFolder } from '../../outside/files/disk-files.ts';
import type { StoreGuard } from '../../outside/files/file-store.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { SiteStore } from '../media-store/site-stores.ts';
import { checkStores } from '../media-store/store-identity.ts';
import type { LectureStore } from '../port/lecture.store.ts';
import type { WaitingLectures } from '../video/waiting-lectures.ts';
import { purgeQuarantine, quarantineDays } from './purge.ts';
import { createSweepLectures } from './sweep-lectures.ts';
import { countsText, isAsAllowed, isOrdinary } from './sweep-limits.ts';
import { createSweepPlan, type SweepPlan } from './sweep-plan.ts';
import { createSweepUploads } from './sweep-uploads.ts';
import { createSweepsStore } from './sweeps.store.ts';

/** Runs every hour and at each start of the server: makes rows and files consistent again after a crash. */
export const sweepMedia = defineJob<Record<string, never>>('sweep-media', 1);

interface SweepParts extends Pick<LectureParts, 'db' | 'files' | 'uploadFiles'> {
  config: Pick<Config, 'sweepAfterMs' | 'objects'>;
  stores: SiteStore[];
  lectures: LectureStore;
  waiting: WaitingLectures;
}

const nothing = { rows: 0, rowsInAll: 0, files: 0, filesInAll: 0 };
const examplesMax = 20;
const aDayMs = 86_400_000;

/** One failure does not stop the rest of the sweep. */
async function attempt(what: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => console.error(`Not swept, ${what}:`, safeMessage(error)));
}

const examplesOf = ({ lectures, uploads, orphanedLectures, mediaFiles, uploadFiles }: SweepPlan): string[] =>
  [
    ...lectures.map(({ id, going }) => `lecture ${id}: ${going.length} rows, a file is missing`),
    ...uploads.map(({ id, fileName }) => `upload ${id} (${fileName}): expired, or its file is missing`),
    ...orphanedLectures.map(({ id }) => `lecture ${id}: waits for an upload that is gone`),
    ...mediaFiles.map((name) => `media file ${name}: no row names it`),
    ...uploadFiles.map((name) => `upload file ${name}: no row names it`),
  ].slice(0, examplesMax);

/** Files of forms, and copies for programs, outlive their work only when the process ended during it. No row names them. */
export async function sweepOldFiles(folder: string, nowMs = Date.now()): Promise<void> {
  for await (const { name, changedMs } of listFolder(folder))
    if (nowMs - changedMs >= aDayMs) await rm(path.join(folder, name), { force: true });
}

/** Quarantines files that no row names; checks the names again, as a row may have come since the plan. */
async function putAside(
  { quarantine }: StoreGuard,
  sweepId: string,
  { orphans, listNamed }: { orphans: string[]; listNamed: () => Promise<string[]> },
): Promise<void> {
  if (orphans.length === 0) return;
  const names = new Set(await listNamed());
  for (const name of orphans) if (!names.has(name)) await quarantine.put(sweepId, name);
}

/**
 * Plans first, then acts. When the plan looks like a wrong disk, it changes nothing and waits for a person. All that it
 * removes goes to the quarantine and can be restored (`npm run media`).
 */
export function createSweep({ config, db, stores, lectures, files, uploadFiles, waiting }: SweepParts) {
  const sweeps = createSweepsStore(db);
  const parts = { store: lectures, files, uploadFiles, sweeps, waiting };
  const plan = createSweepPlan({ ...parts, sweepAfterMs: config.sweepAfterMs });
  const sweepUploads = createSweepUploads(parts);
  const sweepLecture = createSweepLectures(parts);
  const listMedia = () => sweeps.listKeys();
  const listUploads = () => lectures.uploads.listKeys();
  const listNamed = async (): Promise<string[]> => [...(await listMedia()), ...(await listUploads())];

  const hold = async (reason: string, of: SweepPlan | null): Promise<void> => {
    const counts = of?.counts ?? nothing;
    const { id } = await sweeps.hold({ ...counts, reason, examples: of ? examplesOf(of) : [] });
    console.error(`Nothing was swept. ${reason} A person has to look: npm run media -- show ${id}`);
  };
  const carryOut = async (sweepId: string, of: SweepPlan): Promise<void> => {
    await sweepUploads(attempt, sweepId, of);
    for (const lecture of of.lectures) await attempt(`lecture ${lecture.id}`, () => sweepLecture(sweepId, lecture));
    const media = { orphans: of.mediaFiles, listNamed: listMedia };
    const sent = { orphans: of.uploadFiles, listNamed: listUploads };
    await attempt('files of lectures', () => putAside(files.guard, sweepId, media));
    await attempt('files of uploads', () => putAside(uploadFiles.guard, sweepId, sent));
  };

  return async (): Promise<void> => {
    for (const folder of [formsFolder, config.objects.scratch]) await sweepOldFiles(folder);
    const planned = await plan();
    // Check the stores after planning: then all files in the plan are this site's.
    const problems = await checkStores(db, stores);
    if (problems.length > 0) return hold(`${problems.join('. ')}.`, null);
    const open = await sweeps.findOpen();
    const isAllowed = open?.state === 'allowed' && isAsAllowed(planned.counts, open);
    if (!isAllowed && !isOrdinary(planned.counts))
      return hold(`It would put aside ${countsText(planned.counts)}: more than 1 % and more than 20.`, planned);
    const touches = planned.counts.rows + planned.counts.files > 0;
    const sweepId = touches ? await sweeps.begin(planned.counts, isAllowed ? open.id : null) : '';
    if (open) await sweeps.release();
    await carryOut(sweepId, planned);
    const purged = await purgeQuarantine({ guards: [files.guard, uploadFiles.guard], sweeps, listNamed });
    console.info(
      `Swept: ${countsText(planned.counts)} put aside${sweepId && ` as ${sweepId}`}, ${purged} files purged after ${quarantineDays} days.`,
    );
  };
}
