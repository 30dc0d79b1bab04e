import type { Garment } from '../../closet/garment.ts'
import { partsToCover } from '../../closet/wearer/suits-wearer.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'

/** How to wear a piece that bares what its wearer covers, after its name: 'with long sleeves over or under it'. */
export function coverWords(garment: Garment, wearer: Wearer): string {
  const parts = new Set(partsToCover(garment, wearer))
  const isShort = parts.has('thighs') || parts.has('lower legs')
  const isBareAbove = ['shoulders', 'arms', 'chest', 'back', 'midriff'] as const
  const [first] = isBareAbove.filter((part) => parts.has(part))
  const above =
    first === 'midriff' ? 'a long top' : wearer.coverage === 'shoulders' ? 'a layer' : 'long sleeves'
  if (!isShort) return first === 'midriff' ? `over ${above}` : `with ${above} over or under it`
  return first ? `with ${above} and leggings or trousers` : 'with leggings or trousers under it'
}
