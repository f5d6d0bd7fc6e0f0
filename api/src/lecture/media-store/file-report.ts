import type { Db } from '../../database/database.ts';
import { namedFiles } from '../../database/named-files.ts';
import { unusedFiles } from '../../database/unused-files.ts';
import { defineJob } from '../../jobs/jobs.ts';
import type { ListedFile } from '../../outside/files/file-store.ts';
import type { SiteStore } from './site-stores.ts';

/** Runs every night and logs how many files and rows do not match. */
export const reportFiles = defineJob<Record<string, never>>('report-files', 1);

/** A file is stored before the row that names it, and an upload may pause. */
const youngMs = 86_400_000;

const namesAtOnce = 500;

interface StoreReport {
  /** The store's location. */
  place: string;
  /** Files older than a day that no row names. */
  orphans: ListedFile[];
  /** Keys that rows name and that are not there. */
  missing: string[];
}

/** The AVIF of a course picture belongs to the row that names its WebP. */
const keyOf = (name: string): string => name.replace(/\.avif$/, '.webp');

async function compare(db: Db, { name: store, guard, has, list }: SiteStore, nowMs: number): Promise<StoreReport> {
  const there = new Set<string>();
  const old: ListedFile[] = [];
  for await (const file of list()) {
    there.add(file.name);
    if (nowMs - file.changedMs >= youngMs) old.push(file);
  }
  // Reads the names after the files: a row may appear after its file, never before it.
  const orphans: ListedFile[] = [];
  for (let from = 0; from < old.length; from += namesAtOnce) {
    const some = old.slice(from, from + namesAtOnce);
    const keys = some.map(({ name }) => keyOf(name));
    // oxlint-disable-next-line no-await-in-loop
    const unused = new Set(await unusedFiles(db, store, keys));
    orphans.push(...some.filter(({ name }) => unused.has(keyOf(name))));
  }
  const missing: string[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const key of (await namedFiles(db))[store]) if (!there.has(key) && !(await has(key))) missing.push(key);
  return { place: guard.place, orphans, missing };
}

/** Compares rows and files of all stores. Only reads. */
export async function compareFiles(db: Db, stores: SiteStore[], nowMs = Date.now()): Promise<StoreReport[]> {
  const reports: StoreReport[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const store of stores) reports.push(await compare(db, store, nowMs));
  return reports;
}

export const createReportJob = (db: Db, stores: SiteStore[]) => async (): Promise<void> => {
  for (const { place, orphans, missing } of await compareFiles(db, stores)) {
    if (orphans.length + missing.length === 0) continue;
    console.warn(
      `${place}: no row names ${orphans.length} files, and ${missing.length} files are missing: npm run media -- report`,
    );
  }
};
