import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { addressOf, type CallInput } from './call-endpoint.ts'

const shared = { method: 'POST', summary: 'For this test' } as const
const plain = endpoint({ ...shared, path: '/api/plain' })
const named = endpoint({ ...shared, path: '/api/named/:id', params: z.object({ id: z.string() }) })
const written = endpoint({ ...shared, path: '/api/written', body: z.object({ words: z.string() }) })
const pictured = endpoint({
  ...shared,
  path: '/api/pictured',
  form: { fields: z.object({ name: z.string() }), photo: { field: 'image', missing: 'Missing' } },
})

const asked = endpoint({ ...shared, path: '/api/asked', query: z.object({ size: z.string() }) })

interface Keyed {
  readonly idempotencyKey?: string | undefined
  readonly ifMatch?: string | undefined
  readonly keepalive?: boolean
}

test('a request requires exactly the inputs of its endpoint', () => {
  expectTypeOf<CallInput<typeof plain>>().branded.toEqualTypeOf<Keyed>()
  expectTypeOf<CallInput<typeof named>>().branded.toEqualTypeOf<Keyed & { readonly params: { id: string } }>()
  expectTypeOf<CallInput<typeof written>>().branded.toEqualTypeOf<
    Keyed & { readonly body: { words: string } }
  >()
  expectTypeOf<CallInput<typeof asked>>().branded.toEqualTypeOf<
    Keyed & { readonly query?: { size: string } }
  >()
  expectTypeOf<CallInput<typeof pictured>>().branded.toEqualTypeOf<
    Keyed & { readonly form: { name: string }; readonly photo: File }
  >()
})

test('its address has escaped parameters and only the given query', () => {
  expect(addressOf(named, { id: 'a/b?c' })).toBe('/api/named/a%2Fb%3Fc')
  expect(addressOf(asked, {}, { size: 'M & L' })).toBe('/api/asked?size=M+%26+L')
  expect(addressOf(asked, {}, { size: undefined })).toBe('/api/asked')
})
