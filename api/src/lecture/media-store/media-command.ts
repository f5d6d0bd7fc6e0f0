import { parseArgs } from 'node:util';
import { trimEndOf } from '@vidya/contracts/rules/text/trim-end';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import { UsageError } from '../../operator-command.ts';
import { Refusal } from '../../operator-errors.ts';
import { createBucket } from '../../outside/s3/bucket.ts';
import { compareFiles } from './file-report.ts';
import { moveStores } from './move-stores.ts';
import { createNamedKeys } from './named-keys.store.ts';
import type { SiteStore } from './site-stores.ts';
import { adoptStores, checkStores, StoreMismatch } from './store-identity.ts';

export const usage = `Looks after the files of lectures and pictures.

  npm run media -- status
      whether database and files belong together
  npm run media -- report
      files older than a day that no row names, and files that rows name and
      that are missing; it changes nothing
  npm run media -- adopt [--yes]
      says that the files in DATA_DIR are this database's, after a restore or a
      move; without --yes it only says what it found
  npm run media -- move s3://bucket/prefix
      copies all files there and compares every byte; then set OBJECT_STORE.
      Run it once with the site running, once after stopping it

With DATABASE_URL while the site runs; on the embedded database with the site stopped.`;

const commands = ['status', 'report', 'adopt', 'move', 'help'] as const;

export interface MediaCommand {
  does: (typeof commands)[number];
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
  if (!does) throw new UsageError(`Status, report, adopt or move? '${name}' is not known here.`);
  if (does === 'move' && !/^s3:\/\/[\w.-]+(\/[\w./-]*)?$/.test(subject))
    throw new UsageError('Where to? s3://bucket/prefix');
  const takesSubject = does === 'move' || does === 'help';
  if (rest.length > 0 || (subject && !takesSubject)) throw new UsageError('That is too much.');
  return { does, target: subject, isSure: values.yes === true };
}

interface MediaParts {
  db: Db;
  stores: SiteStore[];
  config: Pick<Config, 'objects'>;
}

const isoOf = (ms: number): string => new Date(ms).toISOString();

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
  return problems.length > 0 ? problems : ['Database and files belong together.'];
}

async function report(command: MediaCommand, parts: MediaParts): Promise<string[]> {
  const reports = await compareFiles(parts.db, parts.stores);
  return [
    ...(await status(command, parts)),
    ...reports.flatMap(({ place, orphans, missing }) => [
      `${place}: no row names ${orphans.length} files, ${missing.length} are missing`,
      ...orphans.map(({ name, bytes, changedMs }) => `  no row names ${name}, ${bytes} bytes, ${isoOf(changedMs)}`),
      ...missing.map((key) => `  missing: ${key}`),
    ]),
  ];
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
  return { status, report, adopt, move }[command.does](command, parts);
}
