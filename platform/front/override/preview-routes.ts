import { setCookie } from '@vidya/server/cookies';
import type { FastifyReply } from 'fastify';
import { codePage, codePagePolicy } from './code-page.ts';
import { type PreviewParts, previewLink } from './preview.ts';
import { linkCookie, linkSeconds, without } from './switches.ts';

/** Responds to a preview link: asks for its code, or keeps it and leads to the page. Undefined for any other address. */
export function sendPreviewLink(reply: FastifyReply, url: URL, parts: PreviewParts): FastifyReply | undefined {
  const { config } = parts;
  const link = previewLink(url.searchParams, parts);
  if (!link) return undefined;
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (link.is === 'locked')
    return reply
      .code(link.isWrong ? 403 : 200)
      .header('content-security-policy', codePagePolicy)
      .type('text/html; charset=utf-8')
      .send(codePage(url, link.isWrong));
  const linkState = link.is === 'over' ? setCookie(config, linkCookie, 'over', linkSeconds) : link.cookie;
  return reply.header('set-cookie', linkState).redirect(without(url, ['preview', 'code']), 303);
}
