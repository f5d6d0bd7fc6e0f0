import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_BASE } from '@vidya/contracts/calls/call';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

const transform = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

/** OpenAPI 3.1 of every call, generated from the validating schemas: `/api/v1/docs` and `/api/v1/docs/json`. */
export async function addDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vidya', description: 'Calls of the course marketplace', version: '1' },
    },
    transform: (document) => {
      const { schema, url } = document;
      // Only our routes use zod; routes of plugins stay out of the document.
      const isOurs = schema && 'operationId' in schema;
      return isOurs ? transform(document) : { schema: { hide: true }, url };
    },
  });
  await app.register(swaggerUi, { routePrefix: `${API_BASE}/docs`, staticCSP: true });
}
