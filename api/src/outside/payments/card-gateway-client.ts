import type { z } from 'zod';
import type { Config } from '../../config/config.ts';

/** 'unreachable': no response, outcome unknown; 'refused': the gateway said no; 'unreadable': an unknown response. */
type GatewayFaultKind = 'unreachable' | 'refused' | 'unreadable';

interface FaultDetails {
  status?: number;
  reason?: string;
  cause?: unknown;
}

/** A failed call to the gateway. `status` is the HTTP status, 0 without a response; `reason` is that of a refusal. */
export class GatewayFault extends Error {
  override readonly name = 'GatewayFault';
  readonly kind: GatewayFaultKind;
  readonly status: number;
  readonly reason: string;

  constructor(kind: GatewayFaultKind, message: string, details: FaultDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.reason = details.reason ?? '';
  }
}

interface GatewayRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

export type GatewayAccess = Pick<Config['gateway'], 'api' | 'keyId' | 'keySecret'> & { timeoutMs?: number };

const patienceMs = 10_000;

/** Sends one request to the gateway's API with basic authentication and validates the response by its schema. */
export function createGatewayClient(access: GatewayAccess) {
  const credentials = Buffer.from(`${access.keyId}:${access.keySecret}`).toString('base64');
  return async <T>(request: GatewayRequest, shape: z.ZodType<T>): Promise<T> => {
    const name = `${request.method} ${request.path}`;
    const { status, body } = await exchange(name, `${access.api}${request.path}`, {
      method: request.method,
      headers: {
        authorization: `Basic ${credentials}`,
        accept: 'application/json',
        'content-type': 'application/json',
        ...request.headers,
      },
      body: request.body ? JSON.stringify(request.body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(access.timeoutMs ?? patienceMs),
    });
    if (status >= 500) throw new GatewayFault('unreachable', `${name}: the gateway answered ${status}`, { status });
    if (status >= 400) {
      const reason = refusal(body);
      throw new GatewayFault('refused', `${name}: ${reason}`, { status, reason });
    }
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
