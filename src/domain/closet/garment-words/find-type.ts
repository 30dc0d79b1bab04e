import { nameWords } from './name-words.ts'
import { PAUSE } from './words-of.ts'
import {
  type GarmentType,
  garmentTypeOf,
  isInOwnCategory,
  isAllowedInCategory,
  refineType,
} from '../garment-types/garment-types.ts'
import {
  longestPhraseFrom,
  isNonGarmentPhrase,
  type NamedTypes,
  typesNamed,
} from '../garment-types/type-names.ts'
import { wordSet } from '../../word-set.ts'

/** Type named in a text. */
export interface FoundType {
  readonly type: GarmentType
  /** Words that named or refined it. */
  readonly words: ReadonlySet<string>
  /** Whether only a word that seldom names a garment named it. */
  readonly isWeak: boolean
}

interface Unit {
  readonly text: string
  readonly named: NamedTypes | undefined
}

// `ends`: the noun comes before these words ('with belt'). `joins`: words after these only qualify it ('in denim').
const ends = wordSet(
  'with without and for by from on over under w mit ohne und fur von aus per con senza e y sin para pour avec sans et plus ile icin com sem met voor zonder uit furs furn beim zum zur dla bez med uten utan uden til och og',
)
const joins = wordSet(
  `in of aus en de di da del della do dos das du des to a al au aux vom van v vd op na ${PAUSE}`,
)
// Uses that refine the type after 'for'.
const uses = wordSet(
  'baha flood floods tux tuxedo gym workout running run jogging yoga pilates sleep sleeping bed bedtime home house lounging hiking skiing ski cycling swimming swim training tennis golf football soccer kaftan agbada lehenga sari saree riding dressage',
)

/**
 * Finds the type named by the words of a text in a category, or null. The last noun of a compound counts ('shirt dress'
 * is a dress), in the first part of the text that has one. Types of the category itself take precedence over types that
 * owners may also file there; any other category text accepts all. `asWord` is a further word that may refine the type.
 */
export function findType(
  words: readonly string[],
  category: string,
  asWord: string | null = null,
): FoundType | null {
  const units = unitsOf(words)
  for (const strength of ['strong', 'weak'] as const)
    for (const fits of [isInOwnCategory, isAllowedInCategory]) {
      const found = typeIn({ units, asWord }, strength, (type) => fits(type, category))
      if (found) return inCategory(found, category)
    }
  return null
}

function typeIn(
  { units, asWord }: { readonly units: readonly Unit[]; readonly asWord: string | null },
  strength: keyof NamedTypes,
  fits: (type: GarmentType) => boolean,
): FoundType | null {
  for (let start = 0; start < units.length;) {
    const end = nextOf(ends, units, start, units.length)
    for (let from = start; from < end;) {
      const to = nextOf(joins, units, from, end)
      for (let at = to - 1; at >= from; at--) {
        const unit = units[at]
        const named = unit?.named?.[strength] ?? []
        if (!unit || named.length === 0) continue
        const before = units.slice(from, at)
        if (trims.has(units[at + 1]?.text ?? '') && isNamedIn(before, strength)) continue
        for (const wide of named) {
          const suitUnits = [...(unit.text === 'suit' ? [] : before), ...glossAt(units, to, units.length)]
          const isSuit = wide.id === 'suit' || wide.id === 'pantsuit'
          const head = isSuit
            ? partOfSuit(suitUnits, wide, fits)
            : finerIn([...glossAt(units, to, end), ...before], wide)
          const { type, by } = refineType(head, wordsAround(units, start, end, asWord))
          const fitting = [type, head].find(fits)
          if (fitting)
            return {
              type: fitting,
              words: new Set([...unit.text.split(' '), ...by]),
              isWeak: strength === 'weak',
            }
        }
      }
      from = to + 1
    }
    start = end + 1
  }
  return null
}

// Prefers a more specific noun before a wide one: 'hiking boots' before the 'shoes' at the end of a shop's title.
function finerIn(before: readonly Unit[], wide: GarmentType): GarmentType {
  if (!wide.isWide) return wide
  const named = before.flatMap((unit) => unit.named?.strong ?? [])
  return named.findLast(({ id, isWide, slot }) => !isWide && slot === wide.slot && id !== 'pantsuit') ?? wide
}

