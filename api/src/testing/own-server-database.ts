import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** The PostgreSQL of this test run; undefined on the embedded database. */
const server = process.env['TEST_DATABASE_URL'];

/**
 * For what only PostgreSQL can do; skipped in a run on the embedded database. Jest's functions are looked up at the call: a
 * worker loads this module once, and those of its first file skip nothing in the next.
 */
export const describeOnServer = (name: string, tests: () => void): void =>
  (server ? describe : describe.skip)(name, tests);

/** Runs a statement as the administrator of the test server, in this database of it. */
export async function administer(statement: string, address = server): Promise<{ [column: string]: unknown }[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(statement)).rows as { [column: string]: unknown }[];
  } finally {
    await client.end();
  }
}

/** Creates an empty database on the test server, without tables. */
export async function ownServerDatabase() {
  const name = `vidya_own_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}`);
  const address = new URL(server ?? '');
  address.pathname = `/${name}`;
  return {
    name,
    address: address.toString(),
    drop: async () => void (await administer(`drop database ${name} with (force)`)),
  };
}
