import { callAddress, type Envelope } from '@vidya/contracts/calls/call';
import { type CourseSummary, listCourses, type Picture } from '@vidya/contracts/calls/course';
import { createShortCache } from '@vidya/contracts/rules/short-cache';
import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from './config.ts';
import { callerHeaders } from './front-call.ts';
import { attributes } from './html.ts';
import { preloadedRequests } from './preloaded-requests.ts';

const ttlMs = 10_000;
const max = 500;

/** Finds the first picture of the list that a page starts with, without a session and within `headWaitMs`. */
export function createLcpImages(config: SiteConfig) {
  const cache = createShortCache<Picture | undefined>({ ttlMs, max });
  async function ask(address: string, headers: Record<string, string>): Promise<Picture | undefined> {
    const signal = AbortSignal.timeout(config.headWaitMs);
    const response = await fetch(config.api + address, { headers, signal });
    const { Data } = (await response.json()) as Envelope<CourseSummary[] | null>;
    return Data?.[0]?.thumbnail ?? undefined;
  }
  return async (url: URL, request: FastifyRequest): Promise<Picture | undefined> => {
    // On the home page the cards are below the fold.
    const [address] = url.pathname === '/' ? [] : preloadedRequests(url, false);
    if (!address?.startsWith(`${callAddress(listCourses)}?`)) return undefined;
    // Without a picture its place stays a skeleton until the scripts run.
    return cache.get(address, () => ask(address, callerHeaders(request, config))).catch(() => undefined);
  };
}

/** Puts the picture into the place that the prerendered HTML marks with `data-picture`, which holds its `sizes`. */
export function withLcpImage(html: string, picture: Picture | undefined): string {
  const named = / data-picture="([^"]*)"/.exec(html);
  if (!picture || !named) return html;
  const { small_url: small, secure_url: large } = picture;
  const srcset = small ? `${small} 640w, ${large} 1280w` : undefined;
  const files = attributes({ src: small ?? large, srcset, alt: '', width: '480', height: '270' });
  const image = `<img data-picture fetchpriority="high" sizes="${named[1]}"${files}>`;
  const end = html.indexOf('</span>', named.index) + '</span>'.length;
  return html.slice(0, html.lastIndexOf('<span', named.index)) + image + html.slice(end);
}
