import { type Call, type CallInput, type CallShape, callAddress, type Envelope } from '@vidya/contracts/calls/call';
import type { FastifyInstance } from 'fastify';

type Pair = [name: string, value: string];

function nameAndValue(text: string): Pair {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** As browsers see it: a cookie is removed by its age or its day, not by an empty value. */
const isOver = (values: Record<string, string>): boolean =>
  Number(values['max-age'] ?? 1) <= 0 || Date.parse(values['expires'] ?? '') <= Date.now();

/** A browser as the server sees it: its cookies, and the XSRF token that a page sends back. */
export class Agent {
  readonly cookies = new Map<string, string>();
  /**
   * What the server last said about each cookie besides its value, also when it removed it: `httponly`, `path` and so
   * on, with '' for an attribute that has no value.
   */
  readonly attributes = new Map<string, Record<string, string>>();

  keep(lines: string | string[] | undefined): void {
    for (const line of [lines ?? []].flat()) {
      const [[name, value], ...attributes] = line.split(/; */).map(nameAndValue) as [Pair, ...Pair[]];
      const values = Object.fromEntries(attributes.map(([attribute, text]) => [attribute.toLowerCase(), text]));
      this.attributes.set(name, values);
      if (isOver(values)) this.cookies.delete(name);
      else this.cookies.set(name, decodeURIComponent(value));
    }
  }

  get headers(): Record<string, string> {
    const token = this.cookies.get('XSRF-TOKEN');
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    return { ...(cookie && { cookie }), ...(token && { 'x-xsrf-token': token }) };
  }
}

/** @public The compiler names it in the types of helpers. */
export interface TestResponse<Data> {
  status: number;
  body: Envelope<Data>;
  headers: Record<string, string | string[] | number | undefined>;
}

interface LooseInput {
  params?: Record<string, string>;
  query?: object;
  body?: object;
}

/** Multipart bodies may hold `File`s. */
async function payloadOf(call: Call, body: object | undefined) {
  if (!body) return {};
  if (call.encoding === 'json') return { payload: body };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

const textOf = (query: object): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

export type Inject = <S extends CallShape>(
  call: Call<S>,
  input?: Partial<CallInput<S>> & { as?: Agent; headers?: Record<string, string> },
) => Promise<TestResponse<S['data']>>;

/** Sends a call of the contracts to the application, through the same layers as a real request. */
export const injector =
  (app: FastifyInstance): Inject =>
  async (call, { as, headers = {}, ...rest } = {}) => {
    const { params, query, body } = rest as LooseInput;
    const agent = as ?? (await visitor(app));
    const { payload, headers: type } = await payloadOf(call, body);
    const response = await app.inject({
      method: call.method,
      url: callAddress(call, params),
      headers: { ...agent.headers, ...type, ...headers },
      ...(query && { query: textOf(query) }),
      ...(payload && { payload }),
    });
    agent.keep(response.headers['set-cookie']);
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };

/** A visitor who has opened a page and done nothing else. */
export async function visitor(app: FastifyInstance): Promise<Agent> {
  const agent = new Agent();
  const response = await app.inject({ method: 'GET', url: '/api/v1/health' });
  agent.keep(response.headers['set-cookie']);
  return agent;
}
