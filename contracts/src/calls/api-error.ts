/**
 * A failed call, in words for people. `status` is the HTTP status, 0 when no answer came.
 * `code` is the envelope's `Error` ('TokenExpiredError', 'invalid signature', …) where there is one.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;

  constructor(message: string, details: { status: number; code?: string }) {
    super(message);
    this.status = details.status;
    this.code = details.code ?? '';
  }

  /** Every bundle carries its own copy of this class, and an error made in the shell is caught in a remote: the name decides. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Error[Symbol.hasInstance](value) && (value as Error).name === 'ApiError';
  }
}

/** The words of a failure: the server's, or the fallback of section 8. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message ? error.message : fallback;
