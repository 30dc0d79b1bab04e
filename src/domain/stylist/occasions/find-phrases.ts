import type { EventWord } from './event-words-of.ts'

const LONGEST_PHRASE = 7
const NEGATION_REACH = 7
const negators = new Set([
  'no',
  'not',
  'without',
  'never',
  'isnt',
  'dont',
  'doesnt',
  'wont',
  'nothing',
  'kein',
  'keine',
  'nicht',
  'senza',
  'sin',
  'sans',
  'ohne',
])
// Between 'not' and what it denies; any other word ends its reach.
const betweenNegation = new Set([
  'a',
  'an',
  'the',
  'too',
  'very',
  'really',
  'any',
  'so',
  'that',
  'all',
  'be',
  'going',
  'to',
  'or',
  'much',
  'super',
  'want',
  'look',
  'like',
  'im',
  'as',
  'if',
  'actually',
  'care',
  'about',
])

export interface PhraseMatch<Value> {
  readonly value: Value
  /** Index of its first word. */
  readonly at: number
  readonly length: number
}

export interface PhraseTable<Value> {
  readonly phrases: ReadonlyMap<string, Value>
  /** First words of the phrases, so that most words of a text are passed over at once. */
  readonly starts: ReadonlySet<string>
}

/** A table in which `findPhrases` finds the phrases, each as its words in plain letters parted by a space. */
export function tableOfPhrases<Value>(phrases: ReadonlyMap<string, Value>): PhraseTable<Value> {
  return { phrases, starts: new Set([...phrases.keys()].map((phrase) => phrase.split(' ')[0] ?? '')) }
}

/** A table of phrases from lists in which spaces part phrases and hyphens the words of one. */
export function phraseTable<Value extends string>(
  lists: Readonly<Partial<Record<Value, string>>>,
  values: readonly Value[],
): PhraseTable<Value> {
  const phrases = new Map(
    values.flatMap((value) =>
      (lists[value]?.split(' ') ?? []).map((phrase): [string, Value] => [phrase.replaceAll('-', ' '), value]),
    ),
  )
  return tableOfPhrases(phrases)
}

/** The phrases of `table` in the words of a text, the longest at each place; what a 'no' or 'not' denies is left out. */
export function findPhrases<Value>(
  words: readonly EventWord[],
  table: PhraseTable<Value>,
): PhraseMatch<Value>[] {
  return saidAndDenied(words, table).said
}

/** As `findPhrases`, with what a 'no' or 'not' denies apart. */
export function saidAndDenied<Value>(
  words: readonly EventWord[],
  table: PhraseTable<Value>,
): { said: PhraseMatch<Value>[]; denied: PhraseMatch<Value>[] } {
  const said: PhraseMatch<Value>[] = []
  const denied: PhraseMatch<Value>[] = []
  for (let at = 0; at < words.length;) {
    const match = phraseAt(words, at, table)
    if (match) (isNegated(words, at) ? denied : said).push(match)
    at += match?.length ?? 1
  }
  return { said, denied }
}

/** Whether a 'no', 'not' or the like shortly before the word at `at` denies it. */
function isNegated(words: readonly EventWord[], at: number): boolean {
  for (let back = 1; back <= NEGATION_REACH; back++) {
    const word = words[at - back]
    if (!word || word.clause !== words[at]?.clause) return false
    if (negators.has(word.plain)) return true
    if (!betweenNegation.has(word.plain)) return false
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
    const short = withoutAdverbs(part)
    const value = valueOf(part, table) ?? (short.length < length ? valueOf(short, table) : undefined)
    if (value !== undefined) return { value, at, length }
  }
  return null
}

function valueOf<Value>(part: readonly EventWord[], table: PhraseTable<Value>): Value | undefined {
  const phrase = part.map(({ plain }) => plain).join(' ')
  return table.phrases.get(phrase) ?? table.phrases.get(phrase.replace(/s$/, ''))
}

// 'My ankles always swell' says what 'my ankles swell' does.
const adverbs = new Set([
  'always',
  'often',
  'usually',
  'really',
  'super',
  'just',
  'kinda',
  'also',
  'sometimes',
])

const withoutAdverbs = (part: readonly EventWord[]) =>
  part.filter(({ plain }, at) => at === 0 || at === part.length - 1 || !adverbs.has(plain))
