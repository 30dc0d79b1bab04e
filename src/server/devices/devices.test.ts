import { expect, test } from 'vitest'
import { cookieOf } from '../../../tests/support/server/given-accounts.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { PERSONAL_USER_ID } from '../user/personal-user.ts'
import { deviceName } from './device-routes.ts'
import { localNetworkUser } from './local-network.ts'

const PHONE = { remoteAddress: '192.168.1.20' }
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15'

describeOnEachDatabase('a phone in the local network', (database) => {
  const given = givenApp(database, ({ db }) => ({
    networkOrigin: 'http://192.168.1.5:3000',
    identifyUser: localNetworkUser(db, { id: PERSONAL_USER_ID }),
  }))
  const asPhone = (method: 'GET' | 'POST', url: string, { cookie = '', body = {} } = {}) =>
    given.app().inject({
      method,
      url,
      ...PHONE,
      headers: { host: '192.168.1.5:3000', 'user-agent': IPHONE, 'sec-fetch-site': 'same-origin', cookie },
      ...(method === 'POST' && { payload: body }),
    })
  const newCode = async () => {
    const { url } = (await given.send('POST', '/api/pairing-links')).json()
    return new URL(url).searchParams.get('code') ?? ''
  }
  const pair = async (code: string) => asPhone('POST', '/api/pairings', { body: { code } })

  test('has no access until it is paired, while this computer needs no cookie', async () => {
    await given.closetItem()
    for (const url of ['/api/closet-items', '/api/user', '/api/session']) {
      expect([url, (await asPhone('GET', url)).json().code]).toEqual([url, 'not_paired'])
      expect([url, (await given.get(url)).statusCode]).toEqual([url, 200])
    }
    const [{ imageUrl }] = (await given.get('/api/closet-items')).json()
    expect((await asPhone('GET', imageUrl)).statusCode).toBe(401)
    expect((await given.get('/api/user', { 'x-forwarded-for': '192.168.1.20' })).statusCode).toBe(401)
  })

  test('is paired with a code that works once and for ten minutes', async () => {
    await given.closetItem()
    const code = await newCode()
    const paired = await pair(code)
    expect([paired.statusCode, paired.json().name]).toEqual([201, 'iPhone'])
    expect(paired.headers['set-cookie']).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    const cookie = cookieOf(paired)
    expect((await asPhone('GET', '/api/closet-items', { cookie })).json()).toHaveLength(1)
    expect((await pair(code)).json().code).toBe('pairing_not_valid')
    const late = await newCode()
    given.clock().passes({ minutes: 11 })
    expect((await pair(late)).json().code).toBe('pairing_not_valid')
    expect((await pair('guessed')).json().code).toBe('pairing_not_valid')
  })

  test('is listed, and loses access once it is removed', async () => {
    const cookie = cookieOf(await pair(await newCode()))
    const { devices, address } = (await given.get('/api/paired-devices')).json()
    expect([address, devices]).toEqual([
      'http://192.168.1.5:3000',
      [{ id: expect.any(String), name: 'iPhone', createdAt: expect.any(String) }],
    ])
    expect((await given.send('DELETE', `/api/paired-devices/${devices[0].id}`)).statusCode).toBe(204)
    expect((await asPhone('GET', '/api/user', { cookie })).statusCode).toBe(401)
    expect((await given.send('DELETE', `/api/paired-devices/${devices[0].id}`)).statusCode).toBe(404)
  })

  test('changes nothing when a cross-site request sends its cookie', async () => {
    const cookie = cookieOf(await pair(await newCode()))
    const headers = { host: '192.168.1.5:3000', cookie }
    const sent = await given.app().inject({ method: 'POST', url: '/api/pairing-links', ...PHONE, headers })
    expect(sent.json().code).toBe('foreign_origin')
  })
})

describeOnEachDatabase('a server on this computer only', (database) => {
  const given = givenApp(database)

  test('says how to open the server to the network', async () => {
    expect((await given.get('/api/paired-devices')).json()).toEqual({ address: null, devices: [] })
    const rejected = await given.send('POST', '/api/pairing-links')
    expect([rejected.statusCode, rejected.json().message]).toEqual([
      409,
      expect.stringContaining('npm start -- --lan'),
    ])
  })
})

test.each([
  [IPHONE, 'iPhone'],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Android phone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15', 'Mac'],
  [undefined, 'Device'],
])('the browser %s is shown as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
