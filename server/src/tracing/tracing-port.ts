/** The place in a trace, as W3C text: it travels in headers, and with work that is stored for later. */
export type TraceContext = Record<string, string>;

/** What traces need of us besides what the libraries see by themselves. */
export interface Tracing {
  /** To be stored with work that is done later; undefined outside of a trace. */
  here: () => TraceContext | undefined;
  /** Does work as a part of the trace in which it was stored. */
  run: <Result>(name: string, place: TraceContext | undefined, work: () => Promise<Result>) => Promise<Result>;
  /** Sends what is left. */
  stop: () => Promise<void>;
}

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
