import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { databaseAddress } from './parts/environment.ts';
import { leads } from './parts/health.ts';
import type { World } from './world.ts';

const withinMs = 90_000;

/** 1 or 2: the PostgreSQL that takes writes. Waits for one, at most 90 s. */
export async function leaderOf({ ports }: Pick<World, 'ports'>, signal?: AbortSignal): Promise<1 | 2> {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    signal?.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop
    for (const number of [1, 2] as const)
      if (await leads(ports[`patroni-${number}`])().catch(() => false)) return number;
    // oxlint-disable-next-line no-await-in-loop
    await pause(100);
  }
  throw new Error(`No PostgreSQL took the lead within ${withinMs / 1000} s.`);
}

/** The address of whichever leads now, without anything between. */
export const leaderAddress = async (world: World): Promise<string> =>
  databaseAddress(world, world.ports[`postgres-${await leaderOf(world)}`]);

/** Tells Patroni whether commits wait for the replica: it keeps what it was told at its first start. */
export async function applyMode({ ports, isSynchronous }: World, signal?: AbortSignal): Promise<void> {
  const leader = await leaderOf({ ports }, signal);
  const response = await fetch(`http://127.0.0.1:${ports[`patroni-${leader}`]}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ synchronous_mode: isSynchronous }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`Patroni refused its settings: ${await response.text()}`);
}

/** Makes the site's user and database where they are missing. */
export async function createDatabase(world: World): Promise<void> {
  const { user, password } = world.secrets.database;
  const port = world.ports[`postgres-${await leaderOf(world)}`];
  const superuser = { user: 'postgres', password: world.secrets.superuser, database: 'postgres' };
  const client = new Client({ host: '127.0.0.1', port, ...superuser });
  await client.connect();
  const isMissing = async (question: string): Promise<boolean> => (await client.query(question)).rowCount === 0;
  try {
    if (await isMissing(`select from pg_roles where rolname = '${user}'`))
      await client.query(`create role ${user} login password '${password}'`);
    if (await isMissing(`select from pg_database where datname = 'vidya'`))
      await client.query(`create database vidya owner ${user}`);
  } finally {
    await client.end();
  }
}
