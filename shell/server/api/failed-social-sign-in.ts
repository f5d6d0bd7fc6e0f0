import { Readable } from 'node:stream';
import { paths } from '@vidya/contracts/texts/paths';
import { socialCallbackPath, socialSignInPath } from '@vidya/contracts/texts/social-paths';
import type { FastifyInstance } from 'fastify';

const pageLoads: string[] = [socialSignInPath, socialCallbackPath];

/**
 * Sign-in with another provider consists of page loads, not calls. When the API refuses one or is away, the person gets
 * the landing page, which says so: the envelope would be the whole page.
 */
export function redirectFailedSocialSignIn(site: FastifyInstance): void {
  site.addHook('onSend', async ({ method, url }, reply, payload) => {
    const isPageLoad = method === 'GET' && pageLoads.includes(url.split('?')[0]!);
    if (!isPageLoad || reply.statusCode < 400) return payload;
    if (payload instanceof Readable) payload.destroy();
    for (const name of ['content-type', 'content-length', 'content-encoding', 'transfer-encoding', 'retry-after'])
      reply.removeHeader(name);
    reply.code(303).headers({ location: paths.socialLanding('failed'), 'cache-control': 'no-store' });
    return '';
  });
}
