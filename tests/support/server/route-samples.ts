import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { multipart } from './multipart.ts'
import { OWNED_DAY, OWNED_TRIP_DAY, type Owned } from './owned-by-one.ts'
import { jpeg } from '../factories/photo.ts'

/** A sample request of one route by the owner of its resource. */
export interface RouteSample {
  /** Values of the path parameters. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  /** Text fields of a form that also has a photo. */
  readonly form?: Readonly<Record<string, string>>
  /** The request names a resource of the owner, so another user gets 404. If false, each user gets their own data. */
  readonly isOwned: boolean
  /** Any user may read the resource. */
  readonly isPublic?: true
  /** The owner's expected error status, if any: tests have no network and no model. */
  readonly status?: number
}

const garment = { name: 'Shirt', category: 'Tops', color: 'White' }
const profile = { influencerName: 'Sade' }
const mark = { category: 'Tops', typeId: 'shirt', color: 'Navy' }

/** Returns a sample of every route of the API document: reads first, then changes, then deletions. */
export function routeSamples(of: Owned): Readonly<Record<string, RouteSample>> {
  const own = (sample: Omit<RouteSample, 'isOwned'> = {}) => ({ ...sample, isOwned: false })
  const owned = (sample: Omit<RouteSample, 'isOwned'>) => ({ ...sample, isOwned: true })
  const at = (id: string, more: Omit<RouteSample, 'isOwned' | 'path'> = {}) =>
    owned({ path: { id }, ...more })
  const onDay = (more: Omit<RouteSample, 'isOwned' | 'path'> = {}) =>
    owned({ path: { id: of.plan, day: 'tuesday' }, ...more })
  const onTripDay = (more: Omit<RouteSample, 'isOwned' | 'path'> = {}) =>
    owned({ path: { id: of.trip, day: OWNED_TRIP_DAY }, ...more })
  const line = { path: { id: of.trip, line: of.line } }
  const pieces = { ids: [of.piece] }
  const itemIds = [of.wearable]
  const listing = {
    closetItemId: of.piece,
    title: 'Shirt',
    description: 'As new.',
    price: '10',
    condition: 'good',
    category: 'Tops',
  }
  return {
    'GET /api/user': own(),
    'GET /api/user-profile': own(),
    'GET /api/closet-items': own(),
    'GET /api/closet-items/{id}': at(of.piece),
    'GET /api/closet-items/{id}/wears': at(of.piece),
    'GET /api/closet-items/{id}/reading': at(of.piece),
    'GET /api/closet-items/{id}/ideas': at(of.piece),
    'GET /api/closet-items/{id}/neighbors': at(of.piece),
    'GET /api/closet-items/{id}/listing-draft': at(of.piece),
    'GET /api/closet-cut-outs': own(),
    'GET /api/closet-readings/unrecognized': own(),
    'GET /api/closet-readings/types': own(),
    'GET /api/garment-types': own(),
    'GET /api/weather/current/{location}': own({ path: { location: 'Oslo' } }),
    'GET /api/weather/places': own({ query: { name: 'Oslo' } }),
    'GET /api/weather/week': own({ query: { from: OWNED_DAY } }),
    'GET /api/weather/preference': own(),
    'GET /api/stylist': own(),
    'GET /api/outfit-curations': own(),
    'GET /api/outfit-curations/{id}': at(of.curation),
    'GET /api/outfit-curations/{id}/swaps': at(of.curation, { query: { itemId: of.swapped } }),
    'GET /api/outfit-recommendations': own(),
    'GET /api/look-collections': own(),
    'GET /api/share-options/{outfitId}': owned({ path: { outfitId: of.curation } }),
    'GET /api/outfit-shares': own(),
    'GET /api/year-reviews/{year}': own({ path: { year: '2026' } }),
    'GET /api/outfit-history': own(),
    'GET /api/worn-pieces': own(),
    'GET /api/weekly-plans': own(),
    'GET /api/weekly-plans/{id}': at(of.plan),
    'GET /api/weekly-plans/{id}/days/{day}/swaps': onDay({ query: { itemId: of.planPiece } }),
    'GET /api/weekly-plans/{id}/days/{day}/pieces': onDay({ query: { itemId: of.planPiece } }),
    'GET /api/planned-days': own({ query: { from: OWNED_DAY, to: '2026-11-29' } }),
    'GET /api/outfits-for-day': own({ query: { date: OWNED_DAY } }),
    'GET /api/outfits-for-day/swaps': own({
      query: { date: OWNED_DAY, itemIds: itemIds.join(','), itemId: of.wearable },
    }),
    'GET /api/marketplace-items': own({ query: { mine: '1' } }),
    // Listings are public.
    'GET /api/marketplace-items/{id}': own({ path: { id: of.listing }, isPublic: true }),
    'GET /api/marketplace-items/{id}/closet-changes': at(of.listing),
    'GET /api/sales': own(),
    'GET /api/sales/{id}': at(of.sale),
    'GET /api/sellers/{id}': own({ path: { id: of.otherPerson } }),
    'GET /api/blocked-people': own(),
    'GET /api/household': own(),
    'GET /api/wishlist': own(),
    'GET /api/wishlist/{id}': at(of.wish),
    'GET /api/trending-styles': own(),
    'GET /api/trending-styles/{id}/closet': own({ path: { id: of.trend } }),
    'GET /api/recently-deleted': own(),
    'GET /api/paired-devices': own(),
    'GET /api/trips': own(),
    'GET /api/packed-pieces': own(),
    'GET /api/trips/{id}': at(of.trip),
    'GET /api/trips/{id}/days/{day}/swaps': onTripDay({ query: { itemId: of.tripPiece } }),

    'PATCH /api/user': own({ body: { username: 'armadio' } }),
    'POST /api/user/picture': own({ form: {} }),
    'PATCH /api/user-profile': own({ body: { bio: 'Linen.' } }),
    'POST /api/user-profile/skip': own(),
    'POST /api/closet-items': own({ form: garment }),
    'PATCH /api/closet-items': owned({ body: { ...pieces, changes: { brand: 'Zara' } } }),
    'PATCH /api/closet-items/{id}': at(of.piece, { body: { brand: 'Zara' } }),
    'POST /api/closet-items/{id}/restore': at(of.deletedPiece),
    'POST /api/closet-items/{id}/wears': at(of.piece, { body: { wornDate: '2026-11-20' } }),
    'POST /api/closet-items/{id}/cut-out': at(of.piece, { status: 422 }),
    'POST /api/closet-cut-outs': owned({ body: pieces }),
    // Canceling succeeds even if nothing is in progress.
    'POST /api/closet-cut-outs/cancel': own({ body: pieces }),
    'POST /api/closet-photos': own({ form: { fileName: 'shirt.jpg' } }),
    'POST /api/closet-items/from-photo': owned({ body: { ...garment, photoId: of.photo } }),
    'POST /api/closet-items/wear': owned({ body: { ...pieces, wornDate: '2026-11-19' } }),
    'POST /api/closet-items/take-wears-back': owned({ body: { ...pieces, wornDate: '2026-11-19' } }),
    'POST /api/validate-product-url': own({ body: { url: 'http://127.0.0.1:1/shirt' } }),
    'POST /api/validate-product-page': own({ body: { url: 'https://shop.example/shirt', html: '<p>' } }),
    'POST /api/closet-items/from-link': own({
      body: { ...garment, url: 'http://127.0.0.1:1/shirt' },
      status: 422,
    }),
    'PATCH /api/weather/preference': own({ body: { temperatureUnit: 'fahrenheit' } }),
    'POST /api/curate-outfit': owned({ body: { focusItemId: of.piece, stylePreference: 'casual' } }),
    'PATCH /api/outfit-curations/{id}': at(of.curation, { body: { isFavorite: true } }),
    'POST /api/outfit-curations/{id}/swap': at(of.curation, {
      body: { itemId: of.swapped, withItemId: of.swapFor },
    }),
    'POST /api/outfit-curations/{id}/versions/{number}': owned({ path: { id: of.curation, number: '1' } }),
    'POST /api/outfit-curations/{id}/restore': at(of.deletedCuration),
    'POST /api/general-style-advice': own({
      body: { eventDescription: 'a wedding', stylePreference: 'casual' },
    }),
    'POST /api/influencer-style-analysis': own({ body: profile }),
    'POST /api/influencer-outfit': own({ body: { styleProfile: profile, occasion: 'work' } }),
    'POST /api/outfit-recommendations': owned({ body: { name: 'Look', itemIds, occasion: 'work' } }),
    'PATCH /api/outfit-recommendations/{id}': at(of.look, { body: { isFavorite: true } }),
    'POST /api/outfit-recommendations/{id}/restore': at(of.deletedLook),
    'POST /api/look-collections': owned({ body: { name: 'Holiday', lookIds: [of.look] } }),
    'PATCH /api/look-collections/{id}': at(of.collection, { body: { name: 'Office' } }),
    'POST /api/look-collections/{id}/restore': at(of.deletedCollection),
    'POST /api/look-collections/{id}/looks': at(of.collection, { body: { lookId: of.deletedLook } }),
    'POST /api/share-outfit': owned({ body: { outfitId: of.curation, platform: 'pinterest' } }),
    'PATCH /api/outfit-shares/{id}/increment': at(of.share),
    'POST /api/outfit-history': owned({ body: { itemIds, wornDate: '2026-11-18' } }),
    'PATCH /api/outfit-history/{id}': at(of.entry, { body: { rating: 4 } }),
    'POST /api/outfit-history/{id}/restore': at(of.deletedEntry),
    'POST /api/weekly-plans': own({
      body: { styleTheme: 'Calm', occasion: 'work', weekStartDate: '2026-11-30' },
    }),
    'POST /api/weekly-plans/days': owned({ body: { date: '2026-11-26', itemIds } }),
    'POST /api/weekly-plans/{id}/restore': at(of.deletedPlan),
    'POST /api/weekly-plans/{id}/solve': at(of.plan),
    'POST /api/weekly-plans/{id}/days/{day}/solve': onDay(),
    'POST /api/weekly-plans/{id}/copy': at(of.plan, { body: { weekStartDate: '2026-12-07' } }),
    'PATCH /api/weekly-plans/{id}/days/{day}': onDay({ body: { note: 'Umbrella' } }),
    'POST /api/marketplace-items': owned({ body: listing }),
    'PATCH /api/marketplace-items/{id}': at(of.listing, { body: { title: 'Coat' } }),
    'POST /api/marketplace-items/{id}/restore': at(of.deletedListing),
    'POST /api/marketplace-items/{id}/requests': own({
      path: { id: of.othersListing },
      body: { message: 'Is Saturday good?' },
    }),
    'POST /api/sales/{id}/accept': at(of.request),
    'POST /api/sales/{id}/call-off': at(of.request),
    'POST /api/sales/{id}/decline': at(of.otherRequest),
    'POST /api/sales/{id}/photos': at(of.sale, { body: { photoId: of.handoverPhoto } }),
    'POST /api/sales/{id}/confirm': at(of.sale, { body: {} }),
    'POST /api/people/{id}/reports': own({ path: { id: of.otherPerson }, body: { reason: 'Spam' } }),
    'POST /api/household': own({ status: 409 }),
    'POST /api/household/invitations': own({ body: {} }),
    'POST /api/household/invitations/{id}/accept': at(of.householdInvitation, { status: 404 }),
    'POST /api/household/opened-codes': own({ body: { code: 'used' }, status: 403 }),
    'POST /api/household/members': own({ body: { code: 'used' }, status: 403 }),
    'POST /api/closet-items/{id}/loan': at(of.lendable, { body: { borrowerId: of.otherPerson } }),
    'POST /api/people/{id}/block': own({ path: { id: of.otherPerson } }),
    'POST /api/would-i-wear': own({ body: garment }),
    'POST /api/wishlist': own({ body: { name: 'Boots', category: 'Shoes' } }),
    'PATCH /api/wishlist/{id}': at(of.wish, { body: { notes: 'Brown' } }),
    'POST /api/wishlist/{id}/price-check': at(of.wish),
    'POST /api/wishlist/{id}/bought': at(of.wish, { body: {}, status: 409 }),
    'POST /api/wishlist/{id}/restore': at(of.deletedWish),
    'POST /api/sync-trending-styles': own(),
    'POST /api/outfit-photo-marks': own({ form: {}, status: 422 }),
    'POST /api/recreate-outfit': own({ body: { marks: [mark] } }),
    'POST /api/pairing-links': own(),
    'POST /api/trips': owned({
      body: { place: 'Rome', fromDate: '2027-01-04', toDate: '2027-01-05', itemIds },
    }),
    'PATCH /api/trips/{id}': at(of.trip, { body: { bag: 'checked' } }),
    'POST /api/trips/{id}/restore': at(of.deletedTrip),
    'POST /api/trips/{id}/days/{day}/choose': onTripDay(),
    'PATCH /api/trips/{id}/days/{day}': onTripDay({ body: { purpose: 'hiking' } }),
    'PATCH /api/trips/{id}/lines/{line}': owned({ ...line, body: { isPacked: true } }),
    'POST /api/trips/{id}/lines': at(of.trip, { body: { text: 'Charger' } }),
    'POST /api/trips/{id}/pack': at(of.trip),
    'POST /api/sample-wardrobe': own(),

    'GET /api/archive-exports/{id}': at(of.archiveExport),
    'DELETE /api/archive-exports/{id}': at(of.archiveExport),
    'POST /api/archive-exports': own(),
    'GET /api/archive-imports/{id}': at(of.archiveImport),
    // The file is not a ZIP.
    'POST /api/archive-imports/{id}/start': at(of.archiveImport, { status: 409 }),
    'DELETE /api/archive-imports/{id}': at(of.archiveImport),

    'DELETE /api/trips/{id}/lines/{line}': owned(line),
    'DELETE /api/trips/{id}': at(of.trip),
    'DELETE /api/paired-devices/{id}': at(of.device),
    'DELETE /api/wishlist/{id}': at(of.wish),
    'DELETE /api/marketplace-items/{id}': at(of.listing),
    'DELETE /api/marketplace-samples': own(),
    'DELETE /api/closet-items/{id}/loan': at(of.lendable),
    'DELETE /api/household/invitations/{id}': at(of.householdInvitation),
    'DELETE /api/household/members/{id}': at(of.otherPerson),
    'DELETE /api/people/{id}/block': own({ path: { id: of.otherPerson } }),
    'DELETE /api/weekly-plans/{id}': at(of.plan),
    'DELETE /api/outfit-history/{id}': at(of.entry),
    'DELETE /api/outfit-shares/{id}': at(of.share),
    'DELETE /api/look-collections/{id}/looks/{lookId}': owned({
      path: { id: of.collection, lookId: of.look },
    }),
    'DELETE /api/look-collections/{id}': at(of.collection),
    'DELETE /api/outfit-recommendations/{id}': at(of.look),
    'DELETE /api/outfit-curations/{id}': at(of.curation),
    'DELETE /api/closet-photos/{photoId}': owned({ path: { photoId: of.discardedPhoto } }),
    'DELETE /api/closet-items/{id}/wears/{wornDate}': owned({ path: { id: of.piece, wornDate: OWNED_DAY } }),
    'DELETE /api/closet-items/{id}/cut-out': at(of.piece),
    'POST /api/closet-items/remove': owned({ body: pieces }),
    'POST /api/closet-items/restore': owned({ body: pieces }),
    'DELETE /api/closet-items/{id}': at(of.otherPiece),
    'DELETE /api/recently-deleted/{kind}/{id}': owned({ path: { kind: 'wishlistItem', id: of.wish } }),
    'DELETE /api/recently-deleted': own(),
    'DELETE /api/sample-wardrobe': own(),
    'DELETE /api/user/picture': own(),
  }
}

