import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import webpack from 'webpack';
import { remoteNames } from '../../../platform/gate/remotes.ts';
import { compile } from '../../build/compile.ts';
import { baseConfig } from '../../config/webpack/base.ts';
import { facades, root } from '../../config/webpack/shared.ts';
import { siteAddress } from '../../run/site-address.ts';

const output = path.join(root, '.cache/one-bundle');
const publicPath = '/one-bundle/';

const areas = remoteNames.map((name) => `${name}: () => import('${root}/mfe-${name}/src/remote.tsx')`);

/** What stands in for modules of the shell that only a site of several builds needs. */
const instead: [request: RegExp, code: string][] = [
  // Without versions, candidates, manifests and the federation runtime: an area is a dynamic import.
  [
    /\/load-remote\.ts$/,
    `const areas = { ${areas.join(', ')} }; export const fetchRemote = async (name) => (await areas[name]()).default;`,
  ],
  [/\/lost-libraries\.ts$/, 'export const retryLostLibraries = () => {};'],
  // No signed list of versions, and no hashes for the files of other origins.
  [
    /\/releases\.ts$/,
    'const nothing = () => Promise.resolve(); export { nothing as readReleases, nothing as refreshReleases, nothing as newerThanPage };',
  ],
  [
    /\/integrity\.ts$/,
    "export const trust = () => {}; export const integrityOf = () => ''; export const impossible = '';",
  ],
];

const replacement = ([request, code]: (typeof instead)[number]) =>
  new webpack.NormalModuleReplacementPlugin(request, `data:text/javascript,${encodeURIComponent(code)}`);

/**
 * Builds shell and areas as one webpack build without federation, for comparison: split by the same dynamic imports, and
 * otherwise configured alike.
 */
export function buildOneBundle(): Promise<void> {
  const base = baseConfig({ folder: 'shell', version: 'one-bundle', isDevelopment: false });
  const exactFacades = Object.fromEntries(Object.entries(facades).map(([name, file]) => [`${name}$`, file]));
  return compile({
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, path: output, publicPath, filename: '[name].js' },
    resolve: { ...base.resolve, alias: { ...(base.resolve?.alias as Record<string, string>), ...exactFacades } },
    cache: false,
    plugins: [...(base.plugins ?? []), ...instead.map(replacement)],
  });
}

// The site's scripts, and what it preloads for them.
const ownScripts = /<script (?:defer )?src=[^<>]*><\/script>|<link rel="preload" as="(?:script|fetch)"[^<>]*>/g;

async function replaceScripts(route: Route): Promise<void> {
  const response = await route.fetch();
  const { 'content-security-policy': _, link: __, ...headers } = response.headers();
  const html = (await response.text()).replaceAll(ownScripts, '');
  const body = html.replace('</body>', `<script defer src="${publicPath}main.js"></script></body>`);
  await route.fulfill({ response, headers, body });
}

/** From now on the tab runs the one bundle on the site's documents. */
export async function useOneBundle(page: Page): Promise<void> {
  await page.route(`${siteAddress()}/**`, (route) =>
    route.request().resourceType() === 'document' ? replaceScripts(route) : route.fallback(),
  );
  await page.route(`**${publicPath}**`, (route) =>
    route.fulfill({ path: path.join(output, new URL(route.request().url()).pathname.slice(publicPath.length)) }),
  );
}
