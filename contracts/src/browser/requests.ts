import ky, { type AfterResponseHook } from 'ky';
import { type Call, callAddress, type Envelope } from '../calls/call.ts';
import { idempotencyHeader } from '../rules/idempotency.ts';
import { limits } from '../rules/limits.ts';
import { texts } from '../texts/texts.ts';
import { getXsrfToken } from './calls.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { noteServerTime } from './server-clock.ts';
import { xsrfHeaders, xsrfToken } from './xsrf.ts';

/** A call's input, whatever its shape. */
export interface LooseInput {
  params?: Record<string, string>;
  query?: object;
  body?: object;
  signal?: AbortSignal;
}

export interface Received {
  response: Response;
  envelope: Envelope;
}

const retries = 2;

/** ky retries lost requests by itself; without its exception the last response stays what callers read. */
const retryUnavailable: AfterResponseHook = ({ request, response, retryCount }) => {
  if (request.method !== 'GET' || retryCount === retries || ![502, 503, 504].includes(response.status)) return;
  const header = response.headers.get('retry-after');
  if (header === null) return ky.retry();
  const delay = Number(header) * 1_000;
  return delay <= limits.retryAfterMaxMs ? ky.retry({ delay }) : undefined;
};

const http = ky.create({
  timeout: limits.apiTimeoutMs,
  credentials: 'same-origin',
  throwHttpErrors: false,
  retry: { limit: retries, methods: ['get'] },
  hooks: { afterResponse: [retryUnavailable] },
});

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

async function request(call: Call, input: LooseInput, headers: Record<string, string>): Promise<Received> {
  const { params, body, query, signal } = input;
  const content =
    body && (call.encoding === 'multipart' ? { body: formOf(body), timeout: false as const } : { json: body });
  const response = await http(callAddress(call, params, query), {
    method: call.method,
    headers,
    ...(signal && { signal }),
    ...(call.keepalive && { keepalive: true }),
    ...content,
  });
  noteServerTime(response);
  return { response, envelope: await envelopeOf(response) };
}

async function envelopeOf(response: Response): Promise<Envelope> {
  const isJson = response.headers.get('content-type')?.includes('application/json');
  if (isJson) return (await response.json()) as Envelope;
  return { Success: false, Message: texts.session.serverDown, Data: null, Error: null };
}

/** A token by a response's body: `document.cookie` of WebKit does not have the cookie of a response at once. */
async function fetchToken(signal: AbortSignal | undefined): Promise<string | undefined> {
  const { envelope } = await request(getXsrfToken, { ...(signal && { signal }) }, {});
  return (envelope as Envelope<{ token: string }>).Data?.token;
}

/** The first change ever fetches its token; after a session's end the token in the cookie is refused once. */
async function requestWithToken(call: Call, input: LooseInput, headers: Record<string, string>): Promise<Received> {
  const isChange = call.method !== 'GET';
  const token = xsrfToken() ?? (isChange ? await fetchToken(input.signal) : undefined);
  const first = await request(call, input, { ...headers, ...xsrfHeaders(token) });
  if (first.envelope.Error !== 'XsrfError') return first;
  return request(call, input, { ...headers, ...xsrfHeaders(await fetchToken(input.signal)) });
}

/** Sends a call. Rejects without a response. */
export async function exchange(call: Call, input: LooseInput): Promise<Received> {
  if (!call.creates) return requestWithToken(call, input, {});
  const { key, onResponse } = idempotencyKeyOf(call, input);
  const received = await requestWithToken(call, input, { [idempotencyHeader]: key });
  onResponse(received.response.status);
  return received;
}
