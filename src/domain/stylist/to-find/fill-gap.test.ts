import { describe, expect, test } from 'vitest'
import { swatchColor } from '../../closet/swatch-color.ts'
import type { Wearer } from '../../closet/wearer.ts'
import { readPresetOrWords } from '../occasions/read-occasion.ts'
import { fillGap } from './fill-gap.ts'
import { allGarmentsToFind, colorsOfRole, pieceToFind } from './garments-to-find.ts'

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
  const pieces = own.map(([name, color]) => pieceToFind({ name }, color))
  const asked = {
    stylePreference: 'classic',
    occasion: needs,
    season: needs.season,
    wearer: { ...anyone, ...about },
  } as const
  const finds = slots.map((slot) => fillGap({ pieces, needs: asked }, slot, () => 0))
  return finds.map((find) => (find ? `${find.color} ${find.garment.name}` : ''))
}

describe('the catalog of garments to find', () => {
  test('is read by the table of garments, each garment once', () => {
    const all = allGarmentsToFind()
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

  test('is not filled with what the wearer never wears', () => {
    const about = { neverColors: ['black'], neverMaterials: ['leather'], neverTypes: ['blazers'] } as const
    for (const occasion of ['work', 'date', 'charity-gala', 'casual'])
      expect(gapsFor(occasion, about).join()).not.toMatch(/black|leather|blazer/)
  })

  test('has skirts and heels only for those who wear them', () => {
    const skirts = /skirt|blouse|pumps|flats|clutch/
    for (const occasion of ['work', 'charity-gala', 'casual', 'wedding-guest']) {
      expect(gapsFor(occasion, { wears: 'menswear' }).join()).not.toMatch(skirts)
      expect(gapsFor(occasion).join()).not.toMatch(skirts)
    }
    expect(gapsFor('charity-gala', {}, [['sequin gown', 'navy']]).join()).toMatch(skirts)
  })

  test('gets a favorite color where it goes as well', () => {
    expect(gapsFor('casual', { favoriteColors: ['green'] }).join()).toMatch(/olive/)
  })
})
