import {
  createPageReleases,
  liveVersions,
  type Releases,
  type Switched,
  sendPreviewLink,
  switchesOf,
  type VersionStore,
} from '@vidya/platform/front/front';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteConfig } from '../config.ts';
import { formRoutes } from '../forms/form-routes.ts';
import type { ShellBuild } from '../shell-build.ts';
import { tidyAddress } from '../tidy-address.ts';
import { createPageContents } from './render-page.ts';
import { createPageResponses } from './send-page.ts';

function sendOn(reply: FastifyReply, switched: Switched): FastifyReply {
  reply.header('cache-control', 'no-store');
  if ('wrong' in switched) return reply.code(400).type('text/plain').send(switched.wrong.join('\n'));
  // 303 redirect: the browser's history does not keep the address with the parameters.
  for (const each of switched.cookies) reply.header('set-cookie', each);
  return reply.redirect(switched.goOn, 303);
}

/** In ms. */
const lookEveryMs = 1_000;

/**
 * Follows releases without visits: the first page after a start or a release finds its version's threads started.
 * Returns whether threads were started for all that is released. `areSettled`: whether its files are read, or cannot be.
 */
function keepReady(site: FastifyInstance, look: () => Promise<unknown>, areSettled: () => boolean): () => boolean {
  let isFollowed = false;
  const follow = async (): Promise<void> => {
    await look();
    isFollowed ||= areSettled();
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  site.addHook('onListen', async () => {
    timer = setInterval(() => void follow(), lookEveryMs).unref();
    void follow();
  });
  site.addHook('onClose', () => clearInterval(timer));
  return () => isFollowed;
}

interface PageParts {
  config: SiteConfig;
  shell: ShellBuild;
  releases: Releases;
  versions: VersionStore;
}

/**
 * The site's pages: every path that no other route handles. `isReady`: whether all versions that could be read render their
 * pages, and the API responds.
 */
export function pageRoutes(site: FastifyInstance, { config, shell, releases, versions }: PageParts) {
  const contents = createPageContents(config, shell);
  site.addHook('onClose', () => contents.stop());
  const pageRelease = createPageReleases({ config, releases, versions, follow: (builds) => contents.follow(builds) });
  const responses = createPageResponses({ config, shell, releases, pageRelease });
  const isFollowed = keepReady(
    site,
    () => pageRelease({ url: new URL(config.origin), hasSession: false, share: 0 }, null),
    () => liveVersions(releases).every((version) => versions.isSettled(version)),
  );
  site.get('/*', async (request, reply) => {
    const url = new URL(config.origin + request.url);
    const switched = switchesOf(url, config);
    if (switched) return sendOn(reply, switched);
    const preview = sendPreviewLink(reply, url, { config, releases });
    if (preview) return preview;
    const visit = await responses.visitOf(request, reply);
    const tidy = tidyAddress(url, visit.routes);
    if (tidy) return reply.redirect(tidy, 301);
    return responses.send(request, reply, visit, await contents.at(visit, request));
  });
  formRoutes(site, { config, contents, responses });
  return { isReady: () => isFollowed() && contents.isReady() && config.api.isReachable() };
}
