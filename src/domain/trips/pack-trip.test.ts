import { describe, expect, test } from 'vitest'
import { stylistPiece } from '../../../tests/support/factories/stylist-piece.ts'
import { readGarment } from '../closet/read-garment.ts'
import { sampleWardrobe } from '../closet/sample-wardrobe.ts'
import { makePiece } from '../words/make-outfit.test-support.ts'
import { wearsBeforeWash } from '../planner/rotation/rest-and-laundry-rules.ts'
import { solveWeek } from '../planner/week/solve-week.ts'
import { asInCloset } from '../stylist/layers/as-mid.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { generateCloset } from '../stylist/search/generate-closet.test-support.ts'
import { bagLoad, isOverfull } from './bag-load.ts'
import { inBag } from './fewer-pieces.ts'
import { washPeriodOf } from './laundry-on-trip.ts'
import { givenTrip, generateTrip } from './generate-trip.test-support.ts'
import { packTrip } from './pack-trip.ts'
import { keepsDry } from './spare-for-weather.ts'
import type { PackedTrip, TripToPack } from './trip-to-pack.ts'

const TRIPS = 150
const made = Array.from({ length: TRIPS }, (_, number) => {
  const trip = generateTrip(number)
  return { number, trip, packed: packTrip(trip) }
})

const sample: readonly StylistPiece[] = sampleWardrobe.map((piece, at) => ({
  ...stylistPiece(`s${at}`, 'top', { name: piece.name, category: piece.category, color: piece.color }),
  garment: readGarment({ ...piece, brand: null, description: null }),
}))

const idsOf = (pieces: readonly StylistPiece[]) => pieces.map(({ id }) => id)

function loadOf(trip: TripToPack, { outfits, pieces, spareIds }: PackedTrip) {
  const spares = pieces.filter(({ id }) => spareIds.has(id))
  return bagLoad(inBag(trip, { worn: outfits, spares }), trip.bag)
}

describe('over 150 generated trips', () => {
  test('every outfit uses packed pieces of the closet', () => {
    for (const { number, trip, packed } of made) {
      expect(packed.outfits.length, `trip ${number}`).toBe(trip.days.length)
      const ids = new Set(idsOf(packed.pieces))
      for (const piece of packed.outfits.flat()) expect(ids.has(piece.id), `trip ${number}`).toBe(true)
      for (const piece of packed.pieces) expect(trip.closet.includes(asInCloset(piece))).toBe(true)
      expect(ids.size).toBe(packed.pieces.length)
    }
  })

  test('the packed pieces fit in the bag, unless the user added more', () => {
    for (const { number, trip, packed } of made)
      if (trip.keptIds.size === 0) expect(isOverfull(loadOf(trip, packed)), `trip ${number}`).toBe(false)
  })

  test('every packed piece is worn, on the user’s list or a spare for rain', () => {
    for (const { number, trip, packed } of made) {
      const worn = new Set(idsOf(packed.outfits.flat()))
      for (const piece of packed.pieces) {
        const isWanted = worn.has(piece.id) || trip.keptIds.has(piece.id)
        const isForRain = packed.spareIds.has(piece.id) && keepsDry(piece)
        expect(isWanted || isForRain, `trip ${number}: ${piece.name}`).toBe(true)
      }
    }
  })

  test('pieces worn beyond their wash limit are reported', () => {
    for (const { number, trip, packed } of made)
      for (const piece of packed.pieces) {
        const limit = wearsBeforeWash(piece.garment)
        if (limit === null) continue
        const wears = new Map<number, number>()
        for (const [at, pieces] of packed.outfits.entries()) {
          const now = pieces.find(({ id }) => id === piece.id)
          if (!now || wearsBeforeWash(now.garment) !== limit) continue
          const stretch = washPeriodOf(at, trip.laundryEvery)
          const count = (wears.get(stretch) ?? 0) + 1
          wears.set(stretch, count)
          if (count > limit)
            expect(packed.repeatedIds[at]?.includes(piece.id), `trip ${number}: ${piece.name}`).toBe(true)
        }
      }
  })

  test('pieces on the user’s list are packed', () => {
    for (const { trip, packed } of made)
      for (const id of trip.keptIds) expect(idsOf(packed.pieces)).toContain(id)
  })

  test('the order of the closet does not change the result', () => {
    for (const { trip, packed } of made.slice(0, 20)) {
      const other = packTrip({ ...trip, closet: trip.closet.toReversed() })
      expect(other.outfits.map(idsOf)).toEqual(packed.outfits.map(idsOf))
    }
  })
})

