import type { FastifyInstance } from 'fastify';
import { defineJob } from '../../../api/src/jobs/jobs.ts';
import type { CallContracts } from './calls.service.ts';

/** Every minute; once for each version of the API it compares the versions in use with it. */
export const checkCalls = defineJob<Record<string, never>>('check-calls', 0);

const everyMs = 60_000;

/** Announces what this server offers, at its start and every minute, for the comparison with versions. */
export function announceCalls(app: FastifyInstance, { announce }: Pick<CallContracts, 'announce'>): void {
  const tell = (): Promise<void> =>
    announce().catch((error: unknown) => app.log.error({ err: error }, 'The calls of this server were not announced'));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void tell(), everyMs).unref();
    await tell();
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
