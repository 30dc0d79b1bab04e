import type { EventWord } from '../occasions/event-words-of.ts'
import { isForOccasion } from '../to-find/fill-gap.ts'
import { type GarmentToFind, pieceToFind } from '../to-find/garments-to-find.ts'
import requestWords from './tables/request-words.json' with { type: 'json' }

const { dislikes, deniers, wearers } = requestWords
const bars = new Set([...dislikes, ...deniers, ...wearers])
const REACH = 4
const SHORT_REQUEST = 3
const asks = new Set([
  'wear',
  'wearing',
  'in',
  'code',
  'own',
  'bought',
  'have',
  'like',
  'love',
  'want',
  'wants',
  'prefer',
  'prefers',
  'sent',
  'gave',
])
const between = new Set(['a', 'an', 'my', 'the', 'is', 'some', 'new', 'to', 'nice', 'good', 'his', 'her'])

/**
 * Whether the words ask for a garment: 'I want to wear kente', 'guayabera dress code', 'a bank job in a suit'. What is
 * denied, disliked or worn by someone else is not asked for. `here` are the ids of the occasion and of who asks.
 */
export function wantedGarments(
  words: readonly EventWord[],
  here: readonly string[] = [],
): (toFind: GarmentToFind) => boolean {
  const named = words.flatMap((word, at) => {
    const type = isAskedFor(words, at) ? pieceToFind({ name: word.text }, '').garment.type : null
    return type ? [{ type, word: word.plain }] : []
  })
  const types = new Set(named.map(({ type }) => type))
  const names = new Set(named.map(({ word }) => word))
  return (toFind) => {
    const { name, piece } = toFind
    const isElsewhere = toFind.for !== undefined && !isForOccasion(toFind, here)
    const isNamed = name.split(' ').some((part) => names.has(part) && !(isElsewhere && wide.has(part)))
    const isOfType = types.has(piece.garment.type ?? '') && (!isElsewhere || isNamed)
    return isOfType || (isNamed && (!name.startsWith('tuxedo') || names.has('tuxedo')))
  }
}

// 'A dress' asks for none that is made for one feast.
const wide = new Set([
  'dress',
  'suit',
  'shirt',
  'skirt',
  'jacket',
  'trousers',
  'pants',
  'shoes',
  'boots',
  'hat',
  'top',
  'coat',
  'bag',
  'gown',
  'jeans',
  'blazer',
])

function isAskedFor(words: readonly EventWord[], at: number): boolean {
  // A graduation gown is not an evening gown.
  const isAcademic = words.some(({ plain }) =>
    /^(?:graduat|mortarboard|convocation|commencement)/.test(plain),
  )
  if (words[at]?.plain === 'gown' && isAcademic) return false
  // 'I'm short' asks for no shorts.
  if (words[at]?.plain === 'short') return false
  const clause = words[at]?.clause
  const before = words.slice(Math.max(0, at - REACH), at).filter((word) => word.clause === clause)
  const plains = before.map(({ plain }) => plain)
  if (plains.some((plain) => bars.has(plain))) return false
  if (words[at + 1]?.plain === 'dress' && words[at + 2]?.plain === 'code') return true
  // 'Funeral shirt?'
  if (words.length <= SHORT_REQUEST && words.length > 1 && at === words.length - 1) return true
  // 'Suit for my son's communion'.
  if (plains.length === 0 && words[at + 1]?.plain === 'for') return true
  const asking = plains.findLastIndex((plain) => asks.has(plain))
  // 'I only own trainers' doesn't ask for trainers.
  if (plains.includes('only')) return false
  // 'In Boston' is a city, not the clog of that name.
  if (plains[asking] === 'in' && /^\p{Lu}/u.test(words[at]?.text ?? '')) return false
  return asking >= 0 && plains.slice(asking + 1).every((plain) => between.has(plain))
}
