import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  successStatus,
  type BodyOf,
  type Endpoint,
  type FormOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '../../contract/endpoint.ts'
import { DEFAULT_USER_ID } from '../../contract/fields.ts'
import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import { AppError } from './app-error.ts'
import type { HourlyLimits } from './limits/hourly-limits.ts'
import { runOnce, requestHash, type EndpointResponse } from './idempotency.ts'
import { parseInput } from './parse-input.ts'
import { createBodySeal, type BodySeal } from './sealed-body.ts'
import { PreparedReply } from './replies/prepared-reply.ts'
import { readPhotoForm, type Upload } from './uploads/read-photo-form.ts'
import { rejectStale, type RejectStale } from './entity-tag.ts'
import type { User, IdentifyUser } from './user-of-request.ts'

/** Parsed input of a use case. */
export interface Call<E extends Endpoint> {
  readonly user: User
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly form: FormOf<E>
  readonly photo: PhotoOf<E>
  /** Rejects stale writes of one resource; call it in the transaction, with the row locked. */
  readonly rejectStale: RejectStale
}

type PhotoOf<E extends Endpoint> = E['form'] extends { photo: { missing: string } }
  ? Upload
  : E['form'] extends object
    ? Upload | null
    : undefined

export type Serve = <const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ReplyOf<E> | PreparedReply>,
) => void

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly identifyUser: IdentifyUser
  /** Folder for uploaded files, deleted after the response. */
  readonly uploadFolder: string
  /** 32 bytes that only this Armadio knows. */
  readonly secret: Buffer
  /** Null in personal mode. */
  readonly hourlyLimits: HourlyLimits | null
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/** Registers endpoints of the contract with the shared conventions. */
export function createServe(app: FastifyInstance, deps: Deps): Serve {
  const bodySeal = createBodySeal(deps.secret)
  // Work continues after the client disconnects: the database must stay open until it is done.
  const inFlight = new Set<Promise<EndpointResponse>>()
  app.addHook('onClose', () => Promise.allSettled(inFlight))
  return (endpoint, handle) => {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const response = handleRequest({ ...deps, bodySeal }, endpoint, handle, request)
      inFlight.add(response)
      const { status, body } = await response.finally(() => inFlight.delete(response))
      return body instanceof PreparedReply ? body.send(request, reply) : reply.code(status).send(body)
    }
    const route = { method: endpoint.method, url: endpoint.path, config: { endpoint }, handler }
    app.route(route)
    // The specification's client joins its query key to a path: /api/x/default-user is /api/x of the request's user.
    if (endpoint.method === 'GET' && !endpoint.params)
      app.route({ ...route, url: `${endpoint.path}/${DEFAULT_USER_ID}`, config: {} })
  }
}

async function handleRequest<E extends Endpoint>(
  deps: Deps & { readonly bodySeal: BodySeal },
  endpoint: E,
  handle: (call: Call<E>) => Promise<ReplyOf<E> | PreparedReply>,
  request: FastifyRequest,
): Promise<EndpointResponse> {
  const user = await deps.identifyUser(request)
  // Awaited below, so that the upload outlives its processing.
  await using input = await readInput(deps, endpoint, request)
  if (input.parsed.photo) await deps.hourlyLimits?.countPhoto(user)
  const work = async () => ({
    status: successStatus(endpoint),
    body: await handle({
      user,
      ...input.parsed,
      rejectStale: (...states) => rejectStale(request.headers['if-match'], ...states),
    } as Call<E>),
  })
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || endpoint.method === 'GET') return await work()
  const { method, path } = endpoint
  const keyed = {
    userId: user.id,
    key,
    method,
    path,
    requestHash: requestHash([request.url, input.identity]),
  }
  return await runOnce(deps, keyed, work)
}

interface Input extends AsyncDisposable {
  readonly parsed: Record<'params' | 'query' | 'body' | 'form' | 'photo', unknown>
  /** Everything that identifies a request, in a form that can be hashed. */
  readonly identity: unknown
}

async function readInput(deps: Deps, endpoint: Endpoint, request: FastifyRequest): Promise<Input> {
  const params = endpoint.params && parseInput(endpoint.params, request.params)
  const query = endpoint.query && parseInput(endpoint.query, request.query)
  if (endpoint.form) return readFormInput(deps, endpoint.form, request, { params, query })
  if (request.isMultipart()) throw new AppError('unsupported_media_type')
  const body = endpoint.body && parseInput(endpoint.body, request.body)
  return {
    parsed: { params, query, body, form: undefined, photo: undefined },
    identity: body,
    [Symbol.asyncDispose]: async () => undefined,
  }
}

async function readFormInput(
  deps: Deps,
  expected: NonNullable<Endpoint['form']>,
  request: FastifyRequest,
  address: { params: unknown; query: unknown },
): Promise<Input> {
  const form = await readPhotoForm(request, expected.photo.field, deps.uploadFolder)
  try {
    const { field, missing: message } = expected.photo
    const missing = form.photo || !message ? {} : { [field]: message }
    const fields = parseInput(expected.fields, form.fields, missing)
    return {
      parsed: { ...address, body: undefined, form: fields, photo: form.photo },
      identity: [fields, form.photo?.sha256],
      [Symbol.asyncDispose]: () => form[Symbol.asyncDispose](),
    }
  } catch (error) {
    await form[Symbol.asyncDispose]()
    throw error
  }
}
