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

/** The first picture of the list that a page begins with. A course's own comes with its head. */
export type LcpImages = (url: URL, request: FastifyRequest) => Promise<Picture | undefined>;

/** Asks the API what the page will ask, as anybody, and waits for it as long as the page's head does. */
export function createLcpImages(config: SiteConfig): LcpImages {
  const cache = createShortCache<Picture | undefined>({ ttlMs, max });
  async function ask(address: string, headers: Record<string, string>): Promise<Picture | undefined> {
    const signal = AbortSignal.timeout(config.headWaitMs);
    const response = await fetch(config.api + address, { headers, signal });
    const { Data } = (await response.json()) as Envelope<CourseSummary[] | null>;
    return Data?.[0]?.thumbnail ?? undefined;
  }
  return async (url, request) => {
    // On the home page the cards stand below the first view.
    const [address] = url.pathname === '/' ? [] : preloadedRequests(url, false);
    if (!address?.startsWith(`${callAddress(listCourses)}?`)) return undefined;
    // Without it the place stays a skeleton until the scripts are here.
    return cache.get(address, () => ask(address, callerHeaders(request, config))).catch(() => undefined);
  };
}

/** Puts the picture where a first view keeps a place for one: the place says, as `data-picture`, how wide it will be. */
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
