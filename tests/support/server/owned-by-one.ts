import * as z from 'zod'
import { PlanReply } from '../../../src/contract/planner/planner.ts'
import { ShareReply } from '../../../src/contract/sharing.ts'
import { CurationReply, Swap } from '../../../src/contract/stylist/stylist.ts'
import { TripReply } from '../../../src/contract/trips/trips.ts'
import { ADA, asAda } from './given-app-of-two.ts'
import { jpeg } from '../factories/photo.ts'
import type { GivenApp } from './test-app.ts'

/** Day of the plan, the wears and the entries: the Monday on which the test clock starts. */
export const OWNED_DAY = '2026-11-23'
/** The first day of the trip. */
export const OWNED_TRIP_DAY = '2026-12-01'
/** A word contained in every text of the owner. */
export const OWNED_WORD = 'Zebrano'

const Made = z.looseObject({ id: z.string() })

/** Ids of one thing of each kind that a user can own, and of one deleted thing of each kind. */
export type Owned = Awaited<ReturnType<typeof givenOwned>>

const UNKNOWN_ID = '01900000-0000-7000-8000-00000000ffff'
/** Unknown ids, with which every request for a single thing fails. */
export const idsOfNothing: Owned = new Proxy({} as never, { get: () => UNKNOWN_ID })

