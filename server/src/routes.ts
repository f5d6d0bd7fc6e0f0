import type { FastifyRequest } from 'fastify';

/** As in the code, never as requested: raw paths hold names and tokens, and there is no end of them. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/** Asked every second, by machines. `url` is that of the route. */
export const isProbe = ({ url }: { url: string }): boolean => /\/(?:ready|health|healthz)$/.test(url);
