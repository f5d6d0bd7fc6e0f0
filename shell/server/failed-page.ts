import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './html.ts';

const page = (id: string): string => `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>This page can not be shown now | Vidya</title>
<h1>This page can not be shown now</h1>
<p>Something went wrong on our side. Please try again in a moment, or go to <a href="/">the first page</a>.</p>
<p>Support finds what happened by the number ${escapeHtml(id)}.</p>
</html>
`;

/** An error of this server itself: a page that says what to do, and nothing of what went wrong inside. Calls keep theirs. */
export function failedPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  if (statusCode < 500 || /^\/(?:api|media)\//.test(request.url)) throw error;
  reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  return reply.code(statusCode).type('text/html; charset=utf-8').send(page(request.id));
}
