import * as z from 'zod/mini'
import { foldedWords } from '../text/folded-words.ts'
import { type StyleTag, allStyleTags, type StyleTagWeights } from '../garment.ts'
import rows from './style-tag-words.json' with { type: 'json' }

const Words = z.array(z.string())
/**
 * Words for each style tag, a few of them German, French, Italian or Spanish: certain ones, and ones that are only a hint.
 * A hyphen joins the words of a phrase.
 */
export const styleTagWords = z
  .record(z.enum(allStyleTags), z.strictObject({ certain: Words, hints: Words }))
  .parse(rows)

const HINT_WEIGHT = 0.4
const LONGEST_PHRASE = 3

type TagWeights = readonly (readonly [StyleTag, number])[]

const weightsByPhrase = buildWeightsByPhrase()
const phraseStarts = new Set([...weightsByPhrase.keys()].filter((each) => each.includes(' ')).map(firstWord))

/** Returns the weight of each style tag in a free text, from 0 to 1; empty if no word matches. */
export function readStyleTags(text: string): StyleTagWeights {
  return readStyleTagsIn(foldedWords(text))
}

/** Like `readStyleTags`, for a text already split by `foldedWords`. */
export function readStyleTagsIn(words: readonly string[]): StyleTagWeights {
  const sums = new Map<StyleTag, number>()
  for (let at = 0; at < words.length; at++) {
    const longest = phraseStarts.has(words[at] ?? '') ? Math.min(LONGEST_PHRASE, words.length - at) : 1
    for (let length = longest; length > 0; length--) {
      const phrase = length === 1 ? (words[at] ?? '') : words.slice(at, at + length).join(' ')
      for (const [styleTag, weight] of weightsByPhrase.get(phrase) ?? [])
        sums.set(styleTag, (sums.get(styleTag) ?? 0) + weight)
    }
  }
  return normalized(sums)
}

function normalized(sums: ReadonlyMap<StyleTag, number>): StyleTagWeights {
  // Not scaled up to 1: a single hint must stay weak.
  const most = Math.max(1, ...sums.values())
  const weights: Partial<Record<StyleTag, number>> = {}
  for (const [styleTag, sum] of sums) weights[styleTag] = sum / most
  return weights
}

function buildWeightsByPhrase(): Map<string, TagWeights> {
  const byPhrase = new Map<string, TagWeights>()
  for (const styleTag of allStyleTags) {
    const { certain, hints } = styleTagWords[styleTag]
    const weights = new Map(hints.map(phraseOf).map((phrase) => [phrase, HINT_WEIGHT]))
    for (const phrase of certain.map(phraseOf)) weights.set(phrase, 1)
    for (const [phrase, weight] of weights)
      byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), [styleTag, weight]])
  }
  return byPhrase
}

function phraseOf(word: string): string {
  return foldedWords(word).join(' ')
}

function firstWord(phrase: string): string {
  return phrase.slice(0, phrase.indexOf(' '))
}
