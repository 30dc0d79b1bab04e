import type { OwnerTraits } from '../../../contract/closet/owner-traits.ts'
import type { TraitSource } from '../../../contract/closet/piece-readings.ts'
import type { Garment, GarmentWords } from '../garment.ts'
import { garmentTypeOf } from '../garment-types/garment-types.ts'
import { readGarment } from '../read-garment.ts'

/** Traits read from words. */
export type ReadTrait = Exclude<keyof OwnerTraits, 'tags'>

type WordField = 'name' | 'brand' | 'style' | 'description'

const fields: readonly WordField[] = ['name', 'brand', 'style', 'description']

// A type does not imply these, so its usual value is a guess unless the words state it.
const guessedFromType: ReadonlySet<ReadTrait> = new Set<ReadTrait>(['material', 'pattern', 'seasons'])

/**
 * Finds the source of each trait of `garment`, which is `read` (parsed from the words) with the owner's traits applied.
 * A text field is the source of a trait if the trait changes without that field.
 */
export function createTraitSources(
  words: GarmentWords,
  read: Garment,
  garment: Garment,
  traits: OwnerTraits,
): (trait: ReadTrait) => TraitSource {
  const without = memoized((field) => readGarment({ ...words, [field]: field === 'name' ? '' : null }))
  const alone = memoized((field) => readGarment({ ...noWordsBut(words), [field]: words[field] }))
  const withoutWords = readGarment(noWordsBut(words))
  const unseen = words.photo ? readGarment({ ...words, photo: null }) : read

  const fieldOf = (trait: ReadTrait): WordField | undefined => {
    const value = valueOf(read, trait)
    const isGiven = (field: WordField) => (words[field] ?? '').trim() !== ''
    return (
      fields.find((field) => isGiven(field) && valueOf(without(field), trait) !== value) ??
      // Two fields state the same value.
      fields.find(
        (field) =>
          isGiven(field) &&
          valueOf(alone(field), trait) === value &&
          (valueOf(withoutWords, trait) !== value ||
            (alone(field).type !== null && !guessedFromType.has(trait))),
      )
    )
  }

  return (trait) => {
    if (traits[trait] !== null && (trait !== 'type' || garment.type === traits.type)) return 'you'
    // The usual value of the type that the owner stated.
    if (valueOf(garment, trait) !== valueOf(read, trait)) return 'guess'
    if (trait === 'purpose' && read.purpose === null) return 'guess'
    if (trait === 'seasons' && words.season !== null) return 'season'
    if (valueOf(unseen, trait) !== valueOf(read, trait)) return 'photo'
    const field = fieldOf(trait)
    if (!field) return 'guess'
    const usual = readGarment({ ...noWords, category: words.category }, garmentTypeOf(read.type))
    const isUsual = valueOf(usual, trait) === valueOf(read, trait)
    if (guessedFromType.has(trait) && isUsual && !isStated(words[field] ?? '', trait, read)) return 'guess'
    return field
  }
}

// Whether one or two words state the value by themselves, without naming a garment.
function isStated(text: string, trait: ReadTrait, read: Garment): boolean {
  if (trait === 'material' && read.material && text.toLowerCase().includes(read.material)) return true
  const words = text
    .split(/[\s,.;/-]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
  const phrases = [...words, ...words.slice(1).map((word, nth) => `${words[nth] ?? ''} ${word}`)]
  const wanted = valueOf(read, trait)
  if (wanted === valueOf(readGarment(noWords), trait)) return false
  return phrases.some((name) => {
    const garment = readGarment({ ...noWords, name })
    return garment.type === null && valueOf(garment, trait) === wanted
  })
}

// Longer texts are descriptions; each word costs two readings.
const MAX_WORDS = 12

const noWords = {
  name: '',
  category: '',
  color: '',
  brand: null,
  style: null,
  season: null,
  description: null,
}

function noWordsBut({ category, color }: GarmentWords): GarmentWords {
  return { ...noWords, category, color }
}

// Comparable by ===.
function valueOf(garment: Garment, trait: ReadTrait): string | number | null {
  const value = garment[trait]
  return typeof value === 'object' && value !== null ? value.join() : value
}

function memoized(read: (field: WordField) => Garment): (field: WordField) => Garment {
  const known = new Map<WordField, Garment>()
  return (field) => {
    const garment = known.get(field) ?? read(field)
    known.set(field, garment)
    return garment
  }
}
