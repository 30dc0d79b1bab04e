import type { OwnerTraits } from '../../contract/owner-traits.ts'
import type { TraitSource } from '../../contract/piece-readings.ts'
import type { Garment, GarmentWords } from './garment.ts'
import { garmentTypeOf } from './garment-types/garment-types.ts'
import { readGarment } from './read-garment.ts'

/** The traits that are read from words. */
export type ReadTrait = Exclude<keyof OwnerTraits, 'tags'>

type WordField = 'name' | 'brand' | 'style' | 'description'

const fields: readonly WordField[] = ['name', 'brand', 'style', 'description']

// The name of a type says little about these: its usual value is a guess unless the words state it.
const guessedFromType: ReadonlySet<ReadTrait> = new Set<ReadTrait>(['material', 'pattern', 'seasons'])

/**
 * Finds where each trait of `garment` comes from, which is `read` from the words with the owner's traits applied. A
 * field of words is the source of a trait if the trait is read differently without it.
 */
export function createTraitSources(
  words: GarmentWords,
  read: Garment,
  garment: Garment,
  traits: OwnerTraits,
): (trait: ReadTrait) => TraitSource {
  const without = remembered((field) => readGarment({ ...words, [field]: field === 'name' ? '' : null }))
  const alone = remembered((field) => readGarment({ ...nothingOf(words), [field]: words[field] }))
  const silent = readGarment(nothingOf(words))
  const unseen = words.photo ? readGarment({ ...words, photo: null }) : read

  const fieldOf = (trait: ReadTrait): WordField | undefined => {
    const value = valueOf(read, trait)
    const isGiven = (field: WordField) => (words[field] ?? '').trim() !== ''
    return (
      fields.find((field) => isGiven(field) && valueOf(without(field), trait) !== value) ??
      // Two fields state the same.
      fields.find(
        (field) =>
          isGiven(field) &&
          valueOf(alone(field), trait) === value &&
          (valueOf(silent, trait) !== value || (alone(field).type !== null && !guessedFromType.has(trait))),
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
    const usual = readGarment({ ...nothing, category: words.category }, garmentTypeOf(read.type))
    const isUsual = valueOf(usual, trait) === valueOf(read, trait)
    if (guessedFromType.has(trait) && isUsual && !isStated(words[field] ?? '', trait, read)) return 'guess'
    return field
  }
}

// Whether one or two words state the value by themselves, without naming a garment.
function isStated(text: string, trait: ReadTrait, read: Garment): boolean {
  if (trait === 'material' && read.material && text.toLowerCase().includes(read.material)) return true
  const said = text
    .split(/[\s,.;/-]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  const phrases = [...said, ...said.slice(1).map((word, nth) => `${said[nth] ?? ''} ${word}`)]
  const wanted = valueOf(read, trait)
  const none = valueOf(readGarment(nothing), trait)
  return (
    wanted !== none &&
    phrases.some((name) => {
      const garment = readGarment({ ...nothing, name })
      return garment.type === null && valueOf(garment, trait) === wanted
    })
  )
}

// Longer texts are descriptions; each word costs two readings.
const MOST_WORDS = 12

const nothing = {
  name: '',
  category: '',
  color: '',
  brand: null,
  style: null,
  season: null,
  description: null,
}

function nothingOf({ category, color }: GarmentWords): GarmentWords {
  return { ...nothing, category, color }
}

// Comparable by ===.
function valueOf(garment: Garment, trait: ReadTrait): string | number | null {
  const value = garment[trait]
  return typeof value === 'object' && value !== null ? value.join() : value
}

function remembered(read: (field: WordField) => Garment): (field: WordField) => Garment {
  const known = new Map<WordField, Garment>()
  return (field) => {
    const garment = known.get(field) ?? read(field)
    known.set(field, garment)
    return garment
  }
}
