import type { EventWord } from '../../occasions/matching/tokenize-event.ts'
import { isForOccasion } from '../../catalog/fill-gap.ts'
import { type CatalogGarment, pieceFromName } from '../../catalog/garment-catalog.ts'
import { familyOfWord } from '../../occasions/read-dress-code.ts'
import { plainText } from '../../occasions/matching/clauses.ts'
import { requestWords } from '../advice-lists.ts'

const { dislikes, deniers, wearers } = requestWords
const requestVerbs = new Set(requestWords.requestVerbs)
const between = new Set(requestWords.betweenVerbAndGarment)
// These don't request garments made for another occasion.
const generic = new Set(requestWords.genericGarments)
const bars = new Set([...dislikes, ...deniers, ...wearers])
const REACH = 4
const LIST_REACH = 7
const SHORT_REQUEST = 3

/**
 * Returns whether the words request a garment: 'I want to wear kente', 'guayabera dress code', 'a bank job in a suit'.
 * Negated or disliked garments and those of other people don't count. `here` are the ids of the occasion and the asker.
 */
export function requestedGarments(
  words: readonly EventWord[],
  here: readonly string[] = [],
): (candidate: CatalogGarment) => boolean {
  const named = words.flatMap((word, at) => {
    const type = isRequested(words, at) ? typeOf(word.text) : null
    return type ? [{ type, word: word.plain }] : []
  })
  const types = new Set(named.map(({ type }) => type))
  const names = new Set(
    named.flatMap(({ word }) => {
      if (/^(?:pants|slacks)$/.test(word)) return ['trousers']
      if (word === 'saree') return ['sari']
      // 'Skirts' asks for any skirt, and 'dresses' for any dress.
      return word.endsWith('s') && !word.endsWith('ss') ? [word, word.replace(/(?<=ss)es$|s$/, '')] : [word]
    }),
  )
  return (candidate) => {
    const { name, piece } = candidate
    const isElsewhere = candidate.for !== undefined && !isForOccasion(candidate, here)
    // 'Sweaters' asks for no sweater dress.
    const isNamed = name
      .split(' ')
      .some(
        (part, at, all) => names.has(part) && !(generic.has(part) && (isElsewhere || at < all.length - 1)),
      )
    const isOfType = types.has(piece.garment.type ?? '') && (!isElsewhere || isNamed)
    return isOfType || (isNamed && (!name.startsWith('tuxedo') || names.has('tuxedo')))
  }
}

const typeOf = (name: string) => pieceFromName({ name }, '').garment.type

const usuallyIn = /\b(?:usually|normally|always|mostly|often|otherwise) in(?: \w+)?$/
const wantedByOther =
  /\b(?:wants?|expects?|asks?|asked|likes?) me (?:in|to wear)(?: (?:a|an|my|her|his|the|some))?(?: \w+)?$/
const ownWish =
  /\b(?:i|id|ill) (?:want|prefer|rather|would rather|would prefer|hate|dont|do not|refuse|like)\b/
const permitted = /^(?:ok|okay|fine|allowed|required|expected|preferred|requested|please|mandatory)$/

function isRequested(words: readonly EventWord[], at: number): boolean {
  // A graduation gown is not an evening gown.
  const isAcademic = words.some(({ plain }) =>
    /^(?:graduat|mortarboard|convocation|commencement)/.test(plain),
  )
  if (words[at]?.plain === 'gown' && isAcademic) return false
  // 'I'm short' doesn't request shorts.
  if (words[at]?.plain === 'short') return false
  const clause = words[at]?.clause
  const before = words.slice(Math.max(0, at - REACH), at).filter((word) => word.clause === clause)
  const plains = before.map(({ plain }) => plain)
  // 'Usually in scrubs'.
  if (plains.some((plain) => bars.has(plain)) || usuallyIn.test(plainText(before))) return false
  // 'I want a two piece or a jumpsuit'.
  const wide = words
    .slice(Math.max(0, at - LIST_REACH), at)
    .filter((word) => word.clause === clause)
    .map(({ plain }) => plain)
  if (words[at + 1]?.plain === 'dress' && words[at + 2]?.plain === 'code') return true
  // 'Funeral shirt?'
  if (words.length <= SHORT_REQUEST && words.length > 1 && at === words.length - 1) return true
  // 'Blazer okay, no uniform'.
  if (permitted.test(words[at + 1]?.plain ?? '') && words[at + 1]?.clause === clause) return true
  // 'Suit for my son's communion'.
  if (plains.length === 0 && words[at + 1]?.plain === 'for') return true
  // 'In scrubs all day, then dinner'.
  if (words[at + 1]?.plain === 'all' && words[at + 2]?.plain === 'day') return false
  // 'Coming from work in jeans'.
  if (plains.includes('from')) return false
  // 'My mom wants me in a sari, I want something simpler'.
  if (wantedByOther.test(plainText(words.slice(0, at))) && ownWish.test(plainText(words.slice(at))))
    return false
  // 'I'm a guy who likes skirts'.
  const verb = wide.findLastIndex(
    (plain, place) =>
      requestVerbs.has(plain) || (/^(?:likes|loves)$/.test(plain) && wide[place - 1] === 'who'),
  )
  // 'I only own trainers' doesn't request trainers, 'I only wear trainers' does.
  const only = plains.indexOf('only')
  if (only >= 0 && !/^(?:wears?|wearing)$/.test(plains[only + 1] ?? '')) return false
  // 'In Boston' is a city, not the clog of that name.
  if (wide[verb] === 'in' && /^\p{Lu}/u.test(words[at]?.text ?? '')) return false
  // 'They said black pants and any solid polo'.
  return (
    verb >= 0 &&
    wide.slice(verb + 1).every((plain) => between.has(plain) || familyOfWord(plain) || typeOf(plain))
  )
}
