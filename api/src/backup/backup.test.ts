/** @alone @large: age-encryption awaits as it loads, which a group of files cannot; starts pg_dump. */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'drizzle-orm';
import { type Config, readConfig } from '../config/config.ts';
import { openDatabase } from '../database/connect.ts';
import { rowsOf } from '../database/database.ts';
import { lectureMedia } from '../database/tables/schema-lectures.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { ownServerDatabase } from '../testing/own-server-database.ts';
import { type StoredFiles, storeFiles } from '../testing/ownership-world.ts';
import { purchase } from '../testing/purchase.ts';
import { addCourse, addLecture } from '../testing/samples.ts';
import { encrypted } from './age.ts';
import { backUp, manifestName, objectName } from './backup.ts';
import { storesOf } from './backup-main.ts';
import { openBackupPlace } from './backup-place.ts';
import { openBackup } from './restore.ts';
import { restore } from './restore-main.ts';
import { rowCounts } from './row-counts.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vidya-backup-'));
const isOnServer = process.env['TEST_DATABASE_URL'] !== undefined;
const place = path.join(folder, 'backups');
const keyFile = path.join(folder, 'key');
const ends: (() => Promise<unknown>)[] = [];
let gateway: TestGateway;
let api: TestApi;
let recipient: string;
let stored: StoredFiles;

