import { areasHere } from '../../config/areas.ts';
import { gatewayOf, originsOf, type World } from '../world.ts';

/** S3rver knows no other key. */
const s3Key = 'S3RVER';

/** Where objects and releases lie, and with which keys: for APIs, front servers, areas and commands. */
export const storeEnvironment = ({ ports, through }: Pick<World, 'ports' | 'through'>): Record<string, string> => ({
  OBJECT_STORE: 's3://vidya/site',
  RELEASE_STORE: 's3://vidya/releases',
  S3_ENDPOINT: `http://127.0.0.1:${through('api-s3', ports.s3)}`,
  AWS_ACCESS_KEY_ID: s3Key,
  AWS_SECRET_ACCESS_KEY: s3Key,
});

/** The address of the site's database at these ports. */
export const databaseAddress = ({ secrets }: Pick<World, 'secrets'>, ...ports: number[]): string => {
  const { user, password } = secrets.database;
  return `postgres://${user}:${password}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/vidya`;
};

/** PgBouncer's two addresses, this one first: a process stays with the first that takes writes. */
const bouncers = ({ ports, through }: World, first: number): number[] => {
  const both = [through('api-pgbouncer-1', ports['pgbouncer-1']), through('api-pgbouncer-2', ports['pgbouncer-2'])];
  return first % 2 === 1 ? both : both.toReversed();
};

/** The environment of the APIs and workers without what differs between them. `first`: the PgBouncer that it asks first. */
export function apiEnvironment(world: World, first = 1): Record<string, string> {
  const { ports, secrets, through } = world;
  // The front server gives the others' files to administrators only.
  const base = (name: string): string =>
    name === 'admin' || !ports.areas[name] ? `/remotes/${name}` : `http://127.0.0.1:${ports.areas[name]}`;
  return {
    ...storeEnvironment(world),
    SITE_ORIGINS: originsOf(world),
    SESSION_SECRET: secrets.session,
    FACTOR_SECRET: secrets.factor,
    FRONT_SECRET: secrets.front,
    DATABASE_URL: databaseAddress(world, ...bouncers(world, first)),
    DATABASE_READ_URL: databaseAddress(world, through('api-replica', ports.replica)),
    REDIS_URL: `redis://127.0.0.1:${through('api-redis', ports.redis)}`,
    RELEASE_PRIVATE_KEY: secrets.releaseKey.private,
    BADGE_PRIVATE_KEY: secrets.badgeKey,
    RELEASE_TOKEN: secrets.releaseToken,
    RELEASE_BASES: areasHere.map((name) => `${name}=${base(name)}`).join(','),
    RAZORPAY_API: `http://127.0.0.1:${through('api-sandbox', ports.sandbox)}`,
    CHECKOUT_SCRIPT: `${gatewayOf(world)}/v1/checkout.js`,
    OIDC_ISSUER: `${gatewayOf(world)}/oidc`,
    SMTP_URL: `smtp://127.0.0.1:${through('api-sandbox', ports.mail)}`,
    DRAIN_SECONDS: '5',
    ...world.env,
  };
}
