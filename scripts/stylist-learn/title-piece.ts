import { readGarment } from '../../src/domain/closet/read-garment.ts'
import type { Garment } from '../../src/domain/closet/garment.ts'

export const quizSlots = ['upper', 'bottom', 'shoe', 'bag', 'accessory'] as const
export type QuizSlot = (typeof quizSlots)[number]

const categories: Readonly<Record<QuizSlot, string>> = {
  upper: 'Tops',
  bottom: 'Bottoms',
  shoe: 'Shoes',
  bag: 'Accessories',
  accessory: 'Accessories',
}

/** Parses a shop's title; `slot` is the quiz's name of the slot. */
export function garmentOfTitle(name: string, slot: string): Garment {
  const known = quizSlots.find((quizSlot) => quizSlot === slot)
  return readGarment({
    name,
    category: known ? categories[known] : 'Accessories',
    color: '',
    brand: null,
    style: null,
    season: null,
    description: null,
  })
}
