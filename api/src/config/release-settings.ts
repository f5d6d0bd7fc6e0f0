import path from 'node:path';
import { trimEndOf } from '@vidya/contracts/rules/text/trim-end';
import { builtInAreas } from '@vidya/platform/gate/built-in-areas';
import { isRemoteName } from '@vidya/platform/gate/remote-name';
import { type BuiltInName, remoteNames } from '@vidya/platform/gate/remotes';
import { z } from 'zod';
import { type objectEnvironment, placeIn, s3SettingsOf, storePlace } from './object-settings.ts';
import { readReleaseKey } from './release-key.ts';

const isKey = (text: string): boolean => {
  try {
    readReleaseKey(text);
    return true;
  } catch {
    return false;
  }
};

/** A private key that signs. */
export const signingKey = z.string().refine(isKey, 'must be an Ed25519 key in PKCS8 PEM, or that in base64');

const isBase = (text: string): boolean =>
  /^\/[\w/-]*\w$/.test(text) || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));

const pairs = (text: string): [string, string][] =>
  text.split(',').map((part) => {
    const [name = '', ...rest] = part.trim().split('=');
    return [name, trimEndOf(rest.join('='), '/')];
  });

/** Parts of the server's environment; see docs/settings.md. */
export const releaseEnvironment = {
  RELEASE_STORE: storePlace.optional(),
  RELEASE_PRIVATE_KEY: signingKey.optional(),
  RELEASE_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  RELEASE_AUDIENCE: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  RELEASE_APPROVAL_ABOVE: z.coerce.number().min(0).max(100).default(25),
  RELEASE_PRIVATE_HOSTS: z.enum(['allow', 'refuse']).optional(),
  RELEASE_BASES: z
    .string()
    .refine((text) => pairs(text).every(([name, base]) => isRemoteName(name) && isBase(base)), {
      error: 'must read catalog=https://…,admin=/remotes/admin',
    })
    .optional(),
};

type Environment = z.infer<z.ZodObject<typeof releaseEnvironment & typeof objectEnvironment>>;

/** Administrators get admin's files only through the front server, on the site's own origin. */
const defaultBase = (name: BuiltInName): string =>
  name === 'admin' ? '/remotes/admin' : `http://127.0.0.1:${builtInAreas[name].port}`;

const givenBases = ({ RELEASE_BASES }: Environment) => new Map(RELEASE_BASES ? pairs(RELEASE_BASES) : []);

/** The location of releases, the signing key, and the token for releasing. */
export function releaseSettingsOf(env: Environment, dataDir: string, isProduction: boolean) {
  const given = givenBases(env);
  const usual = remoteNames.map((name) => [name, defaultBase(name)] as const);
  return {
    /** An absolute folder, or 's3://bucket/prefix'. */
    store: placeIn(env.RELEASE_STORE ?? path.join(dataDir, 'releases')),
    s3: s3SettingsOf(env),
    /** Undefined outside production: the server then generates a key in the data folder. */
    privateKey: env.RELEASE_PRIVATE_KEY,
    /** Requests with this token may release without a session; undefined disables that. */
    token: env.RELEASE_TOKEN,
    /** What tokens of OpenID issuers must be for: this address and the area. By default the site's first origin. */
    audience: env.RELEASE_AUDIENCE === undefined ? null : trimEndOf(env.RELEASE_AUDIENCE, '/'),
    /** A promotion to a larger share, in percent, needs a second owner. */
    approvalAbove: env.RELEASE_APPROVAL_ABOVE,
    /** Whether a grant's base may be on this machine or in its own network: in production only if told. */
    allowsPrivateHosts: (env.RELEASE_PRIVATE_HOSTS ?? (isProduction ? 'refuse' : 'allow')) === 'allow',
    /**
     * Public URL of each area's folder in the store, without a trailing slash. An area that is not here has it in its
     * grant.
     */
    bases: Object.fromEntries([...usual, ...given]) as Record<string, string | undefined>,
  };
}

/** The settings that production requires. */
export function releaseProblems(env: Environment): string[] {
  const problems: string[] = [];
  if (!env.RELEASE_PRIVATE_KEY) problems.push('RELEASE_PRIVATE_KEY: required in production');
  const given = givenBases(env);
  const missing = remoteNames.filter((name) => !given.has(name));
  if (missing.length > 0) problems.push(`RELEASE_BASES: required in production, lacks ${missing.join(', ')}`);
  return problems;
}
