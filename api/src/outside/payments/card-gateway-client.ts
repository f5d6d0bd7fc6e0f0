import type { z } from 'zod';
import type { Config } from '../../config/config.ts';

/** 'unreachable': no response, outcome unknown; 'refused': the gateway said no; 'unreadable': an unknown response. */
type GatewayFaultKind = 'unreachable' | 'refused' | 'unreadable';

/** A failed call to the card gateway. `status` is the HTTP status, 0 without a response. */
export class GatewayFault extends Error {
  override readonly name = 'GatewayFault';
  readonly kind: GatewayFaultKind;
  readonly status: number;

  constructor(kind: GatewayFaultKind, message: string, details: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
  }
}

interface GatewayRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

type Access = Pick<Config['gateway'], 'api' | 'keyId' | 'keySecret'> & { timeoutMs?: number };

const patienceMs = 10_000;

/** Sends one request to the gateway's API with basic authentication and validates the response by its schema. */
export function createGatewayClient(access: Access) {
  const credentials = Buffer.from(`${access.keyId}:${access.keySecret}`).toString('base64');
  return async <T>(request: GatewayRequest, shape: z.ZodType<T>): Promise<T> => {
    const name = `${request.method} ${request.path}`;
    const { status, body } = await exchange(name, `${access.api}${request.path}`, {
      method: request.method,
      headers: {
        authorization: `Basic ${credentials}`,
        accept: 'application/json',
        'content-type': 'application/json',
      },
      body: request.body ? JSON.stringify(request.body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(access.timeoutMs ?? patienceMs),
    });
    if (status >= 500) throw new GatewayFault('unreachable', `${name}: the gateway answered ${status}`, { status });
    if (status >= 400) throw new GatewayFault('refused', `${name}: ${refusal(body)}`, { status });
    const read = shape.safeParse(parse(body));
    if (!read.success) throw new GatewayFault('unreadable', `${name}: ${read.error.message}`, { status });
    return read.data;
  };
}

async function exchange(name: string, address: string, init: RequestInit): Promise<{ status: number; body: string }> {
  try {
    const response = await fetch(address, init);
    return { status: response.status, body: await response.text() };
  } catch (cause) {
    throw new GatewayFault('unreachable', `${name}: no answer from the gateway`, { cause });
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The gateway's own error message: `{ error: { description } }`. */
function refusal(body: string): string {
  const response = parse(body) as { error?: { description?: string } } | undefined;
  return response?.error?.description ?? 'refused without a reason';
}
