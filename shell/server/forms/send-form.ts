import { createHash } from 'node:crypto';
import { xsrfCookie, xsrfHeader } from '@vidya/contracts/rules/cookies';
import { idempotencyHeader } from '@vidya/contracts/rules/idempotency';
import { cookie } from '@vidya/server/cookies';
import type { FastifyRequest } from 'fastify';
import { askApi } from '../api/ask-api.ts';
import { callerHeaders } from '../caller-headers.ts';
import type { SiteConfig } from '../config.ts';
import { callPath } from '../front-call.ts';
import type { ApiResponse, FormToSend } from '../renderer/messages.ts';

/** The API's response to a posted form. Without one `status` is 0. */
export interface SentForm extends ApiResponse {
  /** `set-cookie` values for the browser. */
  cookies: string[];
  /** The path to continue at if it succeeded; an area made it up. */
  next: string;
}

/** The status of the page that says why. */
export const refusalStatus = ({ status }: SentForm): number => (status >= 400 && status < 500 ? status : 503);

/** The cookies of a browser after a response has set some. */
const withCookies = (cookies: string, set: string[]): string =>
  [...set.map((each) => each.split(';')[0]!), cookies].filter(Boolean).join('; ');

const isUntokened = ({ status, text }: ApiResponse): boolean => status === 403 && text.includes('"XsrfError"');

/**
 * A page is the same for all visitors, so it contains no key: a form that is posted again, as after Back, is the same for
 * the same browser if its fields are. Calls that create nothing ignore it.
 */
const keyOf = (path: string, body: string): string =>
  createHash('sha256').update(`${path}\n${body}`).digest('base64url');

/** Sends posted forms to the API in the name of their browsers. */
export function createFormSender(config: SiteConfig) {
  async function post(url: URL, body: string, request: FastifyRequest, cookies: string, signal: AbortSignal) {
    const token = cookie(cookies, xsrfCookie);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...callerHeaders(request, config),
        'content-type': 'application/json',
        'user-agent': request.headers['user-agent'] ?? '',
        cookie: cookies,
        [idempotencyHeader]: keyOf(url.pathname, body),
        ...(token && { [xsrfHeader]: token }),
      },
      body,
      redirect: 'manual',
      signal,
    });
    return { status: response.status, text: await response.text(), cookies: response.headers.getSetCookie() };
  }

  async function send(address: string, { body, next }: FormToSend, request: FastifyRequest): Promise<SentForm> {
    const signal = AbortSignal.timeout(config.formWaitMs);
    const cookies = request.headers.cookie ?? '';
    let given: string[] = [];
    try {
      const path = callPath(address);
      const send = (sent: string) =>
        askApi(config.api, (server) => post(new URL(path, server), body, request, sent, signal), { changes: true });
      const first = await send(cookies);
      if (!isUntokened(first)) return { ...first, next };
      // As browsers do: the refusal has brought a valid token.
      given = first.cookies;
      const second = await send(withCookies(cookies, given));
      return { ...second, next, cookies: [...given, ...second.cookies] };
    } catch {
      return { status: 0, text: '', cookies: given, next };
    }
  }

  const sending = new Map<string, Promise<SentForm>>();
  /** The second click of a double click gets the response to the first. */
  return (address: string, form: FormToSend, request: FastifyRequest): Promise<SentForm> => {
    const { cookie: cookies, 'user-agent': agent } = request.headers;
    const key = JSON.stringify([address, form, request.ip, cookies, agent]);
    const sent = sending.get(key) ?? send(address, form, request).finally(() => sending.delete(key));
    sending.set(key, sent);
    return sent;
  };
}
