import { escapeHtml } from '../html.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export interface SitemapAddress {
  loc: string;
  /** ISO 8601. */
  lastmod?: string;
}

const place = ({ loc, lastmod }: SitemapAddress): string =>
  `<loc>${escapeHtml(loc)}</loc>${lastmod ? `<lastmod>${escapeHtml(lastmod)}</lastmod>` : ''}`;

/** The start, the entries and the end of a list of addresses. */
export const urlset = {
  opening: `${head}<urlset ${namespace}>\n`,
  entry: (address: SitemapAddress): string => `<url>${place(address)}</url>\n`,
  closing: '</urlset>\n',
};

export const sitemapIndex = (addresses: string[]): string =>
  `${head}<sitemapindex ${namespace}>\n${addresses
    .map((loc) => `<sitemap>${place({ loc })}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;
