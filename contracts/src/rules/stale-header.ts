/**
 * On responses that the front server sends while the API is down, because it kept them: how old they are, in whole seconds. Only public
 * ones are kept.
 */
export const staleHeader = 'x-vidya-stale';
