import type { GatewayError } from '../gateway/errors.ts';
import type { Receipt } from '../gateway/gateway.ts';
import type { Order } from '../gateway/new-order.ts';
import type { Payment } from '../gateway/new-payment.ts';
import type { Refund } from '../gateway/new-refund.ts';
import type { RunningSandbox } from '../testing.ts';

export interface ApiResponse<T> {
  status: number;
  body: T;
}
type Failure = ReturnType<GatewayError['toBody']>;

const key = `Basic ${btoa('rzp_test_vidya:sandbox-key-secret')}`;

/** Calls a running sandbox like the product's server. */
export function createCaller({ address }: Pick<RunningSandbox, 'address'>) {
  async function call<T>(
    method: string,
    path: string,
    body?: unknown,
    authorization = key,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse<T>> {
    const response = await fetch(address + path, {
      method,
      headers: { authorization, ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  }

  const get = <T>(path: string) => call<T>('GET', path);
  const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);

  return {
    call,
    get,
    post,
    refused: (path: string, body: unknown) => post<Failure>(path, body),
    openOrder: async (fields: object = {}) =>
      (await post<Order>('/v1/orders', { amount: 149_900, currency: 'INR', ...fields })).body,
    pay: async (orderId: string, outcome = 'success') =>
      (await post<Receipt>(`/control/orders/${orderId}/pay`, { outcome })).body,
    order: async (id: string) => (await get<Order>(`/v1/orders/${id}`)).body,
    payment: async (id: string) => (await get<Payment>(`/v1/payments/${id}`)).body,
    refund: async (paymentId: string, body: object = {}) =>
      (await post<Refund>(`/v1/payments/${paymentId}/refund`, body)).body,
  };
}
