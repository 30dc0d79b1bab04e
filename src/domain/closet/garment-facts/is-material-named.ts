import type { Garment } from '../garment.ts'
import { vocabulary } from '../garment-words/vocabulary/vocabulary.ts'
import { foldedWords } from '../text/folded-words.ts'

interface Described {
  readonly name: string
  readonly color: string
  readonly garment: Pick<Garment, 'material'>
}

/** Whether the owner names the fabric of a piece; otherwise it is only usual for its type. Jeans are always denim. */
export function isMaterialNamed({ name, color, garment: { material } }: Described): boolean {
  if (material === null || material === 'denim') return material !== null
  const words = foldedWords(`${name} ${color}`)
  return vocabulary.material[material].some((phrase) =>
    phrase.split(' ').some((word) => words.includes(word)),
  )
}
