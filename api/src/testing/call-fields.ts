import type { FastifyInstance } from 'fastify';

type Place = 'query' | 'params' | 'body';

/** A field of a request that accepts input; `path` leads to it through the objects and lists of the body. */
export interface CallField {
  place: Place;
  path: string[];
  /** The schema's max length; undefined without one. */
  maxLength: number | undefined;
  /** False for a number, a flag or a choice: the schema accepts no free text there. */
  isText: boolean;
}

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  maxLength?: number;
  type?: string;
  enum?: unknown[];
  const?: unknown;
}

interface Operation {
  operationId?: string;
  parameters?: { in: string; name: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

function fieldsOf(place: Place, schema: Schema, path: string[]): CallField[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const inner = [
    ...choices.flatMap((choice) => fieldsOf(place, choice, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => fieldsOf(place, one, [...path, name])),
    ...(schema.items ? fieldsOf(place, schema.items, [...path, '0']) : []),
  ];
  const isLeaf = inner.length === 0 && path.length > 0;
  const isText = (schema.type ?? 'string') === 'string' && !schema.enum && schema.const === undefined;
  return isLeaf ? [{ place, path, maxLength: schema.maxLength, isText }] : inner;
}

const unique = (fields: CallField[]): CallField[] => [
  // Of several alternatives for a field, keep the one that accepts text.
  ...new Map(
    fields
      .toSorted((one, other) => Number(one.isText) - Number(other.isText))
      .map((field) => [`${field.place} ${field.path.join('.')}`, field]),
  ).values(),
];

/** Every field of every call, by the call's name, from the API's OpenAPI document. */
export function callFields(app: FastifyInstance): Map<string, CallField[]> {
  const { paths } = app.swagger() as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.values(paths).flatMap((at) => Object.values(at));
  return new Map(
    operations.map(({ operationId = '', parameters = [], requestBody }) => [
      operationId,
      unique([
        ...parameters.flatMap(({ in: where, name, schema = {} }) =>
          fieldsOf(where === 'path' ? 'params' : 'query', schema, [name]),
        ),
        ...fieldsOf('body', requestBody?.content['application/json']?.schema ?? {}, []),
      ]),
    ]),
  );
}
