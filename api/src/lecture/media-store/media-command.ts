import { parseArgs } from 'node:util';
import { trimEndOf } from '@vidya/contracts/rules/text/trim-end';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import { UsageError } from '../../operator-command.ts';
import { Refusal } from '../../operator-errors.ts';
import { createBucket } from '../../outside/s3/bucket.ts';
import type { LectureParts } from '../lecture-parts.ts';
import { createLectureStore } from '../port/lecture.store.ts';
import { createRestore } from '../sweep/restore.ts';
import { sweepMedia } from '../sweep/sweep.ts';
import { countsText } from '../sweep/sweep-limits.ts';
import { createSweepsStore, type SweepRow } from '../sweep/sweeps.store.ts';
import { moveStores } from './move-stores.ts';
import { createNamedKeys } from './named-keys.store.ts';
import type { SiteStore } from './site-stores.ts';
import { adoptStores, checkStores, StoreMismatch } from './store-identity.ts';

export const usage = `Looks after the files of lectures and pictures.

  npm run media -- status
      whether database and files belong together, sweeps that wait for a person,
      and what is in the quarantine
  npm run media -- show <sweep>
      what this sweep would put aside, or has put aside
  npm run media -- allow <sweep>
      the next sweep may do that, once, within 24 hours
  npm run media -- restore <sweep>
      brings its files and rows back
  npm run media -- adopt [--yes]
      says that the files in DATA_DIR are this database's, after a restore or a
      move; without --yes it only says what it found
  npm run media -- move s3://bucket/prefix
      copies all files there and compares every byte; then set OBJECT_STORE.
      Run it once with the site running, once after stopping it

With DATABASE_URL while the site runs; on the embedded database with the site stopped.`;

const commands = ['status', 'show', 'allow', 'restore', 'adopt', 'move', 'help'] as const;
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface MediaCommand {
  does: (typeof commands)[number];
  sweepId: string;
  /** Where `move` copies to. */
  target: string;
  isSure: boolean;
}

