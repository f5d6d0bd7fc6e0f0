import { createHash } from 'node:crypto';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../html.ts';

/** It needs no other file: those may be what failed. */
const style = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{max-width:36rem;margin:15vh auto;padding:0 1.25rem}
h1{font-size:1.75rem;line-height:1.25}
a{color:inherit}`;
const styleHash = createHash('sha256').update(style).digest('base64');

const page = (id: string): string => `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>This page can not be shown now | Vidya</title>
<style>${style}</style>
<h1>This page can not be shown now</h1>
<p>Something went wrong on our side. Please try again in a moment, or go to <a href="/">the first page</a>.</p>
<p>Support finds what happened by the number ${escapeHtml(id)}.</p>
</html>
`;

/** An error of this server itself: a page, or for a call an envelope, and nothing of what went wrong inside. */
export function failedPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  if (request.url.startsWith('/api/')) {
    const envelope = { Success: false, Message: texts.account.fallback, Data: null, Error: 'RequestFailed' };
    return reply.code(statusCode).send({ ...envelope, RequestId: request.id });
  }
  if (statusCode < 500 || request.url.startsWith('/media/')) throw error;
  reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'`,
  });
  return reply.code(statusCode).type('text/html; charset=utf-8').send(page(request.id));
}
