interface Fault {
  description: string;
  status?: number;
  field?: string;
  source?: string;
  step?: string | null;
  reason?: string;
  metadata?: Record<string, string>;
}

/** A refusal in the protocol's form: `{ error: { code, description, source, step, reason, metadata } }`. */
export class GatewayError extends Error {
  readonly status: number;
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.description);
    this.name = 'GatewayError';
    this.status = fault.status ?? 400;
    this.fault = fault;
  }

  toBody() {
    const { status: _status, ...fault } = this.fault;
    return { error: { code: 'BAD_REQUEST_ERROR', source: 'NA', step: 'NA', reason: 'NA', metadata: {}, ...fault } };
  }
}

/** The same of the payout API, which names no step. */
export const invalidPayout = (description: string, field?: string, reason = 'input_validation_failed'): GatewayError =>
  new GatewayError({ description, source: 'business', step: null, reason, ...(field && { field }) });

/** The error for a wrong or impossible value in a request. */
export function invalidInput(description: string, field?: string): GatewayError {
  return new GatewayError({
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    ...(field && { field }),
  });
}
