import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import type { ClosetItem } from '../src/contract/closet/closet.ts'
import type { CutOutsInProgress } from '../src/contract/closet/cut-outs.ts'
import type { ClosetPhoto } from '../src/contract/closet/photos.ts'
import type { OutfitCuration } from '../src/contract/stylist/stylist.ts'
import { temperatureOfDay } from '../src/domain/weather/temperature-of-day.ts'
import { call } from '../tests/e2e/call.ts'
import type { GalleryArmadio } from './open-armadio.ts'
import { piecePhoto } from './piece-photo.ts'
import { wardrobe } from './wardrobe.ts'

const PHOTOS_MAX = 40
const DAYS_OF_YEAR = 325
/** First day with an outfit; the last is the day before the gallery's week. */
const FIRST_DAY = Date.parse('2026-01-01')
const DAY_MS = 24 * 60 * 60 * 1000

/** Ids that the screens open. */
export const Furnished = z.object({
  pieceId: z.string(),
  curationId: z.string(),
  lookId: z.string(),
  tripId: z.string(),
  listingId: z.string(),
  trendId: z.string(),
})
export type Furnished = z.infer<typeof Furnished>

/** Fills a wardrobe, with a year of outfits. `photos` is a folder of photos to use, if any. */
export async function furnish(armadio: GalleryArmadio, photos: string | null): Promise<Furnished> {
  await call(armadio, 'PATCH', '/api/user', { username: 'Mara' })
  await call(armadio, 'PATCH', '/api/weather/preference', { location: 'Toronto' })
  const about = { wears: photos ? 'both' : 'womenswear', feels: 'average' }
  await call(armadio, 'PATCH', '/api/user-profile', { about, sizeMeasurements: { tops: 'S', shoes: '39' } })
  const pieces = photos ? await addPhotos(armadio, photos) : await addWardrobe(armadio)
  await untilCutOut(armadio)
  await wearForYear(armadio)
  return { pieceId: pieces[0]?.id ?? '', ...(await addTheRest(armadio, pieces)) }
}

async function addWardrobe(armadio: GalleryArmadio): Promise<ClosetItem[]> {
  const pieces: ClosetItem[] = []
  // Reversed, because the closet lists the newest first.
  for (const [at, piece] of [...wardrobe.entries()].toReversed()) {
    const { kind, hex, pattern, ground, brand, price, bought, ...fields } = piece
    const drawn = `/drawings/${kind}.webp?c=${hex.slice(1)}${pattern ? `&p=${pattern}` : ''}&w=960`
    const drawing = await fetch(armadio.address + drawn)
    const photo = await piecePhoto(Buffer.from(await drawing.arrayBuffer()), ground, at)
    const added = await send<ClosetItem>(armadio, '/api/closet-items', fields, photo)
    const bill = { brand, originalPrice: price, currency: 'USD', purchaseDate: bought }
    pieces.unshift(await call(armadio, 'PATCH', `/api/closet-items/${added.id}`, bill))
  }
  return pieces
}

// Adds photos like a user: Armadio suggests the values.
async function addPhotos(armadio: GalleryArmadio, folder: string): Promise<ClosetItem[]> {
  const pieces: ClosetItem[] = []
  for (const file of await photosOf(folder)) {
    const photo = await send<ClosetPhoto>(armadio, '/api/closet-photos', {}, await readFile(file))
    const { name, category, guess, color } = photo.suggestion
    const kind = category ?? guess ?? 'Tops'
    const words = { name: name ?? photo.suggestion.names[kind], category: kind, color: color ?? 'Gray' }
    pieces.unshift(
      await call(armadio, 'POST', '/api/closet-items/from-photo', { ...words, photoId: photo.id }),
    )
  }
  return pieces
}

// Takes some from each sub-folder, for a mix of kinds.
async function photosOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const byFolder = Map.groupBy(
    entries.filter((entry) => entry.isFile() && ['.jpg', '.jpeg', '.png'].includes(extname(entry.name))),
    ({ parentPath }) => parentPath,
  )
  const folders = [...byFolder.values()]
  const rounds = Array.from({ length: PHOTOS_MAX }, (_, round) =>
    folders.flatMap((files) => files.slice(round, round + 1)),
  )
  return rounds
    .flat()
    .slice(0, PHOTOS_MAX)
    .map(({ parentPath, name }) => join(parentPath, name))
}

