import fc from 'fast-check'
import { jpeg } from '../tests/support/factories/photo.ts'
import type { Sending } from '../torture/kit/send.ts'
import { badValue, goodValue } from './generated-values.ts'
import type { KnownIds } from './known-ids.ts'
import type { Route } from './open-api.ts'

/** A generated request; ids are placeholders. */
export interface Draft {
  readonly route: Route
  readonly isGood: boolean
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly photo: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

const small = await jpeg()
const photos = fc.oneof(
  { weight: 4, arbitrary: fc.constant(new Uint8Array(small)) },
  { weight: 1, arbitrary: fc.constant(new Uint8Array(small.subarray(0, 200))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
)
const headers = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.nat({ max: 500 }).map((key) => ({ 'idempotency-key': `fuzz-${key}` })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ 'if-match': '"stale"' }, { 'if-match': '*' }, { 'if-none-match': '*' }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ 'content-type': 'text/plain' }, { 'idempotency-key': 'k'.repeat(300) }),
  },
)

/** Generates requests for all routes with equal probability; half are valid, half have an invalid value. */
export function requestsFor(routes: readonly Route[]): fc.Arbitrary<Draft> {
  return fc.oneof(...routes.map(requestFor))
}

function requestFor(route: Route): fc.Arbitrary<Draft> {
  const values = (parameters: Route['params'], isOptional: boolean) =>
    fc.record(
      Object.fromEntries(
        parameters.map(({ name, schema, isRequired }) => {
          const value = goodValue(schema, name, route.path)
          return [name, isOptional && !isRequired ? fc.option(value, { nil: undefined }) : value] as const
        }),
      ),
    )
  const good = fc.record({
    route: fc.constant(route),
    isGood: fc.constant(true),
    params: values(route.params, false),
    query: values(route.query, true),
    body: route.body ? goodValue(route.body, '', route.path) : fc.constant(undefined),
    photo: photos,
    headers: fc.constant({}),
  })
  const bad = fc
    .tuple(good, badValue, fc.nat({ max: 1000 }), headers)
    .map(([draft, value, place, sent]) => ({ ...corrupt(draft, value, place), headers: sent }))
  return fc.oneof(good, bad)
}

// Replaces a parameter, a property or the whole body by an invalid value.
function corrupt(draft: Draft, value: unknown, place: number): Draft {
  const spoiled = { ...draft, isGood: false }
  const names = [
    ...Object.keys(draft.params).map((name) => ['params', name] as const),
    ...Object.keys(draft.query).map((name) => ['query', name] as const),
    ...Object.keys(Object(draft.body)).map((name) => ['body', name] as const),
    ['body', null] as const,
  ]
  const [part, name] = names[place % names.length] ?? ['body', null]
  if (name === null) return { ...spoiled, body: draft.route.body ? value : undefined }
  return { ...spoiled, [part]: { ...Object(draft[part]), [name]: value } }
}

/** Returns the request to send, with real ids. */
export function sendingOf(draft: Draft, ids: KnownIds): Sending {
  const { route } = draft
  const params = new Map(Object.entries(Object(ids.fillIn(draft.params))))
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => inAddress(params.get(name)))
  const query = Object.entries(Object(ids.fillIn(draft.query)))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${inAddress(value)}`)
  const sending = {
    method: route.method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: draft.headers,
  }
  if (draft.body === undefined) return sending
  const body = ids.fillIn(draft.body)
  if (!route.isForm) return { ...sending, json: body }
  const fields = Object.entries(Object(body)).filter(([name]) => name !== 'image')
  return {
    ...sending,
    fields: Object.fromEntries(fields.map(([name, value]) => [name, asText(value)])),
    photo: draft.photo,
  }
}

// A URL cannot contain a lone surrogate.
function inAddress(value: unknown): string {
  return encodeURIComponent(asText(value).toWellFormed())
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
