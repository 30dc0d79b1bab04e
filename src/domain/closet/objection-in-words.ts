import { isOfType } from './avoidable-types.ts'
import type { Garment } from './garment.ts'
import type { WearerObjection } from './suits-wearer.ts'
import type { Wearer } from './wearer.ts'

/** What 'About me' says against a garment, as a clause: 'you never wear red'. */
export function objectionInWords(objection: WearerObjection, garment: Garment, wearer: Wearer): string {
  switch (objection) {
    case 'worn by others':
      return `you wear ${wearer.wears ?? 'other clothes'}`
    case 'type':
      return `you never wear ${wearer.neverTypes.find((type) => isOfType(garment, type)) ?? 'this type'}`
    case 'heels':
      return wearer.heels === 'none' ? 'you never wear heels' : 'you only wear low heels'
    case 'coverage':
      return wearer.coverage === 'shoulders' ? 'you cover your shoulders' : 'you cover your arms and legs'
    case 'color':
      return `you never wear ${garment.color?.family ?? 'this color'}`
    case 'material':
      return `you never wear ${garment.material ?? 'this fabric'}`
  }
}
