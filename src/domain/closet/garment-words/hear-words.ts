import type { Material } from '../garment.ts'
import { imitationWords, partWords } from './cloth-words.ts'
import { type Meaning, meaningAt } from './meaning-of.ts'

type ProvidedWords = {
  -readonly [Key in keyof Omit<Meaning, 'formalityShift' | 'formalityOfUse'>]?: Meaning[Key] | undefined
}

/** What the texts of a piece have told so far. Of two words on one matter the first counts. */
export interface Heard extends ProvidedWords {
  /** Factor of the insulation: the product of all words. */
  warmth: number
  shifts: { readonly by: number; readonly material: Material | undefined }[]
  uses: { readonly formality: number; readonly source: WordSource }[]
}

export type WordSource = 'name' | 'style' | 'description' | 'color'

/** Nothing heard yet. */
export function nothingHeard(): Heard {
  return { warmth: 1, shifts: [], uses: [] }
}

const imitations = new Set(imitationWords.split(' '))
const parts = new Set(partWords.split(' '))
const negations = new Set('no not non without ohne senza sans sin never isn'.split(' '))
// What follows is about a part of the piece, or about another piece.
const partStarts = new Set('with for over under mit fur con per para pour avec sur uber'.split(' '))
const imitated: ReadonlySet<Material> = new Set<Material>(['leather', 'suede', 'fur', 'patent leather'])

// A description talks of many things besides the piece.
const DESCRIPTION_WEIGHT = 0.4

/**
 * Adds to `heard` what the words of one text tell. What words that named the type say of formality, warmth and season is
 * in the type already.
 */
export function hearWords(
  heard: Heard,
  words: readonly string[],
  source: WordSource,
  ofType: ReadonlySet<string> = new Set(),
): void {
  let isAfterHead = false
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    if (negations.has(word)) {
      at += 2
      continue
    }
    isAfterHead ||= partStarts.has(word)
    const told = meaningAt(words, at)
    if (!told) {
      at++
      continue
    }
    const before = words[at - 1] ?? ''
    const isOfType = words.slice(at, at + told.length).every((each) => ofType.has(each))
    at += told.length
    const next = words[at] ?? ''
    // 'Sand suede' is suede; 'denim blue' and 'linen' are colors.
    const isColorName = source === 'color' && (before === '' || next !== '')
    hearCloth(heard, told.meaning, { isAfterHead, before, next, source, isColorName })
    if (source !== 'color') hearCut(heard, told.meaning, source, isOfType)
  }
}

interface Place {
  readonly isAfterHead: boolean
  readonly before: string
  readonly next: string
  readonly source: WordSource
  readonly isColorName: boolean
}

function hearCloth(heard: Heard, { material, pattern, isPlain }: Meaning, place: Place): void {
  const isOfWhole = !place.isAfterHead && !parts.has(place.next)
  // 'Sit down', 'run down': in running text the word is seldom the filling.
  const isOnlyShine = place.isColorName || (place.source === 'color' && material === 'metal')
  const isCloth = !isOnlyShine && !(material === 'down' && place.source === 'description')
  // Of metal is jewelry; 'gold leather' is leather.
  if (material && isOfWhole && isCloth && (!heard.material || heard.material === 'metal'))
    heard.material = imitated.has(material) && imitations.has(place.before) ? 'synthetic' : material
  if (isPlain && place.source !== 'description') heard.isPlain = true
  if (!pattern || (place.source === 'description' && place.isAfterHead)) return
  if (!heard.pattern || (heard.pattern === 'print' && place.source !== 'description')) heard.pattern = pattern
}

function hearCut(heard: Heard, meaning: Meaning, source: WordSource, isOfType: boolean): void {
  heard.silhouette ??= meaning.silhouette
  heard.length ??= meaning.length
  heard.sleeves ??= meaning.sleeves
  heard.hasOpenToe ??= meaning.hasOpenToe
  // Of a silk blouse the silk counts: no type of blouse is always of silk.
  if (isOfType && meaning.formalityShift && meaning.material)
    heard.shifts.push({ by: meaning.formalityShift, material: meaning.material })
  if (isOfType) return
  if (meaning.rain === 'keeps out') heard.rain = 'keeps out'
  heard.rain ??= meaning.rain
  if (source !== 'description') heard.season ??= meaning.season
  if (meaning.warmth) heard.warmth *= meaning.warmth
  const weight = source === 'description' ? DESCRIPTION_WEIGHT : 1
  if (meaning.formalityShift)
    heard.shifts.push({ by: weight * meaning.formalityShift, material: meaning.material })
  if (meaning.formalityOfUse) heard.uses.push({ formality: meaning.formalityOfUse, source })
}
