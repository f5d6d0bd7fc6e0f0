import type { PageMetas } from '@vidya/contracts/texts/page-meta';
import type { SiteRoutes } from '@vidya/platform/front/front';
import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from '../config.ts';
import { refusalStatus, type SentForm } from '../forms/send-form.ts';
import { callApi } from '../front-call.ts';
import { headHtml } from '../head/head.ts';
import { staticPage } from '../head/static-page.ts';
import { isGood, type RenderedPage, type ServerBuild } from '../renderer/messages.ts';
import { pageAddress } from '../renderer/page-address.ts';
import { createRenderedPages } from '../renderer/rendered-pages.ts';
import type { ShellBuild } from '../shell-build.ts';

export interface PageToFind {
  url: URL;
  hasSession: boolean;
  isLearning: boolean;
  /** The hash of the version that may render it. */
  version: string | undefined;
  /** What its area's version says of its pages without data. */
  pages: PageMetas | undefined;
  /** Every path and its area, by the release document that the page comes with. */
  routes: SiteRoutes;
}

export interface PageContent {
  status: number;
  /** The elements that describe it, as HTML. */
  head: string;
  /** Undefined: the browser renders it. */
  page: RenderedPage | undefined;
  /** The version that should have rendered it failed. */
  hasFailed?: boolean;
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

/** What became of a posted form. Without `content` it succeeded, and the browser goes on. */
interface SubmittedForm {
  sent: SentForm | undefined;
  content?: PageContent;
}

export type PageContents = ReturnType<typeof createPageContents>;

/** Finds status, head and rendered HTML of pages. */
export function createPageContents(config: SiteConfig, { version: shellVersion, server: code }: ShellBuild) {
  const rendered = code === undefined ? undefined : createRenderedPages(config, { version: shellVersion, code });
  const contents = {
    follow: (builds: ServerBuild[]) => rendered?.follow(builds),
    /** Whether every version that it follows renders its pages, or cannot. */
    isReady: () => rendered?.isReady() ?? true,
    stop: () => rendered?.stop(),
    async at(
      { url, hasSession, isLearning, pages, routes, ...target }: PageToFind,
      request: FastifyRequest,
    ): Promise<PageContent> {
      const version = routes.isShellPage(url.pathname) ? shellVersion : target.version;
      const address = pageAddress(url, pages, routes);
      const begunAt = Date.now();
      const page =
        version === undefined
          ? undefined
          : await rendered?.at({ url: address, hasSession, isLearning, version, routes }, request);
      const hasFailed = !page && version !== undefined && rendered?.hasFailed(version, begunAt) === true;
      const { status: usualStatus, head } = staticPage(address, pages, routes);
      if (hasSession && page?.visibleAt !== undefined && !(await isMissingFor(request, page.visibleAt, config)))
        return { status: 200, head: headHtml({ title: head.title }, config.origin), page: undefined };
      const status = page?.status === 404 ? 404 : usualStatus;
      return { status, head: page?.head ?? headHtml(head, config.origin), page, hasFailed };
    },

    /** Sends a posted form, and finds the page that shows why it was refused; otherwise the page as it is. */
    async submit(target: PageToFind, fields: Record<string, string>, request: FastifyRequest): Promise<SubmittedForm> {
      const { url, hasSession, isLearning, version, pages, routes } = target;
      const address = pageAddress(url, pages, routes);
      const { page, sent } =
        version === undefined || !rendered
          ? { page: null, sent: undefined }
          : await rendered.submit({ url: address, hasSession, isLearning, version, routes }, fields, request);
      if (isGood(sent)) return { sent };
      if (page) {
        const head = page.head ?? headHtml(staticPage(address, pages, routes).head, config.origin);
        return { sent, content: { status: sent ? refusalStatus(sent) : 400, head, page } };
      }
      const usual = await contents.at(target, request);
      const withoutForm = usual.status === 404 ? 404 : 405;
      const status = sent ? refusalStatus(sent) : page === null ? withoutForm : 503;
      return { sent, content: { ...usual, status } };
    },
  };
  return contents;
}
