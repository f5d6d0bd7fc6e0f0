import { readFileSync } from 'node:fs';
import path from 'node:path';
import httpProxy from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import { tokensCss } from '@vidya/shared-ui/tokens';
import fastify, { type FastifyInstance } from 'fastify';
import { sendCompressed } from '../../../shell/server/compress.ts';

interface EntryFiles {
  scripts: string[];
  preload: string[];
}

/**
 * The one bundle as single-page applications are usually served: an empty root, the styles and the tags of the
 * entry's scripts, as webpack's HTML plugin writes them. No frame drawn ahead, no preload links. Files are served as the
 * site serves its own (brotli made at build time, cached for ever), so that only the page differs.
 *
 * @param builds folder made by `buildOneBundle`
 * @param api where the API listens, without a path
 */
export async function plainPage(builds: string, api: string): Promise<FastifyInstance> {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(builds, 'one-bundle', file), 'utf8'));
  const base = '/static/one-bundle/';
  const { scripts, preload } = read('entry-files.json') as EntryFiles;
  const hashes = Object.entries(read('integrity.json') as Record<string, string>);
  // The chunk loader runs no script without its hash.
  const settings = { integrity: Object.fromEntries(hashes.map(([file, hash]) => [base + file, hash])) };
  const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vidya</title>
${[...preload, ...scripts].map((file) => `<script defer crossorigin="anonymous" src="${base}${file}"></script>`).join('\n')}
<style>${tokensCss}</style>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="vidya-page">${JSON.stringify(settings)}</script>
</body>
</html>
`;
  const site = fastify({ logger: false });
  await site.register(staticFiles, {
    root: builds,
    prefix: '/static/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  for (const prefix of ['/api', '/media'])
    await site.register(httpProxy, { upstream: api, prefix, rewritePrefix: prefix });
  site.get('/*', (request, reply) => sendCompressed(request, reply.type('text/html; charset=utf-8'), html));
  return site;
}
