import fc from 'fast-check'
import { send } from '../torture/kit/send.ts'

const PLACEHOLDER = /^@id:([\w-]+):(\d+)$/
const NOTHING = '01900000-0000-7000-8000-00000000ffff'
const ID = /"id":"([0-9a-f-]{36}|[0-9a-f]{32})"/g

const lists = [
  'closet-items',
  'outfit-curations',
  'outfit-recommendations',
  'look-collections',
  'weekly-plans',
  'outfit-history',
  'wishlist',
  'marketplace-items',
  'trips',
  'trending-styles',
  'outfit-shares',
  'recently-deleted',
] as const

/** Generates placeholders of ids, which make requests reproducible with a seed on another server. */
export function idPlaceholder(name: string, path: string): fc.Arbitrary<string> {
  const place = fc.nat({ max: 10_000 })
  const own = place.map((at) => `@id:${listOf(name, path)}:${at}`)
  const deleted = place.map((at) => `@id:recently-deleted:${at}`)
  return fc.oneof(
    { weight: 8, arbitrary: own },
    { weight: path.includes('restore') || path.includes('deleted') ? 8 : 1, arbitrary: deleted },
    { weight: 1, arbitrary: fc.uuid() },
  )
}

/** The server's ids, by the list that contains them. */
export interface KnownIds {
  refresh(url: string): Promise<void>
  note(list: string, text: string): void
  /** Replaces every placeholder in a value. */
  fillIn(value: unknown): unknown
}

export function createKnownIds(): KnownIds {
  const known = new Map<string, string[]>()
  const find = (list: string, at: number) => {
    const ids = known.get(list) ?? []
    return ids[at % Math.max(1, ids.length)] ?? NOTHING
  }
  const fillIn = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const [, list, at] = PLACEHOLDER.exec(value) ?? []
      return list === undefined ? value : find(list, Number(at))
    }
    if (Array.isArray(value)) return value.map(fillIn)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fillIn(each)]))
  }
  return {
    async refresh(url) {
      for (const list of lists) {
        const reply = await send(url, { method: 'GET', path: `/api/${list}` })
        const ids = [...JSON.stringify(reply?.body ?? null).matchAll(ID)].map(([, id]) => id ?? NOTHING)
        known.set(list, ids)
      }
      const trip = known.get('trips')?.[0]
      if (trip === undefined) return
      const reply = await send(url, { method: 'GET', path: `/api/trips/${trip}` })
      known.set(
        'lines',
        [...JSON.stringify(reply?.body ?? null).matchAll(ID)].map(([, id]) => id ?? NOTHING),
      )
    },
    note(list, text) {
      const found = ID.exec(text)?.[1]
      ID.lastIndex = 0
      if (found !== undefined) known.set(list, [...(known.get(list) ?? []).slice(-50), found])
    },
    fillIn,
  }
}

function listOf(name: string, path: string): string {
  if (name === 'photoId' || name === 'photoIds') return 'closet-photos'
  if (/^look/i.test(name)) return 'outfit-recommendations'
  if (/^(outfitId|curationId)$/.test(name)) return 'outfit-curations'
  if (name === 'line') return 'lines'
  if (name === 'listingId' || name === 'after') return 'marketplace-items'
  if (name === 'id') return path.split('/')[2] ?? 'closet-items'
  return 'closet-items'
}
