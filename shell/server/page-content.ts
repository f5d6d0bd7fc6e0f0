import type { PageMetas } from '@vidya/contracts/release/page-meta';
import type { FastifyRequest } from 'fastify';
import { isShellPage } from '../src/route-table.ts';
import type { SiteConfig } from './config.ts';
import { callApi } from './front-call.ts';
import { headHtml } from './head/head.ts';
import { staticPage } from './head/static-page.ts';
import type { RenderedPage, ServerBuild } from './renderer/messages.ts';
import { pageAddress } from './renderer/page-address.ts';
import { createRenderedPages } from './renderer/rendered-pages.ts';
import type { ShellBuild } from './shell-build.ts';

interface PageToFind {
  url: URL;
  hasSession: boolean;
  /** The hash of the version that may render it. */
  version: string | undefined;
  /** What its area's version says of its pages without data. */
  pages: PageMetas | undefined;
}

interface PageContent {
  status: 200 | 404;
  /** The elements that describe it, as HTML. */
  head: string;
  /** Undefined: the browser renders it. */
  page: RenderedPage | undefined;
}

/**
 * A page that visitors do not have may be there for one person. The renderer knows nobody, so this server asks the API in
 * that person's name. Without a clear no, the browser finds out.
 */
async function isMissingFor(request: FastifyRequest, visibleAt: string, config: SiteConfig): Promise<boolean> {
  try {
    const { status } = await callApi(visibleAt, request, config, request.headers.cookie);
    return status === 404;
  } catch {
    return false;
  }
}

/** Finds status, head and rendered HTML of pages. */
export function createPageContents(config: SiteConfig, { version: shellVersion, server: code }: ShellBuild) {
  const rendered = code === undefined ? undefined : createRenderedPages(config, { version: shellVersion, code });
  return {
    follow: (builds: ServerBuild[]) => rendered?.follow(builds),
    stop: () => rendered?.stop(),
    async at({ url, hasSession, pages, ...found }: PageToFind, request: FastifyRequest): Promise<PageContent> {
      const version = isShellPage(url.pathname) ? shellVersion : found.version;
      const address = pageAddress(url, pages);
      const page =
        version === undefined ? undefined : await rendered?.at({ url: address, hasSession, version }, request);
      const { status, head } = staticPage(address, pages);
      if (hasSession && page?.visibleAt !== undefined && !(await isMissingFor(request, page.visibleAt, config)))
        return { status: 200, head: headHtml({ title: head.title }, config.origin), page: undefined };
      return { status: page?.status === 404 ? 404 : status, head: page?.head ?? headHtml(head, config.origin), page };
    },
  };
}