beforeAll(async () => {
  const identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
  fs.writeFileSync(keyFile, `# a key for tests\n${identity}\n`);
  gateway = await startGateway();
  api = await startApi(gatewayEnv());
  stored = await storeFiles(api);
  const teacher = await api.signIn({ role: 'INSTRUCTOR' });
  const { id: courseId } = await addCourse(api.db, { instructorId: teacher.id, price: 499, thumbnail: stored.picture });
  const { id: lectureId } = await addLecture(api.db, { courseId });
  const film = { lectureId, kind: 'video', type: 'video/mp4', storageKey: stored.film, bytes: 1 } as const;
  await api.db.insert(lectureMedia).values(film);
  await purchase(api, gateway, { as: await api.signIn(), courseId });
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  await api.close();
  await gateway.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const gatewayEnv = () => ({ RAZORPAY_API: gateway.address });
const back = async (stores = storesOf(api.config)) =>
  backUp({
    database: api.database,
    stores,
    place: await openBackupPlace(place, api.config.objects.s3),
    recipient,
  });

/** An empty machine: its own folder, and an empty database. */
async function emptyPlace(): Promise<Config> {
  const own = isOnServer ? await ownServerDatabase() : null;
  if (own) ends.push(own.drop);
  const DATA_DIR = fs.mkdtempSync(path.join(folder, 'machine-'));
  return readConfig({ ...gatewayEnv(), NODE_ENV: 'test', DATA_DIR, DATABASE_URL: own?.address ?? '' });
}

async function fileHashes(config: Config): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  const { media, images, uploads } = storesOf(config);
  for (const [store, files] of Object.entries({ media, images }))
    for await (const { name, bytes } of files.list()) {
      const hash = createHash('sha256').update(await buffer(await files.open(name)));
      hashes[`${store} ${name} ${bytes}`] = hash.digest('hex');
    }
  for await (const { name, bytes } of uploads.list())
    hashes[`uploads ${name} ${bytes}`] = (await uploads.head(name, bytes)).toString('hex');
  return hashes;
}

it('brings a site back in an empty place: every row, every byte, and it sells', async () => {
  const stores = storesOf(api.config);
  const { uploads } = stores;
  const key = await uploads.create();
  const stop = new AbortController().signal;
  await uploads.write(key, Readable.from([Buffer.from('half a film')]), { offset: 0, max: 99, stop });
  // It grows while it is read.
  const lend: typeof uploads.lend = (name, work) =>
    uploads.lend(name, async (file) => {
      fs.appendFileSync(file, ' and more');
      const result = await work(file);
      fs.truncateSync(file, 'half a film'.length);
      return result;
    });
  const { id, objects } = await back({ ...stores, uploads: { ...uploads, lend } });

  const empty = await emptyPlace();
  const lines = await restore(empty, [place, '--key', keyFile]);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${id}, of .*: the database and ${objects} files$`))]);
  const database = await openDatabase(empty);
  expect(await rowCounts(database.db)).toEqual(await rowCounts(api.db));
  expect(await fileHashes(empty)).toEqual(await fileHashes(api.config));

  const again = await startApi(
    { ...gatewayEnv(), DATA_DIR: empty.dataDir, OBJECT_STORE: empty.objects.store },
    database,
  );
  ends.push(() => again.close());
  const teacher = await again.signIn({ role: 'INSTRUCTOR' });
  const learner = await again.signIn();
  const course = await addCourse(again.db, { instructorId: teacher.id, price: 499 });
  const payment = await purchase(again, gateway, { as: learner, courseId: course.id });
  expect(payment).toMatchObject({ status: 'captured', userName: learner.fullName });
});

it('is readable for nobody else, and not when a byte was changed', async () => {
  const { id } = await back();
  const files = fs.readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files)
    expect(fs.readFileSync(path.join(parentPath, name)).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  const other = path.join(folder, 'other-key');
  fs.writeFileSync(other, await generateIdentity());
  await expect(restore(await emptyPlace(), [place, '--key', other])).rejects.toThrow(/manifest\.age cannot be opened/);
  const dump = path.join(place, 'backups', id, 'database.age');
  const bytes = fs.readFileSync(dump);
  bytes[bytes.length - 1]! ^= 1;
  fs.writeFileSync(dump, bytes);
  await expect(restore(await emptyPlace(), [place, '--key', keyFile, '--backup', id])).rejects.toThrow(
    /pg_restore failed|authenticat|tag|decrypt|invalid/i,
  );
});

it('goes nowhere where something is, and on where it was interrupted', async () => {
  const { id } = await back();
  const args = [place, '--key', keyFile, '--backup', id];
  const used = await emptyPlace();
  await restore(used, args);
  await expect(restore(used, args)).rejects.toThrow(/has tables already|holds a database already/);
  const foreign = await emptyPlace();
  await storesOf(foreign).media.save(Readable.from(['somebody else’s']), { extension: 'mp4' });
  await expect(restore(foreign, args)).rejects.toThrow(/which is not in this backup/);
  const half = await emptyPlace();
  const source = await storesOf(api.config).media.open(stored.film);
  await storesOf(half).media.save(source, { key: stored.film });
  await storesOf(half).media.withPath(stored.film, async (file) =>
    fs.writeFileSync(`${file}.part`, 'a film that was cut'),
  );
  fs.mkdirSync(path.join(half.dataDir, 'database.part', 'base'), { recursive: true });
  expect(await restore(half, args)).toHaveLength(1);
});

/** The databases of a server, and the folders of trials. */
async function leftovers(): Promise<string[]> {
  const folders = fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('vidya-trial-'));
  if (!isOnServer) return folders;
  const rows = await rowsOf<{ name: string }>(
    api.db,
    sql`select datname as name from pg_database where datname like 'vidya_trial_%'`,
  );
  return [...folders, ...rows.map(({ name }) => name)];
}

describe('a trial', () => {
  const trial = (id: string) =>
    restore({ ...api.config, databaseUrl: process.env['TEST_DATABASE_URL'] }, [
      place,
      '--key',
      keyFile,
      '--trial',
      '--backup',
      id,
    ]);

  it('brings the database back in a scratch place, compares, and leaves nothing', async () => {
    const { id, objects } = await back();
    const rows = Object.values(await rowCounts(api.db)).reduce((sum, count) => sum + count, 0);
    process.env['METRICS_FOLDER'] = fs.mkdtempSync(path.join(folder, 'metrics-'));
    expect(await trial(id)).toEqual([
      expect.stringMatching(`^${id}, of .*: ${rows} rows in .* tables as backed up, ${objects} files there, `),
    ]);
    expect(fs.readdirSync(process.env['METRICS_FOLDER'])).toEqual([
      'vidya_restore_trial_last_success_timestamp_seconds.prom',
    ]);
    delete process.env['METRICS_FOLDER'];
    expect(await leftovers()).toEqual([]);
  });

  it('names rows and files that do not come back, and leaves nothing', async () => {
    const { id } = await back();
    const from = await openBackupPlace(place, api.config.objects.s3);
    const identity = fs.readFileSync(keyFile, 'utf8').split('\n')[1]!;
    const { manifest } = await openBackup({ place: from, identity }, id);
    const [lost] = manifest.objects;
    const rows = { ...manifest.rows, users: 99, ghosts: 1 };
    const changed = { ...manifest, rows, objects: manifest.objects.map((one) => ({ ...one, bytes: one.bytes + 1 })) };
    for (const [index, object] of changed.objects.entries())
      if (index > 0) await from.put(objectName(object), await from.open(objectName(manifest.objects[index]!)));
    await from.put(manifestName(id), await encrypted(Readable.from([Buffer.from(JSON.stringify(changed))]), recipient));
    const refusal = await trial(id).catch((error: Error) => error.message);
    expect(refusal).toContain('users has ');
    expect(refusal).toContain(' rows instead of 99');
    expect(refusal).toContain('ghosts has 0 rows instead of 1');
    expect(refusal).toContain(`${objectName({ ...lost!, bytes: lost!.bytes + 1 })} is gone`);
    expect(refusal).toMatch(/has \d+ instead of \d+ bytes/);
    expect(await leftovers()).toEqual([]);
  });
});

it('copies each file once, and names those that are lost', async () => {
  const first = new Set(await (await openBackupPlace(place, api.config.objects.s3)).list('objects'));
  const { media } = storesOf(api.config);
  const { key, bytes } = await media.save(Readable.from(['a new film']), { extension: 'mp4' });
  await back();
  const second = await (await openBackupPlace(place, api.config.objects.s3)).list('objects');
  expect(second.filter((name) => !first.has(name))).toEqual([objectName({ store: 'media', key, bytes })]);
  await media.remove(stored.film);
  await expect(back()).rejects.toThrow(`media/${stored.film}`);
});

it('goes on without a file that people delete while it runs, and stores the others once for two backups', async () => {
  const stores = storesOf(api.config);
  const [own, ghost] = [path.join(folder, 'two-backups'), `${'0'.repeat(64)}.mp4`];
  const list: typeof stores.media.list = async function* () {
    yield { name: ghost, bytes: 9, changedMs: 0 };
    yield* stores.media.list();
  };
  const media = { ...stores.media, list };
  const to = await openBackupPlace(own, api.config.objects.s3);
  const [old, recent] = ['a', 'b'].map((name) => path.join(own, 'objects', `${name}.${randomUUID()}.part`));
  fs.mkdirSync(path.join(own, 'objects'), { recursive: true });
  for (const part of [old!, recent!]) fs.writeFileSync(part, 'a film that was cut');
  fs.utimesSync(old!, 0, Date.now() / 1_000 - 90_000);
  const parts = { database: api.database, stores: { ...stores, media }, place: to, recipient };
  const film = Buffer.alloc(3_000_000, 'film');
  await Promise.all([1, 2].map(() => to.put('objects/media/film', Readable.from([film]))));
  expect(await buffer(await to.open('objects/media/film'))).toHaveLength(film.length);
  await stores.media.save(Readable.from([film]), { key: stored.film });
  const { objects } = await backUp(parts);
  const listed = await to.list('objects');
  expect([listed.length, listed.join().includes(ghost)]).toEqual([objects + 1, false]);
  expect([old, recent].map((part) => fs.existsSync(part!))).toEqual([false, true]);
});
