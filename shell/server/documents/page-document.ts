import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from '../compress.ts';
import { htmlDocument, type Page } from '../pages/html-document.ts';
import { type AllowedOrigins, contentSecurityPolicy } from '../security.ts';
import type { KeepDocument } from './document-cache.ts';
import { sendCached } from './send-cached.ts';

/** The dashboard's charts write style elements. No other area may, so that other documents are the same for everybody. */
const nonceFor = (area: string | undefined): string | undefined =>
  area === 'admin' ? randomBytes(16).toString('base64') : undefined;

interface DocumentToSend {
  page: Omit<Page, 'nonce'>;
  origins: AllowedOrigins;
  /** The name of the area whose page it is. */
  area: string | undefined;
  /** All that differs between the documents of its rendered page; undefined if the document is not shared. */
  kind: string | undefined;
}

/** Sends a page's document: a kept one, if it is for more than one visitor. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, origins, area, kind }: DocumentToSend,
  keep: KeepDocument,
): FastifyReply | Promise<FastifyReply> {
  const make = () => {
    const nonce = nonceFor(area);
    const { bytes, inline } = htmlDocument({ ...page, nonce });
    return { bytes, policy: contentSecurityPolicy(origins, inline, nonce) };
  };
  if (page.page && kind !== undefined) return sendCached(request, reply, keep(page.page, kind, make));
  const { bytes, policy } = make();
  reply.header('content-security-policy', policy);
  return sendCompressed(request, reply, bytes);
}
