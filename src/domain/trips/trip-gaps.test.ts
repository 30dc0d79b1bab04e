import { runToEnd } from '../run-to-end.ts'
import { describe, expect, test } from 'vitest'
import { hasTag } from '../closet/tags/garment-tags.ts'
import { tripGapInWords } from '../words/trips/trip-gap.ts'
import { generateCloset } from '../stylist/search/generate-closet.test-support.ts'
import { givenTrip, type TripGiven } from './generate-trip.test-support.ts'
import { packTrip } from './pack-trip.ts'
import { keepsDry } from './spare-for-weather.ts'
import { tripGaps } from './trip-gaps.ts'

const closet = generateCloset(120)
const cold = [{ lowCelsius: -8, highCelsius: -2 }]
const rain = [{ condition: 'Rain', precipitationMm: 6 }] as const

function missingOn(given: TripGiven): string[] {
  const trip = givenTrip(given)
  return runToEnd(tripGaps(trip, packTrip(trip))).map(tripGapInWords)
}

describe('gaps of a trip', () => {
  test('are empty if the closet has everything', () => {
    expect(missingOn({ closet })).toEqual([])
  })

  test('include a rain jacket once if it rains and no piece keeps dry', () => {
    const missing = missingOn({ closet: closet.filter((piece) => !keepsDry(piece)), weather: rain })
    expect(missing.filter((line) => line === 'No rain jacket in your closet.')).toHaveLength(1)
  })

  test('include the first day that needs the piece', () => {
    const missing = missingOn({ closet: closet.filter(({ garment }) => garment.slot !== 'shoes') })
    expect(missing).toEqual(['No closed shoes in your closet for Nov 23.'])
  })

  test('include a warm coat in frost', () => {
    const missing = missingOn({
      closet: closet.filter(({ garment }) => garment.slot !== 'outer'),
      weather: cold,
    })
    expect(missing).toContain('No warm coat in your closet for Nov 23.')
  })

  test('exclude a warm coat for a hike if a wool coat is packed', () => {
    const withWool = closet.filter(
      ({ garment }) => garment.slot !== 'outer' || hasTag(garment, ['coat', 'dress coat']),
    )
    const missing = missingOn({
      closet: withWool,
      purposes: ['hiking'],
      weather: [{ lowCelsius: 1, highCelsius: 5 }],
    })
    expect(missing.join()).not.toContain('warm coat')
  })

  test('include pieces required by the occasion', () => {
    const missing = missingOn({ closet, purposes: ['hiking'] })
    expect(missing).toContain('Missing for Nov 23: hiking boots or trail shoes.')
  })
})
