import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { readRows } from '../../tests/support/database/example-rows.ts'
import { asNives, asSignedOut, givenAppOfTwo, NIVES } from '../../tests/support/server/given-app-of-two.ts'
import { givenOwned, idsOfNothing, OWNED_WORD, type Owned } from '../../tests/support/server/owned-by-one.ts'
import {
  callRoute,
  documentedRoutes,
  routeSamples,
  type RouteSample,
} from '../../tests/support/server/route-samples.ts'
import { describeOnEachDatabase } from '../../tests/support/database/test-database.ts'
import { ClosetItem } from '../contract/closet/closet.ts'
import { calendarFileAddress } from '../contract/planner/planner.ts'
import { plateAddress, PlateLayout, ShareReply } from '../contract/sharing.ts'

// Fields that a client may try to set, but only the server sets.
const FORGED_ID = '01900000-0000-7000-8000-0000000f04ed'
const FORGED_TIME = '2001-01-01T00:00:00.000Z'
const forgedFields = {
  id: FORGED_ID,
  userId: NIVES,
  ownerId: NIVES,
  createdAt: FORGED_TIME,
  updatedAt: FORGED_TIME,
  deletedAt: FORGED_TIME,
}
// Every user has the same trends. Kept responses belong to nothing that a user has.
// Not of one user, or only derived from compared rows.
const SHARED_TABLES = ['trendingStyles', 'idempotencyKeys', 'closetVersions']
// Trends are the same for everyone; a third user and their listing are visible to everyone.
const IDS_OF_ALL = ['trend', 'othersListing', 'otherPerson']

