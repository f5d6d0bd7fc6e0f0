import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { badgeKeyOf } from './release-key.ts';

const pemOf = (type: 'ed25519' | 'x25519'): string =>
  generateKeyPairSync(type as 'ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

const production = {
  NODE_ENV: 'production',
  FRONT_SECRET: 'f'.repeat(32),
  SESSION_SECRET: 'thirty-two characters at the least, please',
  FACTOR_SECRET: 'thirty-two other characters, please',
  RAZORPAY_KEY_SECRET: 'a real key secret',
  RAZORPAY_WEBHOOK_SECRET: 'a real webhook secret',
  OIDC_CLIENT_SECRET: 'a real client secret',
  RAZORPAYX_ACCOUNT: '409002173420',
  SELLER_NAME: 'Real Courses LLP',
  SELLER_ADDRESS: '1 Anna Salai, Chennai 600002',
  SELLER_STATE: 'Tamil Nadu',
  SELLER_GSTIN: '33ABCDE1234F1Z2',
  SELLER_SAC: '999293',
  RELEASE_PRIVATE_KEY: pemOf('ed25519'),
  RELEASE_BASES: ['catalog', 'learning', 'authoring', 'account', 'admin'].map((name) => `${name}=/${name}/`).join(),
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
    gateway: {
      api: 'http://127.0.0.1:4100',
      payoutAccount: '7878780080316316',
      checkoutScript: 'http://127.0.0.1:4100/v1/checkout.js',
    },
  });
});

it('names everything that is wrong at once', () => {
  const problems = problemsOf({
    PORT: 'many',
    SITE_ORIGINS: 'vidya.example',
    DATABASE_URL: 'mysql://db',
    DATABASE_POOL: '0',
    NODE_ENV: 'prod',
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'NODE_ENV',
    'PORT',
    'DATABASE_URL',
    'DATABASE_POOL',
    'SITE_ORIGINS',
  ]);
});

it('refuses live payment keys on the embedded database', () => {
  const keys = { ...production, RAZORPAY_KEY_ID: 'rzp_live_abc' };
  expect(problemsOf(keys)).toEqual([expect.stringContaining('DATABASE_URL')]);
  expect(problemsOf({ ...keys, DATABASE_URL: 'postgres://db/vidya' })).toEqual([]);
});

it('has one process for everything on the embedded database', () => {
  expect(problemsOf({ ROLE: 'worker' })).toEqual([expect.stringMatching(/^ROLE: worker needs DATABASE_URL/)]);
  expect(problemsOf({ ROLE: 'both' })).toEqual(['ROLE: must be all, api or worker']);
  expect(readConfig({ ROLE: 'api', DATABASE_URL: 'postgres://127.0.0.1/vidya' }).role).toBe('api');
});

it('refuses missing and demo secrets in production', () => {
  expect(problemsOf(production)).toEqual([]);
  expect(problemsOf({ NODE_ENV: 'production' }).map((problem) => problem.split(':')[0])).toEqual([
    'FRONT_SECRET',
    'SESSION_SECRET',
    'FACTOR_SECRET',
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRET',
    'OIDC_CLIENT_SECRET',
    'RAZORPAYX_ACCOUNT',
    'SELLER_NAME',
    'SELLER_ADDRESS',
    'SELLER_STATE',
    'SELLER_GSTIN',
    'SELLER_SAC',
    'RELEASE_PRIVATE_KEY',
    'RELEASE_BASES',
  ]);
});

it('asks nobody about breached passwords unless told to, in production only by https', () => {
  expect(readConfig({}).breachedPasswordsUrl).toBeNull();
  const ask = (BREACHED_PASSWORDS_URL: string, env = {}) => ({ ...env, BREACHED_PASSWORDS_URL });
  expect(readConfig(ask('http://127.0.0.1:9/')).breachedPasswordsUrl).toBe('http://127.0.0.1:9');
  expect(problemsOf(ask('https://passwords.example', production))).toEqual([]);
  expect(problemsOf(ask('http://passwords.example', production))).toEqual([
    'BREACHED_PASSWORDS_URL: must be an https address in production',
  ]);
  expect(problemsOf(ask('passwords.example'))).toEqual([expect.stringMatching(/^BREACHED_PASSWORDS_URL: /)]);
});

