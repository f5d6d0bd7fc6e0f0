/**
 * On responses that the front server kept for the time without an API: how old they are, in whole seconds. Only public
 * ones are kept.
 */
export const staleHeader = 'x-vidya-stale';