describe('a capsule', () => {
  test('needs fewer pieces than a week at home and has a complete outfit for each day', () => {
    const trip = givenTrip({ closet: sample, days: 6 })
    const packed = packTrip(trip)
    const atHome = new Set(solveWeek(trip).flatMap(({ outfit }) => idsOf(outfit?.pieces ?? [])))
    expect(packed.pieces.length).toBeLessThan(atHome.size)
    for (const outfit of packed.outfits) {
      const slots = outfit.map(({ garment }) => garment.slot)
      expect(slots.includes('dress') || (slots.includes('top') && slots.includes('bottom'))).toBe(true)
      expect(slots).toContain('shoes')
    }
  })

  test('has fewer tops with a laundry on the trip', () => {
    const closet = generateCloset(120)
    const tops = (laundryEvery: number | null) =>
      packTrip(
        givenTrip({ closet, days: 12, laundryEvery, weather: [{ lowCelsius: 20, highCelsius: 28 }] }),
      ).pieces.filter(({ garment }) => garment.slot === 'top').length
    expect(tops(3)).toBeLessThan(tops(null))
  })

  test('is smaller with a smaller bag', () => {
    const closet = generateCloset(120)
    const purposes = ['work', 'hiking', 'wedding-guest']
    const weather = [{ lowCelsius: -4, highCelsius: 1 }]
    const count = (bag: TripToPack['bag']) =>
      packTrip(givenTrip({ closet, days: 14, bag, purposes, weather })).pieces.length
    expect(count('personal item')).toBeLessThan(count('checked'))
  })

  test('keeps a day chosen by the user and packs its pieces', () => {
    const trip = givenTrip({ closet: sample })
    const chosen = sample.filter(({ name }) => ['Linen shirt dress', 'Penny loafers'].includes(name))
    const days = trip.days.map((day, at) => (at === 2 ? { ...day, fixed: chosen } : day))
    const packed = packTrip({ ...trip, days })
    expect(idsOf(packed.outfits[2] ?? [])).toEqual(idsOf(chosen))
    expect(idsOf(packed.pieces)).toEqual(expect.arrayContaining(idsOf(chosen)))
  })

  test('replaces the pieces that a day should avoid if there are others', () => {
    const trip = givenTrip({ closet: sample })
    const before = packTrip(trip).outfits[3] ?? []
    const avoidIds = new Set(
      before.filter(({ garment: { slot } }) => slot === 'top' || slot === 'dress').map(({ id }) => id),
    )
    const days = trip.days.map((day, at) => (at === 3 ? { ...day, avoidIds } : day))
    const after = packTrip({ ...trip, days }).outfits[3] ?? []
    expect(after.some(({ id }) => avoidIds.has(id))).toBe(false)
    expect(after.length).toBeGreaterThan(0)
  })

  test('includes a rain spare if it may rain, even if no outfit needs it', () => {
    const closet = [...sample.filter((piece) => !keepsDry(piece)), ...sample.filter(keepsDry).slice(0, 1)]
    const packed = packTrip(
      givenTrip({ closet, weather: [{ lowCelsius: 24, highCelsius: 31, precipitationChance: 60 }] }),
    )
    expect(packed.pieces.some(keepsDry)).toBe(true)
  })

  test('keeps the only umbrella in the bag for a single rainy day', () => {
    const umbrella = stylistPiece('u', 'extra', { name: 'Umbrella', category: 'Accessories', color: 'Black' })
    const closet = [
      ...sample.filter((piece) => !keepsDry(piece)),
      { ...umbrella, garment: makePiece('Umbrella, Accessories, Black').garment },
    ]
    for (const rainy of [1, 2, 3]) {
      const weather = Array.from({ length: 5 }, (_, at) => ({
        lowCelsius: 12,
        highCelsius: 19,
        ...(at === rainy ? ({ condition: 'Rain' } as const) : {}),
      }))
      expect(packTrip(givenTrip({ closet, weather })).pieces.map(({ id }) => id)).toContain('u')
    }
  })

  test('repeats a sweater rather than use a linen dress in cold rain', () => {
    const weather = [
      { condition: 'Rain', lowCelsius: 1, highCelsius: 5, precipitationMm: 4, precipitationChance: 80 },
    ] as const
    const packed = packTrip(givenTrip({ closet: sample, purposes: ['hiking'], weather }))
    expect(packed.pieces.map(({ name }) => name)).not.toContain('Linen shirt dress')
    expect(packed.outfits.every((outfit) => outfit.length > 0)).toBe(true)
  })

  test('is empty for an empty closet', () => {
    const packed = packTrip(givenTrip({ closet: [] }))
    expect(packed.pieces).toEqual([])
    expect(packed.outfits.every((outfit) => outfit.length === 0)).toBe(true)
  })
})

test('a trip in the cold takes one coat, one bag and the scarf, each worn on most days', () => {
  const { pieces, outfits } = packTrip(
    givenTrip({ closet: sample, weather: [{ lowCelsius: -6, highCelsius: 0 }] }),
  )
  const inSlot = (slot: string) => pieces.filter(({ garment }) => garment.slot === slot)
  expect(inSlot('outer').map(({ name }) => name)).toEqual(['Long wool coat'])
  expect(inSlot('bag')).toHaveLength(1)
  const scarves = inSlot('extra').filter(({ garment }) => garment.tags.has('winter scarf'))
  expect(scarves).toHaveLength(1)
  for (const { id } of [...inSlot('bag'), ...scarves])
    expect(outfits.filter((worn) => worn.some((piece) => piece.id === id)).length).toBeGreaterThan(3)
})

test('a winter trip takes the fall sweater too rather than wear the turtleneck every day', () => {
  const { outfits, repeatedIds } = packTrip(
    givenTrip({ closet: sample, weather: [{ lowCelsius: -6, highCelsius: 0 }] }),
  )
  const tops = outfits.flatMap((worn) =>
    worn.filter(({ garment }) => garment.slot === 'top').map(({ name }) => name),
  )
  expect(tops).toContain('Merino sweater')
  expect(tops).toContain('Ribbed turtleneck')
  expect(repeatedIds.flat()).toEqual([])
})
