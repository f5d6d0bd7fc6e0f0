import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config/config.ts';
import { type Database, rowsOf } from '../database/database.ts';
import { placeOf } from '../outside/files/disk-files.ts';
import { testDatabase } from '../testing/test-database.ts';
import { seed } from './seed-main.ts';

const today = new Date('2026-11-20T10:00:00Z');

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'vidya-seed-'));
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const countRows = async () => {
  const tables = [
    'users',
    'courses',
    'lectures',
    'lecture_media',
    'enrolments',
    'payments',
    'orders',
    'ratings',
    'lecture_progress',
  ];
  const counts = tables.map((table) => sql.raw(`(select count(*)::int from ${table}) as ${table}`));
  const [row] = await rowsOf<Record<string, number>>(database.db, sql`select ${sql.join(counts, sql`, `)}`);
  return row!;
};

it('fills an empty database, adds nothing the second time and leaves a filled one alone', async () => {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  await seed(database, config, { size: 'demo', today });
  const counts = await countRows();
  expect(counts).toMatchObject({ users: 66, courses: 51 });
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);

  const pictures = await rowsOf<{ large: string; small: string }>(
    database.db,
    sql`select thumbnail as large, thumbnail_small as small from courses`,
  );
  const places = pictures.flatMap(({ large, small }) => [large, small]).map((key) => placeOf(`${dataDir}/images`, key));
  expect(new Set(places.filter((place) => existsSync(place))).size).toBe(2 * 51);

  await seed(database, config, { size: 'demo', today });
  expect(await countRows()).toEqual(counts);
  expect(await seed(database, config, { size: 'demo', ifEmpty: true })).toBe(false);

  const [wrong] = await rowsOf<{ number: number }>(
    database.db,
    sql`select count(*)::int as number from courses where rating_sum <> coalesce((select sum(value) from ratings where course_id = courses.id), 0)`,
  );
  expect(wrong?.number).toBe(0);
});

it('stays out of production', async () => {
  const config = { ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), isProduction: true };
  await expect(seed(database, config, { size: 'demo' })).rejects.toThrow('refused in production');
});
