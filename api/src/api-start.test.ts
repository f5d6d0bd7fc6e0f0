import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createApi } from './api.ts';
import { type Config, readConfig } from './config/config.ts';
import { describeOnServer, ownServerDatabase } from './testing/own-server-database.ts';

async function startWhole(config: Config): ReturnType<typeof createApi> {
  const api = await createApi(config);
  await api.ready();
  return api;
}

describeOnServer('several servers', () => {
  it('start at the same moment on an empty database', async () => {
    const own = await ownServerDatabase();
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vidya-start-'));
    const config = readConfig({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: own.address,
      SESSION_SECRET: randomUUID(),
    });
    const started = await Promise.allSettled([1, 2, 3].map(() => startWhole(config)));
    for (const one of started) if (one.status === 'fulfilled') await one.value.close();
    await own.drop();
    rmSync(dataDir, { recursive: true, force: true });
    expect(started.map((one) => (one.status === 'rejected' ? (one.reason as unknown) : null))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
