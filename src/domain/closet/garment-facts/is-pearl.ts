import { hasTag } from '../tags/garment-tags.ts'
import type { Garment } from '../garment.ts'

interface NamedPiece {
  readonly name: string
  /** Text by the owner. */
  readonly color: string
  readonly garment: Pick<Garment, 'slot' | 'tags'>
}

// Also in German, French, Spanish, Italian and Portuguese.
const pearl = /\bp(?:earls?|erlen\p{L}*|erles?|erlas|érolas?|erolas?)\b/iu
const jewelry = ['jewelry', 'necklace', 'earrings', 'fine jewelry'] as const

/** Whether a piece of jewelry has pearls, whose color (white) is uninformative. */
export function isPearl({ name, color, garment }: NamedPiece): boolean {
  return garment.slot === 'extra' && hasTag(garment, jewelry) && pearl.test(`${name} ${color}`)
}
