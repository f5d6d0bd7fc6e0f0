/**
 * A failed call, with a message for people. `status` is the HTTP status, 0 without a response. `code` is the envelope's
 * `Error` ('TokenExpiredError', 'invalid signature', …) if there is one; `requestId` comes with failures of the server.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;

  constructor(message: string, details: { status: number; code?: string; requestId?: string | undefined }) {
    super(message);
    this.status = details.status;
    this.code = details.code ?? '';
    this.requestId = details.requestId;
  }

  /**
   * Every bundle has its own copy of this class, and a remote catches errors made in the shell, so compare the name.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Error[Symbol.hasInstance](value) && (value as Error).name === 'ApiError';
  }
}

/** What support needs to find a failure of the server in its logs; undefined for all others. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.requestId : undefined;

/** The message of a failure: the server's, or the fallback of section 8. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message ? error.message : fallback;
