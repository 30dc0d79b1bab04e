import * as z from 'zod/mini'
import { once } from '../../../once.ts'
import { ownSlots } from '../../garment.ts'
import { garmentTags } from '../../tags/garment-tags.ts'
import { phraseTable } from '../../text/phrase-table.ts'
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
  const named = z
    .array(Modifier)
    .parse(rows)
    .flatMap((modifier) => modifier.words.map((phrase) => ({ phrase, modifier })))
  return phraseTable(Map.groupBy(named, ({ phrase }) => phrase))
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
    const [phrase] = phrases().at(words, at)
    if (!phrase || (phrase.words.length === 1 && isTaken(word))) continue
    const modifiers = phrase.value.map(({ modifier }) => modifier)
    found.push(...modifiers.filter(({ unless }) => !unless?.some((other) => words.includes(other))))
    at += phrase.words.length - 1
  }
  return found
}

export function wordsOfModifiers(): readonly string[] {
  return phrases().words
}