/** Creates one thing of each kind for the personal user, through the API. */
export async function givenOwned(given: GivenApp) {
  const send = async (
    method: 'POST' | 'DELETE',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<unknown> => {
    const reply = await given.send(method, url, body ? { body, headers } : { headers })
    if (reply.statusCode >= 300) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`)
    return reply.body === '' ? null : reply.json()
  }
  const made = async (url: string, body: object, headers = {}) =>
    Made.parse(await send('POST', url, body, headers)).id
  const deleted = async (url: string, id: string) => {
    await send('DELETE', `${url}/${id}`)
    return id
  }
  const makeAndDelete = async (url: string, body: object) => deleted(url, await made(url, body))

  await send('POST', '/api/sample-wardrobe')
  const piece = (await given.closetItem({ name: `${OWNED_WORD} shirt` })).id
  const deletedPiece = await deleted('/api/closet-items', (await given.closetItem({ name: OWNED_WORD })).id)
  const samples = z.array(Made).parse(await (await given.get('/api/closet-items')).json())
  const [otherPiece = '', thirdPiece = '', wearable = ''] = samples
    .map(({ id }) => id)
    .filter((id) => id !== piece)
  await send('POST', `/api/closet-items/${piece}/wears`, { wornDate: OWNED_DAY })

  const curate = async () => {
    const request = { focusItemId: piece, stylePreference: 'casual', occasion: OWNED_WORD }
    return CurationReply.parse(await send('POST', '/api/curate-outfit', request)).curation
  }
  const curation = await curate()
  const swapped = curation.suggestions.find(({ item }) => item)?.item?.id ?? ''
  const swapsUrl = `/api/outfit-curations/${curation.id}/swaps?itemId=${swapped}`
  const [swap] = z.array(Swap).parse((await given.get(swapsUrl)).json())

  const itemIds = [piece, otherPiece, thirdPiece]
  const look = { name: `${OWNED_WORD} look`, itemIds, occasion: 'work' }
  const lookId = await made('/api/outfit-recommendations', look)
  const entry = { itemIds, wornDate: OWNED_DAY, notes: OWNED_WORD }
  const wish = { name: `${OWNED_WORD} boots`, category: 'Shoes' }
  const listing = (closetItemId: string) => ({
    closetItemId,
    title: OWNED_WORD,
    description: 'As new.',
    price: '10',
    condition: 'good',
    category: 'Tops',
  })
  const requestByAda = async () => {
    const { id } = await given.closetItem({ name: OWNED_WORD })
    const listed = await made('/api/marketplace-items', listing(id))
    return made(`/api/marketplace-items/${listed}/requests`, { message: OWNED_WORD }, asAda)
  }
  const saleToAda = async () => {
    const id = await requestByAda()
    await send('POST', `/api/sales/${id}/accept`)
    return id
  }
  const adasPiece = (await given.closetItem({}, asAda)).id
  const adasListing = { ...listing(adasPiece), title: 'Silk scarf' }
  const plan = { styleTheme: OWNED_WORD, occasion: 'work', weekStartDate: OWNED_DAY }
  const planId = await made('/api/weekly-plans', plan)
  const { dailyOutfits } = PlanReply.parse((await given.get(`/api/weekly-plans/${planId}`)).json())
  const trip = { place: 'Oslo', fromDate: OWNED_TRIP_DAY, toDate: '2026-12-03', purpose: OWNED_WORD }
  const packed = TripReply.parse(await send('POST', '/api/trips', trip))
  const laterTrip = TripReply.parse(await send('POST', '/api/trips', trip))
  const share = async () => {
    const request = { outfitId: curation.id, platform: 'instagram', customMessage: OWNED_WORD }
    return ShareReply.parse(await send('POST', '/api/share-outfit', request)).share.id
  }
  const sentImport = async () => {
    const headers = { 'content-type': 'application/octet-stream' }
    const address = '/api/archive-imports?fileName=wardrobe.zip'
    return Made.parse((await given.send('POST', address, { headers, body: 'no ZIP' })).json()).id
  }
  const pairDevice = async () => {
    const { url } = z.object({ url: z.string() }).parse(await send('POST', '/api/pairing-links'))
    return made('/api/pairings', { code: new URL(url).searchParams.get('code') })
  }
  const openHousehold = async () => {
    await send('POST', '/api/household')
    const { code } = z
      .object({ code: z.string() })
      .parse(await send('POST', '/api/household/invitations', {}))
    await send('POST', '/api/household/members', { code }, asAda)
    const { household } = z
      .object({ household: z.object({ sent: z.array(Made) }) })
      .parse(await send('POST', '/api/household/invitations', {}))
    return household.sent[0]?.id ?? ''
  }
  const trends = z.array(Made).parse(
    await send('POST', '/api/sync-trending-styles')
      .then(() => given.get('/api/trending-styles'))
      .then((reply) => reply.json()),
  )

  return {
    piece,
    otherPiece,
    wearable,
    deletedPiece,
    photo: (await given.waitingPhoto(`${OWNED_WORD}.jpg`)).id,
    discardedPhoto: (await given.waitingPhoto(`${OWNED_WORD} 2.jpg`, await jpeg({ color: '#553311' }))).id,
    trend: trends[0]?.id ?? '',
    curation: curation.id,
    swapped,
    swapFor: swap?.item.id ?? '',
    deletedCuration: await deleted('/api/outfit-curations', (await curate()).id),
    look: lookId,
    deletedLook: await makeAndDelete('/api/outfit-recommendations', look),
    collection: await made('/api/look-collections', { name: OWNED_WORD, lookIds: [lookId] }),
    deletedCollection: await makeAndDelete('/api/look-collections', { name: `${OWNED_WORD} 2` }),
    plan: planId,
    planPiece: dailyOutfits.find(({ dayOfWeek }) => dayOfWeek === 'Tuesday')?.itemIds[0] ?? '',
    deletedPlan: await makeAndDelete('/api/weekly-plans', { ...plan, weekStartDate: '2026-12-14' }),
    entry: await made('/api/outfit-history', entry),
    deletedEntry: await makeAndDelete('/api/outfit-history', entry),
    wish: await made('/api/wishlist', wish),
    deletedWish: await makeAndDelete('/api/wishlist', wish),
    listing: await made('/api/marketplace-items', listing(otherPiece)),
    deletedListing: await makeAndDelete('/api/marketplace-items', listing(thirdPiece)),
    request: await requestByAda(),
    otherRequest: await requestByAda(),
    sale: await saleToAda(),
    handoverPhoto: (await given.waitingPhoto(`${OWNED_WORD} 3.jpg`, await jpeg({ color: '#115533' }))).id,
    trip: packed.trip.id,
    tripPiece: packed.days.find(({ day }) => day === OWNED_TRIP_DAY)?.pieces[0]?.item.id ?? '',
    line: packed.lines[0]?.id ?? '',
    deletedTrip: await deleted('/api/trips', laterTrip.trip.id),
    device: await pairDevice(),
    archiveExport: await made('/api/archive-exports', {}),
    archiveImport: await sentImport(),
    share: await share(),
    householdInvitation: await openHousehold(),
    lendable: (await given.closetItem({ name: OWNED_WORD })).id,
    othersListing: await made('/api/marketplace-items', adasListing, asAda),
    otherPerson: ADA,
    removedShare: await deleted('/api/outfit-shares', await share()),
  }
}
