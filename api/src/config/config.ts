import path from 'node:path';
import { emailAddress } from '@vidya/contracts/calls/fields';
import { trimEndOf } from '@vidya/contracts/rules/text/trim-end';
import { z } from 'zod';
import { badgeEnvironment, badgeSettingsOf } from './badge-settings.ts';
import { parseAddress } from './database-address.ts';
import { objectEnvironment, objectSettingsOf, root } from './object-settings.ts';
import { payoutEnvironment, payoutTermsOf } from './payout-settings.ts';
import { releaseEnvironment, releaseProblems, releaseSettingsOf } from './release-settings.ts';
import { sandboxAccount, sandboxProblems } from './sandbox-values.ts';
import { invoiceTermsOf, sellerEnvironment, sellerProblems } from './seller-settings.ts';

/** The environment is invalid; `problems` lists all problems at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The environment is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((text) => trimEndOf(text, '/'));
const databaseAddress = z
  .string()
  .refine((text) => parseAddress(text) !== null, 'must be a postgres:// address, of one server or of several');
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => trimEndOf(part.trim(), '/')))
  .refine(
    (list) => list.every((part) => URL.canParse(part) && new URL(part).origin === part),
    'must be origins such as https://vidya.example, separated by commas',
  )
  .transform((list) => list as [string, ...string[]]);
const secret = z.string().min(32, 'must have at least 32 characters');

export const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .default('development'),
  ROLE: z.enum(['all', 'api', 'worker'], { error: 'must be all, api or worker' }).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(4000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_READ_URL: databaseAddress.optional(),
  DATABASE_READ_LAG_SECONDS: wholeNumber(1, 10)
    .default(5)
    .transform((seconds) => seconds * 1000),
  DATABASE_POOL: wholeNumber(1, 1_000).default(16),
  STOP_SECONDS: wholeNumber(1, 3_600)
    .default(16)
    .transform((seconds) => seconds * 1000),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  REDIS_PREFIX: z.string().default('vidya:'),
  SITE_ORIGINS: origins.default(['http://localhost:3000', 'http://127.0.0.1:3000']),
  SESSION_SECRET: secret.optional(),
  SESSION_SECRET_BEFORE: secret.optional(),
  FACTOR_SECRET: secret.optional(),
  FACTOR_SECRET_BEFORE: secret.optional(),
  STAFF_FACTOR: z.enum(['required', 'asked'], { error: 'must be required or asked' }).optional(),
  PASSKEY_DOMAIN: z.hostname('must be a domain such as vidya.example').optional(),
  FRONT_SECRET: secret.optional(),
  RAZORPAY_API: address.default('http://127.0.0.1:4100'),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, 'must look like rzp_test_…')
    .default('rzp_test_vidya'),
  RAZORPAY_KEY_SECRET: z.string().min(8, 'must have at least 8 characters').default('sandbox-key-secret'),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(8, 'must have at least 8 characters').default('sandbox-webhook-secret'),
  RAZORPAYX_ACCOUNT: z
    .string()
    .regex(/^\w{5,35}$/, 'must be 5 to 35 letters and digits')
    .default(sandboxAccount),
  CHECKOUT_SCRIPT: address.optional(),
  BREACHED_PASSWORDS_URL: address.optional(),
  OIDC_ISSUER: address.default('http://127.0.0.1:4100/oidc'),
  OIDC_NAME: z.string().max(40).default('Sandbox'),
  OIDC_CLIENT_ID: z.string().default('vidya'),
  OIDC_CLIENT_SECRET: z.string().default('sandbox-oidc-secret'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).default('smtp://127.0.0.1:4125'),
  MAIL_FROM: z.string().default('Vidya <no-reply@vidya.example>'),
  CONTACT_TO: emailAddress.default('hello@vidya.example'),
  REQUESTS_PER_MINUTE: wholeNumber(0, 1_000_000).default(1200),
  SHED_REQUESTS: wholeNumber(0, 100_000).default(200),
  SHED_LOOP_MS: wholeNumber(0, 60_000).default(500),
  SHED_POOL_WAITS: wholeNumber(0, 1_000).default(4),
  DRAIN_SECONDS: wholeNumber(0, 60)
    .default(0)
    .transform((seconds) => seconds * 1000),
  FFMPEG_PATH: z.string().default(''),
  CATALOGUE_CACHE_MS: wholeNumber(0, 60_000).default(3000),
  TOTALS_CACHE_MS: wholeNumber(0, 60_000).default(30_000),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  LOG_LEVEL: z
    .enum(['error', 'warn', 'info', 'debug'], { error: 'must be error, warn, info or debug' })
    .default('warn'),
  ACCESS_LOG: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
  SLOW_STATEMENT_MS: wholeNumber(0, 600_000).default(1_000),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  ...sellerEnvironment,
  ...payoutEnvironment,
  ...objectEnvironment,
  ...releaseEnvironment,
  ...badgeEnvironment,
});

type Environment = z.infer<typeof environment>;

/** Checks settings against each other: roles and live payments need PostgreSQL, production needs real secrets. */
function contradictions(env: Environment): string[] {
  const problems: string[] = [];
  if (env.ROLE !== 'all' && !env.DATABASE_URL) {
    problems.push(`ROLE: ${env.ROLE} needs DATABASE_URL: the embedded database has one process for everything`);
  }
  if (env.RAZORPAY_KEY_ID.startsWith('rzp_live_') && !env.DATABASE_URL) {
    problems.push(
      'RAZORPAY_KEY_ID: live payment keys need DATABASE_URL: the embedded database does not survive power loss',
    );
  }
  if (env.DATABASE_READ_URL && !env.DATABASE_URL) problems.push('DATABASE_READ_URL: needs DATABASE_URL');
  if (env.NODE_ENV !== 'production') return problems;
  if (!env.FRONT_SECRET) problems.push('FRONT_SECRET: required in production, the front server shares it');
  if (!env.SESSION_SECRET) problems.push('SESSION_SECRET: required in production');
  if (env.STAFF_FACTOR === 'asked') problems.push('STAFF_FACTOR: administrators need a second factor in production');
  if (!env.FACTOR_SECRET) problems.push('FACTOR_SECRET: required in production');
  if (env.REQUESTS_PER_MINUTE === 0) problems.push('REQUESTS_PER_MINUTE: limits stay on in production');
  if (env.BREACHED_PASSWORDS_URL?.startsWith('http:')) {
    problems.push('BREACHED_PASSWORDS_URL: must be an https address in production');
  }
  return [...problems, ...sandboxProblems(env), ...sellerProblems(env), ...releaseProblems(env)];
}

