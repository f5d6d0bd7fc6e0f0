import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'thirty-two characters at the least, please',
  RAZORPAY_KEY_SECRET: 'a real key secret',
  RAZORPAY_WEBHOOK_SECRET: 'a real webhook secret',
  OIDC_CLIENT_SECRET: 'a real client secret',
};

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

it('needs nothing: the defaults are the sandbox and the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    siteOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    gateway: { api: 'http://127.0.0.1:4100', checkoutScript: 'http://127.0.0.1:4100/v1/checkout.js' },
  });
});

it('names everything that is wrong at once', () => {
  const problems = problemsOf({
    PORT: 'many',
    SITE_ORIGINS: 'vidya.example',
    DATABASE_URL: 'mysql://db',
    NODE_ENV: 'prod',
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'NODE_ENV',
    'PORT',
    'DATABASE_URL',
    'SITE_ORIGINS',
  ]);
});

it('refuses live payment keys on the embedded database', () => {
  const keys = { ...production, RAZORPAY_KEY_ID: 'rzp_live_abc' };
  expect(problemsOf(keys)).toEqual([expect.stringContaining('DATABASE_URL')]);
  expect(problemsOf({ ...keys, DATABASE_URL: 'postgres://db/vidya' })).toEqual([]);
});

it('refuses missing and demo secrets in production', () => {
  expect(problemsOf(production)).toEqual([]);
  expect(problemsOf({ NODE_ENV: 'production' }).map((problem) => problem.split(':')[0])).toEqual([
    'SESSION_SECRET',
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRET',
    'OIDC_CLIENT_SECRET',
  ]);
});
