import { garmentKinds } from '../../closet/garment-kinds.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { suitsWearer } from '../../closet/suits-wearer.ts'
import type { Wearer } from '../../closet/wearer.ts'
import type { PieceIdea } from './piece-idea.ts'

/** The ideas without what a wearer never wears; all of them where none would be left. */
export function ideasForWearer(
  stock: readonly PieceIdea[],
  wearer: Wearer | undefined,
): readonly PieceIdea[] {
  if (!wearer) return stock
  const found = stock.filter(({ kind, text }) => {
    const category = garmentKinds.find(({ id }) => id === kind)?.category ?? 'Accessories'
    const name = text.replaceAll(/\{\w\}/g, ' ').trim()
    const garment = readGarment({
      name,
      category,
      color: '',
      brand: null,
      style: null,
      season: null,
      description: null,
    })
    return suitsWearer(garment, wearer)
  })
  return found.length > 0 ? found : stock
}
