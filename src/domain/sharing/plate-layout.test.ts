import { describe, expect, test } from 'vitest'
import { plateTypesetter } from '../../../tests/support/fakes/plate-typesetter.ts'
import type { OutfitSlot } from '../../contract/closet/outfit-items.ts'
import { plateFormats, plateSizes } from '../../contract/sharing.ts'
import { layPlate, type LaidPlate } from './plate-layout.ts'
import type { PlateRecipe } from './plate-recipe.ts'

const slots: readonly OutfitSlot[] = ['outer', 'top', 'bottom', 'shoes', 'bag']
const colors = ['Camel', 'Navy', 'Charcoal', 'Cognac'].map((name) => ({ name, hex: '#c4a982' }))
const longTitle =
  'A title that somebody typed to see what happens to a text of a hundred and twenty characters that fits no two lines.'

function recipe(changes: Partial<PlateRecipe> = {}): PlateRecipe {
  return {
    format: 'post',
    title: 'Camel over navy, to an opening',
    palette: colors,
    showsWordmark: true,
    showsNames: false,
    pieces: slots.map((slot) => ({
      name: `A ${slot}`,
      slot,
      picture: '/drawings/tee.svg?c=ffffff',
      isCutOut: true,
    })),
    ...changes,
  }
}

const lay = (changes: Partial<PlateRecipe> = {}) => layPlate(recipe(changes), plateTypesetter)
const textsOf = ({ foot }: LaidPlate) => foot?.lines.map(({ text }) => text) ?? []

describe.each(plateFormats)('a share image as %s', (format) => {
  const { width, height } = plateSizes[format]
  const variants: Partial<PlateRecipe>[] = [
    {},
    { title: longTitle },
    { title: longTitle, showsNames: true },
    { title: '', showsNames: true },
    { palette: [] },
    { palette: colors.map((color) => ({ ...color, name: 'A color whose name goes on and on' })) },
    { title: '', palette: [] },
    { title: '', palette: [], showsWordmark: false },
    { pieces: recipe().pieces.map((piece) => ({ ...piece, isCutOut: false })), showsNames: true },
  ]

  test.each(variants)('keeps its margins and covers no text, variant %#', (variant) => {
    const laid = lay({ ...variant, format })
    const margin = width * 0.06
    for (const { text, type, x, baseline } of laid.foot?.lines ?? []) {
      expect(x, text).toBeGreaterThan(margin)
      expect(x + plateTypesetter.width(text, type), text).toBeLessThan(width - margin)
      expect(baseline, text).toBeLessThan(height - margin)
      expect(baseline, text).toBeGreaterThan(laid.foot?.rule.y ?? 0)
    }
    for (const place of laid.pictures) {
      expect(place.x).toBeGreaterThan(0)
      expect(place.x + place.width).toBeLessThan(width)
      expect(place.y).toBeGreaterThan(0)
      expect(place.y + place.height).toBeLessThan(laid.foot?.rule.y ?? height)
    }
  })

  test('lines of text do not overlap', () => {
    const { foot } = lay({ format, title: longTitle, showsNames: true, palette: [] })
    const baselines = foot?.lines.map(({ baseline }) => baseline) ?? []
    expect(baselines.length).toBeGreaterThan(3)
    expect(baselines).toEqual(baselines.toSorted((one, other) => one - other))
  })

  test('a long title shrinks before it is truncated', () => {
    const size = (title: string) => lay({ format, title }).foot?.lines[0]?.type.size ?? 0
    expect(size(longTitle)).toBeLessThan(size('Camel over navy'))
    expect(textsOf(lay({ format, title: longTitle.repeat(2) }))[1]).toMatch(/…$/)
  })

  test('without texts there is no foot, and the clothes use its space', () => {
    const bare = lay({ format, title: '', palette: [], showsWordmark: false })
    expect(bare.foot).toBeNull()
    const middle = (laid: LaidPlate) =>
      Math.max(...laid.pictures.map(({ y, height: high }) => y + high)) +
      Math.min(...laid.pictures.map(({ y }) => y))
    expect(middle(bare)).toBeGreaterThan(middle(lay({ format })))
  })

  test('each color is next to its name', () => {
    const { foot } = lay({ format })
    expect(foot?.chips).toHaveLength(4)
    for (const [at, { name }] of colors.entries()) {
      const chip = foot?.chips[at]
      const line = foot?.lines.find(({ text }) => text === name)
      expect(line?.x).toBeGreaterThan((chip?.x ?? 0) + (chip?.radius ?? 0))
      expect(Math.abs((line?.baseline ?? 0) - (chip?.y ?? 0))).toBeLessThan(20)
    }
  })

  test('shows the names of the pieces if enabled', () => {
    expect(textsOf(lay({ format })).join(' ')).not.toContain('A shoes')
    expect(textsOf(lay({ format, showsNames: true })).join(' ')).toContain(
      'A outer, A top, A bottom, A shoes, A bag',
    )
  })
})

test('a photo with a background has the same place as a cut-out, but under the garments', () => {
  const pieces = recipe().pieces.map((piece, at) => ({ ...piece, isCutOut: at !== 0 }))
  const [photo, ...garments] = lay({ pieces }).pictures
  expect({ ...photo, layer: 0 }).toEqual({ ...lay().pictures[0], layer: 0 })
  expect(photo?.as).toBe('cloth')
  expect(photo?.layer).toBeLessThan(Math.min(...garments.map(({ layer }) => layer)))
})

test('two pieces for one place are shown as tiles', () => {
  const [first] = recipe().pieces
  const pieces = first ? [first, first] : []
  expect(lay({ pieces }).pictures.map((picture) => picture.as)).toEqual(['tile', 'tile'])
})

test('a look with its own layout keeps its positions, angles and layers on the share image', () => {
  const id = (at: number) => `01900000-0000-7000-8000-00000000000${at}`
  const pieces = recipe()
    .pieces.slice(0, 2)
    .map((piece, at) => ({ ...piece, id: id(at) }))
  const place = { x: 0.5, y: 0.25, width: 0.5, height: 0.5, angle: 30 }
  const canvas = { pieces: [1, 0].map((at) => ({ itemId: id(at), ...place })) }
  const { pictures } = lay({ pieces, canvas })
  expect(pictures.map(({ piece, layer, angle }) => ({ piece, layer, angle }))).toEqual([
    { piece: 1, layer: 0, angle: 30 },
    { piece: 0, layer: 1, angle: 30 },
  ])
  const [first] = pictures
  const { width } = plateSizes.post
  expect((first?.x ?? 0) + (first?.width ?? 0) / 2).toBeCloseTo(width / 2)
  expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(7 / 8)
})

test('a story keeps the edges free that apps cover', () => {
  const laid = lay({ format: 'story' })
  const { height } = plateSizes.story
  for (const { y } of laid.pictures) expect(y).toBeGreaterThan(250)
  for (const { baseline } of laid.foot?.lines ?? []) expect(baseline).toBeLessThan(height - 250)
})
