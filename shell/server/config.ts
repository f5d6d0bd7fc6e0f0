import path from 'node:path';
import { areasOf, publicKeyOf } from '@vidya/platform/front/front';
import { createApiServers } from './api/api-servers.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The fixed defaults of settings; setting-docs.ts says what each is for. */
export const defaults = {
  SITE_HOST: '127.0.0.1',
  SITE_PORT: '3000',
  API_URL: 'http://127.0.0.1:4000',
  ADMIN_ORIGIN: 'http://127.0.0.1:3005',
  CHECKOUT_ORIGINS: 'http://127.0.0.1:4100',
  AWS_REGION: 'us-east-1',
  HEAD_WAIT_MS: '300',
  FORM_WAIT_MS: '8000',
  DRAIN_SECONDS: '0',
  REPORT_SHARE: '1',
  SITE_METRICS_HOST: '127.0.0.1',
};

const listIn = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Where films lie: in a folder that this server delivers from, or in an S3 bucket, whose origin pages then allow. */
function objectsIn(env: NodeJS.ProcessEnv, folder: string): { mediaFolder: string | null; mediaOrigins: string[] } {
  const store = env['OBJECT_STORE'] || folder;
  if (!store.startsWith('s3://')) return { mediaFolder: path.resolve(root, store, 'media'), mediaOrigins: [] };
  const bucket = store.slice('s3://'.length).split('/')[0];
  const amazon = `https://${bucket}.s3.${env['AWS_REGION'] || defaults.AWS_REGION}.amazonaws.com`;
  return { mediaFolder: null, mediaOrigins: [new URL(env['S3_ENDPOINT'] || amazon).origin] };
}

export type SiteConfig = ReturnType<typeof readConfig>;

