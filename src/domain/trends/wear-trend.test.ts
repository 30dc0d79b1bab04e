import { expect, test } from 'vitest'
import { stylistPiece } from '../../../tests/support/factories/stylist-piece.ts'
import type { ClosetCategory } from '../../contract/closet/closet.ts'
import { readGarment } from '../closet/read-garment.ts'
import { curateOutfits } from '../stylist/search/curate-outfits.ts'
import { bundledTrends } from './bundled/bundled-trends.ts'
import { runToEnd } from '../run-to-end.ts'
import { partMatcherInSteps } from './part-matcher.ts'
import { wearTrend } from './wear-trend.ts'

function piece(name: string, category: ClosetCategory, color: string) {
  const words = { name, category, color, brand: null, style: null, season: null, description: null }
  const garment = readGarment(words)
  return stylistPiece(name, garment.slot, { name, category, color, garment })
}

const cardigan = piece('Wool cardigan', 'Tops', 'Camel')
const skirt = piece('Pleated midi skirt', 'Bottoms', 'Burgundy')
const shirt = piece('Pinstriped shirt', 'Tops', 'White')
const boots = piece('Ankle boots', 'Shoes', 'Brown')
const pleats = bundledTrends().find(({ key }) => key === 'burgundy-pleats')

function outfitFrom(closet: readonly ReturnType<typeof piece>[]) {
  if (!pleats) throw new Error('There is no such trend.')
  const request = wearTrend(pleats, runToEnd(partMatcherInSteps(closet))(pleats.parts), closet, '2026-11-23')
  return request && curateOutfits(request)[0]
}

test('every matched piece is worn, the cardigan over the shirt', () => {
  const outfit = outfitFrom([shirt, boots, skirt, cardigan, piece('Wool blazer', 'Outerwear', 'Navy')])
  const worn = outfit?.pieces.map(({ name, garment }) => [garment.slot, name]) ?? []
  expect(worn.slice(0, 4)).toEqual([
    ['outer', cardigan.name],
    ['top', shirt.name],
    ['bottom', skirt.name],
    ['shoes', boots.name],
  ])
})

test('boots alone cover too little of a trend', () => {
  expect(outfitFrom([boots, piece('T-shirt', 'Tops', 'Red'), piece('Chinos', 'Bottoms', 'Beige')])).toBeNull()
  expect(outfitFrom([])).toBeNull()
})
