import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import fastify from 'fastify';

/** npm's protocol, for one package: a document that is put, and got afterwards. */
async function startRegistry() {
  const app = fastify({ bodyLimit: 10_000_000 });
  const published: { versions: object; _attachments: object }[] = [];
  app.put('/*', ({ body }) => {
    published.push(body as (typeof published)[number]);
    return { ok: true };
  });
  app.get('/*', (_, reply) => published[0] ?? reply.code(404).send({ error: 'not found' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const host = `127.0.0.1:${(app.server.address() as AddressInfo).port}/`;
  const env = { 'npm_config_@vidya:registry': `http://${host}`, [`npm_config_//${host}:_authToken`]: 'nobody' };
  return { app, env, published };
}

it('publishes a package with its tarball to the registry of our scope, once', async () => {
  const registry = await startRegistry();
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-publish-'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: '@vidya/sample', version: '0.0.1' }));
  const code = `import { publish } from './platform/cli/packages/publish.ts'; console.info(publish(${JSON.stringify(folder)}));`;
  const run = async () => {
    const env = { ...process.env, ...registry.env, npm_config_cache: path.join(folder, 'cache') };
    return (await promisify(execFile)(process.execPath, ['--eval', code], { env })).stdout;
  };
  try {
    expect(await run()).toBe('@vidya/sample@0.0.1 is published\n');
    expect(await run()).toBe('@vidya/sample@0.0.1 is there already\n');
    expect(registry.published).toHaveLength(1);
    expect(Object.keys(registry.published[0]!.versions)).toEqual(['0.0.1']);
    expect(Object.keys(registry.published[0]!._attachments)).toEqual(['@vidya/sample-0.0.1.tgz']);
  } finally {
    await registry.app.close();
    rmSync(folder, { recursive: true });
  }
});
