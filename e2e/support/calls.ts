import type { BrowserContext } from 'playwright-core';
import { type Call, type CallShape, callAddress, type Envelope } from '../../contracts/src/calls/call.ts';
import { xsrfCookie } from '../../contracts/src/rules/cookies.ts';

interface CallOptions {
  params?: Record<string, string>;
  body?: object;
}

/** A session of a browser, or of requests without one. */
export interface Session {
  context: Pick<BrowserContext, 'request'> & { cookies: () => Promise<{ name: string; value: string }[]> };
}

/** Sends a call with a visit's session to its site, without a screen. Throws the server's message if it is refused. */
export async function send<S extends CallShape>(
  { context }: Session,
  call: Call<S>,
  { params, body }: CallOptions,
): Promise<S['data']> {
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === xsrfCookie)?.value ?? '';
  const isForm = call.encoding === 'multipart';
  const response = await context.request.fetch(callAddress(call, params), {
    method: call.method,
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
    ...(body && (isForm ? { multipart: body as Record<string, string> } : { data: body })),
  });
  const envelope = (await response.json()) as Envelope<S['data']>;
  if (!response.ok()) throw new Error(`${call.name}: ${response.status()} ${envelope.Message}`);
  return envelope.Data;
}
