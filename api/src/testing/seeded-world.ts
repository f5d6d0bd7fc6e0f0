import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Config, readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { seed } from '../seed/seed-main.ts';
import { testDatabase } from './test-database.ts';

/** A limit, not a wait: a seed takes 2 seconds of a free machine, and many times that beside other tests. */
export const busyMachineMs = 180_000;

export interface SeededWorld {
  dataDir: string;
  config: Config;
  database: Database;
}

/** A database with the sample data of that day, for all tests of a file. */
export function openSeededWorld(today: Date): SeededWorld {
  const world = {} as SeededWorld;
  beforeAll(async () => {
    world.dataDir = mkdtempSync(path.join(os.tmpdir(), 'vidya-seed-'));
    world.config = readConfig({ NODE_ENV: 'test', DATA_DIR: world.dataDir });
    world.database = await testDatabase();
    await seed(world.database, world.config, { size: 'demo', today });
  }, busyMachineMs);
  afterAll(async () => {
    await world.database.close();
    rmSync(world.dataDir, { recursive: true, force: true });
  });
  return world;
}
