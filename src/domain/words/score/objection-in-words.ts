import { isOfType } from '../../closet/wearer/avoidable-types.ts'
import type { Garment } from '../../closet/garment.ts'
import type { WearerObjection } from '../../closet/wearer/suits-wearer.ts'
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
