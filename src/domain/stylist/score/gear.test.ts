import { describe, expect, test } from 'vitest'
import { outfitNeeds } from '../occasions/needs-of-request.ts'
import { makePiece } from '../../words/make-outfit.test-support.ts'
import { isStrictGear } from './gear.ts'
import { severityOf } from './faults/piece-faults.ts'
import { severities } from './faults/fault.ts'
import { isWantedAsGear, wantsMetShare } from './wants-met.ts'

const needsAt = (occasion: string) => outfitNeeds({ stylePreference: 'casual', occasion, season: null })
const garment = (words: string) => makePiece(words).garment

describe('gear', () => {
  test.each([
    ['Golf shoes, Shoes, White', 'a round of golf'],
    ['Cycling shoes, Shoes, Black', 'a bike tour'],
    ['Motorcycle helmet, Accessories, Black', 'a motorbike tour'],
    ['Hard hat, Accessories, White', 'construction site'],
    ['Skihose, Bottoms, Black', 'skiing'],
  ])('is called for by a want that names it: %s for %s', (words, occasion) => {
    expect(isWantedAsGear(garment(words), needsAt(occasion))).toBe(true)
    expect(severityOf(garment(words), needsAt(occasion))).toBeLessThan(severities.odd)
  })

  test.each([
    ['Ski boots, Shoes, Black', 'Oktoberfest'],
    ['Safety shoes, Shoes, Black', 'a Christmas market, 0 degrees, snow'],
    ['Motorcycle helmet, Accessories, Black', 'a bike tour'],
    ['Cycling jersey, Tops, Blue', 'skiing'],
    ['Motorradjacke, Outerwear, Black', 'a date'],
  ])('has a fault at other occasions: %s for %s', (words, occasion) => {
    expect(isStrictGear(garment(words))).toBe(true)
    expect(severityOf(garment(words), needsAt(occasion))).toBeGreaterThanOrEqual(severities.odd)
  })

  test('meets a want better than a substitute does', () => {
    const needs = needsAt('a round of golf')
    const share = (words: string) => wantsMetShare([garment(words)], needs)
    expect(share('Golf shoes, Shoes, White')).toBeGreaterThan(share('White sneakers, Shoes, White'))
    expect(share('White sneakers, Shoes, White')).toBeGreaterThan(share('Loafers, Shoes, Brown'))
  })
})

test('shoes that meet all wants of the day have a higher share than shoes that meet one of them', () => {
  const needs = needsAt('calving in the paddock, muddy')
  const share = (words: string) => wantsMetShare([garment(words)], needs)
  expect(share('Rain boots, Shoes, Green')).toBeGreaterThan(share('White sneakers, Shoes, White'))
})
