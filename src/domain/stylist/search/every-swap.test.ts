import { describe, expect, test } from 'vitest'
import { outfitNeeds } from '../occasions/needs-of-request.ts'
import type { Outfit, StylistPiece } from '../outfit.ts'
import { curateOutfits } from './curate-outfits.ts'
import { everySwapInSteps, type SwapOption } from './swaps.ts'
import { piecesAfterSwap } from './pieces-after-swap.ts'
import { generateCloset, TODAY } from './generate-closet.test-support.ts'
import { isEligibleFor } from './is-eligible-for.ts'
import { outfitOf } from './outfit-of.ts'

const closet = generateCloset(400)
const needs = outfitNeeds({ stylePreference: 'classic', occasion: 'work', season: 'fall' })

function outfitAround(name: string): Outfit {
  const focus = closet.find((piece) => piece.name.startsWith(name))
  if (!focus) throw new Error(`there is no ${name}`)
  const request = { focus, closet, needs, today: TODAY, keepIds: [], withoutIds: [], count: 1 } as const
  const [outfit] = curateOutfits(request)
  if (!outfit) throw new Error('there is no outfit')
  return outfit
}

function everySwap({ focus, pieces }: Outfit, piece: StylistPiece | undefined, from = closet): SwapOption[] {
  const steps = everySwapInSteps({
    focus,
    pieces,
    pieceId: piece?.id ?? '',
    closet: from,
    needs,
    today: TODAY,
  })
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

describe('every swap', () => {
  const outfit = outfitAround('Oxford shirt')
  const shoes = outfit.pieces.find(({ garment }) => garment.slot === 'shoes')

  test('lists each piece of the closet that can be worn in the slot, once', () => {
    for (const leaving of outfit.pieces.filter((piece) => piece !== outfit.focus)) {
      const ids = everySwap(outfit, leaving).map(({ piece }) => piece.id)
      const wearable = closet.filter(({ id }) => !outfit.pieces.some((piece) => piece.id === id))
      const possible = wearable.filter((other) => piecesAfterSwap(leaving, other, outfit.pieces))
      expect(ids.toSorted()).toEqual(possible.map(({ id }) => id).toSorted())
    }
  })

  test('includes all shoes, regardless of the rules', () => {
    const all = closet.filter(({ id, garment }) => garment.slot === 'shoes' && id !== shoes?.id)
    expect(everySwap(outfit, shoes)).toHaveLength(all.length)
  })

  test('lists fitting pieces first, then the others, each by score', () => {
    const swaps = everySwap(outfit, shoes)
    const fits = swaps.filter(({ isFit }) => isFit)
    expect(fits.length).toBeGreaterThan(0)
    expect(fits.length).toBeLessThan(swaps.length)
    expect(swaps.slice(0, fits.length)).toEqual(fits)
    for (const group of [fits, swaps.slice(fits.length)]) {
      const totals = group.map(({ total }) => total)
      expect(totals).toEqual(totals.toSorted((one, other) => other - one))
    }
  })

  test('marks pieces as fitting by the rules of the search', () => {
    const may = isEligibleFor(needs, 'strict')
    for (const { piece, isFit } of everySwap(outfit, shoes)) expect(isFit).toBe(may(piece.garment))
  })

  test('has the score of the outfit with the swapped piece', () => {
    for (const leaving of outfit.pieces.filter((piece) => piece !== outfit.focus))
      for (const { piece, total } of everySwap(outfit, leaving).slice(0, 10)) {
        const pieces = piecesAfterSwap(leaving, piece, outfit.pieces) ?? []
        expect(outfitOf({ focus: outfit.focus, pieces, needs, today: TODAY }).score.total).toBe(total)
      }
  })

  test('does not depend on the order of the closet', () => {
    expect(everySwap(outfit, shoes, closet.toReversed())).toEqual(everySwap(outfit, shoes))
  })

  test('is empty for the focus and for a piece that is not in the outfit', () => {
    expect(everySwap(outfit, outfit.focus ?? undefined)).toEqual([])
    expect(everySwap(outfit, undefined)).toEqual([])
  })
})
