import { describe, expect, test } from 'vitest'
import type { Garment } from '../../../closet/garment.ts'
import type { Wearer } from '../../../closet/wearer/wearer.ts'
import { outfitNeeds } from '../../occasions/needs-of-request.ts'
import type { OutfitNeeds } from '../../outfit-needs.ts'
import { makePiece } from '../../../words/make-outfit.test-support.ts'
import { severities } from './fault.ts'
import { faultsInOutfit } from './faults-in-outfit.ts'
import { faultsOf, severityOf } from './piece-faults.ts'
import { weatherFaults } from './weather-faults.ts'

const needsAt = (occasion: string | null, season: OutfitNeeds['season'] = null) =>
  outfitNeeds({ stylePreference: 'classic', occasion, season })
const severity = (words: string, needs: OutfitNeeds) => severityOf(makePiece(words).garment, needs)
const causes = (words: string, needs: OutfitNeeds) =>
  faultsOf(makePiece(words).garment, needs).map(({ cause }) => cause.kind)

describe('a piece at an occasion', () => {
  test.each([
    ['Suit trousers, Bottoms, Navy', 'job-interview'],
    ['Black dress, Dresses, Black', 'a funeral'],
    ['Running shoes, Shoes, White', 'a run in the park'],
    ['Rain boots, Shoes, Green', 'a walk in heavy rain'],
    ['Lehenga, Dresses, Magenta', 'Diwali party'],
    ['Swimsuit, Dresses, Black', 'a day at the beach'],
    ['White shirt, Tops, White', 'wedding-guest'],
    ['Tramping pack 45L, Accessories, Green', 'three days of hiking'],
    ['Wool coat, Outerwear, Camel', 'a football match in fall'],
    ['Wool coat, Outerwear, Camel', 'a pottery class at -2 °C'],
    ['Rain jacket, Outerwear, Blue', 'work on a building site in pouring rain, 8 degrees'],
  ])('is right: %s for %s', (words, occasion) => {
    expect(severity(words, needsAt(occasion))).toBeLessThan(severities.odd)
  })

  test.each([
    ['Team jersey, Tops, Blue', 'a funeral'],
    ['Gray hoodie, Tops, Gray', 'job-interview'],
    ['White dress, Dresses, White', 'wedding-guest'],
    ['High heels, Shoes, Black', 'a hike in the hills'],
    ['Pajama pants, Bottoms, Gray', 'brunch'],
    ['Rain boots, Shoes, Green', 'cocktail-event'],
    ['Flip-flops, Shoes, Black', 'charity-gala'],
  ])('is wrong: %s for %s', (words, occasion) => {
    expect(severity(words, needsAt(occasion))).toBeGreaterThanOrEqual(severities.bad)
  })

  test('is odd: a pack for the trail on a casual day', () => {
    expect(severity('Tramping pack 45L, Accessories, Green', needsAt('casual'))).toBeGreaterThan(
      severities.odd,
    )
  })

  test('has a severity that grows with the distance from the dress code', () => {
    const needs = needsAt('job-interview')
    const steps = ['Suit trousers, Bottoms, Navy', 'Chinos, Bottoms, Navy', 'Joggers, Bottoms, Navy'].map(
      (words) => severity(words, needs),
    )
    expect(steps).toEqual(steps.toSorted((one, other) => one - other))
    expect(new Set(steps).size).toBe(3)
  })

  test('without a recognized type is odd, more so with a strict dress code', () => {
    const casual = severity('Zorblax, Tops, Blue', needsAt('casual'))
    expect(casual).toBeGreaterThanOrEqual(severities.odd)
    expect(severity('Zorblax, Tops, Blue', needsAt('charity-gala'))).toBeGreaterThan(casual)
    expect(causes('Zorblax, Tops, Blue', needsAt('casual'))).toContain('not recognized')
  })
})

describe('a piece and the weather', () => {
  test.each([
    ['Sandals, Shoes, Brown', 'a walk at 4 °C', 'open shoes in the cold'],
    ['Parka, Outerwear, Navy', 'a walk at 27 °C', 'too warm'],
    ['Denim shorts, Bottoms, Blue', 'a walk at 2 °C', 'too thin'],
    ['Suede loafers, Shoes, Tan', 'a walk in the rain, 12 °C', 'spoiled by rain'],
  ])('%s at %s: %s', (words, occasion, cause) => {
    expect(causes(words, needsAt(occasion))).toContain(cause)
  })

  test.each(['Swimsuit, Dresses, Black', 'Pool slides, Shoes, Black'])(
    '%s has no faults by cold weather for a swim, but has some for a walk',
    (words) => {
      const { garment } = makePiece(words)
      expect(weatherFaults(garment, needsAt('wild swimming at 6 °C', 'winter'))).toEqual([])
      expect(weatherFaults(garment, needsAt('a walk by the sea at 6 °C', 'winter'))).not.toEqual([])
    },
  )

  test('a mini skirt is not too thin over tights', () => {
    const [skirt, tights] = ['Mini skirt, Bottoms, Black', 'Opaque tights, Accessories, Black'].map(
      (words) => makePiece(words).garment,
    )
    if (!skirt || !tights) throw new Error('No garments')
    const causesWith = (outfit: readonly Garment[]) =>
      faultsInOutfit(skirt, outfit, needsAt('a walk at 6 °C')).map(({ cause }) => cause.kind)
    expect(causesWith([skirt])).toContain('too thin')
    expect(causesWith([skirt, tights])).not.toContain('too thin')
  })

  test('the season label of a piece counts less when the temperature is stated', () => {
    const sweater = makePiece('Merino sweater, Tops, Navy').garment
    const fall = { ...sweater, seasons: ['fall'] as const }
    expect(severityOf(fall, needsAt('casual', 'winter'))).toBeGreaterThan(
      severityOf(fall, needsAt('a walk at 1 °C', 'winter')),
    )
  })
})

test('pieces that the wearer never wears are ruled out for any occasion', () => {
  const wearer: Wearer = {
    wears: 'menswear',
    coverage: 'as I like',
    heels: 'none',
    feels: 'average',
    favoriteColors: [],
    neverColors: ['red'],
    neverMaterials: [],
    neverTypes: [],
  }
  const needs = { ...needsAt('party'), wearer }
  for (const words of ['Wrap dress, Dresses, Navy', 'High heels, Shoes, Black', 'Oxford shirt, Tops, Red'])
    expect(severity(words, needs)).toBeGreaterThanOrEqual(severities.never)
  expect(severity('Oxford shirt, Tops, Blue', needs)).toBeLessThan(severities.odd)
})
