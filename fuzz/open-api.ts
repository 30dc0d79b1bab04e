import * as z from 'zod'
import { sendWell } from '../torture/kit/send.ts'

/** The parts of JSON Schema that our document uses. */
export interface Schema {
  readonly type?: string | readonly string[] | undefined
  readonly format?: string | undefined
  readonly pattern?: string | undefined
  readonly enum?: readonly unknown[] | undefined
  readonly const?: unknown
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  readonly maxLength?: number | undefined
  readonly minItems?: number | undefined
  readonly maxItems?: number | undefined
  readonly items?: Schema | undefined
  readonly properties?: Readonly<Record<string, Schema>> | undefined
  readonly required?: readonly string[] | undefined
  readonly anyOf?: readonly Schema[] | undefined
}

const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxLength: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    items: Schema.optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
    anyOf: z.array(Schema).optional(),
  }),
)

const methods = ['get', 'post', 'patch', 'delete'] as const

const Operation = z.object({
  parameters: z
    .array(z.object({ in: z.string(), name: z.string(), required: z.boolean().optional(), schema: Schema }))
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: Schema })) }).optional(),
})

const Document = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(methods), Operation)),
})

/** One documented endpoint. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With `{name}` for each path parameter. */
  readonly path: string
  readonly params: readonly Parameter[]
  readonly query: readonly Parameter[]
  readonly body: Schema | null
  readonly isForm: boolean
}

interface Parameter {
  readonly name: string
  readonly isRequired: boolean
  readonly schema: Schema
}

const upper = { get: 'GET', post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const

/** Returns every endpoint of the server's OpenAPI document. */
export async function readRoutes(url: string): Promise<Route[]> {
  const { paths } = Document.parse(await sendWell(url, { method: 'GET', path: '/api/docs/json' }))
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method]
      return operation ? [routeOf(upper[method], path, operation)] : []
    }),
  )
}

function routeOf(method: Route['method'], path: string, operation: z.infer<typeof Operation>): Route {
  const [content] = Object.entries(operation.requestBody?.content ?? {})
  const of = (place: string) =>
    operation.parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required = false, schema }) => ({ name, isRequired: required, schema }))
  return {
    method,
    path,
    params: of('path'),
    query: of('query'),
    body: content?.[1].schema ?? null,
    isForm: content?.[0].startsWith('multipart') ?? false,
  }
}
