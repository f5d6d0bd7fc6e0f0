import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import { areasOf } from './override/areas.ts';
import { publicKeyOf } from './release/signed-text.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface SiteConfig {
  host: string;
  port: number;
  /** The site's public origin, such as `https://vidya.example`. Used in the addresses given to search engines. */
  origin: string;
  /** How long a page waits for the API's data about its course, in ms. */
  headWaitMs: number;
  /** The API's address, without a path. */
  api: string;
  /** The admin remote's origin. Only this server can reach it. */
  adminOrigin: string;
  /** A secret sent to the API and the admin origin, to prove that a request comes from this server. */
  originSecret: string;
  /** Origins of the payment gateway's script and window. */
  checkoutOrigins: string[];
  /** For development: anybody can load other versions of the areas. Never set it in production. */
  isDevelopment: boolean;
  /** Areas under development, as 'catalog@http://127.0.0.1:3001/mf-manifest.json'. Every visitor gets these. */
  developmentServers: string[];
  /** Addresses or ranges of the proxies in front of this server. Their `x-forwarded-*` headers are trusted. */
  trustedProxies: string[];
  /** The shell build to serve. Undefined: the newest. */
  shellVersion: string | undefined;
  /** The file of the release document, or the URL to fetch it from instead. */
  releases: string;
  releasesUrl: string | undefined;
  /** A file of this server that stores the last good release document across restarts. Undefined: not stored. */
  releasesKept: string | undefined;
  /**
   * The public key that verifies the release document and overrides. `releaseKeyText` is its 32 raw bytes in base64.
   */
  releaseKey: KeyObject;
  releaseKeyText: string;
  /** The share of page loads that report how the versions performed, 0 to 1. */
  reportShare: number;
  /** The folder of the shell's builds. */
  builds: string;
}

const text = (text: string | undefined, otherwise: string): string[] =>
  (text ?? otherwise).split(/[\s,]+/).filter(Boolean);

/** Reads the environment. Throws one error that lists every wrong value. */
export function readConfig(env: NodeJS.ProcessEnv): SiteConfig {
  const wrong: string[] = [];
  const address = (name: string, otherwise: string): string => {
    const value = env[name] ?? otherwise;
    if (!URL.canParse(value)) wrong.push(`${name} must be an address such as ${otherwise}; it is '${value}'.`);
    return value.replace(/\/$/, '');
  };
  const originOf = (text: string): string => {
    if (URL.canParse(text)) return new URL(text).origin;
    wrong.push(`SITE_ORIGINS must hold origins such as https://vidya.example; it begins with '${text}'.`);
    return text;
  };
  const port = Number(env['SITE_PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    wrong.push(`SITE_PORT must be a port; it is '${env['SITE_PORT']}'.`);
  const production = env['NODE_ENV'] === 'production';
  const releaseKeyText = env['RELEASE_PUBLIC_KEY'] ?? '';
  const releaseKey = publicKeyOf(releaseKeyText);
  const config: Omit<SiteConfig, 'releaseKey'> = {
    host: env['SITE_HOST'] ?? '127.0.0.1',
    port,
    // The same setting as the API's. The first origin is the public one.
    origin: originOf(text(env['SITE_ORIGINS'], '')[0] ?? `http://localhost:${port}`),
    headWaitMs: Number(env['HEAD_WAIT_MS'] ?? 300),
    api: address('API_URL', 'http://127.0.0.1:4000'),
    adminOrigin: address('ADMIN_ORIGIN', 'http://127.0.0.1:3005'),
    originSecret: env['ORIGIN_SECRET'] ?? '',
    checkoutOrigins: text(env['CHECKOUT_ORIGINS'], 'http://127.0.0.1:4100'),
    isDevelopment: env['DEVELOPMENT'] === '1',
    developmentServers: text(env['DEVELOPMENT_SERVERS'], ''),
    trustedProxies: text(env['TRUSTED_PROXIES'], ''),
    shellVersion: env['SHELL_VERSION'],
    releases: env['RELEASES_FILE'] ?? path.join(root, '.data/releases/releases.json'),
    releasesUrl: env['RELEASES_URL'] ? address('RELEASES_URL', '') : undefined,
    releasesKept: env['RELEASES_KEPT'] || undefined,
    releaseKeyText,
    reportShare: Number(env['REPORT_SHARE'] ?? 1),
    builds: env['SHELL_BUILDS'] ?? path.join(root, 'shell/dist'),
  };
  if (!Number.isInteger(config.headWaitMs) || config.headWaitMs < 1 || config.headWaitMs > 5_000)
    wrong.push(`HEAD_WAIT_MS must be 1 to 5000; it is '${env['HEAD_WAIT_MS']}'.`);
  if (production && !env['SITE_ORIGINS'])
    wrong.push('SITE_ORIGINS is missing: search engines would be told of localhost.');
  if (!config.originSecret) wrong.push('ORIGIN_SECRET is missing: the admin origin answers nobody without it.');
  if (!releaseKey)
    wrong.push(
      'RELEASE_PUBLIC_KEY must be the 32 bytes of an Ed25519 key in base64: no release is believed without it.',
    );
  if (!(config.reportShare >= 0 && config.reportShare <= 1))
    wrong.push(`REPORT_SHARE must be 0 to 1; it is '${env['REPORT_SHARE']}'.`);
  if (production && config.isDevelopment)
    wrong.push('DEVELOPMENT must not be set in production: anybody could run scripts that are not checked.');
  if (config.developmentServers.length > 0 && !config.isDevelopment)
    wrong.push('DEVELOPMENT_SERVERS needs DEVELOPMENT=1: their scripts are not checked.');
  wrong.push(...areasOf({ mfe: config.developmentServers, fault: [] }).wrong);
  if (!releaseKey || wrong.length > 0) throw new Error(`The site cannot start:\n- ${wrong.join('\n- ')}`);
  return { ...config, releaseKey };
}
