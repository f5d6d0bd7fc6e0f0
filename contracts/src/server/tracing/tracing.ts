/** The place in a trace, as W3C text: it travels in headers, and with work that is stored for later. */
export type TracePlace = Record<string, string>;

/** What traces need of us besides what the libraries see by themselves. */
export interface Tracing {
  /** To be stored with work that is done later; undefined outside of a trace. */
  here: () => TracePlace | undefined;
  /** Does work as a part of the trace in which it was stored. */
  run: <Result>(name: string, place: TracePlace | undefined, work: () => Promise<Result>) => Promise<Result>;
  /** Sends what is left. */
  stop: () => Promise<void>;
}

export const noTracing: Tracing = {
  here: () => undefined,
  run: (_name, _place, work) => work(),
  stop: async () => undefined,
};

export interface TracingSettings {
  /** The collector, without `/v1/traces`; null: nothing is traced, and nothing loaded. */
  endpoint: string | null;
  service: 'vidya-api' | 'vidya-front';
  /** Whether requests may come with a trace of their sender's: anybody could else write into ours. */
  continues: boolean;
  /**
   * Requires (CommonJS) further libraries that are to be traced: they are patched at that moment, also where they were
   * imported before.
   */
  load?: () => void;
}

/** Call it before the first Fastify is made and the first query is sent. */
export async function openTracing({ endpoint, ...settings }: TracingSettings): Promise<Tracing> {
  if (endpoint === null) return noTracing;
  const { startTracing } = await import('./open-telemetry.ts');
  return startTracing({ endpoint, ...settings });
}
