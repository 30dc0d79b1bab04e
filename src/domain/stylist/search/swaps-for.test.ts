import { describe, expect, test } from 'vitest'
import { outfitNeeds } from '../occasions/needs-of-request.ts'
import type { Outfit, StylistPiece } from '../outfit.ts'
import { curateOutfits } from './curate-outfits.ts'
import { generateCloset, TODAY } from './generate-closet.test-support.ts'
import { isSamePart } from './extra-role.ts'
import { swapsFor } from './swaps.ts'
import { pieceOfLine } from './worn-with-first.test-support.ts'

const closet = generateCloset(400)
const needs = outfitNeeds({ stylePreference: 'classic', occasion: 'work', season: 'fall' })

function outfitAround(name: string): Outfit {
  const focus = closet.find((piece) => piece.name.startsWith(name))
  if (!focus) throw new Error(`there is no ${name}`)
  const [outfit] = curateOutfits({
    focus,
    closet,
    needs,
    today: TODAY,
    keepIds: [],
    withoutIds: [],
    count: 1,
  })
  if (!outfit) throw new Error('there is no outfit')
  return outfit
}

function swaps(outfit: Outfit, piece: StylistPiece | undefined, count = 5) {
  return swapsFor({ outfit, pieceId: piece?.id ?? '', closet, needs, today: TODAY, count })
}

describe('a swap', () => {
  const outfit = outfitAround('Oxford shirt')

  test('replaces one piece by another of its slot and keeps all others', () => {
    for (const leaving of outfit.pieces.filter((piece) => piece !== outfit.focus))
      for (const { piece, outfit: swapped } of swaps(outfit, leaving)) {
        expect(piece.garment.slot).toBe(leaving.garment.slot)
        expect(closet).toContain(piece)
        expect(new Set(swapped.pieces)).toEqual(
          new Set([...outfit.pieces.filter((one) => one !== leaving), piece]),
        )
        expect(swapped.focus).toBe(outfit.focus)
      }
  })

  test('lists the best first, and no more than requested', () => {
    const shoes = outfit.pieces.find(({ garment }) => garment.slot === 'shoes')
    const totals = swaps(outfit, shoes, 4).map((swap) => swap.outfit.score.total)
    expect(totals).toHaveLength(4)
    expect(totals).toEqual(totals.toSorted((one, other) => other - one))
  })

  test('follows the same rules as the curation', () => {
    const shoes = outfit.pieces.find(({ garment }) => garment.slot === 'shoes')
    for (const { piece } of swaps(outfit, shoes, 50)) {
      expect(piece.garment.seasons).toContain('fall')
      expect(piece.garment.formality).toBeGreaterThanOrEqual((needs.occasion?.formality.least ?? 0) - 0.61)
    }
  })

  test('is not offered for the focus, nor for a piece that is not in the outfit', () => {
    expect(swaps(outfit, outfit.focus ?? undefined)).toEqual([])
    expect(swaps(outfit, undefined)).toEqual([])
  })
})

test('a scarf is replaced by another before a belt is', () => {
  const scarf = pieceOfLine(['Wool scarf', 'Accessories', 'Gray'], 0)
  const belt = pieceOfLine(['Brown belt', 'Accessories', 'Brown'], 0)
  const cap = pieceOfLine(['Flat cap', 'Accessories', 'Gray'], 0)
  expect(isSamePart(scarf, pieceOfLine(['Cashmere scarf', 'Accessories', 'Navy'], 0))).toBe(true)
  expect([isSamePart(scarf, belt), isSamePart(cap, belt)]).toEqual([false, false])
})
