import { randomUUID } from 'node:crypto';
import { createShortCache } from '@vidya/contracts/rules/short-cache';
import { paths } from '@vidya/contracts/texts/paths';
import type { SiteRoutes } from '@vidya/platform/front/front';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../caller-headers.ts';
import type { SiteConfig } from '../config.ts';
import { createFormSender, type SentForm } from '../forms/send-form.ts';
import { callApi } from '../front-call.ts';
import { type ApiResponse, isGood, type RenderedPage, type Rendering, type ServerBuild } from './messages.ts';
import { createRenderers } from './renderers.ts';

/** For how long a page is kept for the next visitors, in ms, and how many pages. */
const ttlMs = 3_000;
const max = 500;
/** A visitor waits this long for a rendered page, in ms; a later one is kept for the next visitors. */
const waitMs = 300;
/** A scanner of courses that do not exist must not crowd out the others. */
const isKept = (page: RenderedPage | null): boolean => page?.status !== 404;

const hashesOf = (builds: ServerBuild[]): string => builds.map(({ hash }) => hash).join();

export interface PageToRender {
  url: URL;
  hasSession: boolean;
  isLearning: boolean;
  /** The hash of the area's version, or the shell's version. */
  version: string;
  routes: SiteRoutes;
}

interface ShellCode {
  version: string;
  /** The text of its server build. */
  code: string;
}

/** The HTML of pages as the renderer processes make it, for all visitors of the same kind. Undefined: a browser renders. */
export function createRenderedPages(config: SiteConfig, { version: shellVersion, code: shell }: ShellCode) {
  const ownPages: ServerBuild = {
    hash: shellVersion,
    name: 'shell',
    version: shellVersion,
    warmUpPages: [paths.denied()],
  };
  const cache = createShortCache<RenderedPage | null>({ ttlMs, max, isKept });
  const sendForm = createFormSender(config);
  let builds: ServerBuild[] = [];
  const renderers = createRenderers({
    shell,
    ask: (address) => ask(address, { ip: '127.0.0.1', host: new URL(config.origin).host, id: randomUUID() }),
    onFailure: (hash, failure, reason) => {
      const build = builds.find((each) => each.hash === hash);
      if (build)
        console.warn(`${build.name} ${build.version} did not render a page on the server (${failure}): ${reason}`);
    },
  });

  async function ask(address: string, request: Caller): Promise<ApiResponse | undefined> {
    try {
      return await callApi(address, request, config);
    } catch {
      return undefined;
    }
  }

  return {
    /** From now on pages are rendered by these versions of the areas, and by the shell. */
    follow(areas: ServerBuild[]): void {
      const next = [ownPages, ...areas];
      if (hashesOf(next) === hashesOf(builds)) return;
      builds = next;
      renderers.follow(builds);
    },

    async at(
      { url, hasSession, isLearning, version, routes: { areas, stamp } }: PageToRender,
      request: FastifyRequest,
    ): Promise<RenderedPage | undefined> {
      const render = async (): Promise<RenderedPage | null> => {
        const job = { version, page: { url: url.href, hasSession, isLearning, areas } };
        const page = await renderers.render(job, (address) => ask(address, request));
        // A failure is not kept.
        if (page === undefined) throw new Error('not rendered');
        return page;
      };
      const key = `${version} ${stamp} ${hasSession ? 'session' : ''} ${isLearning ? 'learning' : ''} ${url.pathname}${url.search}`;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, waitMs, undefined)));
      const page = cache.get(key, render).catch(() => null);
      const found = await Promise.race([page, late]);
      clearTimeout(timer);
      return found ?? undefined;
    },

    /**
     * Sends a posted form as the version says, once. `page`: what it renders if the form is refused, null if it takes none,
     * undefined if it could not say. Nothing of this is kept.
     */
    async submit(
      { url, hasSession, isLearning, version, routes: { areas } }: PageToRender,
      fields: Record<string, string>,
      request: FastifyRequest,
    ): Promise<{ page: Rendering; sent: SentForm | undefined }> {
      let sent: Promise<SentForm> | undefined;
      const job = { version, page: { url: url.href, hasSession, isLearning, areas, fields } };
      const page = await renderers.render(job, async (address, form) => {
        if (!form) return ask(address, request);
        const response = await (sent ??= sendForm(address, form, request));
        // Neither the cookies nor the data of a person who has just signed in.
        return { status: response.status, text: isGood(response) ? '' : response.text };
      });
      return { page, sent: await sent };
    },

    /** Whether the version has failed to render since `begunAt` (ms since 1970), or cannot render at all. */
    hasFailed: (version: string, begunAt: number): boolean => renderers.hasFailed(version, begunAt),

    isReady: () => renderers.isReady(),

    stop: () => renderers.stop(),
  };
}
