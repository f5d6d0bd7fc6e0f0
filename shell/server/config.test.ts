import { readConfig } from './config.ts';

const read = (env: NodeJS.ProcessEnv) => readConfig({ ORIGIN_SECRET: 'shown-to-origins', ...env });

it('is known by the first of its origins, else by its port', () => {
  expect(read({ SITE_ORIGINS: 'https://vidya.example/,https://www.vidya.example' }).origin).toBe(
    'https://vidya.example',
  );
  expect(read({ SITE_PORT: '3400' }).origin).toBe('http://localhost:3400');
  expect(() => read({ SITE_ORIGINS: 'vidya' })).toThrow(/SITE_ORIGINS/);
});

it('tells search engines nothing of localhost in production', () => {
  expect(() => read({ NODE_ENV: 'production' })).toThrow(/SITE_ORIGINS is missing/);
});

it.each(['0', '5001', 'soon'])('waits no %s ms for a head', (HEAD_WAIT_MS) => {
  expect(() => read({ HEAD_WAIT_MS })).toThrow(/HEAD_WAIT_MS/);
});
