import { isOfType } from '../../closet/wearer/avoidable-types.ts'
import type { Garment } from '../../closet/garment.ts'
import { partsToCover, type WearerObjection } from '../../closet/wearer/suits-wearer.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'

const inWords: Readonly<Record<WearerObjection, (garment: Garment, wearer: Wearer) => string>> = {
  'worn by others': (_garment, { wears }) => `you wear ${wears ?? 'other clothes'}`,
  type: (garment, { neverTypes }) =>
    `you never wear ${neverTypes.find((type) => isOfType(garment, type)) ?? 'this type'}`,
  heels: (_garment, { heels }) => (heels === 'none' ? 'you never wear heels' : 'you only wear low heels'),
  coverage: (_garment, { coverage }) =>
    `you cover your ${coverage === 'shoulders' ? 'shoulders' : 'arms and legs'}`,
  color: ({ color }) => `you never wear ${color?.family ?? 'this color'}`,
  material: ({ material }) => `you never wear ${material ?? 'this fabric'}`,
}

/** Returns a clause for the user's 'About me' objection to a garment: 'you never wear red'. */
export function objectionInWords(objection: WearerObjection, garment: Garment, wearer: Wearer): string {
  return inWords[objection](garment, wearer)
}

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