/** Empty settings count as absent. Throws a `ConfigError`. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const problems = contradictions(parsed.data);
  if (problems.length > 0) throw new ConfigError(problems);
  return configOf(parsed.data);
}

/** The first host name among these: an address in numbers is no domain. */
const domainOf = (origins: readonly string[]): string => {
  const hosts = origins.map((origin) => new URL(origin).hostname);
  return hosts.find((host) => /[a-z]$/.test(host)) ?? hosts[0]!;
};

const configOf = (env: Environment) => ({
  isProduction: env.NODE_ENV === 'production',
  /** 'api' serves requests and stores jobs, 'worker' runs jobs and serves its health only, 'all' does both. */
  role: env.ROLE,
  host: env.HOST,
  port: env.PORT,
  /** Absolute folder of the database, pictures, lecture media and generated secrets. */
  dataDir: path.resolve(root, env.DATA_DIR),
  /** PostgreSQL address; if absent, the embedded PGlite in `dataDir`. */
  databaseUrl: env.DATABASE_URL,
  /** A replica for lists that everybody sees, and how far it may be behind, in ms. */
  databaseReplica: env.DATABASE_READ_URL
    ? { address: env.DATABASE_READ_URL, maxLagMs: env.DATABASE_READ_LAG_SECONDS }
    : undefined,
  /** Connections to PostgreSQL beside those of the small pools (database/servers/limits.ts). */
  databasePool: env.DATABASE_POOL,
  /** How long the server may take to end, in ms: half of it is for requests. */
  stopMs: env.STOP_SECONDS,
  /** What several API servers share; null for a site of one server. */
  redis: env.REDIS_URL ? { url: env.REDIS_URL, prefix: env.REDIS_PREFIX } : null,
  /** The site's origins, without a trailing slash. Mails and redirects fall back to the first one. */
  siteOrigins: env.SITE_ORIGINS,
  /** May be absent outside production: the server then generates one in `dataDir`. */
  sessionSecret: env.SESSION_SECRET,
  /** While a secret is changed: what the one before signed or encrypted is still good, and it makes nothing new. */
  sessionSecretBefore: env.SESSION_SECRET_BEFORE,
  /** Encrypts the secrets of authenticator apps; generated in `dataDir` outside production. */
  factorSecret: env.FACTOR_SECRET,
  factorSecretBefore: env.FACTOR_SECRET_BEFORE,
  /** Administrators must have a passkey or an authenticator app, a week after they are first asked. */
  areStaffFactorsRequired: (env.STAFF_FACTOR ?? (env.NODE_ENV === 'production' ? 'required' : 'asked')) === 'required',
  /** The domain that passkeys are made for (WebAuthn's RP id); default: that of the first origin that has one. */
  passkeyDomain: env.PASSKEY_DOMAIN ?? domainOf(env.SITE_ORIGINS),
  /** Shared with the site's front server, so that the API trusts the client addresses it forwards. */
  frontSecret: env.FRONT_SECRET,
  gateway: {
    api: env.RAZORPAY_API,
    keyId: env.RAZORPAY_KEY_ID,
    keySecret: env.RAZORPAY_KEY_SECRET,
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
    /** The account at the gateway that payouts are paid from. */
    payoutAccount: env.RAZORPAYX_ACCOUNT,
    checkoutScript: env.CHECKOUT_SCRIPT ?? `${env.RAZORPAY_API}/v1/checkout.js`,
  },
  signIn: {
    issuer: env.OIDC_ISSUER,
    name: env.OIDC_NAME,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
  },
  /** A service that speaks the range protocol of Pwned Passwords; null: no service is asked. */
  breachedPasswordsUrl: env.BREACHED_PASSWORDS_URL ?? null,
  mail: { url: env.SMTP_URL, from: env.MAIL_FROM, contactTo: env.CONTACT_TO },
  invoices: invoiceTermsOf(env),
  payouts: payoutTermsOf(env),
  objects: objectSettingsOf(env, path.resolve(root, env.DATA_DIR)),
  releases: releaseSettingsOf(env, path.resolve(root, env.DATA_DIR), env.NODE_ENV === 'production'),
  badges: badgeSettingsOf(env),
  /** Requests per minute from one address; 0 turns every limit off (never in production). */
  requestsPerMinute: env.REQUESTS_PER_MINUTE,
  /** How long the server may serve a catalogue page from memory, in ms. */
  catalogueCacheMs: env.CATALOGUE_CACHE_MS,
  /** How long a year's cached totals may miss payments of another process, in ms. */
  totalsCacheMs: env.TOTALS_CACHE_MS,
  /** From where on it refuses requests, browsing first (http/load/shedding.ts); off with `requestsPerMinute` 0. */
  shedding: { requests: env.SHED_REQUESTS, loopDelayMs: env.SHED_LOOP_MS, poolWaits: env.SHED_POOL_WAITS },
  /** How long a server goes on serving after SIGTERM while `/ready` says that it is about to end, in ms. */
  drainMs: env.DRAIN_SECONDS,
  /** Program that converts videos. '' searches for one, then for the npm package `node-av`, which is also valid here. */
  ffmpegPath: env.FFMPEG_PATH,
  logs: {
    level: env.LOG_LEVEL,
    /** One line for each response. */
    hasRequests: (env.ACCESS_LOG ?? (env.NODE_ENV === 'production' ? '1' : '0')) === '1',
  },
  /** Statements to PostgreSQL that take longer, in ms, are logged. */
  slowStatementMs: env.SLOW_STATEMENT_MS,
  /** The collector of traces; null: nothing is traced. */
  traces: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  /** Where Prometheus reads; null: nothing is counted. */
  metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
});

/** Every setting of the server, read once from the environment. */
export type Config = ReturnType<typeof configOf>;