describeOnEachDatabase('the access matrix', (database) => {
  const given = givenAppOfTwo(database)

  const call = (route: string, sample: RouteSample, headers: Record<string, string> = {}, extra = {}) =>
    callRoute(given.app(), route, sample, { headers, extra })
  const rowsOf = async (): Promise<string[]> => {
    const tables = await database.db().introspection.getTables()
    const names = tables.map(({ name }) =>
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    )
    const rows = await Promise.all(
      names
        .filter((name) => !SHARED_TABLES.includes(name) && !name.startsWith('kysely'))
        .map(async (name) =>
          (await readRows(database.db(), name)).map((row) => `${name} ${JSON.stringify(row)}`),
        ),
    )
    return rows.flat()
  }

  /** Addresses outside of the API document that only their owner may read. */
  const filesOf = async (owned: Owned): Promise<string[]> => {
    const { imageUrl } = ClosetItem.parse((await given.get(`/api/closet-items/${owned.piece}`)).json())
    return [
      imageUrl ?? '',
      calendarFileAddress(owned.plan),
      plateAddress(owned.curation, PlateLayout.parse({})),
      `/api/outfit-shares/${owned.share}/plate.jpg`,
    ]
  }

  test('has a sample of every route', async () => {
    expect(Object.keys(routeSamples(idsOfNothing)).toSorted()).toEqual(
      (await documentedRoutes(given.app())).toSorted(),
    )
  })

  test('another user finds nothing of the owner and changes nothing', async () => {
    const owned = await givenOwned(given)
    const before = (await rowsOf()).filter((row) => !row.includes(NIVES))
    const leaks: string[] = []
    for (const [route, sample] of Object.entries(routeSamples(owned))) {
      const reply = await call(route, sample, asNives)
      if (sample.isOwned && reply.statusCode !== 404)
        leaks.push(`${route}: ${reply.statusCode} ${reply.body.slice(0, 200)}`)
      if (reply.statusCode >= 500 && reply.statusCode !== 503) leaks.push(`${route}: ${reply.statusCode}`)
      if (!sample.isPublic && namesAnythingOf(owned, reply.body))
        leaks.push(`${route} shows ${reply.body.slice(0, 300)}`)
    }
    const after = new Set(await rowsOf())
    expect(leaks).toEqual([])
    expect(before.filter((row) => !after.has(row))).toEqual([])
  })

  test('a member of the household sees and changes no more than any other user', async () => {
    const owned = await givenOwned(given)
    const invited = await given.send('POST', '/api/household/invitations', { body: { username: 'Nives' } })
    expect(invited.statusCode).toBe(201)
    const [invitation] = (await given.get('/api/household', asNives)).json().received
    await given.send('POST', `/api/household/invitations/${invitation.id}/accept`, { headers: asNives })
    const scarf = await given.closetItem({ name: 'Scarf' })
    await given.send('POST', `/api/closet-items/${scarf.id}/loan`, { body: { borrowerId: NIVES } })
    const before = (await rowsOf()).filter((row) => !row.includes(NIVES))
    // Every member may withdraw invitations; only the founder removes others.
    const shared: Record<string, number> = {
      'DELETE /api/household/invitations/{id}': 204,
      'DELETE /api/household/members/{id}': 403,
    }
    const leaks: string[] = []
    for (const [route, sample] of Object.entries(routeSamples(owned))) {
      const reply = await call(route, sample, asNives)
      if (sample.isOwned && reply.statusCode !== (shared[route] ?? 404))
        leaks.push(`${route}: ${reply.statusCode} ${reply.body.slice(0, 200)}`)
      const isHousehold = route.includes('/api/household')
      if (!sample.isPublic && !isHousehold && namesAnythingOf(owned, reply.body))
        leaks.push(`${route} shows ${reply.body.slice(0, 300)}`)
    }
    const after = new Set(await rowsOf())
    expect(leaks).toEqual([])
    expect(before.filter((row) => !after.has(row) && !row.startsWith('householdInvitations '))).toEqual([])
  })

  test('a request without a user gets 401 from every route and changes nothing', async () => {
    const owned = await givenOwned(given)
    const before = await rowsOf()
    const answered: string[] = []
    for (const [route, sample] of Object.entries(routeSamples(owned))) {
      const malformed = sample.body && { ...sample, body: {} }
      for (const sent of malformed ? [sample, malformed] : [sample]) {
        const reply = await call(route, sent, asSignedOut)
        if (!saysSignedOut(reply)) answered.push(`${route}: ${reply.statusCode} ${reply.body.slice(0, 200)}`)
      }
    }
    expect(answered).toEqual([])
    expect(await rowsOf()).toEqual(before)
  })

  test('pictures and files are only for their owner', async () => {
    const owned = await givenOwned(given)
    for (const url of await filesOf(owned)) {
      expect((await given.get(url)).statusCode, url).toBe(200)
      expect((await given.get(url, asNives)).statusCode, url).toBe(404)
      expect(saysSignedOut(await given.get(url, asSignedOut)), url).toBe(true)
    }
  })

  test('the address of a share gives access to its page and picture, not to the API', async () => {
    const owned = await givenOwned(given)
    const body = { outfitId: owned.curation, platform: 'instagram' }
    const { share } = ShareReply.parse((await given.send('POST', '/api/share-outfit', { body })).json())
    const { pathname } = new URL(share.shareUrl ?? '')
    const token = pathname.split('/').at(-1) ?? ''
    const page = await given.get(pathname, asSignedOut)
    expect(page.statusCode).toBe(200)
    expect(Object.values(owned).filter((id) => id !== '' && page.body.includes(id))).toEqual([])
    expect((await given.get(`${pathname}/plate.jpg`, asSignedOut)).statusCode).toBe(200)

    const answered: string[] = []
    for (const [route, sample] of Object.entries(routeSamples(owned))) {
      if (!sample.path) continue
      const path = Object.fromEntries(Object.keys(sample.path).map((name) => [name, token]))
      const reply = await call(route, { ...sample, path }, asSignedOut)
      if (!saysSignedOut(reply)) answered.push(`${route}: ${reply.statusCode}`)
      const byNives = await call(route, { ...sample, path }, asNives)
      if (sample.isOwned && byNives.statusCode < 400)
        answered.push(`${route}: ${byNives.statusCode} for Nives`)
    }
    expect(answered).toEqual([])
  })

  test('the owner can call every route, and cannot set server fields', async () => {
    const owned = await givenOwned(given)
    const failures: string[] = []
    for (const [route, sample] of Object.entries(routeSamples(owned))) {
      const forged = await call(route, sample, {}, forgedFields)
      // Some routes reject unknown fields.
      const reply = forged.statusCode === 400 ? await call(route, sample) : forged
      const isExpected = sample.status ? reply.statusCode === sample.status : reply.statusCode < 300
      if (!isExpected) failures.push(`${route}: ${reply.statusCode} ${reply.body.slice(0, 200)}`)
    }
    expect(failures).toEqual([])
    const rows = (await rowsOf()).filter((row) => !row.startsWith('users '))
    expect(
      rows.filter((row) => row.includes(FORGED_ID) || row.includes(NIVES) || row.includes('2001-01-01')),
    ).toEqual([])
  })
})

function saysSignedOut({ statusCode, body }: LightMyRequestResponse): boolean {
  return statusCode === 401 && body.includes('"signed_out"')
}

function namesAnythingOf(owned: Owned, body: string): boolean {
  const ids = Object.entries(owned).flatMap(([name, id]) =>
    IDS_OF_ALL.includes(name) || id === '' ? [] : [id],
  )
  return body.includes(OWNED_WORD) || ids.some((id) => body.includes(id))
}
