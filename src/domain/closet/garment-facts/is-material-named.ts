import type { Garment, Material } from '../garment.ts'
import { materialWords } from '../garment-words/vocabulary/cloth-words.ts'
import { foldedWords } from '../text/folded-words.ts'

interface Described {
  readonly name: string
  readonly color: string
  readonly garment: Pick<Garment, 'material'>
}

const wordSets = new Map<Material, ReadonlySet<string>>()

function wordsFor(material: Material): ReadonlySet<string> {
  const words = wordSets.get(material) ?? new Set(materialWords[material].split(/[ -]/))
  wordSets.set(material, words)
  return words
}

/** Whether the owner names the fabric of a piece; otherwise it is only usual for its type. Jeans are always denim. */
export function isMaterialNamed({ name, color, garment: { material } }: Described): boolean {
  if (material === null || material === 'denim') return material !== null
  return foldedWords(`${name} ${color}`).some((word) => wordsFor(material).has(word))
}
