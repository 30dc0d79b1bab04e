import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNameServer } from '../../../../tests/support/other-servers/outside-name-server.ts'
import { isPublicAddress } from './public-address.ts'
import { nameResolver, type ResolveName } from './resolve-name.ts'

const LOOPBACK = Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])

let server: Awaited<ReturnType<typeof openNameServer>>
let resolve: ResolveName
const never = new AbortController().signal

beforeAll(async () => {
  server = await openNameServer({
    'shop.example': { A: '93.184.215.14' },
    'both.example': { A: '93.184.215.14', AAAA: LOOPBACK },
    'empty.example': {},
    'broken.example': { fails: 'servfail' },
    'silent.example': { fails: 'never answers' },
    'alias.example': { A: '169.254.169.254', CNAME: 'metadata.google.internal' },
  })
  resolve = nameResolver([server.address])
})

afterAll(() => server.close())

test('finds the addresses of both families', async () => {
  expect(await resolve('shop.example', never)).toEqual(['93.184.215.14'])
  expect(await resolve('both.example', never)).toEqual(['93.184.215.14', '::1'])
})

test('an alias of a private name resolves to its private address', async () => {
  const addresses = await resolve('alias.example', never)
  expect(addresses).toEqual(['169.254.169.254'])
  expect(addresses.some(isPublicAddress)).toBe(false)
})

test.each(['unknown.example', 'empty.example', 'broken.example'])('fails for %s', async (name) => {
  await expect(resolve(name, never)).rejects.toThrow('no address')
})

test('stops querying an unresponsive server when aborted', async () => {
  const stop = new AbortController()
  const answer = resolve('silent.example', stop.signal)
  stop.abort()
  await expect(answer).rejects.toThrow('no address')
  await expect(resolve('shop.example', stop.signal)).rejects.toThrow('aborted')
})
