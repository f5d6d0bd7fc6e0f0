import { z } from 'zod';
import { call } from './call.ts';

/** The process responds. */
export const health = call('health', 'GET /health', {
  access: 'public',
  data: z.object({ uptimeSeconds: z.number() }),
});

/** It can serve: its database responds too, and it is not about to end. */
export const ready = call('ready', 'GET /ready', { access: 'public', data: z.null() });
