import { sql } from 'drizzle-orm';
import { rowsOf } from '../database/database.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { createJobs, defineJob } from './jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('plans what nobody asks for when the server works, and no more what only an earlier version did', async () => {
  await api.jobs.stop();
  const before = createJobs(api.database);
  before.handle(defineJob('sweep-media'), async () => {});
  before.repeat(defineJob('sweep-media'), '41 * * * *', {});
  await before.start({ isWorking: true });
  await before.stop();
  await api.jobs.start({ isWorking: true });
  const planned = await rowsOf(api.db, sql`select name, cron, timezone from pgboss.schedule order by name`);
  const timezone = 'Asia/Kolkata';
  expect(planned).toEqual([
    { name: 'advance-rollouts', cron: '* * * * *', timezone },
    { name: 'check-calls', cron: '* * * * *', timezone },
    { name: 'clean-stored-texts', cron: '47 3 * * *', timezone },
    { name: 'expire-uploads', cron: '41 * * * *', timezone },
    { name: 'fill-search-texts', cron: '7 * * * *', timezone },
    { name: 'housekeeping', cron: '17 3 * * *', timezone },
    { name: 'keep-ledger', cron: '37 2 * * *', timezone },
    { name: 'map-stacks', cron: '* * * * *', timezone },
    { name: 'propose-payouts', cron: '23 6 * * 1', timezone },
    { name: 'publish-due', cron: '* * * * *', timezone },
    { name: 'reconcile-money', cron: '7 5 * * *', timezone },
    { name: 'reconcile-orders', cron: '* * * * *', timezone },
    { name: 'reconcile-payouts', cron: '*/10 * * * *', timezone },
    { name: 'rehearse-releases', cron: '* * * * *', timezone },
    { name: 'remove-retired-media', cron: '23 * * * *', timezone },
    { name: 'report-files', cron: '11 4 * * *', timezone },
    { name: 'resume-videos', cron: '*/2 * * * *', timezone },
    { name: 'submit-due', cron: '* * * * *', timezone },
    { name: 'watch-releases', cron: '* * * * *', timezone },
  ]);
});
