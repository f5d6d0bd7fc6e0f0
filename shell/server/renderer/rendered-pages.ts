import { createShortCache } from '@vidya/contracts/rules/short-cache';
import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from '../config.ts';
import { callerHeaders } from '../front-call.ts';
import type { RenderedPage, ServerBuild } from './messages.ts';
import { createRenderers } from './renderers.ts';

/** For how long a page is kept for the next visitors, in ms, and how many pages. */
const ttlMs = 3_000;
const max = 500;
/** A visitor waits this long for a rendered page, in ms; a later one is kept for the next visitors. */
const waitMs = 300;

export interface PageToRender {
  url: URL;
  hasSession: boolean;
  /** The hash of the area's version. */
  version: string;
}

export type RenderedPages = ReturnType<typeof createRenderedPages>;

/** The HTML of pages as the renderer processes make it, for all visitors of the same kind. Undefined: a browser renders. */
export function createRenderedPages(config: SiteConfig, shell: string) {
  const kept = createShortCache<RenderedPage | null>({ ttlMs, max });
  const renderers = createRenderers({
    shell,
    onFailure: (version, failure, reason) =>
      console.warn(`Version ${version.slice(0, 15)} did not render a page (${failure}): ${reason}`),
  });
  let followed = '';

  async function fetchAnswer(address: string, request: FastifyRequest): Promise<string | undefined> {
    const url = new URL(address, config.api);
    if (!url.pathname.startsWith('/api/v1/')) return undefined;
    try {
      const signal = AbortSignal.timeout(config.headWaitMs);
      const response = await fetch(new URL(url.pathname + url.search, config.api), {
        headers: callerHeaders(request, config),
        signal,
      });
      return await response.text();
    } catch {
      return undefined;
    }
  }

  return {
    /** From now on pages are rendered by these versions. */
    follow(builds: ServerBuild[]): void {
      const hashes = builds.map(({ hash }) => hash).join();
      if (hashes === followed) return;
      followed = hashes;
      renderers.follow(builds);
    },

    async at({ url, hasSession, version }: PageToRender, request: FastifyRequest): Promise<RenderedPage | undefined> {
      const render = async (): Promise<RenderedPage | null> => {
        const job = { version, page: { url: url.href, hasSession } };
        const page = await renderers.render(job, (address) => fetchAnswer(address, request));
        // A failure is not kept.
        if (page === undefined) throw new Error('not rendered');
        return page;
      };
      const key = `${version} ${hasSession ? 'session' : ''} ${url.pathname}${url.search}`;
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, waitMs, undefined));
      const page = kept.get(key, render).catch(() => null);
      return (await Promise.race([page, late])) ?? undefined;
    },

    stop: () => renderers.stop(),
  };
}
