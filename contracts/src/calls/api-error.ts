/**
 * A failed call, with a message for people. `status` is the HTTP status, 0 without a response. `code` is the envelope's
 * `Error` ('TokenExpiredError', 'invalid signature', …) if there is one.
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

  /**
   * Every bundle has its own copy of this class, and a remote catches errors made in the shell, so compare the name.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Error[Symbol.hasInstance](value) && (value as Error).name === 'ApiError';
  }
}

/** The message of a failure: the server's, or the fallback of section 8. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message ? error.message : fallback;