function parsed(args: string[]) {
  try {
    const options = { yes: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Throws a `UsageError`. */
export function commandOf(args: string[]): MediaCommand {
  const { values, positionals } = parsed(args);
  const [name = 'nothing', subject = '', ...rest] = positionals;
  const does = values.help ? 'help' : commands.find((each) => each === name);
  if (!does) throw new UsageError(`Status, show, allow, restore, adopt or move? '${name}' is not known here.`);
  const needsSweep = does === 'show' || does === 'allow' || does === 'restore';
  if (needsSweep && !idPattern.test(subject)) throw new UsageError("Which sweep? 'status' names them.");
  if (does === 'move' && !/^s3:\/\/[\w.-]+(\/[\w./-]*)?$/.test(subject))
    throw new UsageError('Where to? s3://bucket/prefix');
  const takesSubject = needsSweep || does === 'move' || does === 'help';
  if (rest.length > 0 || (subject && !takesSubject)) throw new UsageError('That is too much.');
  return { does, sweepId: subject, target: subject, isSure: values.yes === true };
}

interface MediaParts extends Pick<LectureParts, 'db' | 'jobs' | 'files' | 'uploadFiles'> {
  stores: SiteStore[];
  config: Pick<Config, 'objects'>;
}

const stateText: Record<SweepRow['state'], string> = {
  held: 'waits for a person',
  allowed: 'is allowed, for the next sweep',
  done: 'put aside',
};

const lineOf = (sweep: SweepRow): string =>
  `${sweep.id}  ${(sweep.doneAt ?? sweep.createdAt).toISOString()}  ${stateText[sweep.state]}: ${countsText(sweep)}`;

async function countAdopted(db: Db, { name, guard, has, list }: SiteStore): Promise<string> {
  const named = await createNamedKeys(db)[name]();
  let there = 0;
  for (const key of named) if (await has(key)) there += 1;
  let lying = 0;
  for await (const _ of list()) lying += 1;
  return `${guard.place}: ${lying} files; of ${named.length} that rows name (1000 at most were looked for), ${there} are there`;
}

async function adopt({ isSure }: MediaCommand, { db, stores }: MediaParts): Promise<string[]> {
  if ((await checkStores(db, stores)).length === 0) return ['Database and files know each other already.'];
  const found = await Promise.all(stores.map((store) => countAdopted(db, store)));
  if (!isSure) throw new Refusal([...found, 'If these are its files, say so once more with --yes.'].join('\n'));
  await adoptStores(db, stores);
  return [...found, 'From now on they belong together. Servers of other databases refuse these files.'];
}

async function status(_: MediaCommand, { db, stores }: MediaParts): Promise<string[]> {
  const problems = await checkStores(db, stores);
  const sweeps = await createSweepsStore(db).list();
  const known = new Set(sweeps.map(({ id }) => id));
  const aside = new Map<string, { files: number; bytes: number }>();
  for (const { guard } of stores)
    for await (const { batch, bytes } of guard.quarantine.list()) {
      const sum = aside.get(batch) ?? { files: 0, bytes: 0 };
      aside.set(batch, { files: sum.files + 1, bytes: sum.bytes + bytes });
    }
  return [
    ...(problems.length > 0 ? problems : ['Database and files belong together.']),
    ...sweeps.map(lineOf),
    ...[...aside].map(
      ([batch, { files, bytes }]) =>
        `quarantine ${batch}: ${files} files, ${Math.ceil(bytes / 1e6)} MB${known.has(batch) ? '' : ', of a sweep that the database does not know'}`,
    ),
  ];
}

async function show({ sweepId }: MediaCommand, { db }: MediaParts): Promise<string[]> {
  const sweeps = createSweepsStore(db);
  const sweep = await sweeps.find(sweepId);
  if (!sweep) throw new Refusal('No sweep has this id.');
  const entries = await sweeps.listEntries(sweepId);
  const taken = entries.map(({ entry }) =>
    entry.upload
      ? `upload ${entry.upload.id} (${entry.upload.fileName})`
      : `lecture ${entry.lecture!.id}: ${entry.media.length} rows`,
  );
  return [lineOf(sweep), ...(sweep.reason ? [sweep.reason] : []), ...sweep.examples, ...taken];
}

async function allow({ sweepId }: MediaCommand, { db, jobs }: MediaParts): Promise<string[]> {
  if (!(await createSweepsStore(db).allow(sweepId))) throw new Refusal('No sweep of this id waits.');
  await jobs.send(db, sweepMedia, {});
  return ['The next sweep may put that much aside. A server takes it up at once, or when it starts.'];
}

async function restore({ sweepId }: MediaCommand, { db, stores, files, uploadFiles }: MediaParts): Promise<string[]> {
  const problems = await checkStores(db, stores);
  if (problems.length > 0) throw new StoreMismatch(problems.join('\n'));
  const sweeps = createSweepsStore(db);
  const sweep = await sweeps.find(sweepId);
  // An unknown sweep may be newer than the restored backup of the database: its files can still be restored.
  if (sweep && sweep.state !== 'done') throw new Refusal('This sweep has put nothing aside yet.');
  const bring = createRestore({ store: createLectureStore(db), files, uploadFiles, sweeps });
  const { files: found, rows, left } = await bring(sweepId);
  return [`Restored: ${found} files and ${rows} rows.`, ...left.map((each) => `Not restored, ${each}`)];
}

async function move({ target }: MediaCommand, { db, stores, config: { objects } }: MediaParts): Promise<string[]> {
  if (objects.store.startsWith('s3://'))
    throw new Refusal('The files lie in S3 already: move them with its own tools.');
  const problems = await checkStores(db, stores);
  if (problems.length > 0) throw new StoreMismatch(problems.join('\n'));
  const bucketOf = async (name: string) => createBucket(`${trimEndOf(target, '/')}/${name}`, objects.s3);
  const lines = await moveStores(objects.store, bucketOf);
  return [...lines, `Nothing differs. Set OBJECT_STORE=${target} for the API and the front server.`];
}

/** Runs the command and returns the lines to print. Throws a `Refusal` or a `StoreMismatch`. */
export async function runMediaCommand(command: MediaCommand, parts: MediaParts): Promise<string[]> {
  if (command.does === 'help') return [usage];
  return { status, show, allow, restore, adopt, move }[command.does](command, parts);
}
