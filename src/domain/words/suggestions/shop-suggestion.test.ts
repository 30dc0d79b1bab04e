import { expect, test } from 'vitest'
import { outfitNeeds } from '../../stylist/occasions/needs-of-request.ts'
import { makePiece } from '../make-outfit.test-support.ts'
import { shopSuggestion } from './shop-suggestion.ts'

test('an optional piece suits the dress code: no leather belt for the gym', () => {
  const pieces = ['T-shirt, Tops, White', 'Joggers, Bottoms, Black', 'Running shoes, Shoes, White'].map(
    (one) => makePiece(one),
  )
  const optional = (occasion: string | null) =>
    shopSuggestion(
      { pieces, needs: outfitNeeds({ stylePreference: 'casual', occasion, season: null }) },
      { slot: 'extra', isNeeded: false },
    )?.webSuggestion?.name ?? ''
  expect(optional('the gym')).not.toMatch(/belt/)
})
