import { openMetrics } from '@vidya/server/metrics/open-metrics';
import { frontMetrics } from '@vidya/server/metrics/table';
import { createSite } from './site.ts';
import { forAll, mockApi } from './testing/mock-api.ts';
import { sampleSite } from './testing/sample-site.ts';

it('counts pages, servers of the API, and responses from before they went away', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const api = await mockApi('one');
  api.state.headers = forAll;
  const given = await sampleSite({ API_URL: api.address, SITE_METRICS_PORT: '0' });
  const { metrics, address, close } = await openMetrics(frontMetrics, given.config.metrics);
  const site = await createSite(given.config, metrics);
  const text = async () => (await fetch(`${address}`)).text();

  await site.inject('/course/all-courses?search=asha');
  await site.inject('/api/v1/courses');
  expect(await text()).toContain('vidya_api_servers{state="well"} 1');
  await api.close();
  await site.inject('/api/v1/courses');
  for (const _ of [1, 2]) await given.config.api.look();

  const after = await text();
  expect(after).toContain('vidya_http_request_duration_seconds_count{method="GET",route="/*",status="2xx"} 1');
  expect(after).not.toContain('asha');
  expect(after).toContain('vidya_stale_responses_total 1');
  expect(after).toContain('vidya_api_servers{state="away"} 1');
  await Promise.all([close(), site.close(), given.close()]);
});
