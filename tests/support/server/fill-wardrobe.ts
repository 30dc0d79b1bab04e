import { v7 as newId } from 'uuid'
import sharp from 'sharp'
import { archivedTables } from '../../../src/server/export-import/tables/archived-tables.ts'
import type { User } from '../../../src/server/http/user-of-request.ts'
import { encodeWebp, type PreparedPicture } from '../../../src/server/images/encode-webp.ts'
import { confirmImage } from '../../../src/server/images/image-rows.ts'
import { storePicture, type NewPicture, type PictureDeps } from '../../../src/server/images/store-picture.ts'
import { recountWears } from '../../../src/server/closet/wears/wear-store.ts'
import { exampleRow, insertRow, type Row } from '../database/example-rows.ts'
import { specifiedEntities } from '../database/specified-entities.ts'

interface FillOptions {
  readonly pieces: number
  /** Width of the photos in pixels. */
  readonly photoWidth?: number
}

/** Fills every table of an archive for a user: pieces with three pictures each, and rows that use the pieces. */
export async function fillWardrobe(
  deps: PictureDeps,
  user: User,
  { pieces, photoWidth = 360 }: FillOptions,
): Promise<void> {
  const { db } = deps
  const add = (table: string, changes: Row) => insertRow(db, table, fullRow(table, user, changes))
  await add('userProfiles', {})
  await add('weatherPreferences', { place: { name: 'Lucca', latitude: 43.84, longitude: 10.5 } })
  const collectionId = (await add('lookCollections', { deletedAt: null }))['id']
  const ids: unknown[] = []
  for (let nth = 0; nth < pieces; nth += 1) {
    const picture = () => addPicture(deps, user, nth, photoWidth)
    const [photo, cutOut, wished] = [await picture(), await picture(), await picture()]
    const piece = await addPiece(add, nth, photo, cutOut)
    ids.push(piece['id'])
    const wishlistItemId = (await add('wishlistItems', { pictureKey: wished.key, deletedAt: null }))['id']
    await add('priceAlerts', { wishlistItemId })
    if (nth % 10 === 0) await addUses(add, { piece, photo, collectionId })
  }
  await recountWears(db, ids.map(String), new Date('2026-11-22T10:00:00.000Z'))
}

type Add = (table: string, changes: Row) => Promise<Row>

async function addPiece(add: Add, nth: number, photo: NewPicture, cutOut: NewPicture): Promise<Row> {
  const names = [
    '=HYPERLINK("https://evil.example")',
    '+1 shirt',
    '-2 coat',
    '@sum',
    'Żółta spódnica 👗',
    'A "quoted", shirt',
  ]
  const piece = await add('closetItems', {
    name: `${names[nth % names.length]} ${nth}`,
    imageUrl: photo.url,
    imageKey: photo.key,
    cutOutKey: cutOut.key,
    description: 'First line\nsecond; line',
    deletedAt: nth % 7 === 3 ? new Date('2026-11-20T08:00:00.000Z') : null,
  })
  const snapshot = {
    id: piece['id'],
    name: piece['name'],
    imageUrl: photo.url,
    category: 'Tops',
    color: 'white',
  }
  const entry = await add('outfitHistory', {
    itemIds: [piece['id']],
    itemSnapshots: [snapshot],
    deletedAt: null,
  })
  for (const wornOn of ['2026-11-01', '2026-11-02', '2026-11-20'])
    await add('wears', {
      wornBy: null,
      closetItemId: piece['id'],
      wornOn,
      outfitHistoryId: wornOn > '2026-11-10' ? entry['id'] : null,
    })
  return { ...piece, snapshot }
}

// Adds one row to each other table, with the piece in it.
async function addUses(
  add: Add,
  { piece, photo, collectionId }: { piece: Row; photo: NewPicture; collectionId: unknown },
): Promise<void> {
  const item = piece['snapshot']
  const worn = { slot: 'top', item, reasoning: 'Matches.' }
  const listing = await add('marketplaceItems', {
    closetItemId: piece['id'],
    imageUrl: photo.url,
    imageKey: photo.key,
    deletedAt: null,
  })
  await add('listingPhotos', { listingId: listing['id'], place: 1, imageKey: photo.key })
  const look = await add('outfitRecommendations', { items: [item], deletedAt: null })
  const curation = await add('outfitCurations', {
    focusItemId: piece['id'],
    focusItem: item,
    deletedAt: null,
  })
  await add('curationVersions', { curationId: curation['id'], imageUrls: [photo.url] })
  await add('collectedCurations', { collectionId, curationId: curation['id'] })
  await add('collectedLooks', { collectionId, lookId: look['id'] })
  await add('outfitShares', { outfitId: look['id'], imageUrl: null, shareUrl: null, shareTokenHash: newId() })
  const plan = await add('weeklyOutfitPlans', {})
  await add('dailyOutfits', {
    planId: plan['id'],
    itemIds: [piece['id']],
    itemSnapshots: [item],
    pieces: [worn],
    offered: [[piece['id']]],
    outfitHistoryId: null,
    newlyWornIds: null,
  })
  const trip = await add('trips', { takenOut: [item], deletedAt: null })
  await add('tripDays', { tripId: trip['id'], pieces: [{ slot: 'top', item }], offered: [piece['id']] })
  await add('tripLines', { tripId: trip['id'], closetItemId: piece['id'], item })
}

function fullRow(table: string, user: User, changes: Row): Row {
  const archived = archivedTables.find((each) => each.table === table)
  const owner = archived && archived.owner.through === undefined ? { [archived.owner.column]: user.id } : {}
  const { defaults = {}, optional = {} } = specifiedEntities[table] ?? {}
  return exampleRow(table, { ...defaults, ...optional, ...owner, ...changes })
}

async function addPicture(deps: PictureDeps, user: User, nth: number, width: number): Promise<NewPicture> {
  const prepared = await preparedPicture(nth % DIFFERENT_PICTURES, width)
  const kept = await storePicture(deps, user, prepared, '0'.repeat(64), {
    look: null,
    seen: { type: 'shirt' },
  })
  await confirmImage(deps.db, kept.key)
  return kept
}

const DIFFERENT_PICTURES = 8
const prepared = new Map<string, Promise<PreparedPicture>>()

// Cached: encoding takes most of a test's time.
function preparedPicture(nth: number, width: number): Promise<PreparedPicture> {
  const name = `${nth} ${width}`
  const picture = prepared.get(name) ?? noisyPicture(nth, width)
  prepared.set(name, picture)
  return picture
}

async function noisyPicture(nth: number, width: number): Promise<PreparedPicture> {
  const noise = { type: 'gaussian' as const, mean: 90 + 10 * nth, sigma: 12 }
  const { data, info } = await sharp({
    create: { width, height: Math.round(width * 1.25), channels: 3, background: '#888', noise },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encodeWebp({ data, width: info.width, height: info.height, channels: 3 })
}
