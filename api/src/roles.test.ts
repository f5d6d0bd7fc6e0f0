import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { register } from '@vidya/contracts/calls/sign-in';
import { sql } from 'drizzle-orm';
import { createApi } from './api.ts';
import { readConfig } from './config/config.ts';
import { rowsOf } from './database/database.ts';
import { injector, visitor } from './http/in-process.ts';
import { eventually } from './testing/eventually.ts';
import { startMailServer } from './testing/mail-server.ts';
import { describeOnServer, ownServerDatabase } from './testing/own-server-database.ts';

type Api = Awaited<ReturnType<typeof createApi>>;

describeOnServer('servers with a role', () => {
  let own: Awaited<ReturnType<typeof ownServerDatabase>>;
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let dataDir: string;
  let api: Api;
  const started: Api[] = [];
  const start = async (ROLE: 'api' | 'worker'): Promise<Api> => {
    const config = readConfig({
      NODE_ENV: 'test',
      ROLE,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: own.address,
      SMTP_URL: mails.url,
      SESSION_SECRET: secret,
    });
    const one = await createApi(config);
    started.push(one);
    return one;
  };
  const secret = randomUUID();
  beforeAll(async () => {
    own = await ownServerDatabase();
    mails = await startMailServer();
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'vidya-roles-'));
    api = await start('api');
  });
  afterAll(async () => {
    for (const one of started) await one.close();
    await mails.close();
    await own.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const read = <Row>(query: string) => rowsOf<Row>(api.database.db, sql.raw(query));

  it('an API server stores a job and leaves it, with all schedules, to a worker', async () => {
    const as = await visitor(api.app);
    const body = { fullName: 'Asha Rao', email: 'asha@vidya.example', password: 'monsoon' };
    expect((await injector(api.app)(register, { as, body })).status).toBe(200);
    expect(await read(`select name, state from pgboss.job where name not like '\\_\\_pgboss%'`)).toEqual([
      { name: 'send-mail', state: 'created' },
    ]);
    expect(await read('select name from pgboss.schedule')).toEqual([]);
    await start('worker');
    await eventually(() => mails.sentTo.length > 0);
    expect(mails.sentTo).toEqual(['asha@vidya.example']);
    expect(await read('select name from pgboss.schedule')).toHaveLength(19);
  });

  it('a worker serves its health and nothing else', async () => {
    const address = await (await start('worker')).listen();
    const ask = async (call: string, init?: RequestInit) => (await fetch(`${address}${call}`, init)).status;
    expect([await ask('/api/v1/health'), await ask('/api/v1/ready')]).toEqual([200, 200]);
    const others = ['/api/v1/course/', '/api/v1/docs', '/media/images/a.webp', '/nowhere'];
    expect(await Promise.all(others.map((call) => ask(call)))).toEqual([404, 404, 404, 404]);
    expect(await ask('/api/v1/payment/webhook', { method: 'POST', body: '{}' })).toBe(404);
  });
});
