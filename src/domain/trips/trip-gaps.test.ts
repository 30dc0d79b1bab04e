import { runToEnd } from '../run-to-end.ts'
import { describe, expect, test } from 'vitest'
import { hasTag } from '../closet/garment-tags.ts'
import { tripGapInWords } from '../words/trip-gap.ts'
import { madeCloset } from '../stylist/search/made-closet.test-support.ts'
import { givenTrip, type TripGiven } from './made-trip.test-support.ts'
import { packTrip } from './pack-trip.ts'
import { keepsDry } from './spare-for-weather.ts'
import { tripGaps } from './trip-gaps.ts'

const closet = madeCloset(120)
const cold = [{ lowCelsius: -8, highCelsius: -2 }]
const rain = [{ condition: 'Rain', precipitationMm: 6 }] as const

function missingOn(given: TripGiven): string[] {
  const trip = givenTrip(given)
  return runToEnd(tripGaps(trip, packTrip(trip))).map(tripGapInWords)
}

describe('what a trip needs and the closet does not have', () => {
  test('is nothing where the closet has all', () => {
    expect(missingOn({ closet })).toEqual([])
  })

  test('is a rain jacket where it rains and nothing keeps dry, said once for all days', () => {
    const missing = missingOn({ closet: closet.filter((piece) => !keepsDry(piece)), weather: rain })
    expect(missing.filter((line) => line === 'No rain jacket in your closet.')).toHaveLength(1)
  })

  test('is named with the first day that needs it', () => {
    const missing = missingOn({ closet: closet.filter(({ garment }) => garment.slot !== 'shoes') })
    expect(missing).toEqual(['No closed shoes in your closet for Nov 23.'])
  })

  test('is a warm coat in frost', () => {
    const missing = missingOn({
      closet: closet.filter(({ garment }) => garment.slot !== 'outer'),
      weather: cold,
    })
    expect(missing).toContain('No warm coat in your closet for Nov 23.')
  })

  test('is not a warm coat for a hike with a wool coat packed', () => {
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

  test('is what the occasion calls for', () => {
    const missing = missingOn({ closet, purposes: ['hiking'] })
    expect(missing).toContain("You don't have hiking boots or trail shoes to wear on Nov 23.")
  })
})
