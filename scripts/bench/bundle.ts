import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import httpProxy from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import { tokensCss } from '@vidya/shared-ui/tokens';
import fastify from 'fastify';
import { sendCompressed } from '../../shell/server/compress.ts';
import { precompress } from '../build/compress.ts';
import { renderFrame } from '../build/frame.ts';
import { compile } from '../build/one.ts';
import { oneBundleConfig } from '../config/webpack/one-bundle.ts';
import { root } from '../config/webpack/shared.ts';
import { portOf } from '../run/ports.ts';

const builds = path.join(root, '.cache/one-bundle');
const output = path.join(builds, 'one-bundle');
const base = '/static/one-bundle/';

async function buildBundle(): Promise<void> {
  rmSync(builds, { recursive: true, force: true });
  await compile(oneBundleConfig(output));
  await renderFrame(output);
  precompress(output);
  writeFileSync(path.join(output, 'build.json'), '{}');
}

/** As webpack's HTML plugin writes it: an empty root, the styles and the entry's scripts, nothing drawn or fetched ahead. */
function plainPage(): string {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(output, file), 'utf8'));
  const { scripts, preload } = read('entry-files.json') as { scripts: string[]; preload: string[] };
  const hashes = Object.entries(read('integrity.json') as Record<string, string>);
  // The chunk loader runs no script without its hash.
  const settings = { integrity: Object.fromEntries(hashes.map(([file, hash]) => [base + file, hash])) };
  const tags = [...preload, ...scripts].map((file) => `<script defer crossorigin src="${base}${file}"></script>`);
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vidya</title>${tags.join('')}<style>${tokensCss}</style></head><body><div id="root"></div>
<script type="application/json" id="vidya-page">${JSON.stringify(settings)}</script></body></html>`;
}

/**
 * What ratios are ratios to: the same sources as one bundle, served as single-page applications usually are. Files are
 * served as the site serves its own (brotli made at build time, cached for ever), so that only the page differs.
 */
export async function withBundle<Value>(work: (address: string) => Promise<Value>): Promise<Value> {
  await buildBundle();
  const html = plainPage();
  const site = fastify({ logger: false });
  const cached = { preCompressed: true, immutable: true, maxAge: '365d' };
  await site.register(staticFiles, { root: builds, prefix: '/static/', ...cached });
  for (const prefix of ['/api', '/media'])
    await site.register(httpProxy, { upstream: `http://127.0.0.1:${portOf('api')}`, prefix, rewritePrefix: prefix });
  site.get('/*', (request, reply) => sendCompressed(request, reply.type('text/html; charset=utf-8'), html));
  try {
    const { port } = new URL(await site.listen({ host: '127.0.0.1', port: 0 }));
    // By the site's own host name: both then have the same cookies.
    return await work(`http://localhost:${port}`);
  } finally {
    await site.close();
  }
}
