import type { FastifyReply } from 'fastify';
import { html, type Markup } from './html.ts';

interface Page {
  title: string;
  content: Markup;
  /** The current link of the navigation. Without it the page has no navigation. */
  path?: string;
}

const links = [
  ['/', 'Overview'],
  ['/payments', 'Payments'],
  ['/payouts', 'Payouts'],
  ['/inbox', 'Inbox'],
  ['/switches', 'Switches'],
] as const;

const policy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A whole page of the sandbox. */
export function page({ title, content, path }: Page): string {
  return html`<!doctype html>
<html lang="en-IN">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · Vidya sandbox</title>
  <link rel="stylesheet" href="/sandbox.css">
</head>
<body>
  ${path && navigation(path)}
  <main>${content}</main>
</body>
</html>`.markup;
}

function navigation(current: string): Markup {
  return html`<header>
    Vidya sandbox
    <nav aria-label="Sandbox">${links.map(
      ([path, name]) => html`<a href="${path}"${path === current && html` aria-current="page"`}>${name}</a>`,
    )}</nav>
  </header>`;
}

/** Sends a page that may load only the sandbox's own style sheet. */
export function sendPage(reply: FastifyReply, text: string): FastifyReply {
  void reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
  return reply.header('cache-control', 'no-store').send(text);
}