// The words after the comma of 'ceket, blazer'.
const glossAt = (units: readonly Unit[], at: number, end: number) =>
  units[at]?.text === PAUSE ? units.slice(at + 1, nextOf(joins, units, at + 1, end)) : []

// 'Jasje blauwe pak' (Dutch) and 'navy suit (jacket)' are the jacket, 'suit, jacket and trousers' is the whole suit.
function partOfSuit(
  units: readonly Unit[],
  suit: GarmentType,
  fits: (type: GarmentType) => boolean,
): GarmentType {
  const parts = units.flatMap(({ named }) => named?.strong ?? []).filter(({ id }) => suitParts.has(id))
  const part = parts.at(-1)
  return part && fits(part) && parts.every(({ slot }) => slot === part.slot) ? part : suit
}

const suitParts = wordSet('jacket blazer trousers dress-trousers waistcoat')

function nextOf(marks: ReadonlySet<string>, units: readonly Unit[], from: number, end: number): number {
  let at = from
  while (at < end && !marks.has(units[at]?.text ?? '')) at++
  return at
}

const parts = new Set(nameWords.parts)
// The second noun before these is a lining or a trim, not the piece: 'hoodie fleece lined', but 'black bomber lined'.
const trims = wordSet('lined lining trim trims trimmed')
const isNamedIn = (units: readonly Unit[], strength: keyof NamedTypes) =>
  units.some(({ named }) => (named?.[strength].length ?? 0) > 0)
// Joined, because 'long' in 'long sleeve' must not make a dress long.
const sleeves = /^(long|short) sleeve[sd]?$/

// Words of a clause and the uses after 'for', without words for parts: leather trim does not make a leather piece.
function wordsAround(
  units: readonly Unit[],
  start: number,
  end: number,
  asWord: string | null,
): ReadonlySet<string> {
  const words = new Set<string>(asWord === null ? [] : [asWord])
  for (let at = start; at < end; at++) {
    const text = units[at]?.text ?? ''
    if (parts.has(units[at + 1]?.text ?? '')) continue
    const [, length] = sleeves.exec(text) ?? []
    // The 'de' of 'camiseta de futbol' belongs to the noun.
    for (const word of length ? [`${length}sleeve`] : text.split(' '))
      if (word === text || !joins.has(word)) words.add(word)
  }
  const mark = units.findIndex(({ text }) => ['for', 'fur', 'para', 'pour'].includes(text))
  if (mark >= 0)
    for (const { text } of units.slice(mark))
      for (const word of text.split(' ')) if (uses.has(word)) words.add(word)
  return words
}

// A sweater in the category Dresses is a sweater dress.
function inCategory(found: FoundType, category: string): FoundType {
  const { type } = found
  if (category !== 'Dresses' || type.category !== 'Tops' || type.also?.includes('Dresses')) return found
  const dress = garmentTypeOf(type.asDress ?? 'dress')
  return dress ? { ...found, type: dress } : found
}

/** Joins known phrases among the words into units. */
function unitsOf(words: readonly string[]): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    let length = Math.min(longestPhraseFrom(word), words.length - at)
    let text = word
    let named: NamedTypes | undefined
    for (; length >= 1; length--) {
      text = length === 1 ? word : words.slice(at, at + length).join(' ')
      named = typesNamed(text)
      const isKnown = named !== undefined || isNonGarmentPhrase(text)
      if (length === 1 || (isKnown && !beginsPhrase(words, at + length - 1))) break
    }
    if (named || length === 1 || sleeves.test(text)) units.push({ text, named })
    at += length
  }
  return units
}

// Prefers a type phrase that begins at the last word: in 'button down shirt dress', 'shirt dress'.
function beginsPhrase(words: readonly string[], at: number): boolean {
  const [word = '', next] = words.slice(at, at + 2)
  return (
    next !== undefined &&
    longestPhraseFrom(word) > 1 &&
    (typesNamed(`${word} ${next}`)?.strong.length ?? 0) > 0
  )
}
