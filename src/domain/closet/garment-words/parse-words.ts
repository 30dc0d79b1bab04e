import { readColors } from '../colors/perceived-color.ts'
import type { Material } from '../garment.ts'
import { nameWords } from './name-words.ts'
import { type Meaning, meaningAt } from './vocabulary/vocabulary.ts'
import { wordSet } from '../../word-set.ts'

type ProvidedWords = {
  -readonly [Key in keyof Omit<Meaning, 'formalityShift' | 'formalityOfUse'>]?: Meaning[Key] | undefined
}

/** Traits parsed so far from the texts of a piece. If two words state the same trait, the first counts. */
export interface ParsedWords extends ProvidedWords {
  /** Insulation factor: the product of the factors of all words. */
  warmth: number
  shifts: { readonly by: number; readonly material: Material | undefined }[]
  uses: { readonly formality: number; readonly source: WordSource }[]
}

export type WordSource = 'name' | 'style' | 'description' | 'color'

/** Returns the initial value for `parseWords`. */
export function emptyParsedWords(): ParsedWords {
  return { warmth: 1, shifts: [], uses: [] }
}

const imitations = new Set(nameWords.imitations)
const parts = new Set(nameWords.parts)
const negations = wordSet('no not non without ohne senza sans sin never isn')
// Words after these describe a part of the piece, or another piece.
const partStarts = wordSet('with for over under mit fur con per para pour avec sur uber')
const imitated: ReadonlySet<Material> = new Set<Material>(['leather', 'suede', 'fur', 'patent leather'])

// Lower, because a description also mentions other things than the piece.
const DESCRIPTION_WEIGHT = 0.4

/** Parses the words of one text into `parsed`. The type already includes the effect of those in `ofType`. */
export function parseWords(
  parsed: ParsedWords,
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
    const found = meaningAt(words, at)
    if (!found) {
      at++
      continue
    }
    const before = words[at - 1] ?? ''
    const isOfType = words.slice(at, at + found.length).every((each) => ofType.has(each))
    at += found.length
    const next = words[at] ?? ''
    // In a color text, 'sand suede' and 'faux leather blush' are fabrics, but 'denim blue' and 'linen' are colors.
    const isColorName =
      source === 'color' &&
      (before === '' || next !== '') &&
      ![before, word].some((one) => imitations.has(one))
    // 'Sunflower' as a color isn't a floral pattern.
    const isColor = source === 'color' && before === '' && readColors(word).length > 0
    const { pattern, ...others } = found.meaning
    parseFabric(parsed, isColor || !pattern ? others : found.meaning, {
      isAfterHead,
      before,
      next,
      source,
      isColorName,
      isOfType,
    })
    if (source !== 'color') parseCut(parsed, found.meaning, source, isOfType)
  }
}

interface WordContext {
  readonly isAfterHead: boolean
  readonly before: string
  readonly next: string
  readonly source: WordSource
  readonly isColorName: boolean
  readonly isOfType: boolean
}

function parseFabric(
  parsed: ParsedWords,
  { material, pattern, isPlain }: Meaning,
  context: WordContext,
): void {
  const isOfWhole = !context.isAfterHead && !parts.has(context.next)
  // In running text 'down' is seldom the filling: 'sit down'.
  const isOnlyShine = context.isColorName || (context.source === 'color' && material === 'metal')
  const isCloth = !isOnlyShine && !(material === 'down' && context.source === 'description')
  // Another material replaces metal: 'gold leather' is leather.
  if (material && isOfWhole && isCloth && (!parsed.material || parsed.material === 'metal'))
    parsed.material = imitated.has(material) && imitations.has(context.before) ? 'synthetic' : material
  if (isPlain && context.source !== 'description') parsed.isPlain = true
  // 'Onitsuka Tiger' names sneakers.
  if (context.isOfType && pattern === 'animal') return
  if (!pattern || (context.source === 'description' && context.isAfterHead)) return
  if (!parsed.pattern || (parsed.pattern === 'print' && context.source !== 'description'))
    parsed.pattern = pattern
}

function parseCut(parsed: ParsedWords, meaning: Meaning, source: WordSource, isOfType: boolean): void {
  parsed.silhouette ??= meaning.silhouette
  parsed.length ??= meaning.length
  parsed.sleeves ??= meaning.sleeves
  parsed.hasOpenToe ??= meaning.hasOpenToe
  // Material in the type name still counts: no type of blouse is silk by definition.
  if (isOfType && meaning.formalityShift && meaning.material)
    parsed.shifts.push({ by: meaning.formalityShift, material: meaning.material })
  if (isOfType) return
  if (meaning.rain === 'keeps out') parsed.rain = 'keeps out'
  parsed.rain ??= meaning.rain
  if (source !== 'description') parsed.season ??= meaning.season
  if (meaning.warmth) parsed.warmth *= meaning.warmth
  const weight = source === 'description' ? DESCRIPTION_WEIGHT : 1
  if (meaning.formalityShift)
    parsed.shifts.push({ by: weight * meaning.formalityShift, material: meaning.material })
  if (meaning.formalityOfUse) parsed.uses.push({ formality: meaning.formalityOfUse, source })
}
