import * as z from 'zod/mini'
import { once } from '../../../once.ts'
import { ownSlots } from '../../garment.ts'
import { garmentTags } from '../../tags/garment-tags.ts'
import { sharedFields } from '../../garment-types/garment-type.ts'
import rows from './modifiers.json' with { type: 'json' }
import { wordSet } from '../../../word-set.ts'

const Modifier = z.strictObject({
  words: z.array(z.string().check(z.regex(/^[a-z0-9]+( [a-z0-9]+)*$/))),
  /** Slots that it applies to; default all. */
  slots: z.optional(z.array(z.enum(ownSlots))),
  /** Types that it applies to; default all. */
  types: z.optional(z.array(z.string())),
  unlessTypes: z.optional(z.array(z.string())),
  /** Applies only to types with this tag. */
  onlyWith: z.optional(z.enum(garmentTags)),
  /** Does not apply if one of these words also occurs. */
  unless: z.optional(z.array(z.string())),
  tags: z.optional(z.array(z.enum(garmentTags))),
  /** Tags that it removes. */
  dropTags: z.optional(z.array(z.enum(garmentTags))),
  /** Maximum formality. */
  most: z.optional(z.number()),
  /** Minimum formality: a part of festive dress. */
  least: z.optional(z.number()),
  ...sharedFields,
})
/** Effect of a word on a garment, independent of its type: 'ripped', 'for the gym', 'strapless'. */
export type Modifier = z.infer<typeof Modifier>

/** Change of a type's traits by a word or a brand model. */
export type Change = Omit<Modifier, 'words' | 'slots' | 'types' | 'unlessTypes' | 'onlyWith' | 'unless'>

const phrases = once(() => {
  const byPhrase = new Map<string, Modifier[]>()
  let longest = 1
  for (const modifier of z.array(Modifier).parse(rows))
    for (const phrase of modifier.words) {
      const others = byPhrase.get(phrase)
      if (others) others.push(modifier)
      else byPhrase.set(phrase, [modifier])
      longest = Math.max(longest, phrase.split(' ').length)
    }
  const longPhrases = [...byPhrase.keys()].filter((phrase) => phrase.includes(' '))
  return { byPhrase, longest, starts: new Set(longPhrases.map((phrase) => phrase.split(' ')[0])) }
})

const negations = wordSet('no not non without ohne senza sans sin sem never')

/** Finds the modifiers among words; skips the word after 'no' or 'without', and single words that are taken. */
export function modifiersIn(words: readonly string[], isTaken: (word: string) => boolean): Modifier[] {
  const found: Modifier[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (negations.has(word)) {
      at++
      continue
    }
    const length = phraseLengthAt(words, at)
    const modifiers = phrases().byPhrase.get(length === 1 ? word : words.slice(at, at + length).join(' '))
    if (!modifiers || (length === 1 && isTaken(word))) continue
    found.push(...modifiers.filter(({ unless }) => !unless?.some((other) => words.includes(other))))
    at += length - 1
  }
  return found
}

export function wordsOfModifiers(): string[] {
  return [...phrases().byPhrase.keys()].flatMap((phrase) => phrase.split(' '))
}

function phraseLengthAt(words: readonly string[], at: number): number {
  const { byPhrase, longest, starts } = phrases()
  if (!starts.has(words[at])) return 1
  for (let length = Math.min(longest, words.length - at); length > 1; length--)
    if (byPhrase.has(words.slice(at, at + length).join(' '))) return length
  return 1
}
