import { expect, test } from 'vitest'
import type { OutfitSlot } from '../../contract/closet-outfit.ts'
import { garmentTypeOf } from './garment-types/garment-types.ts'
import { oneOutfitOf, slotsTogether } from './lie-as-outfit.ts'

const worn = (id: string, slot: OutfitSlot) => ({ id, slot, type: garmentTypeOf(id) })
const tee = worn('t-shirt', 'top')
const cardigan = worn('cardigan', 'top')
const jeans = worn('jeans', 'bottom')
const dress = worn('dress', 'dress')
const coat = worn('coat', 'outer')

test('a cardigan over a top lies between it and the coat', () => {
  expect(slotsTogether([tee, cardigan, jeans])).toEqual(['top', 'mid', 'bottom'])
  expect(slotsTogether([cardigan, dress])).toEqual(['mid', 'dress'])
  expect(slotsTogether([tee, cardigan, coat])).toEqual(['top', 'mid', 'outer'])
  expect(slotsTogether([tee, worn('blazer', 'outer'), coat])).toEqual(['top', 'mid', 'outer'])
  expect(slotsTogether([cardigan, jeans])).toEqual(['top', 'bottom'])
})

test('one outfit has one piece for each place, and a dress in place of two', () => {
  expect(oneOutfitOf([tee, cardigan, coat, jeans]).map(({ id }) => id)).toEqual([
    't-shirt',
    'cardigan',
    'coat',
    'jeans',
  ])
  expect(oneOutfitOf([dress, jeans, coat]).map(({ id }) => id)).toEqual(['dress', 'coat'])
  expect(oneOutfitOf([jeans, dress]).map(({ id }) => id)).toEqual(['jeans'])
})
