import { clauseBefore } from '../../occasions/matching/clauses.ts'
import type { EventWord } from '../../occasions/matching/tokenize-event.ts'
import { loneNames, profilePhrases } from '../../occasions/matching/profile-phrases.ts'
import type { AdviceInput } from '../advice-input.ts'
import { isUnknownWord, mayNameEvent } from './is-unknown-word.ts'
import { requestWords } from '../advice-lists.ts'

const MOST_NAMED = 3
const LONGEST_EVENT = 3
// In words.
const LONG_REQUEST = 14
const hostile = new Set(requestWords.hostile)

/** Words of a text that were not understood. */
export interface Unknown {
  /** At most three words to name to the user. */
  readonly words: readonly string[]
  /** No word names an event, place or movement, and some are unknown or there are none. */
  readonly isAll: boolean
}

/**
 * Returns the unknown words. With a recognized event, names and details can be anything: then only words right before
 * the event, keyboard mash and consecutive unknown words count.
 */
export function unknownWords({ words, reading, asker }: AdviceInput): Unknown {
  const isKnownEvent = reading.rows.length > 0
  const unknown = words.map((word, at) => isUnknownWord(word, isDressCode(words, at)))
  const isInRow = (at: number) =>
    // Who tells much about themselves uses words that concern no event.
    words.length < LONG_REQUEST &&
    isLowercase(words[at]) &&
    [at - 1, at + 1].some(
      (next) => unknown[next] && isLowercase(words[next]) && words[next]?.clause === words[at]?.clause,
    )
  const strange = words.filter(
    (word, at) =>
      unknown[at] &&
      (!isKnownEvent ||
        isBeforeEvent(words, at) ||
        isCompany(words, at) ||
        isPlace(words, at) ||
        isDressCode(words, at) ||
        isMashed(word) ||
        isInRow(at)),
  )
  const unread = isWithoutEvent(reading) && strange.length === 0 ? unreadPhrase(words, reading, asker) : null
  const isAttack = words.some(({ plain }) => hostile.has(plain))
  return {
    words: isAttack
      ? []
      : [...new Set(unread === null ? strange.map(({ text }) => text) : [unread])].slice(0, MOST_NAMED),
    isAll: unread !== null || (!isKnownEvent && (strange.length > 0 || words.length === 0)),
  }
}

// Weather, a setting or a movement alone names no event; the ground does: 'in the garden'.
const isWithoutEvent = ({ event, dressCode, rows }: AdviceInput['reading']) =>
  event === null && dressCode === null && rows.every(({ group }) => group !== 'event' && group !== 'ground')

// The first words that no row has: 'canal lock opening', without its article. Words about the asker don't count.
function unreadPhrase(
  words: readonly EventWord[],
  reading: AdviceInput['reading'],
  { rows }: AdviceInput['asker'],
): string | null {
  const phrases = [...rows, ...reading.rows].flatMap((row) => row.words ?? [])
  const read = new Set(phrases.flatMap((phrase) => phrase.split(' ')))
  const isUnread = (word: EventWord) =>
    !read.has(word.plain) && !framing.test(word.plain) && mayNameEvent(word)
  const first = words.findIndex(isUnread)
  if (first < 0) return null
  const isEdge = ({ plain, clause }: EventWord) => clause !== words[first]?.clause || framing.test(plain)
  const from = words.slice(0, first).findLastIndex(isEdge) + 1
  const length = words.slice(from).findIndex(isEdge)
  const phrase = words.slice(from, length < 0 ? words.length : from + length)
  return phrase
    .slice(0, LONGEST_PHRASE)
    .map(({ text }) => text)
    .join(' ')
}

const LONGEST_PHRASE = 4
const framing =
  /^(?:an?|the|my|our|your|his|her|their|this|that|i|im|am|is|are|be|to|at|in|on|of|for|with|and|or|from|by|as|go|going|ive|been|asked|need|want|wear|what|should|day|today|tonight|tomorrow)$/

// A capital marks a name.
const isLowercase = (word: EventWord | undefined) => word !== undefined && !/\p{Lu}/u.test(word.text)

// Keyboard mash: 'asdkjh', 'wrrmp'.
function isMashed(word: EventWord): boolean {
  return isLowercase(word) && (/[bcdfghjklmnpqrstvwxz]{5}/.test(word.text) || /^[^aeiouy]+$/.test(word.text))
}

// A capital within a sentence marks a name.
function isBeforeEvent(words: readonly EventWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if ((at > 0 && /^\p{Lu}/u.test(word?.text ?? '')) || next?.clause !== word?.clause) return false
  const ahead = words.slice(at + 1, at + 1 + LONGEST_EVENT).map(({ plain }) => plain)
  const { phrases } = profilePhrases()
  // 'Gathering' alone isn't an event.
  const isNoun = loneNames().phrases.get(ahead[0] ?? '')?.kind === 'nouns'
  return (
    isNoun || ahead.some((_, index) => phrases.get(ahead.slice(0, index + 1).join(' '))?.group === 'event')
  )
}

// 'A party with flibbertywonks' and 'dinner with my zandu', but not 'a party with shaniqua'.
function isCompany(words: readonly EventWord[], at: number): boolean {
  const before = clauseBefore(words, at, 2)
  const isAlone = words[at + 1]?.clause !== words[at]?.clause
  return (
    isLowercase(words[at]) &&
    (/\b(?:with|of|for)$/.test(before)
      ? /[^s]s$/.test(words[at]?.plain ?? '')
      : isAlone && /^(?:with|for|by) (?:an?|my|our|his|her|their)$/.test(before))
  )
}

// 'A gala at the zubbery' and 'off to the blorvat at the farm', but not 'at the Savoy'.
const isPlace = (words: readonly EventWord[], at: number) =>
  isLowercase(words[at]) &&
  /\b(?:at|to) (?:the|an?)$/.test(clauseBefore(words, at, 2)) &&
  (words[at + 1]?.clause !== words[at]?.clause ||
    /^(?:at|in|on|with|for|near|by|and|this|next|tomorrow|tonight)$/.test(words[at + 1]?.plain ?? ''))

// 'The host said snarvish dress', 'snorvical elegance' and 'wear something vrimmy', but not 'in a swishy dress': a dress
// code has no article.
const isDressCode = (words: readonly EventWord[], at: number) =>
  isLowercase(words[at]) &&
  (/\bwear(?:ing)? (?:some|any)thing$/.test(clauseBefore(words, at)) ||
    (!/\b(?:an?|the|this|that|my|your|his|her|our|their)(?: \w+)?$/.test(clauseBefore(words, at)) &&
      words[at + 1]?.clause === words[at]?.clause &&
      /^(?:dress|attire|clothes|clothing|outfits?|elegance|chic|glam(?:our)?)$/.test(
        words[at + 1]?.plain ?? '',
      )))
