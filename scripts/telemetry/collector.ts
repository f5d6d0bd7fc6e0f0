import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A span as OTLP writes it in JSON. */
export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 1 is internal, 2 server, 3 client, 5 consumer. */
  kind: number;
  attributes: { key: string; value: { stringValue?: string } }[];
  service: string;
}

interface Sent {
  resourceSpans: {
    resource: { attributes: SentSpan['attributes'] };
    scopeSpans: { spans: Omit<SentSpan, 'service'>[] }[];
  }[];
}

export const attributeOf = ({ attributes }: Pick<SentSpan, 'attributes'>, name: string): string | undefined =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

/** For tests: a collector of traces that keeps them in memory. */
export async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const answer = (body: string): void => {
      bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    };
    void text(request).then(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    /** Everything that arrived, as it arrived. */
    text: (): string => bodies.join('\n'),
    spans: (): SentSpan[] =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
        .flatMap(({ resource, scopeSpans }) => {
          const service = attributeOf(resource, 'service.name') ?? '';
          return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
        }),
    close: () => server.close(),
  };
}

export type Collector = Awaited<ReturnType<typeof startCollector>>;
