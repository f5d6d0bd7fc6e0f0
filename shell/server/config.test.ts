import { sampleKey } from '@vidya/platform/front/testing/sample-release';
import { readConfig } from './config.ts';

const RELEASE_PUBLIC_KEY = sampleKey().publicKey;

const read = (env: NodeJS.ProcessEnv) => readConfig({ ORIGIN_SECRET: 'shown-to-origins', RELEASE_PUBLIC_KEY, ...env });

it('is known by the first of its origins, else by its port', () => {
  expect(read({ SITE_ORIGINS: 'https://vidya.example/,https://www.vidya.example' }).origin).toBe(
    'https://vidya.example',
  );
  expect(read({ SITE_PORT: '3400' }).origin).toBe('http://localhost:3400');
  expect(() => read({ SITE_ORIGINS: 'vidya' })).toThrow(/SITE_ORIGINS/);
});

it('takes an empty setting for none', () => {
  const names = ['SITE_HOST', 'SITE_PORT', 'API_URL', 'ADMIN_ORIGIN', 'HEAD_WAIT_MS', 'REPORT_SHARE', 'RELEASES_FILE'];
  const { api: _, ...empty } = read(Object.fromEntries(names.map((name) => [name, ''])));
  const { api: __, ...unset } = read({});
  expect(empty).toEqual(unset);
  expect([unset.host, unset.port, unset.reportShare]).toEqual(['127.0.0.1', 3000, 1]);
});

it('tells search engines nothing of localhost in production', () => {
  expect(() => read({ NODE_ENV: 'production' })).toThrow(/SITE_ORIGINS is missing/);
});

it.each(['0', '5001', 'soon'])('waits no %s ms for a head', (HEAD_WAIT_MS) => {
  expect(() => read({ HEAD_WAIT_MS })).toThrow(/HEAD_WAIT_MS/);
});

it.each(['-1', '61', 'soon'])('drains no %s seconds', (DRAIN_SECONDS) => {
  expect(() => read({ DRAIN_SECONDS })).toThrow(/DRAIN_SECONDS/);
});

it.each(['0', '9001', 'soon'])('waits no %s ms for a form', (FORM_WAIT_MS) => {
  expect(() => read({ FORM_WAIT_MS })).toThrow(/FORM_WAIT_MS/);
});

it.each(['', 'bm90IGEga2V5'])('believes no release without a key: %p', (text) => {
  expect(() => read({ RELEASE_PUBLIC_KEY: text })).toThrow(/RELEASE_PUBLIC_KEY/);
});

it('lets nobody change versions by address in production, and takes no servers of this machine', () => {
  const origins = { ADMIN_ORIGIN: 'https://admin.internal', CHECKOUT_ORIGINS: 'https://pay.example' };
  const production = { NODE_ENV: 'production', SITE_ORIGINS: 'https://vidya.example', ...origins };
  for (const name of Object.keys(origins))
    expect(() => read({ ...production, [name]: '' })).toThrow(/^- ADMIN_ORIGIN or CHECKOUT_ORIGINS is missing/m);
  expect(() => read({ ...production, DEVELOPMENT: '1' })).toThrow(/DEVELOPMENT must not be set/);
  expect(() => read({ ...production, DEVELOPMENT_SERVERS: 'catalog@http://127.0.0.1:3001/x.json' })).toThrow(
    /DEVELOPMENT_SERVERS needs/,
  );
  expect(read(production).isDevelopment).toBe(false);
});

it('takes areas that are being edited from this machine only', () => {
  const servers = (address: string) => () => read({ DEVELOPMENT: '1', DEVELOPMENT_SERVERS: `catalog@${address}` });
  expect(servers('http://127.0.0.1:3001/mf-manifest.json')).not.toThrow();
  expect(servers('http://192.168.0.7:3001/mf-manifest.json')).toThrow(/mfe=catalog@http:\/\/192/);
});
