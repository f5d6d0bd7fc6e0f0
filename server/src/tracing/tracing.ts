import type { Tracing, TracingSettings } from './tracing-port.ts';

export const noTracing: Tracing = {
  here: () => undefined,
  run: (_name, _place, work) => work(),
  stop: async () => undefined,
};

/** Call it before the first Fastify is made and the first query is sent. */
export async function openTracing({ endpoint, ...settings }: TracingSettings): Promise<Tracing> {
  if (endpoint === null) return noTracing;
  const { startTracing } = await import('./open-telemetry.ts');
  return startTracing({ endpoint, ...settings });
}
