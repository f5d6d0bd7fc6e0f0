/** Names one request of a browser on every server that works on it, and in their logs. */
export const requestIdHeader = 'x-request-id';

/** True for an id that a log can hold as it is: letters, digits, `.`, `_` and `-`, at most 64. */
export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);
