import { expect, test } from 'vitest'
import {
  accountOf,
  cookieOf,
  givenAccounts,
  withCookie,
} from '../../../tests/support/server/given-accounts.ts'
import { readRows } from '../../../tests/support/database/example-rows.ts'
import { jpeg } from '../../../tests/support/factories/photo.ts'
import { documentedRoutes } from '../../../tests/support/server/route-samples.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { purgeExpired } from './purge-expired.ts'
import { PERSONAL_USER_ID } from '../user/personal-user.ts'

const ada = accountOf('Ada')

describeOnEachDatabase('an account', (database) => {
  const given = givenAccounts(database)
  const post = (url: string, body?: object, cookie?: string) =>
    given.send('POST', url, { ...(body && { body }), ...(cookie && { headers: withCookie(cookie) }) })
  const signIn = (body: object = ada) =>
    post('/api/sign-in', { password: ada.password, email: ada.email, ...body })
  const session = async (cookie?: string) =>
    (await given.get('/api/session', cookie ? withCookie(cookie) : {})).json()
  const invitation = async () =>
    new URL(await given.accounts().inviteAsOperator()).searchParams.get('invitation')

  test('is created with an invitation, signed in at once, and has its own closet', async () => {
    const cookie = await given.signedUp('Ada')
    expect((await session(cookie)).user).toMatchObject({ username: 'Ada', email: 'ada@example.org' })
    const other = await given.signedUp('Nives')
    const made = await given.send('POST', '/api/wishlist', {
      body: { name: 'Coat', category: 'jacket' },
      headers: withCookie(cookie),
    })
    expect([made.statusCode, made.body]).toEqual([201, expect.any(String)])
    expect((await given.get('/api/wishlist', withCookie(cookie))).json()).toHaveLength(1)
    expect((await given.get('/api/wishlist', withCookie(other))).json()).toEqual([])
    expect((await given.get('/api/wishlist')).statusCode).toBe(401)
  })

  test('requires an invitation, which works once and for seven days', async () => {
    const code = async (body: object) => (await post('/api/sign-up', { ...ada, ...body })).json().code
    expect(await code({})).toBe('invitation_needed')
    expect(await code({ invitation: 'guessed' })).toBe('invitation_not_valid')
    const token = await invitation()
    expect((await post('/api/sign-up', { ...ada, invitation: token })).statusCode).toBe(201)
    expect(await code({ invitation: token, email: 'b@example.org', username: 'B' })).toBe(
      'invitation_not_valid',
    )
    const late = await invitation()
    given.clock().passes({ days: 8 })
    expect(await code({ invitation: late, email: 'b@example.org', username: 'B' })).toBe(
      'invitation_not_valid',
    )
  })

  test('leaves the invitation usable when it could not be created', async () => {
    await given.signedUp('Ada')
    const token = await invitation()
    const code = async (body: object) =>
      (await post('/api/sign-up', { ...accountOf('Bea'), ...body, invitation: token })).json().code
    expect(await code({ username: 'Ada' })).toBe('name_taken')
    expect(await code({ email: 'ADA@example.org' })).toBe('email_taken')
    expect(await code({ password: 'short' })).toBe('invalid_request')
    expect(await code({ password: 'password123' })).toBe('invalid_request')
    expect(await code({ password: 'bea@example.org' })).toBe('invalid_request')
    expect(await code({ password: 'x'.repeat(129) })).toBe('invalid_request')
    expect((await post('/api/sign-up', { ...accountOf('Bea'), invitation: token })).statusCode).toBe(201)
  })

  test('invites others, and can withdraw the invitation', async () => {
    const cookie = await given.signedUp('Ada')
    const other = await given.signedUp('Nives')
    const { invitation: made, url } = (await post('/api/invitations', undefined, cookie)).json()
    expect((await given.get('/api/invitations', withCookie(cookie))).json()).toEqual([made])
    expect((await given.get('/api/invitations', withCookie(other))).json()).toEqual([])
    const remove = (by: string) =>
      given.send('DELETE', `/api/invitations/${made.id}`, { headers: withCookie(by) })
    expect((await remove(other)).statusCode).toBe(404)
    expect((await remove(cookie)).statusCode).toBe(204)
    const token = new URL(url).searchParams.get('invitation')
    const late = await post('/api/sign-up', { ...accountOf('Bea'), invitation: token })
    expect(late.json().code).toBe('invitation_not_valid')
  })

  test('is signed in to with email and password, and signed out of', async () => {
    await given.signedUp('Ada')
    const reply = await signIn({ email: ' ADA@Example.org ' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(/^armadio=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const cookie = cookieOf(reply)
    const out = await post('/api/sign-out', undefined, cookie)
    expect(out.statusCode).toBe(204)
    expect((await session(cookie)).user).toBe(null)
    expect((await given.get('/api/user', withCookie(cookie))).json().code).toBe('signed_out')
  })

  test('has the same error for a wrong password and an unknown email', async () => {
    await given.signedUp('Ada')
    const wrong = await signIn({ password: 'wrong' })
    const unknown = await signIn({ email: 'unknown@example.org' })
    expect([wrong.statusCode, wrong.json()]).toEqual([403, unknown.json()])
  })

  test('is locked for a quarter of an hour after ten wrong passwords', async () => {
    await given.signedUp('Ada')
    for (let attempts = 0; attempts < 10; attempts++) await signIn({ password: 'wrong' })
    const rejected = await signIn()
    expect([rejected.statusCode, Number(rejected.headers['retry-after'])]).toEqual([429, 900])
    given.clock().passes({ minutes: 16 })
    expect((await signIn()).statusCode).toBe(200)
  })

  test('with a new password ends the other sessions and keeps this one', async () => {
    const first = await given.signedUp('Ada')
    const second = cookieOf(await signIn())
    const change = (body: object) => post('/api/password', body, second)
    const wrong = await change({ currentPassword: 'wrong', newPassword: 'a whole new sentence' })
    expect([wrong.statusCode, wrong.json().fields]).toEqual([403, { currentPassword: 'Wrong password.' }])
    const changed = await change({ currentPassword: ada.password, newPassword: 'a whole new sentence' })
    expect(changed.statusCode).toBe(204)
    expect((await session(first)).user).toBe(null)
    expect((await session(cookieOf(changed))).user.username).toBe('Ada')
    expect((await signIn()).statusCode).toBe(403)
    expect((await signIn({ password: 'a whole new sentence' })).statusCode).toBe(200)
  })

  test('ends all its sessions at once', async () => {
    const first = await given.signedUp('Ada')
    const second = cookieOf(await signIn())
    expect((await post('/api/sign-out-everywhere', undefined, second)).statusCode).toBe(204)
    expect([(await session(first)).user, (await session(second)).user]).toEqual([null, null])
  })

  test('gets a new password by a mailed link, which works once', async () => {
    const cookie = await given.signedUp('Ada')
    expect((await post('/api/password-reset-links', { email: 'unknown@example.org' })).statusCode).toBe(204)
    expect((await post('/api/password-reset-links', { email: ada.email })).statusCode).toBe(204)
    await expect.poll(() => given.mails().map(({ to }) => to)).toEqual([ada.email])
    const token = /reset=([\w-]+)/.exec(given.mails()[0]?.text ?? '')?.[1]
    const reset = (body: object) =>
      post('/api/password-resets', { token, password: 'a whole new sentence', ...body })
    expect((await reset({ password: 'password1' })).json().code).toBe('invalid_request')
    expect((await reset({})).statusCode).toBe(204)
    expect((await session(cookie)).user).toBe(null)
    expect((await reset({})).json().code).toBe('reset_not_valid')
    expect((await signIn({ password: 'a whole new sentence' })).statusCode).toBe(200)
  })

  test('gets a link for a new password from the operator', async () => {
    await given.signedUp('Ada')
    const link = (await given.accounts().resetLink('Ada@example.org')) ?? ''
    const token = new URL(link).searchParams.get('reset')
    expect((await post('/api/password-resets', { token, password: 'a whole new sentence' })).statusCode).toBe(
      204,
    )
    expect(await given.accounts().resetLink('unknown@example.org')).toBe(null)
    expect(given.mails()).toEqual([])
  })

  test('is deleted with its pieces and photos, without touching other accounts', async () => {
    const cookie = await given.signedUp('Ada')
    const other = await given.signedUp('Nives')
    for (const by of [cookie, other]) await given.upload(await photoOfPiece(), withCookie(by))
    expect(given.storedPictures().length).toBe(2)
    const remove = (password: string) => post('/api/account-deletion', { password }, cookie)
    expect((await remove('wrong')).json().fields).toEqual({ password: 'Wrong password.' })
    expect((await remove(ada.password)).statusCode).toBe(204)
    expect((await session(cookie)).user).toBe(null)
    expect((await signIn()).statusCode).toBe(403)
    expect(given.storedPictures().length).toBe(1)
    expect((await given.get('/api/closet-items', withCookie(other))).json()).toHaveLength(1)
    const left = await database.db().selectFrom('users').select('username').execute()
    expect(left.map(({ username }) => username)).not.toContain('Ada')
    await given.signedUp('Ada')
  })

  test('can take over the closet of personal mode if it is the first one', async () => {
    await givePersonalPiece()
    const token = await invitation()
    const opened = await post('/api/opened-invitations', { invitation: token })
    expect(opened.json()).toEqual({ offersClosetOf: { pieces: 1 } })
    const reply = await post('/api/sign-up', { ...ada, invitation: token, takesOver: true })
    expect(reply.json()).toMatchObject({ id: PERSONAL_USER_ID, username: 'Ada', email: ada.email })
    expect((await given.get('/api/closet-items', withCookie(cookieOf(reply)))).json()).toHaveLength(1)
    expect((await signIn()).statusCode).toBe(200)
    const second = await given.signedUp('Nives', { takesOver: true })
    expect((await given.get('/api/closet-items', withCookie(second))).json()).toEqual([])
  })

  test('rejects a cross-site sign-in, and one without an origin', async () => {
    const cookie = await given.signedUp('Ada')
    const signOut = (headers: Record<string, string>) =>
      given.send('POST', '/api/sign-out-everywhere', { headers: { cookie, ...headers } })
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await signOut(headers as Record<string, string>)).json().code).toBe('foreign_origin')
    expect((await session(cookie)).user.username).toBe('Ada')
  })

  test('has its expired rows deleted', async () => {
    await given.signedUp('Ada')
    await signIn({ password: 'wrong' })
    await invitation()
    // better-auth uses the system clock.
    const expiresAt = new Date(given.clock().now().getTime() + 60_000)
    await database.db().updateTable('sessions').set({ expiresAt }).execute()
    const left = async () =>
      Promise.all(
        (['sessions', 'invitations', 'attempts'] as const).map(
          async (table) => (await readRows(database.db(), table)).length,
        ),
      )
    await purgeExpired({ db: database.db(), clock: given.clock() })
    expect(await left()).toEqual([1, 2, 3])
    given.clock().passes({ days: 8 })
    await purgeExpired({ db: database.db(), clock: given.clock() })
    expect(await left()).toEqual([0, 0, 0])
  })

  test('is required by every endpoint except those for signing up and in', async () => {
    const routes = await documentedRoutes(given.app())
    const responses = routes.map(async (route) => {
      const [method = '', url = ''] = route.split(' ')
      const reply = await given
        .app()
        .inject({ method: method as 'GET', url, ...(method !== 'GET' && { payload: {} }) })
      return reply.statusCode === 401 ? [] : [`${route}: ${reply.statusCode} ${reply.body}`]
    })
    expect((await Promise.all(responses)).flat()).toEqual([])
    expect(routes.length).toBeGreaterThan(140)
  })

  const givePersonalPiece = async () => {
    await database
      .db()
      .insertInto('closetItems')
      .values({
        id: '01900000-0000-7000-8000-0000000000c1',
        userId: PERSONAL_USER_ID,
        name: 'Navy blazer',
        category: 'Outerwear',
        color: 'Navy',
        imageUrl: '/drawings/blazer.svg',
      })
      .execute()
  }
})

async function photoOfPiece() {
  return {
    fields: { name: 'Linen shirt', category: 'Tops', color: 'White' },
    files: [{ field: 'image', name: 'shirt.jpg', bytes: await jpeg() }],
  }
}

describeOnEachDatabase('accounts with open sign-up, at an https address', (database) => {
  const given = givenAccounts(database, { isOpen: true, publicUrl: new URL('https://wardrobe.example') })

  test('require no invitation and get a cookie for this host only', async () => {
    const reply = await given.send('POST', '/api/sign-up', { body: ada })
    expect(reply.statusCode).toBe(201)
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-armadio=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
  })
})
