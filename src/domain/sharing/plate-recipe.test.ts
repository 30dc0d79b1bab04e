import { expect, test } from 'vitest'
import { PlateLayout } from '../../contract/sharing.ts'
import type { OutfitToShare } from './outfit-to-share.ts'
import { plateRecipe } from './plate-recipe.ts'

const outfit: OutfitToShare = {
  id: 'one',
  title: 'Camel over navy',
  theme: 'Classic',
  occasion: null,
  season: null,
  palette: ['Camel', 'Moonlight', 'Zzyzx', 'Navy', 'Black', 'White'],
  stylingTips: [],
  pieces: [
    {
      name: 'Coat',
      category: 'Outerwear',
      color: 'Moonlight (gray)',
      brand: 'A brand',
      slot: 'outer',
      picture: '/drawings/coat.svg?c=888888',
      isCutOut: true,
    },
  ],
}
const recipe = (layout: object = {}) => plateRecipe(outfit, PlateLayout.parse(layout))

test('a share image has the title of its outfit, a custom title or none', () => {
  expect(recipe().title).toBe('Camel over navy')
  expect(recipe({ title: 'Opening night' }).title).toBe('Opening night')
  expect(recipe({ title: 'Opening night', showsTitle: false }).title).toBe('')
})

test('shows at most four known colors; an owner’s color name uses the color of the piece', () => {
  expect(recipe().palette.map(({ name }) => name)).toEqual(['Camel', 'Moonlight', 'Navy', 'Black'])
  expect(recipe().palette.every(({ hex }) => /^#[0-9a-f]{6}$/.test(hex))).toBe(true)
  expect(recipe({ showsPalette: false }).palette).toEqual([])
})

test('stores only the fields of a piece that are drawn', () => {
  const { name, slot, picture, isCutOut } = { ...outfit.pieces[0] }
  expect(recipe().pieces).toEqual([{ name, slot, picture, isCutOut }])
})