it('invoices as a demo company, but not in production and not with nonsense', () => {
  expect(readConfig({}).invoices).toMatchObject({ gstRate: 18, seller: { state: 'Karnataka' } });
  expect(readConfig({ ...production, GST_RATE_PERCENT: '5' }).invoices).toMatchObject({
    gstRate: 5,
    seller: { name: 'Real Courses LLP', gstin: '33ABCDE1234F1Z2' },
  });
  expect(problemsOf({ ...production, SELLER_GSTIN: '29AAAAA0000A1Z5' })).toEqual([
    expect.stringContaining('SELLER_GSTIN'),
  ]);
  const wrong = { SELLER_GSTIN: '29AAAAA', SELLER_SAC: '12', GST_RATE_PERCENT: '18.5' };
  expect(problemsOf(wrong).map((problem) => problem.split(':')[0])).toEqual(Object.keys(wrong));
});

it('keeps releases in the data folder, behind the local addresses, unless told otherwise', () => {
  const { releases } = readConfig({ DATA_DIR: '/srv/vidya', RELEASE_BASES: 'catalog=https://c.example/builds/' });
  expect(releases).toMatchObject({
    store: '/srv/vidya/releases',
    token: undefined,
    bases: { catalog: 'https://c.example/builds', learning: 'http://127.0.0.1:3002', admin: '/remotes/admin' },
  });
  expect(readConfig({ RELEASE_STORE: 'builds' }).releases.store).toBe(path.resolve('builds'));
  expect(readConfig({ RELEASE_STORE: 's3://builds/vidya/' }).releases.store).toBe('s3://builds/vidya');
});

it('refuses settings with which nothing could be stored or released', () => {
  const wrong = {
    OBJECT_STORE: 'ftp://files',
    S3_ENDPOINT: 'nowhere',
    RELEASE_STORE: 'ftp://builds',
    RELEASE_PRIVATE_KEY: pemOf('x25519'),
    RELEASE_TOKEN: 'short',
    RELEASE_BASES: 'no-area=https://c.example',
    BADGE_PRIVATE_KEY: 'no key',
    BADGE_KEYS_BEFORE: 'z6Mkshort',
  };
  expect(problemsOf(wrong).map((problem) => problem.split(':')[0])).toEqual(Object.keys(wrong));
  const oneLine = Buffer.from(production.RELEASE_PRIVATE_KEY).toString('base64');
  expect(problemsOf({ ...production, RELEASE_PRIVATE_KEY: oneLine })).toEqual([]);
});

it('wants a key and an address for every area in production', () => {
  const { RELEASE_PRIVATE_KEY: _key, RELEASE_BASES: _bases, ...rest } = production;
  expect(problemsOf({ ...rest, RELEASE_BASES: 'catalog=https://c.example' })).toEqual([
    'RELEASE_PRIVATE_KEY: required in production',
    'RELEASE_BASES: required in production, lacks learning, authoring, account, admin',
  ]);
});

it('signs badges with a key of its own, in production only with one that it is given', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vidya-keys-'));
  const key = (isProduction: boolean, privateKey?: string) => badgeKeyOf({ privateKey, dataDir, isProduction });
  expect(key(true)).toBeNull();
  expect(key(false)?.equals(key(false)!)).toBe(true);
  expect(key(true, production.RELEASE_PRIVATE_KEY)?.asymmetricKeyType).toBe('ed25519');
  rmSync(dataDir, { recursive: true });
  const multikeys = ['z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2', `z6Mk${'2'.repeat(44)}`];
  expect(readConfig({ BADGE_KEYS_BEFORE: multikeys.join(', ') }).badges.keysBefore).toEqual(multikeys);
});

it('finds its folders from the project’s, wherever it is started', () => {
  const project = path.resolve(import.meta.dirname, '../../..');
  const before = process.cwd();
  process.chdir(tmpdir());
  try {
    const { dataDir, objects, releases } = readConfig({ OBJECT_STORE: 'objects' });
    expect([dataDir, objects.store]).toEqual([path.join(project, '.data'), path.join(project, 'objects')]);
    expect(releases.store).toBe(path.join(project, '.data/releases'));
  } finally {
    process.chdir(before);
  }
});

it.each([
  ['frank@éxample.com', 'frank@xn--xample-9ua.com'],
  ['नमस्ते@वेब.भारत', 'नमस्ते@xn--p2br8c.xn--h2brj9c'],
])('sends what people write to an address of any script: %s', (typed, stored) => {
  expect(readConfig({ CONTACT_TO: typed }).mail.contactTo).toBe(stored);
});

it('refuses to send it to what is no address', () => {
  expect(problemsOf({ CONTACT_TO: 'nobody at all' })).toEqual(['CONTACT_TO: must be a mail address']);
});
