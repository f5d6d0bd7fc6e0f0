import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import { areasOf } from './override/areas.ts';
import { publicKeyOf } from './release/signed-text.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface SiteConfig {
  host: string;
  port: number;
  /** Where people find the site, as `https://vidya.example`: for the addresses that search engines are told. */
  origin: string;
  /** The longest a page waits for the API's word on its course. */
  headWaitMs: number;
  /** Where the API listens, without a path. */
  api: string;
  /** The admin remote's origin: reached by this server only. */
  adminOrigin: string;
  /** Shown to the admin origin, so that it knows who asks. */
  originSecret: string;
  /** Origins of the card gateway's script and window. */
  checkoutOrigins: string[];
  /** For development: whoever is here may look at other versions. Never in production. */
  isDevelopment: boolean;
  /** Areas that are being edited, as 'catalog@http://127.0.0.1:3001/mf-manifest.json': everybody gets them from there. */
  developmentServers: string[];
  /** Addresses or ranges of the proxies before this server, whose word on who is calling is believed. */
  trustedProxies: string[];
  /** Which build of the shell to serve; the newest without it. */
  shellVersion: string | undefined;
  /** The release document's file, and its address instead. */
  releases: string;
  releasesUrl: string | undefined;
  /** A file of this server's own: the last good document outlives a restart in it. Nothing is kept without it. */
  releasesKept: string | undefined;
  /** Of the key that signs the release document and overrides; `releaseKeyText` is its 32 raw bytes in base64. */
  releaseKey: KeyObject;
  releaseKeyText: string;
  /** Which share of page loads reports how the versions fared. */
  reportShare: number;
  /** Folder of the shell's builds. */
  builds: string;
}

const text = (text: string | undefined, otherwise: string): string[] =>
  (text ?? otherwise).split(/[\s,]+/).filter(Boolean);

/** Reads the environment; throws one error that lists everything that is wrong. */
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
    // The API's own setting: the first is the one to be known by.
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
