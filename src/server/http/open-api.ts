import swagger from '@fastify/swagger'
import fastify, { type FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { ApiError } from '../../contract/api-error-body.ts'
import { successStatus, type Endpoint } from '../../contract/endpoint.ts'
import { once } from '../../domain/once.ts'

/** Serves /api/docs, generated from the registered endpoints. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Armadio', version: '1', description: 'The API of your closet.' },
    },
    transform: ({ url, route }) => {
      const endpoint = route.config?.endpoint
      // Optional path segments are documented as present.
      return { url: url.replace(/\?$/, ''), schema: endpoint ? describe(endpoint) : { hide: true } }
    },
  })
  const docs = once(() => docsOf(app))
  for (const path of ['/api/docs', '/api/docs/*'])
    app.get(path, async ({ url }, reply) => {
      const { statusCode, headers, rawPayload } = await (await docs()).inject(url)
      if (statusCode === 404) return reply.callNotFound()
      const { connection: _, date: _date, 'content-length': _length, ...kept } = headers
      return reply.code(statusCode).headers(kept).send(rawPayload)
    })
}

/** The pages of the API's documentation. Made on first use: their code took 40 ms of each start. */
async function docsOf(app: FastifyInstance): Promise<FastifyInstance> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui')
  const docs = fastify()
  await docs.register(swagger)
  await docs.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // The default validator is another host.
    uiConfig: { validatorUrl: null },
    transformSpecification: () => app.swagger(),
  })
  return docs
}

const idempotencyKey = {
  type: 'string',
  maxLength: 255,
  description: 'Repeats the answer without repeating the request',
}

const ifMatch = { type: 'string', description: 'Fails with 412 if the resource changed since it was read' }

// Only reads of one resource have an ETag to match.
function conventionHeaders({ params }: Endpoint) {
  const hasState = params !== undefined && 'id' in params.shape
  return {
    type: 'object',
    properties: { 'idempotency-key': idempotencyKey, ...(hasState && { 'if-match': ifMatch }) },
  }
}

function describe(endpoint: Endpoint) {
  const { summary, params, query, body, form, reply } = endpoint
  const status = successStatus(endpoint)
  return {
    summary,
    tags: [endpoint.path.split('/')[2] ?? ''],
    // No session is needed.
    ...(endpoint.isOpen && { security: [] }),
    ...(params && { params: jsonSchema(params, 'input') }),
    ...(query && { querystring: jsonSchema(query, 'input') }),
    ...(endpoint.method !== 'GET' && { headers: conventionHeaders(endpoint) }),
    ...(body && { body: jsonSchema(body, 'input') }),
    ...(form && { consumes: ['multipart/form-data'], body: formSchema(form) }),
    response: {
      [status]: reply
        ? { description: 'Success', ...jsonSchema(reply, 'output') }
        : { description: 'Success, without a body', type: 'null' },
      '4xx': { description: 'Refused (see the message)', ...jsonSchema(ApiError, 'output') },
      '5xx': { description: 'Server error or too busy', ...jsonSchema(ApiError, 'output') },
    },
  }
}

function formSchema({ fields, photo }: NonNullable<Endpoint['form']>) {
  const schema = jsonSchema(fields, 'input')
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return {
    ...schema,
    properties: { [photo.field]: { type: 'string', format: 'binary' }, ...Object(schema['properties']) },
    required: [photo.field, ...required],
  }
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  return plain
}
