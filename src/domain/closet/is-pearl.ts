import { hasTag } from './garment-tags.ts'
import type { Garment } from './garment.ts'

interface NamedPiece {
  readonly name: string
  /** As the owner wrote it. */
  readonly color: string
  readonly garment: Pick<Garment, 'slot' | 'tags'>
}

const jewelry = ['jewelry', 'necklace', 'earrings', 'fine jewelry'] as const

/** Whether a piece of jewelry is of pearls, of which a color such as white says little. */
export function isPearl({ name, color, garment }: NamedPiece): boolean {
  return garment.slot === 'extra' && hasTag(garment, jewelry) && /\bpearls?\b/i.test(`${name} ${color}`)
}