async function send<T>(
  { address }: GalleryArmadio,
  path: string,
  fields: Readonly<Record<string, string>>,
  photo: Buffer,
): Promise<T> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('image', new Blob([new Uint8Array(photo)]), 'photo.jpg')
  const reply = await fetch(address + path, { method: 'POST', body: form })
  if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`)
  return reply.json()
}

async function untilCutOut(armadio: GalleryArmadio): Promise<void> {
  for (;;) {
    const { pending }: CutOutsInProgress = await call(armadio, 'GET', '/api/closet-cut-outs')
    if (pending.length === 0) return
    await pause(1000)
  }
}

// Logs every third day, which is fast and fills the months; in November every day.
async function wearForYear(armadio: GalleryArmadio): Promise<void> {
  const occasions = ['work', 'casual', 'work', 'weekend', 'dinner', 'work', 'casual']
  for (let day = 0; day < DAYS_OF_YEAR - 1; day += day > 303 ? 1 : 4) {
    const date = new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10)
    if (date > '2026-11-20') return
    armadio.clock.set(`${date}T12:00:00Z`)
    const occasion = occasions[day % occasions.length] ?? 'casual'
    const { outfits, weather, place } = await call(
      armadio,
      'GET',
      `/api/outfits-for-day?date=${date}&occasion=${occasion}`,
    )
    const [outfit] = outfits
    if (!outfit) continue
    const itemIds = outfit.pieces.map(({ item }: { item: { id: string } }) => item.id)
    const worn = { temperature: temperatureOfDay(weather), condition: weather.condition }
    await call(armadio, 'POST', '/api/outfit-history', {
      itemIds,
      occasion,
      wornDate: date,
      weather: worn,
      location: place,
      rating: day % 3 === 0 ? 3 + (day % 2) + (day % 9 === 0 ? 1 : 0) : null,
    })
  }
}

async function addTheRest(
  armadio: GalleryArmadio,
  pieces: readonly ClosetItem[],
): Promise<Omit<Furnished, 'pieceId'>> {
  armadio.clock.set('2026-11-20T18:00:00Z')
  const of = (category: string, at = 0) => pieces.filter((piece) => piece.category === category)[at]?.id ?? ''
  const curated: { curation: OutfitCuration }[] = []
  for (const [focusItemId, stylePreference, occasion] of [
    [of('Bottoms'), 'casual', 'casual'],
    [of('Tops', 1), 'classic', 'business-casual'],
    [of('Outerwear'), 'minimalist', 'art-gallery'],
  ] as const)
    curated.push(
      await call(armadio, 'POST', '/api/curate-outfit', { focusItemId, stylePreference, occasion }),
    )
  const look = await call(armadio, 'POST', '/api/outfit-recommendations', {
    name: 'Sunday market',
    occasion: 'weekend',
    itemIds: [of('Outerwear', 1), of('Tops', 2), of('Bottoms', 1), of('Shoes')],
  })
  await call(armadio, 'POST', '/api/look-collections', { name: 'Weekend', lookIds: [look.id] })
  const trip = { fromDate: '2026-12-11', toDate: '2026-12-14', purpose: 'vacation', bag: 'carry-on' }
  const { trip: planned } = await call(armadio, 'POST', '/api/trips', { place: 'Paris', ...trip })
  for (const wish of wishes) await call(armadio, 'POST', '/api/wishlist', wish)
  const dropped = await call(armadio, 'POST', '/api/wishlist', { ...wishes[1], name: 'Patent loafers' })
  await call(armadio, 'DELETE', `/api/wishlist/${dropped.id}`)
  const soldId = of('Shoes', 3)
  const draft = await call(armadio, 'GET', `/api/closet-items/${soldId}/listing-draft`)
  const { title, description, condition, category, size } = draft
  const listed = { closetItemId: soldId, title, description, condition, category, size, price: '48' }
  await call(armadio, 'POST', '/api/marketplace-items', listed)
  const goneId = of('Bottoms', 4)
  await call(armadio, 'PATCH', `/api/closet-items/${goneId}`, { archivedReason: 'donated' })
  await call(armadio, 'PATCH', `/api/closet-items/${of('Tops', 4)}`, { isClean: false })
  const [listing] = await call(armadio, 'GET', '/api/marketplace-items')
  await call(armadio, 'POST', '/api/sync-trending-styles')
  const [trend] = await call(armadio, 'GET', '/api/trending-styles')
  return {
    curationId: curated[2]?.curation.id ?? '',
    lookId: look.id,
    tripId: planned.id,
    listingId: listing.id,
    trendId: trend?.id ?? '',
  }
}

const wishes = [
  {
    name: 'Cashmere crew neck',
    category: 'shirt',
    color: 'Oatmeal',
    brand: 'Jenni Kayne',
    currentPrice: '395',
    targetPrice: '250',
    priority: 4,
  },
  {
    name: 'Suede ankle boots',
    category: 'shoes',
    color: 'Taupe',
    brand: 'Aeyde',
    currentPrice: '330',
    targetPrice: '350',
    priority: 5,
    notes: 'Size 39; the 38 was tight.',
  },
  {
    name: 'Silk scarf',
    category: 'accessories',
    color: 'Ivory',
    brand: 'Sézane',
    currentPrice: '60',
    targetPrice: '45',
    priority: 2,
  },
]
