import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../database/connect.ts';

/** Runs one statement on the server of DATABASE_URL. */
async function administer(config: Config, statement: string): Promise<void> {
  const database = await openDatabase(config);
  try {
    await database.db.execute(sql.raw(statement));
  } finally {
    await database.close();
  }
}

/** The address with another database of the same servers. */
const withDatabase = (address: string, name: string): string =>
  address.replace(/^([^/]*\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`);

/**
 * Runs `work` with the settings of an empty place: a folder, and a new database on the server of DATABASE_URL if there is
 * one. Both are gone afterwards, whatever happens.
 */
export async function inScratch<Result>(config: Config, work: (scratch: Config) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vidya-trial-'));
  const name = `vidya_trial_${randomUUID().replaceAll('-', '')}`;
  const { databaseUrl } = config;
  try {
    if (!databaseUrl) return await work({ ...config, dataDir });
    await administer(config, `create database ${name}`);
    try {
      return await work({
        ...config,
        dataDir,
        databaseUrl: withDatabase(databaseUrl, name),
        databaseReplica: undefined,
      });
    } finally {
      await administer(config, `drop database ${name} with (force)`);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
