import { sampleSite } from './testing/sample-site.ts';

afterEach(() => jest.restoreAllMocks());

/** What the site prints for these requests. */
async function linesOf(urls: string[], env: NodeJS.ProcessEnv): Promise<object[]> {
  const given = await sampleSite(env);
  const printed: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  for (const url of urls) await given.site.inject({ url, headers: { 'user-agent': 'browser' } });
  jest.restoreAllMocks();
  await given.close();
  return printed.map((line) => JSON.parse(line) as object);
}

it('writes a line for each response, and none for probes', async () => {
  const lines = await linesOf(['/courseDetail?courseId=/ready', '/healthz', '/healthz?now', '/api/v1/echo?x=/ready'], {
    ACCESS_LOG: '1',
  });
  expect(lines).toEqual([
    {
      time: expect.any(String),
      id: expect.any(String),
      method: 'GET',
      route: '/*',
      status: 200,
      ms: expect.any(Number),
    },
    expect.objectContaining({ route: '/api/*', status: 200 }),
  ]);
});

it('is off outside of production', async () => {
  expect(await linesOf(['/'], {})).toEqual([]);
});

it('writes down where this server failed, by the request’s id and without what was asked for', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const given = await sampleSite();
  jest.spyOn(given.config.api, 'isAway').mockImplementation(() => {
    throw new Error('asha@vidya.example');
  });
  const { statusCode, headers } = await given.site.inject('/api/v1/echo?search=asha');
  await given.close();
  const [line] = logged.mock.calls.flat().map(String);
  expect(statusCode).toBe(500);
  expect(line).toContain(`Request ${String(headers['x-request-id'])} (/api/*) failed: Error`);
  expect(line).not.toContain('asha');
});
