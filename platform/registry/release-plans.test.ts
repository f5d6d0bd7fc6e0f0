/** @large: fills tables. */
import { sql } from 'drizzle-orm';
import type { TestApi } from '../../api/src/testing/api.ts';
import { plansOf } from '../../api/src/testing/query-plans.ts';
import { sharedApi } from '../../api/src/testing/shared-api.ts';
import { countCompared, findVersionIds, sweepHealth } from './health/health.store.ts';
import { describeArea } from './release-list.service.ts';
import { addReleases } from './testing/releases.ts';

let api: TestApi;
let liveId: string;

/** 400 versions with 50 minutes of counts each. */
const fill = sql`
  with added as (
    insert into release_versions (name, version, hash, files, metadata, published_by, created_at)
    select 'account', 'v' || n, 'h', '{}', '{"firstLoadBytes": 1}', 'Meera Iyer', now() - n * interval '1 hour'
    from generate_series(1, 400) n returning id
  )
  insert into release_health (version_id, minute, measure, count)
  select id, date_trunc('minute', now()) - m * interval '1 minute', 'visit', 1
  from (select id from added union all select id from release_versions) v, generate_series(1, 50) m`;

const fillVersions = sql`
  insert into release_versions (name, version, hash, files, metadata, published_by)
  select 'learning', 'v' || n, 'h', '{}', '{}', 'Meera Iyer' from generate_series(1, 5000) n`;

const fillLog = sql`
  insert into audit_log (action, subject_kind, subject_id)
  select 'course.changed', 'course', gen_random_uuid() from generate_series(1, 20000)`;

beforeAll(async () => {
  api = await sharedApi();
  await api.reset();
  await addReleases(api);
  await api.db.execute(fill);
  await api.db.execute(fillVersions);
  await api.db.execute(fillLog);
  await api.db.execute(sql`analyze`);
  const ids = await findVersionIds(api.db, [{ name: 'catalog', version: '1.2.0' }]);
  liveId = ids.get('catalog 1.2.0')!;
});
afterAll(() => api.close());

it('finds what a report names by the key of versions', async () => {
  const wanted = Array.from({ length: 4 }, (_, index) => ({ name: 'account' as const, version: `v${index + 1}` }));
  const { indexes, scanned } = await plansOf(api.database, (db) => findVersionIds(db, wanted));
  expect([indexes, scanned]).toEqual([['release_versions_name_version'], []]);
});

it("counts one version's minutes without the others'", async () => {
  const since = new Date(Date.now() - 30 * 60_000);
  const { scanned } = await plansOf(api.database, (db) => countCompared(db, liveId, since));
  expect(scanned).toEqual([]);
});

it('sweeps by the minute', async () => {
  const { indexes } = await plansOf(api.database, (db) => sweepHealth(db, new Date(Date.now() - 30 * 86_400_000)));
  expect(indexes).toEqual(['release_health_minute']);
});

it('describes an area without reading all counts or the whole audit log', async () => {
  const { scanned } = await plansOf(api.database, (db) => describeArea(db, 'catalog'));
  expect(scanned).not.toContain('release_health');
  expect(scanned).not.toContain('audit_log');
});
