import { expect, test } from 'vitest'
import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { outfitNeeds } from '../occasions/needs-of-request.ts'
import type { StylistPiece } from '../outfit.ts'
import { curateOutfits } from './curate-outfits.ts'
import { TODAY } from './generate-closet.test-support.ts'

type Line = readonly [name: string, category: ClosetCategory, color: string]

function piece([name, category, color]: Line, at: number): StylistPiece {
  const words = { name, category, color, brand: null }
  const garment = readGarment({ ...words, style: null, season: null, description: null })
  return { id: `p${at}`, ...words, imageUrl: '', lastWornDate: null, wearCount: 0, garment }
}

/** The names of the pieces in the outfit around the first piece of the closet. */
function wornWithFirst(occasion: string, lines: readonly Line[]): string[] {
  const closet = lines.map(piece)
  const [focus] = closet
  if (!focus) throw new Error('The closet is empty')
  const needs = outfitNeeds({ stylePreference: 'classic', occasion, season: null, focus: focus.garment })
  const [outfit] = curateOutfits({
    focus,
    closet,
    needs,
    today: TODAY,
    keepIds: [],
    withoutIds: [],
    count: 1,
  })
  return (outfit?.pieces ?? []).map(({ name }) => name)
}

test('pieces that the owner names alike are worn together', () => {
  // prettier-ignore
  const worn = wornWithFirst('a choir concert', [
    ['Choir top black', 'Tops', 'Black'], ['Tailored trousers', 'Bottoms', 'Black'], ['Choir skirt', 'Bottoms', 'Black'],
    ['Silk scarf', 'Accessories', 'Black'], ['Choir scarf', 'Accessories', 'Teal'], ['Black pumps', 'Shoes', 'Black'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Choir skirt', 'Choir scarf']))
})

test('a pinstriped jacket is worn with the trousers of its suit', () => {
  // prettier-ignore
  const worn = wornWithFirst('a day in court', [
    ['Navy pinstripe suit jacket', 'Outerwear', 'Navy'], ['Navy suit trousers', 'Bottoms', 'Navy'],
    ['Navy pinstripe suit trousers', 'Bottoms', 'Navy'], ['White dress shirt', 'Tops', 'White'],
    ['Black oxfords', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Navy pinstripe suit trousers')
})

test('traditional dress of two cultures is not mixed', () => {
  // prettier-ignore
  const worn = wornWithFirst('an Indian wedding', [
    ['Ivory sherwani', 'Outerwear', 'Ivory'], ['Charro trousers', 'Bottoms', 'Brown'], ['Churidar', 'Bottoms', 'Ivory'],
    ['White kurta', 'Tops', 'White'], ['Charro shirt', 'Tops', 'White'], ['Gold juttis', 'Shoes', 'Gold'],
  ])
  expect(worn).toEqual(['Ivory sherwani', 'White kurta', 'Churidar', 'Gold juttis'])
})

test('a dupatta is worn with a lehenga, and an academic gown with its cap', () => {
  // prettier-ignore
  expect(wornWithFirst('an Indian wedding', [
    ['Red lehenga', 'Dresses', 'Red'], ['Red dupatta', 'Accessories', 'Red'], ['Gold heels', 'Shoes', 'Gold'],
  ])).toContain('Red dupatta')
  // prettier-ignore
  expect(wornWithFirst('my graduation', [
    ['Graduation gown', 'Outerwear', 'Black'], ['White dress', 'Dresses', 'White'], ['Mortarboard', 'Accessories', 'Black'],
    ['Block heels', 'Shoes', 'Beige'],
  ])).toContain('Mortarboard')
})

test('shoes of folk dress are not replaced by others that suit the place', () => {
  // prettier-ignore
  const worn = wornWithFirst('Oktoberfest in the tent', [
    ['Lederhosen', 'Bottoms', 'Brown'], ['Red checked shirt', 'Tops', 'Red'], ['White sneakers', 'Shoes', 'White'],
    ['Haferlschuhe', 'Shoes', 'Brown'],
  ])
  expect(worn).toContain('Haferlschuhe')
})

test('a cowboy hat and boots are worn to a line dance, in the evening and in summer', () => {
  // prettier-ignore
  const worn = wornWithFirst('line dancing on a hot summer night', [
    ['Western shirt', 'Tops', 'Red'], ['Blue jeans', 'Bottoms', 'Blue'], ['Cowboy boots', 'Shoes', 'Brown'],
    ['White sneakers', 'Shoes', 'White'], ['Black cowboy hat', 'Accessories', 'Black'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Cowboy boots', 'Black cowboy hat']))
})

test('white clothes for the temple are not worn elsewhere', () => {
  // prettier-ignore
  const worn = wornWithFirst('Sunday service', [
    ['Midi skirt', 'Bottoms', 'Navy'], ['White blouse', 'Tops', 'White'], ['White temple slippers', 'Shoes', 'White'],
    ['Navy flats', 'Shoes', 'Navy'],
  ])
  expect(worn).toContain('Navy flats')
})
