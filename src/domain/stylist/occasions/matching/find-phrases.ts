import * as z from 'zod/mini'
import { clauseAfter, plainText, type Span } from './clauses.ts'
import { wordList } from '../word-lists.ts'
import type { EventWord } from './tokenize-event.ts'

const LONGEST_PHRASE = 7
const NEGATION_REACH = 7
const negators = wordList('negators')
// Words allowed between a negator and the negated phrase; any other word ends the negation.
const betweenNegation = wordList('after a negator')
// Ignored inside phrases: 'my ankles always swell' matches 'my ankles swell'.
const adverbs = wordList('adverbs inside of phrases')

export interface PhraseMatch<Value> extends Span {
  readonly value: Value
}

export interface PhraseTable<Value> {
  readonly phrases: ReadonlyMap<string, Value>
  /** First words of the phrases, for skipping most words of a text quickly. */
  readonly starts: ReadonlySet<string>
}

/** Builds a table for `findPhrases`. Keys are phrases of plain words, separated by a space. */
export function createPhraseTable<Value>(phrases: ReadonlyMap<string, Value>): PhraseTable<Value> {
  return { phrases, starts: new Set([...phrases.keys()].map((phrase) => phrase.split(' ')[0] ?? '')) }
}

/** Builds a table from rows of phrases by value, which are checked first. */
export function phraseTableFromLists<Value extends string>(
  rows: unknown,
  values: readonly Value[],
): PhraseTable<Value> {
  const lists = z.record(z.enum(values), z.array(z.string())).parse(rows)
  const phrases = values.flatMap((value) => lists[value].map((phrase): [string, Value] => [phrase, value]))
  return createPhraseTable(new Map(phrases))
}

/** Returns the phrases of `table` in a text, the longest at each position, without negated ones. */
export function findPhrases<Value>(
  words: readonly EventWord[],
  table: PhraseTable<Value>,
): PhraseMatch<Value>[] {
  return splitNegated(words, table).affirmed
}

/** Like `findPhrases`, but returns the negated phrases too, separately. */
export function splitNegated<Value>(
  words: readonly EventWord[],
  table: PhraseTable<Value>,
): { affirmed: PhraseMatch<Value>[]; negated: PhraseMatch<Value>[] } {
  const affirmed: PhraseMatch<Value>[] = []
  const negated: PhraseMatch<Value>[] = []
  for (let at = 0; at < words.length;) {
    const match = phraseAt(words, at, table)
    const isDenied = match && (isNegated(words, at) || isUnneeded(words, at + match.length))
    if (match) (isDenied ? negated : affirmed).push(match)
    at += match?.length ?? 1
  }
  return { affirmed, negated }
}

const unneeded =
  /^(?:\w+ )?(?:isnt|is not|arent|are not|wasnt|not) (?:\w+ )?(?:needed|required|necessary|expected|compulsory|mandatory)\b/

// 'Aso ebi fabric isn't needed', 'black tie is not required'.
const isUnneeded = (words: readonly EventWord[], from: number) => unneeded.test(clauseAfter(words, from))

/** Whether a negator shortly before the word at `at` applies to it. */
function isNegated(words: readonly EventWord[], at: number): boolean {
  for (let back = 1; back <= NEGATION_REACH; back++) {
    const word = words[at - back]
    if (!word || word.clause !== words[at]?.clause) return false
    if (negators.has(word.plain)) return true
    // 'No dress or tux': the negation continues past the first noun.
    if (word.plain === 'or' || word.plain === 'nor') back += 1
    else if (!betweenNegation.has(word.plain)) return false
  }
  return false
}

function phraseAt<Value>(
  words: readonly EventWord[],
  at: number,
  table: PhraseTable<Value>,
): PhraseMatch<Value> | null {
  const first = words[at]?.plain ?? ''
  if (!table.starts.has(first) && !table.starts.has(first.replace(/s$/, ''))) return null
  const clause = words[at]?.clause
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    const part = words.slice(at, at + length)
    if (part.length < length || part.at(-1)?.clause !== clause) continue
    const value =
      valueOf(part, table) ?? valueOf(withoutAdverbs(part), table) ?? valueOf(withoutOwner(part), table)
    if (value !== undefined) return { value, at, length }
  }
  return null
}

function valueOf<Value>(part: readonly EventWord[], table: PhraseTable<Value>): Value | undefined {
  const phrase = plainText(part)
  return table.phrases.get(phrase) ?? table.phrases.get(phrase.replace(/s$/, ''))
}

// 'Scatter my wife's ashes' matches 'scatter ashes'.
const owner = /^(?:my|our|his|her|their)$/
function withoutOwner(part: readonly EventWord[]): readonly EventWord[] {
  const at = part.findIndex(({ plain }, place) => place > 0 && owner.test(plain))
  if (at < 0 || at === part.length - 1) return part
  const isPerson = /['’]s?$/.test(part[at + 1]?.text ?? '') && at + 2 < part.length
  return [...part.slice(0, at), ...part.slice(at + (isPerson ? 2 : 1))]
}

const withoutAdverbs = (part: readonly EventWord[]) =>
  part.filter(({ plain }, at) => at === 0 || at === part.length - 1 || !adverbs.has(plain))
