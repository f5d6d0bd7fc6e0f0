import type { z } from 'zod';
import type { environment } from './config.ts';

/** `otherwise` describes a default that is computed; without it the schema's own default holds. */
export interface SettingDoc {
  about: string;
  otherwise?: string;
}

/** The meaning of each setting of the API, for docs/settings.md. */
export const settingDocs: Record<keyof z.infer<typeof environment>, SettingDoc> = {
  NODE_ENV: { about: '`production` refuses demo secrets and data' },
  ROLE: {
    about: '`api` serves and stores jobs, `worker` runs jobs, `all` does both; other than `all` needs `DATABASE_URL`',
  },
  HOST: { about: 'address to listen on' },
  PORT: { about: 'its port; on a worker only health' },
  DATA_DIR: { about: 'embedded database, working files, objects by default' },
  OBJECT_STORE: {
    about: 'pictures, media, uploads: a folder or `s3://bucket/prefix`; several API servers share one',
    otherwise: '`DATA_DIR`',
  },
  S3_ENDPOINT: {
    about: 'another S3; keys: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`',
    otherwise: 'Amazon',
  },
  AWS_REGION: { about: 'region of the buckets' },
  DATABASE_URL: { about: '`postgres://…`, of one or several servers (cluster.md)', otherwise: 'PGlite in `DATA_DIR`' },
  DATABASE_READ_URL: { about: 'a replica for public lists (cluster.md)' },
  DATABASE_READ_LAG_SECONDS: { about: 'largest lag of that replica, 1 to 10' },
  DATABASE_POOL: { about: 'connections for lists, pages and forms; 15 more are reserved' },
  SLOW_STATEMENT_MS: { about: 'logs slower statements of PostgreSQL; 0: all' },
  REDIS_URL: { about: 'shares limits, caches and locks (cluster.md)', otherwise: 'each server alone' },
  REDIS_PREFIX: { about: 'prefix of all keys' },
  SITE_ORIGINS: {
    about: 'with commas; mails use the first. All `https`: `Secure` cookies; `http`: localhost only',
    otherwise: 'localhost:3000,127.0.0.1:3000',
  },
  SESSION_SECRET: {
    about: 'signs sessions; 32 characters or more; required in production',
    otherwise: 'made in `DATA_DIR`',
  },
  FACTOR_SECRET: {
    about:
      'encrypts authenticator secrets, tax and account numbers; as above. Keep it apart from backups; if lost, recovery codes remain',
    otherwise: 'made in `DATA_DIR`',
  },
  SESSION_SECRET_BEFORE: { about: 'the previous secret, during a change (runbook.md)' },
  FACTOR_SECRET_BEFORE: { about: 'the same' },
  STAFF_FACTOR: {
    about: '`required`: administrators need a passkey or app, after a week of grace',
    otherwise: '`asked`; production `required`',
  },
  PASSKEY_DOMAIN: {
    about: 'domain of passkeys: the site’s or one above; a change invalidates all of them',
    otherwise: 'of the first origin with one',
  },
  FRONT_SECRET: { about: 'the front server’s `ORIGIN_SECRET`; required in production' },
  RAZORPAY_API: { about: 'the card gateway' },
  CHECKOUT_SCRIPT: { about: 'its script', otherwise: '`RAZORPAY_API`/v1/checkout.js' },
  RAZORPAY_KEY_ID: { about: 'live keys need `DATABASE_URL`' },
  RAZORPAY_KEY_SECRET: { about: 'the sandbox’s is refused in production' },
  RAZORPAY_WEBHOOK_SECRET: { about: 'of webhooks to `/api/v1/payment/webhook`; the same' },
  RAZORPAYX_ACCOUNT: { about: 'account that pays payouts; the same' },
  PAYOUT_EVERY: { about: '`week` or `month`: how often payouts are proposed' },
  PAYOUT_MIN_RUPEES: { about: 'smallest payout' },
  PAYOUT_SECOND_ABOVE_RUPEES: { about: 'a batch above it takes two administrators' },
  OIDC_NAME: { about: 'the provider’s name on the button' },
  OIDC_ISSUER: { about: 'returns to `/api/v1/user/auth/social/callback` of each origin' },
  OIDC_CLIENT_ID: { about: 'of the provider' },
  OIDC_CLIENT_SECRET: { about: 'as `RAZORPAY_KEY_SECRET`' },
  BREACHED_PASSWORDS_URL: {
    about: 'a range service such as `https://api.pwnedpasswords.com` (security.md); `https` in production',
  },
  SMTP_URL: { about: 'the mail server' },
  MAIL_FROM: { about: 'the sender' },
  CONTACT_TO: { about: 'receives contact messages' },
  SELLER_NAME: {
    about: 'seller of later invoices, as the next four; all required in production',
    otherwise: 'a demo company',
  },
  SELLER_ADDRESS: { about: 'its address', otherwise: 'demo' },
  SELLER_STATE: { about: 'its state', otherwise: 'demo' },
  SELLER_GSTIN: { about: 'its tax number', otherwise: 'demo' },
  SELLER_SAC: { about: 'services accounting code', otherwise: '999293' },
  GST_RATE_PERCENT: { about: 'whole percent of the price without tax; prices include it' },
  REQUESTS_PER_MINUTE: { about: 'per client address; 0 disables all limits, not in production' },
  SHED_REQUESTS: { about: 'refuses requests above this many (runbook.md, “Overload”); 0 disables the check' },
  SHED_LOOP_MS: { about: 'the same, by delay of the event loop' },
  SHED_POOL_WAITS: { about: 'the same, by queries that wait for a connection' },
  STOP_SECONDS: { about: 'limit of an orderly stop: 3/8 for requests, 11/32 for jobs, the rest for connections' },
  DRAIN_SECONDS: { about: 'serves on after SIGTERM with `/api/v1/ready` 503; at most 60; 5 suffices' },
  CATALOGUE_CACHE_MS: { about: 'cache of public lists, at most 60000; home page’s figures 20 times as long' },
  TOTALS_CACHE_MS: { about: 'cache of a year’s totals, at most 60000' },
  FFMPEG_PATH: {
    about: 'a program, or `node-av`; with x264, VP9, Opus, AAC. Without any, mp4 and webm play as uploaded',
    otherwise: '`ffmpeg`, else `node-av`',
  },
  RELEASE_STORE: { about: 'builds and release document, like `OBJECT_STORE`', otherwise: '`DATA_DIR`/releases' },
  RELEASE_PRIVATE_KEY: {
    about: 'Ed25519, PKCS8 PEM or that in base64; required in production',
    otherwise: 'made in `DATA_DIR`',
  },
  RELEASE_TOKEN: { about: 'bearer token that may release, 32 characters or more; in production only first releases' },
  RELEASE_AUDIENCE: { about: 'audience of OpenID issuers’ release tokens', otherwise: 'the first origin' },
  RELEASE_APPROVAL_ABOVE: { about: 'percent above which owners approve and rehearse' },
  RELEASE_BASES: {
    about: 'addresses of areas’ folders: `catalog=https://…,admin=/remotes/admin`; production: the first five',
    otherwise: 'this machine’s ports',
  },
  RELEASE_PRIVATE_HOSTS: {
    about: 'whether a grant may name a base in the private network',
    otherwise: '`allow`; production `refuse`',
  },
  BADGE_PRIVATE_KEY: {
    about: 'signs badges; like `RELEASE_PRIVATE_KEY`',
    otherwise: 'made in `DATA_DIR`; production none',
  },
  BADGE_KEYS_BEFORE: { about: 'previous public keys (runbook.md)' },
  LOG_LEVEL: { about: '`error`, `warn`, `info` or `debug`' },
  ACCESS_LOG: { about: '`1`: one line of JSON per response', otherwise: '0; production 1' },
  OTEL_EXPORTER_OTLP_ENDPOINT: { about: 'collector of traces, such as `http://127.0.0.1:4318`' },
  METRICS_PORT: { about: 'port of Prometheus’ `/metrics`; without it nothing is counted' },
  METRICS_HOST: { about: 'its address' },
};
