import { expect, test } from 'vitest'
import type { OutfitSlot } from '../../../contract/closet/outfit-items.ts'
import { garmentTypeOf } from '../garment-types/garment-types.ts'
import { selectOutfit, wornSlots } from './worn-slots.ts'

const worn = (id: string, slot: OutfitSlot) => ({ id, slot, type: garmentTypeOf(id) })
const tee = worn('t-shirt', 'top')
const cardigan = worn('cardigan', 'top')
const jeans = worn('jeans', 'bottom')
const dress = worn('dress', 'dress')
const coat = worn('coat', 'outer')

test('a cardigan over a top lies between it and the coat', () => {
  expect(wornSlots([tee, cardigan, jeans])).toEqual(['top', 'mid', 'bottom'])
  expect(wornSlots([cardigan, dress])).toEqual(['mid', 'dress'])
  expect(wornSlots([tee, cardigan, coat])).toEqual(['top', 'mid', 'outer'])
  expect(wornSlots([tee, worn('blazer', 'outer'), coat])).toEqual(['top', 'mid', 'outer'])
  expect(wornSlots([cardigan, jeans])).toEqual(['top', 'bottom'])
})

test('an outfit has one piece for each slot, and a dress excludes top and bottom', () => {
  expect(selectOutfit([tee, cardigan, coat, jeans]).map(({ id }) => id)).toEqual([
    't-shirt',
    'cardigan',
    'coat',
    'jeans',
  ])
  expect(selectOutfit([dress, jeans, coat]).map(({ id }) => id)).toEqual(['dress', 'coat'])
  expect(selectOutfit([jeans, dress]).map(({ id }) => id)).toEqual(['jeans'])
})
