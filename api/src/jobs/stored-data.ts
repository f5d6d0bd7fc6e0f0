import type { TraceContext } from '@vidya/server/tracing/tracing-port';

/** No handler has a field of this name. */
const placeField = '$trace';

/** A job's data as they are stored: with the trace of the request that sent it. */
export const sealed = (data: object, place: TraceContext | undefined): object =>
  place ? { ...data, [placeField]: place } : data;

/** What the handler gets of it, and the trace. */
export function opened(stored: object): { data: object; place: TraceContext | undefined } {
  const { [placeField]: place, ...data } = stored as Record<string, unknown>;
  return { data, place: place as TraceContext | undefined };
}
