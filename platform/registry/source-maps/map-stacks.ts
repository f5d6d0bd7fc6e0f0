import type { Db } from '../../../api/src/database/database.ts';
import { defineJob } from '../../../api/src/jobs/jobs.ts';
import { runInWorker } from '../inspection/run-in-worker.ts';
import type { ReleaseStore } from '../release-store/release-store.ts';
import type { StackToMap } from './map-stack.ts';
import { findMaps, listUnmapped, saveSourceStack } from './source-maps.store.ts';
import { filesIn } from './stack-frames.ts';

/** Every minute: finds the sources of the errors that browsers reported since. */
export const mapStacks = defineJob<Record<string, never>>('map-stacks', 0);

const atOnce = 20;
/** The largest script takes half a second. Whose map takes longer stays as the browser told it. */
const bounds = { processorMs: 5_000, megabytes: 256 };
/** Longer than any stack of sources: their names have more letters than those of built files. */
const sourceStackMax = 8_000;

interface Parts {
  db: Db;
  store: Pick<ReleaseStore, 'read'>;
}

type Unmapped = Awaited<ReturnType<typeof listUnmapped>>[number];

/** A stack by the sources' files; empty where no map says more. */
async function sourceStackOf({ db, store }: Parts, error: Unmapped): Promise<string> {
  const { stack, versionId, name, version } = error;
  const files = filesIn(stack, version);
  const maps = files.length > 0 ? await findMaps(db, versionId, files) : [];
  const scripts: StackToMap['scripts'] = {};
  for (const { file, map } of maps) {
    // oxlint-disable-next-line no-await-in-loop
    const code = (await store.read(`${name}/${version}/${file}`))?.toString('utf8');
    if (code !== undefined) scripts[file] = { code, map };
  }
  if (Object.keys(scripts).length === 0) return '';
  const request: StackToMap = { stack, version, scripts };
  const worker = new URL('./map-worker.ts', import.meta.url);
  const mapped = await runInWorker<string>(worker, request, bounds).catch(() => stack);
  return mapped === stack ? '' : mapped.slice(0, sourceStackMax);
}

/** Looks up each stack once; one that cannot be mapped stays as it is. Rejects while the store is away: the next run goes on. */
export async function mapNewStacks(parts: Parts): Promise<void> {
  for (const error of await listUnmapped(parts.db, atOnce)) {
    // oxlint-disable-next-line no-await-in-loop
    const sourceStack = await sourceStackOf(parts, error);
    // oxlint-disable-next-line no-await-in-loop
    await saveSourceStack(parts.db, error.id, sourceStack);
  }
}
