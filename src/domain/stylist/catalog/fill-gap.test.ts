import { describe, expect, test } from 'vitest'
import { swatchColor } from '../../closet/colors/swatch-color.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'
import { readPresetOrWords } from '../occasions/read-occasion.ts'
import { fillGap } from './fill-gap.ts'
import { allCatalogGarments, colorsOfRole, pieceFromName } from './garment-catalog.ts'

const anyone: Wearer = {
  wears: null,
  coverage: 'as I like',
  heels: 'any',
  feels: 'average',
  favoriteColors: [],
  neverColors: [],
  neverMaterials: [],
  neverTypes: [],
}
const slots = ['outer', 'top', 'bottom', 'shoes', 'bag'] as const

function gapsFor(occasion: string, about: Partial<Wearer> = {}, own: readonly [string, string][] = []) {
  const { needs } = readPresetOrWords(occasion)
  const pieces = own.map(([name, color]) => pieceFromName({ name }, color))
  const outfitNeeds = {
    stylePreference: 'classic',
    occasion: needs,
    season: needs.season,
    wearer: { ...anyone, ...about },
  } as const
  const found = slots.map((slot) => fillGap({ pieces, needs: outfitNeeds }, slot, () => 0))
  return found.map((one) => (one ? `${one.color} ${one.garment.name}` : ''))
}

describe('the catalog of garments', () => {
  test('has readable, unique names', () => {
    const all = allCatalogGarments()
    expect(all.filter(({ piece }) => piece.garment.type === null).map(({ name }) => name)).toEqual([])
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  test('has colors that can be drawn', () => {
    const colors = Object.values(colorsOfRole).flat()
    expect(colors.filter((color) => swatchColor(color) === null)).toEqual([])
  })
})

describe('a gap in an outfit', () => {
  test('is filled for the occasion', () => {
    expect(gapsFor('job-interview')).not.toContainEqual(expect.stringMatching(/jeans|T-shirt|sneakers/))
    expect(gapsFor('hiking').join()).toMatch(/hiking boots|trail shoes/)
    expect(gapsFor('a ski day, -5 degrees').join()).toMatch(/ski pants/)
  })

  test('is not filled with garments that the wearer never wears', () => {
    const about = { neverColors: ['black'], neverMaterials: ['leather'], neverTypes: ['blazers'] } as const
    for (const occasion of ['work', 'date', 'charity-gala', 'casual'])
      expect(gapsFor(occasion, about).join()).not.toMatch(/black|leather|blazer/)
  })

  test('is filled with skirts and heels only for wearers of womenswear', () => {
    const skirts = /skirt|blouse|pumps|flats|clutch/
    for (const occasion of ['work', 'charity-gala', 'casual', 'wedding-guest']) {
      expect(gapsFor(occasion, { wears: 'menswear' }).join()).not.toMatch(skirts)
      expect(gapsFor(occasion).join()).not.toMatch(skirts)
    }
    expect(gapsFor('charity-gala', {}, [['sequin gown', 'navy']]).join()).toMatch(skirts)
  })

  test('gets no opaque tights for sport', () => {
    const { needs } = readPresetOrWords('gym')
    const outfit = {
      pieces: [pieceFromName({ name: 'gym shorts' }, 'black')],
      needs: { stylePreference: 'casual', occasion: needs, season: null, wearer: anyone },
    } as const
    expect(fillGap(outfit, 'extra', () => 0)?.garment.name).not.toMatch(/tights/)
  })

  test('gets a favorite color if it goes as well', () => {
    expect(gapsFor('casual', { favoriteColors: ['green'] }).join()).toMatch(/olive/)
  })
})
