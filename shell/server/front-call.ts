import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { askApi, isUnable } from './api/ask-api.ts';
import { type Caller, callerHeaders } from './caller-headers.ts';
import type { SiteConfig } from './config.ts';
import type { ApiResponse } from './renderer/messages.ts';

/** Headers of traces, which this server writes itself: a browser's would be sent beside them. */
const ofTraces: ReadonlySet<string> = new Set(['traceparent', 'tracestate', 'baggage']);

export const withoutTrace = (headers: http.IncomingHttpHeaders): http.IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTraces.has(name)));

/** The path of a call, with its parameters. Throws for one that an area made up: that is no call. */
export function callPath(address: string): string {
  const { pathname, search } = new URL(address, 'http://api.invalid');
  if (!pathname.startsWith(`${API_BASE}/`)) throw new Error(`${address} is no call.`);
  return pathname + search;
}

interface ReadResponse extends ApiResponse {
  headers: http.IncomingHttpHeaders;
}

/** `fetch` for short texts from near: it takes twice the CPU time and asks for compression. */
const get = (url: URL, options: http.RequestOptions): Promise<ReadResponse> =>
  new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const read = async (response: http.IncomingMessage): Promise<ReadResponse> => ({
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: await text(response),
    });
    client.get(url, options, (response) => resolve(read(response))).on('error', reject);
  });

/**
 * Sends a GET request to the API for a page, as a visitor unless `cookie` is given. Without a response within
 * `headWaitMs` it resolves with the last one that visitors had, or rejects.
 */
export async function callApi(
  address: string,
  request: Caller,
  config: SiteConfig,
  cookie?: string,
): Promise<ApiResponse> {
  const { api } = config;
  const path = callPath(address);
  const options = {
    headers: { ...callerHeaders(request, config), ...(cookie !== undefined && { cookie }) },
    signal: AbortSignal.timeout(config.headWaitMs),
  };
  const stale = (): ApiResponse | undefined => {
    const found = cookie === undefined ? api.stale.find(path) : undefined;
    return found && { status: 200, text: found.body.toString(), isKept: true, isStale: api.isDown() };
  };
  const known = api.isAway() ? stale() : undefined;
  if (known) return known;
  try {
    const { status, text, headers } = await askApi(api, (server) => get(new URL(path, server), options), {
      changes: false,
    });
    if (status === 200 && api.stale.allows(path, headers)) api.stale.keep(path, headers, Buffer.from(text));
    return (isUnable(status) ? stale() : undefined) ?? { status, text };
  } catch (error) {
    const found = stale();
    if (found) return found;
    throw error;
  }
}
