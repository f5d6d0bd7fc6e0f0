import { createRequire } from 'node:module';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { FastifyRequest } from 'fastify';
import { isProbe, routeOf } from '../routes.ts';
import { CleanExporter } from './clean-spans.ts';
import type { TraceContext, Tracing, TracingSettings } from './tracing-port.ts';

const instrumentations = () => [
  new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    ignorePaths: isProbe,
    requestHook: (span, request: FastifyRequest) => {
      span.updateName(`${request.method} ${routeOf(request)}`);
      span.setAttribute('vidya.request_id', request.id);
    },
  }),
  // Without a parent it is a probe, a poll of the queue or the like: there is no end of them.
  new PgInstrumentation({ requireParentSpan: true }),
  new UndiciInstrumentation({ requireParentforSpans: true }),
  new HttpInstrumentation({ disableIncomingRequestInstrumentation: true, requireParentforOutgoingSpans: true }),
];

const w3c = new W3CTraceContextPropagator();

const propagatorOf = ({ continues }: Pick<TracingSettings, 'continues'>): TextMapPropagator => ({
  inject: (...given) => w3c.inject(...given),
  extract: (at, ...given) => (continues ? w3c.extract(at, ...given) : at),
  fields: () => w3c.fields(),
});

const reader = {
  keys: (place: TraceContext) => Object.keys(place),
  get: (place: TraceContext, key: string) => place[key],
};

/** Traces requests, queries and calls to others with OpenTelemetry, and sends them to a collector. */
export function startTracing({
  endpoint,
  service,
  continues,
  load,
}: Omit<TracingSettings, 'endpoint'> & { endpoint: string }): Tracing {
  const sdk = new NodeSDK({
    serviceName: process.env['OTEL_SERVICE_NAME'] ?? service,
    // The others tell the command line and the machine's users.
    resourceDetectors: [],
    textMapPropagator: propagatorOf({ continues }),
    traceExporter: new CleanExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5_000 }),
    instrumentations: instrumentations(),
    // Metrics and logs go other ways.
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  for (const name of ['node:http', 'node:https']) createRequire(import.meta.url)(name);
  load?.();
  const tracer = trace.getTracer('vidya');
  return {
    here() {
      const place: TraceContext = {};
      propagation.inject(context.active(), place);
      return Object.keys(place).length > 0 ? place : undefined;
    },
    run(name, place, work) {
      const parent = place ? w3c.extract(ROOT_CONTEXT, place, reader) : ROOT_CONTEXT;
      const settings = { kind: SpanKind.CONSUMER, attributes: { 'vidya.job': name } };
      return tracer.startActiveSpan(`job ${name}`, settings, parent, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    stop: () => sdk.shutdown(),
  };
}
