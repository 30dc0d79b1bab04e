import type { EventWord } from './tokenize-event.ts'
import { clauseBefore, plainAt } from './clauses.ts'
import { contextRules } from './context-rules.ts'
import { isForeignPhrase, type RowMatch } from './profile-phrases.ts'
import notMeant from './not-meant.json' with { type: 'json' }

/** Whether a match names an occasion, rather than an idiom, a verb, a thing that is hated or something past. */
export const isMeant = (words: readonly EventWord[], match: RowMatch): boolean =>
  match.value.id !== 'figure of speech' &&
  !ruleOut(words, match) &&
  !isRegionNamed(words, match) &&
  !isPast(words, match.at) &&
  !(match.value.group === 'movement' && othersDo(words, match.at))
const ruleOut = contextRules(notMeant)

// 'A ranch in Montana' is in the state, not in a Spanish mountain.
const isRegionNamed = (words: readonly EventWord[], { at, length }: RowMatch) =>
  length === 1 &&
  /^\p{Lu}/u.test(words[at]?.text ?? '') &&
  /^(?:in|to|from|near)$/.test(plainAt(words, at - 1)) &&
  isForeignPhrase(plainAt(words, at))

// 'Went to prison, just got out' isn't a visit.
const isPast = (words: readonly EventWord[], at: number) =>
  /(?<!\bnever )\b(?:went to|got out of|released from|used to (?:do|be|have)|spent \w+ \w+ in)(?: (?:a|an|the|my))?$/.test(
    clauseBefore(words, /^(?:to|of|in)$/.test(plainAt(words, at)) ? at + 1 : at),
  )

/** Whether children, patients or players do what the words at `at` say: 'the kids sit on the floor' moves nobody else. */
export const othersDo = (words: readonly EventWord[], at: number): boolean => {
  const before = clauseBefore(words, at)
  return doers.test(before) && !isWithAsker.test(before)
}
const doers =
  /\b(?:kids|children|students|pupils|babies|toddlers|patients|residents|dancers|players|dogs)(?: (?!and\b)\w+){0,4}$/
const isWithAsker = /\b(?:with|i|im|me|we|mom|mum|dad|mother|father|parent|help\w*|teach\w*|for)\b/
