import { limitBodyTime } from '@vidya/server/refused-body';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '../config.ts';
import type { PageContents } from '../pages/render-page.ts';
import type { PageResponses } from '../pages/send-page.ts';
import { isOwnForm } from './own-form.ts';

const maxBytes = 16 * 1024;

interface FormParts {
  config: SiteConfig;
  contents: PageContents;
  responses: PageResponses;
}

/** A path of this site, whatever an area or an address says; home instead of another site's. */
function pathIn({ origin }: SiteConfig, next: string): string {
  const url = URL.parse(next, origin);
  const path = url?.origin === origin ? url.href.slice(origin.length) : '/';
  // A browser reads two slashes as the name of another site.
  return path.startsWith('//') ? '/' : path;
}

/** Forms that browsers post to pages by themselves, for areas whose server build says what they ask for. */
export function formRoutes(site: FastifyInstance, { config, contents, responses }: FormParts): void {
  /** The page as it is, for what is no form of it. */
  async function refuse(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply> {
    const visit = await responses.visitOf(request, reply);
    return responses.send(request, reply, visit, { ...(await contents.at(visit, request)), status });
  }

  void site.register(async (forms) => {
    limitBodyTime(forms, () => false);
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    forms.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) throw error;
      return refuse(request, reply, statusCode);
    });
    forms.addHook('onRequest', async (request, reply) => {
      if (!isOwnForm(request, config)) return refuse(request, reply, 403);
    });
    forms.post('/*', { bodyLimit: maxBytes }, async (request, reply) => {
      const visit = await responses.visitOf(request, reply);
      const fields = (request.body ?? {}) as Record<string, string>;
      const { sent, content } = await contents.submit(visit, fields, request);
      for (const each of sent?.cookies ?? []) reply.header('set-cookie', each);
      if (content) {
        if (content.status === 405) reply.header('allow', 'GET, HEAD');
        return responses.send(request, reply, visit, content);
      }
      return reply.header('cache-control', 'no-store').redirect(pathIn(config, sent?.next ?? '/'), 303);
    });
  });
}
