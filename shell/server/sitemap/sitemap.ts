import { Readable } from 'node:stream';
import type { CourseAddress } from '@vidya/contracts/calls/catalogue';
import { categories } from '@vidya/contracts/rules/course/categories';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import type { PageMeta, PageMetas } from '@vidya/contracts/texts/page-meta';
import { paths } from '@vidya/contracts/texts/paths';
import { guardedPrefix } from '@vidya/platform/gate/document/guarded-files';
import type { Routes } from '@vidya/platform/gate/document/route-table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerHeaders } from '../caller-headers.ts';
import { sendCompressed } from '../compress.ts';
import type { SiteConfig } from '../config.ts';
import { shellPageAt } from '../head/shell-pages.ts';
import { escapeHtml } from '../html.ts';
import { countCourses, courseAddresses, type Source } from './course-addresses.ts';
import { partsFor, stretchOf } from './course-parts.ts';

/** Pages that require a session, and steps of a flow that make no sense alone. */
const closedPaths = ({ table }: Routes): string[] => [
  ...table.filter(({ access }) => access !== 'everybody').map(({ path }) => path),
  '/course/checkout',
  '/auth/resetPassword/',
  '/auth-login/',
  `${guardedPrefix}/`,
  '/api/',
];

/** What crawlers should skip. Pages load public course calls, so these stay open: the longer rule wins. */
const robotsTxt = (origin: string, routes: Routes): string =>
  [
    'User-agent: *',
    ...closedPaths(routes).map((path) => `Disallow: ${path}`),
    `Allow: ${API_BASE}/course/`,
    // Link previews of certificates show a picture.
    `Allow: ${API_BASE}/certificate/*/picture`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const lineOf = (tag: string, loc: string, lastmod?: string): string =>
  `<${tag}><loc>${escapeHtml(loc)}</loc>${lastmod ? `<lastmod>${escapeHtml(lastmod)}</lastmod>` : ''}</${tag}>\n`;

/** The start, the entries and the end of a list of addresses. `lastmod` is in ISO 8601. */
const urlset = {
  opening: `${xmlHead}<urlset ${namespace}>\n`,
  entry: (loc: string, lastmod?: string): string => lineOf('url', loc, lastmod),
  closing: '</urlset>\n',
};

const sitemapIndex = (addresses: string[]): string =>
  `${xmlHead}<sitemapindex ${namespace}>\n${addresses.map((loc) => lineOf('sitemap', loc)).join('')}</sitemapindex>\n`;

/** A page with a description, and with one address. */
const isOnePage = (path: string, meta: PageMeta | undefined): boolean =>
  meta?.description !== undefined && !meta.parameters && !path.includes(':');

/** Every indexable page that is not a course. `metas`: what the areas' pages say of themselves. */
const pageAddresses = (metas: PageMetas, { table }: Routes): string[] => [
  ...table.map(({ path }) => path).filter((path) => isOnePage(path, metas[path] ?? shellPageAt(path))),
  ...categories.map(({ slug }) => paths.category(slug)),
];

const pagesPath = '/sitemap-pages.xml';
const partPath = (part: number | string, parts: number | string): string => `/sitemap-courses-${part}-of-${parts}.xml`;

const asXml = (reply: FastifyReply): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');

const unavailable = (reply: FastifyReply): FastifyReply =>
  reply.code(503).headers({ 'retry-after': '60', 'cache-control': 'no-store' }).type('text/plain').send();

async function* partText(first: CourseAddress[], rest: AsyncGenerator<CourseAddress[]>, origin: string) {
  const entries = (courses: CourseAddress[]): string =>
    courses.map(({ _id, updatedAt }) => urlset.entry(origin + paths.courseDetail(_id), updatedAt)).join('');
  yield urlset.opening + entries(first);
  for await (const courses of rest) yield entries(courses);
  yield urlset.closing;
}

interface SitemapParts {
  config: SiteConfig;
  /** What the areas' pages say of themselves; undefined if that is not known yet. */
  areaPages: () => Promise<PageMetas | undefined>;
  /** Every path and its area now. */
  routes: () => Routes;
}

/** `/robots.txt` and the sitemap: an index, one part for pages, and as many parts as the courses need. */
export function sitemapRoutes(site: FastifyInstance, { config, areaPages, routes }: SitemapParts): void {
  const { origin } = config;
  const sourceOf = (request: FastifyRequest): Source => ({
    api: config.api.address(),
    headers: callerHeaders(request, config),
  });

  site.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsTxt(origin, routes())),
  );
  site.get('/sitemap.xml', async (request, reply) => {
    const total = await countCourses(sourceOf(request)).catch(() => null);
    if (total === null) return unavailable(reply);
    // A part must have at least one address.
    const parts = total === 0 ? 0 : partsFor(total);
    const courses = Array.from({ length: parts }, (_, index) => partPath(index + 1, parts));
    return sendCompressed(request, asXml(reply), sitemapIndex([pagesPath, ...courses].map((path) => origin + path)));
  });
  site.get(pagesPath, async (request, reply) => {
    const metas = await areaPages();
    if (!metas) return unavailable(reply);
    const entries = pageAddresses(metas, routes()).map((path) => urlset.entry(origin + path));
    return sendCompressed(request, asXml(reply), urlset.opening + entries.join('') + urlset.closing);
  });
  site.get(partPath(':part', ':parts'), async (request, reply) => {
    const { part, parts } = request.params as { part: string; parts: string };
    const stretch = stretchOf(Number(part), Number(parts));
    if (!stretch) return reply.code(404).type('text/plain').send();
    const pages = courseAddresses(stretch, sourceOf(request));
    // The first batch is loaded before the response starts. A later failure can only cut the response off.
    const first = await pages.next().catch(() => null);
    if (!first) return unavailable(reply);
    const text = Readable.from(partText(first.done ? [] : first.value, pages, origin));
    return sendCompressed(request, asXml(reply), text);
  });
}
