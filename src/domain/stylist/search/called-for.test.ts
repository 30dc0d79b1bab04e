import { expect, test } from 'vitest'
import type { ClosetCategory } from '../../../contract/closet.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { outfitNeeds } from '../occasions/outfit-needs-of.ts'
import type { StylistPiece } from '../outfit.ts'
import { curateOutfits } from './curate-outfits.ts'
import { TODAY } from './made-closet.test-support.ts'

type Line = readonly [name: string, category: ClosetCategory, color: string]

function piece([name, category, color]: Line, at: number): StylistPiece {
  const words = { name, category, color, brand: null }
  const garment = readGarment({ ...words, style: null, season: null, description: null })
  return { id: `p${at}`, ...words, imageUrl: '', lastWornDate: null, wearCount: 0, garment }
}

/** The names of what is worn with the first piece of the closet. */
function wornWithFirst(occasion: string, lines: readonly Line[]): string[] {
  const closet = lines.map(piece)
  const [focus] = closet
  if (!focus) throw new Error('The closet is empty')
  const needs = outfitNeeds({ stylePreference: 'classic', occasion, season: null })
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

// prettier-ignore
const withHijabs: readonly Line[] = [
  ['White shirt', 'Tops', 'White'], ['Black trousers', 'Bottoms', 'Black'], ['Court shoes', 'Shoes', 'Black'],
  ['Chiffon hijab', 'Accessories', 'Cream'], ['Jersey hijab', 'Accessories', 'Black'], ['Slippers', 'Shoes', 'Gray'],
]

test('the owner of several hijabs wears one outside of her home', () => {
  expect(wornWithFirst('a meeting with clients', withHijabs).join()).toContain('hijab')
  expect(wornWithFirst('an evening at home', withHijabs).join()).not.toContain('hijab')
})

test('a whole suit is worn without other trousers', () => {
  // prettier-ignore
  const worn = wornWithFirst('a day in court', [
    ['Charcoal suit', 'Outerwear', 'Charcoal'], ['Gray flannels', 'Bottoms', 'Gray'], ['Dress shirt', 'Tops', 'White'],
    ['Oxford shoes', 'Shoes', 'Black'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Charcoal suit', 'Dress shirt', 'Oxford shoes']))
  expect(worn).not.toContain('Gray flannels')
})

test('safety wear brings its shoes and helmet', () => {
  // prettier-ignore
  const worn = wornWithFirst('a site audit', [
    ['Hi-vis vest', 'Outerwear', 'Orange'], ['Work trousers', 'Bottoms', 'Gray'], ['T-shirt', 'Tops', 'White'],
    ['Sneakers', 'Shoes', 'White'], ['Safety boots', 'Shoes', 'Yellow'], ['Safety helmet', 'Accessories', 'White'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Safety boots', 'Safety helmet']))
})

test('a jacket over a video call is not a work jacket', () => {
  // prettier-ignore
  const worn = wornWithFirst('a video call', [
    ['Blue shirt', 'Tops', 'Blue'], ['Chinos', 'Bottoms', 'Beige'], ['Sneakers', 'Shoes', 'White'],
    ['Chore coat', 'Outerwear', 'Brown'], ['Rain jacket', 'Outerwear', 'Green'],
  ])
  expect(worn).not.toContain('Chore coat')
  expect(worn).not.toContain('Rain jacket')
})

test('luggage stays at home on a day out', () => {
  // prettier-ignore
  const worn = wornWithFirst('a walk through the market', [
    ['Jeans', 'Bottoms', 'Blue'], ['Sweater', 'Tops', 'Navy'], ['Sneakers', 'Shoes', 'White'], ['Weekend bag', 'Accessories', 'Brown'],
  ])
  expect(worn).not.toContain('Weekend bag')
})

test('shoes of a traditional dress are worn with it alone', () => {
  // prettier-ignore
  const worn = wornWithFirst('a job interview', [
    ['White shirt', 'Tops', 'White'], ['Wide slacks', 'Bottoms', 'Black'], ['Kkotsin', 'Shoes', 'Pink'], ['Mary janes', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Mary janes')
})

test('a winter coat is not put on indoors where nothing says that it is cold', () => {
  // prettier-ignore
  const worn = wornWithFirst("a name day at my sister's", [
    ['Flower blouse', 'Tops', 'Red'], ['Navy trousers', 'Bottoms', 'Navy'], ['Loafers', 'Shoes', 'Black'],
    ['Winter coat', 'Outerwear', 'Brown'],
  ])
  expect(worn).not.toContain('Winter coat')
})