/** Reads the environment; empty settings count as absent. Throws one error that lists every wrong value. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const env: NodeJS.ProcessEnv = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const wrong: string[] = [];
  const demand = (isRight: boolean, complaint: string): void => {
    if (!isRight) wrong.push(complaint);
  };
  const addressIn = (name: string, value: string, example = 'http://127.0.0.1:4000'): string => {
    demand(URL.canParse(value), `${name} must be an address such as ${example}; it is '${value}'.`);
    return value.replace(/\/$/, '');
  };
  const address = (name: string, otherwise: string): string => addressIn(name, env[name] ?? otherwise, otherwise);
  const valueOf = (name: keyof typeof defaults): string => env[name] ?? defaults[name];
  const port = Number(valueOf('SITE_PORT'));
  demand(
    Number.isInteger(port) && port >= 0 && port <= 65_535,
    `SITE_PORT must be a port; it is '${env['SITE_PORT']}'.`,
  );
  const metricsPort = env['SITE_METRICS_PORT'] ? Number(env['SITE_METRICS_PORT']) : undefined;
  demand(
    metricsPort === undefined || (Number.isInteger(metricsPort) && metricsPort >= 0 && metricsPort <= 65_535),
    `SITE_METRICS_PORT must be a port; it is '${env['SITE_METRICS_PORT']}'.`,
  );
  const isProduction = env['NODE_ENV'] === 'production';
  const site = listIn(env['SITE_ORIGINS'])[0] ?? `http://localhost:${port}`;
  const hasOrigin = URL.canParse(site);
  demand(hasOrigin, `SITE_ORIGINS must hold origins such as https://vidya.example; it begins with '${site}'.`);
  const releaseKeyText = env['RELEASE_PUBLIC_KEY'] ?? '';
  const config = {
    host: valueOf('SITE_HOST'),
    port,
    /** The site's public origin, in the addresses given to search engines: the first of the API's same setting. */
    origin: hasOrigin ? new URL(site).origin : site,
    /** How long a page waits for the API's data about its course, in ms. */
    headWaitMs: Number(valueOf('HEAD_WAIT_MS')),
    /** How long a form that a browser posted by itself waits for the API, in ms. */
    formWaitMs: Number(valueOf('FORM_WAIT_MS')),
    /** How long the server goes on serving after it was told to stop, in ms. */
    drainMs: Number(valueOf('DRAIN_SECONDS')) * 1000,
    /** The API's servers, at addresses without a path. */
    api: createApiServers(listIn(valueOf('API_URL')).map((value) => addressIn('API_URL', value))),
    /** The admin remote's origin. Only this server can reach it. */
    adminOrigin: address('ADMIN_ORIGIN', defaults.ADMIN_ORIGIN),
    /** A secret sent to the API and the admin origin, to prove that a request comes from this server. */
    originSecret: env['ORIGIN_SECRET'] ?? '',
    ...objectsIn(env, path.join(root, '.data')),
    /** Origins of the payment gateway's script and window. */
    checkoutOrigins: listIn(valueOf('CHECKOUT_ORIGINS')),
    /** For development: anybody can load other versions of the areas. Never set it in production. */
    isDevelopment: env['DEVELOPMENT'] === '1',
    /** Areas under development, as 'catalog@http://127.0.0.1:3001/mf-manifest.json'. Every visitor gets these. */
    developmentServers: listIn(env['DEVELOPMENT_SERVERS']),
    /** Addresses or ranges of the proxies in front of this server. Their `x-forwarded-*` headers are trusted. */
    trustedProxies: listIn(env['TRUSTED_PROXIES']),
    /** The shell build to serve. Undefined: the newest. */
    shellVersion: env['SHELL_VERSION'],
    /** The file of the release document, or the URL to fetch it from instead. */
    releases: env['RELEASES_FILE'] ?? path.join(root, '.data/releases/releases.json'),
    releasesUrl: env['RELEASES_URL'] ? address('RELEASES_URL', '') : undefined,
    /** A file of this server that stores the last good release document across restarts. Undefined: not stored. */
    releasesKept: env['RELEASES_KEPT'] || undefined,
    /** The 32 raw bytes of `releaseKey` in base64. */
    releaseKeyText,
    /** The share of page loads that report how the versions performed, 0 to 1. */
    reportShare: Number(valueOf('REPORT_SHARE')),
    /** One line for each response. */
    hasAccessLog: (env['ACCESS_LOG'] || (isProduction ? '1' : '0')) === '1',
    /** The collector of traces; null: nothing is traced. */
    traces: env['OTEL_EXPORTER_OTLP_ENDPOINT'] ? address('OTEL_EXPORTER_OTLP_ENDPOINT', '') : null,
    /** Where Prometheus reads; null: nothing is counted. */
    metrics: metricsPort === undefined ? null : { host: valueOf('SITE_METRICS_HOST'), port: metricsPort },
    builds: env['SHELL_BUILDS'] ?? path.join(root, 'shell/dist'),
  };
  const { headWaitMs, formWaitMs, reportShare, drainMs } = config;
  demand(drainMs >= 0 && drainMs <= 60_000, `DRAIN_SECONDS must be 0 to 60; it is '${env['DRAIN_SECONDS']}'.`);
  demand(
    Number.isInteger(headWaitMs) && headWaitMs >= 1 && headWaitMs <= 5_000,
    `HEAD_WAIT_MS must be 1 to 5000; it is '${env['HEAD_WAIT_MS']}'.`,
  );
  demand(
    // A page that a renderer prepares is given up after 10 s.
    Number.isInteger(formWaitMs) && formWaitMs >= 1 && formWaitMs <= 9_000,
    `FORM_WAIT_MS must be 1 to 9000; it is '${env['FORM_WAIT_MS']}'.`,
  );
  demand(
    !isProduction || Boolean(env['SITE_ORIGINS']),
    'SITE_ORIGINS is missing: search engines would be told of localhost.',
  );
  demand(
    !isProduction || Boolean(env['ADMIN_ORIGIN'] && env['CHECKOUT_ORIGINS']),
    'ADMIN_ORIGIN or CHECKOUT_ORIGINS is missing: their defaults are servers of a development machine.',
  );
  demand(config.originSecret !== '', 'ORIGIN_SECRET is missing: the admin origin answers nobody without it.');
  const releaseKey = publicKeyOf(releaseKeyText);
  demand(
    releaseKey !== undefined,
    'RELEASE_PUBLIC_KEY must be the 32 bytes of an Ed25519 key in base64: no release is believed without it.',
  );
  demand(reportShare >= 0 && reportShare <= 1, `REPORT_SHARE must be 0 to 1; it is '${env['REPORT_SHARE']}'.`);
  demand(
    !(isProduction && config.isDevelopment),
    'DEVELOPMENT must not be set in production: anybody could run scripts that are not checked.',
  );
  demand(
    config.developmentServers.length === 0 || config.isDevelopment,
    'DEVELOPMENT_SERVERS needs DEVELOPMENT=1: their scripts are not checked.',
  );
  wrong.push(...areasOf({ mfe: config.developmentServers, fault: [] }).wrong);
  if (!releaseKey || wrong.length > 0) throw new Error(`The site cannot start:\n- ${wrong.join('\n- ')}`);
  return { ...config, releaseKey };
}