/** Returns the routes of the API document that need a user, such as 'GET /api/user'. */
export async function documentedRoutes(app: FastifyInstance): Promise<string[]> {
  const { paths }: { paths: Record<string, Record<string, { security?: unknown[] }>> } = (
    await app.inject('/api/docs/json')
  ).json()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security }]) =>
      security?.length === 0 ? [] : [`${method.toUpperCase()} ${path}`],
    ),
  )
}

/** Sends the sample of a route, with the fields of `extra` added to its body. */
export async function callRoute(
  app: FastifyInstance,
  route: string,
  { path = {}, query, body, form }: RouteSample,
  { headers = {}, extra = {} }: { headers?: Record<string, string>; extra?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  const [method = '', template = ''] = route.split(' ')
  const address = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? name)
  const request = { method: asMethod(method), url: address, query: { ...query } }
  if (!form) return app.inject({ ...request, headers, ...(body && { payload: { ...body, ...extra } }) })
  const files = [{ field: 'image', name: 'shirt.jpg', bytes: await jpeg() }]
  const sent = multipart({ fields: { ...form, ...extra }, files })
  return app.inject({
    ...request,
    headers: { 'content-type': sent.contentType, ...headers },
    payload: sent.body,
  })
}

function asMethod(method: string): 'GET' | 'POST' | 'PATCH' | 'DELETE' {
  return method === 'GET' || method === 'POST' || method === 'PATCH' ? method : 'DELETE'
}
