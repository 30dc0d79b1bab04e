import { colorFamily, type ColorFamily } from '../../../closet/color-family.ts'
import { swatchColor } from '../../../closet/swatch-color.ts'
import type { EventWord } from '../../occasions/event-words-of.ts'
import { findPhrases, phraseTable } from '../../occasions/find-phrases.ts'

interface CodeRule {
  /** Least, ideal and most on the scale of `Garment.formality`. */
  readonly formality: readonly [number, number, number]
  readonly words: string
}

// prettier-ignore
const codes = {
  'white tie': { formality: [4.7, 5, 5], words: 'white-tie full-evening-dress morning-dress morning-coat tailcoat' },
  'black tie': { formality: [4.5, 4.9, 5], words: 'black-tie tuxedo dinner-jacket evening-gown floor-length cravate-noire smoking formal-attire formalwear' },
  'black tie optional': { formality: [4, 4.5, 5], words: 'black-tie-optional creative-black-tie black-tie-preferred black-tie-inspired' },
  lounge: { formality: [3.6, 4.1, 4.6], words: 'lounge lounge-suit business-formal suit-and-tie jacket-and-tie business-attire' },
  cocktail: { formality: [3.5, 4, 4.6], words: 'cocktail-attire cocktail-dress cocktail-dress-code dress-code-cocktail dressy-cocktail cocktail-chic dresscode-cocktail' },
  'semi-formal': { formality: [3.4, 3.9, 4.4], words: 'semi-formal semiformal dressy' },
  festive: { formality: [3.2, 3.7, 4.6], words: 'festive festive-attire holiday-attire festlich sparkle' },
  'business casual': { formality: [2.8, 3.3, 3.9], words: 'business-casual office-casual smart-business' },
  'smart casual': { formality: [2.6, 3.1, 3.7], words: 'smart-casual dressy-casual elegant-casual smart-but-casual' },
  'no jeans': { formality: [2.9, 3.3, 4.2], words: '' },
  'beach formal': { formality: [3, 3.6, 4.2], words: 'beach-formal resort-wear resort-chic resort-formal island-chic' },
  relaxed: { formality: [1.5, 2.2, 3], words: 'relaxed laid-back low-key informal casual chill unfussy' },
  jeans: { formality: [1.4, 2.1, 2.9], words: 'jeans come-as-you-are super-casual very-casual jeans-and-sneakers dress-code-casual casual-attire' },
  dressed: { formality: [3.8, 4.3, 5], words: 'formal very-formal fancy elegant upscale posh glamorous michelin fine-dining five-star dress-to-impress dressed-up elegante five-course' },
} as const satisfies Readonly<Record<string, CodeRule>>

export type DressCode = keyof typeof codes

const codeNames: readonly DressCode[] = [
  'white tie',
  'black tie',
  'black tie optional',
  'lounge',
  'cocktail',
  'semi-formal',
  'festive',
  'business casual',
  'smart casual',
  'beach formal',
  'jeans',
  'relaxed',
  'dressed',
]
const codeTable = phraseTable(
  Object.fromEntries(codeNames.map((code) => [code, codes[code].words])),
  codeNames,
)
// These say how strict it is, not what to put on; a named code stands before them.
const vague: ReadonlySet<DressCode> = new Set(['relaxed', 'dressed'])

interface DressCodeReading {
  readonly code: DressCode | null
  readonly wantColors: readonly ColorFamily[]
  /** The color words of `wantColors`, as written. */
  readonly wantedWords: readonly string[]
}

/** The dress code that the words name, and the colors that they ask for. */
export function readDressCode(words: readonly EventWord[]): DressCodeReading {
  const matches = findPhrases(words, codeTable)
  const named = matches.find(({ value }) => !vague.has(value)) ?? matches[0]
  const code = named?.value ?? (forbidsJeans(words) ? 'no jeans' : null)
  const wantedWords = wantedColors(words)
  return {
    code,
    wantColors: [...new Set([...wantedWords.map(familyOf), ...tieColors(code)])].filter(
      (color) => color !== null,
    ),
    wantedWords,
  }
}

// How far 'relaxed' lowers what the event itself asks.
const RELAXED_BY = 0.6

/** Least, ideal and most under `code`: a named code stands for the event's own, 'relaxed' and 'formal' bend it. */
export function formalityUnder(
  code: DressCode | null,
  [least, ideal, most]: readonly [number, number, number],
): readonly [number, number, number] {
  if (!code) return [least, ideal, most]
  const rule = codes[code].formality
  if (code === 'no jeans')
    return [Math.max(least, rule[0]), Math.max(ideal, rule[1]), Math.max(most, rule[1])]
  if (code === 'dressed') return [Math.max(least, rule[0]), Math.max(ideal, rule[1]), rule[2]]
  return code === 'relaxed' ? [relaxed(least), relaxed(ideal), relaxed(most)] : rule
}

function relaxed(formality: number): number {
  return Math.max(1, Math.round((formality - RELAXED_BY) * 10) / 10)
}

function tieColors(code: DressCode | null): ColorFamily[] {
  return code === 'black tie' ? ['black'] : []
}

function familyOf(word: string): ColorFamily | null {
  const hex = swatchColor(word)
  return hex ? colorFamily(hex) : null
}

function forbidsJeans(words: readonly EventWord[]): boolean {
  const plain = words.map((word) => word.plain).join(' ')
  return /\b(?:no|not|without) (?:jeans|denim|sneakers|trainers|shorts)\b/.test(plain)
}

// 'all white', 'dress code: red', 'wear something green', 'everyone in blue', 'a pink theme'.
const asksBefore = new Set([
  'all',
  'code',
  'dresscode',
  'wear',
  'wearing',
  'everyone',
  'theme',
  'something',
  'touch',
  'only',
])
const passedOver = new Set([
  'is',
  'in',
  'a',
  'of',
  'and',
  'or',
  'something',
  'some',
  'the',
  'colors',
  'color',
  'dress',
])
// Cloth, drink and weather before they are colors.
const noColors = new Set([
  'linen',
  'denim',
  'wine',
  'natural',
  'sky',
  'stone',
  'steel',
  'sand',
  'powder',
  'lime',
])
const denials = new Set(['no', 'not', 'dont', 'never', 'i'])
const COLORS_REACH = 4

function wantedColors(words: readonly EventWord[]): string[] {
  return words.flatMap((word, at) => {
    if (noColors.has(word.plain) || !swatchColor(word.plain) || isOfTie(words, at)) return []
    const isTheme = ['theme', 'themed', 'only', 'party'].includes(words[at + 1]?.plain ?? '')
    return isTheme || isAsked(words, at) ? [word.plain] : []
  })
}

const isOfTie = (words: readonly EventWord[], at: number) => words[at + 1]?.plain === 'tie'

function isAsked(words: readonly EventWord[], at: number): boolean {
  for (let back = 1; back <= COLORS_REACH; back++) {
    const word = words[at - back]?.plain ?? ''
    if (word === 'no' || word === 'not' || word === 'avoid') return false
    if (asksBefore.has(word)) return !denials.has(words[at - back - 1]?.plain ?? '')
    if (!passedOver.has(word) && !swatchColor(word)) return false
  }
  return false
}
