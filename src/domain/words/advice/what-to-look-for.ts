import { MOST_PIECES } from '../../stylist/advice/add-accessories.ts'
import type { AdviceInput } from '../../stylist/advice/advice-input.ts'
import type { ChosenPiece } from '../../stylist/advice/piece-in-color.ts'
import { unmetWish } from '../../stylist/advice/request/unmet-wish.ts'
import { mentions } from '../../stylist/advice/wearable.ts'
import { capital, withArticle } from '../english.ts'
import { garmentWithArticle, nameInColor } from '../suggestions/shop-suggestion.ts'
import { type AdviceFacts, MOST_SENTENCES } from './advice-facts.ts'

/** Returns a list item: 'Navy wool suit, single-breasted'. */
function pieceToLookFor({ catalogGarment: toFind, color, detail }: ChosenPiece): string {
  const name = toFind.isOwned ? garmentWithArticle(toFind, color) : nameInColor(toFind, color)
  return capital([name, ...(detail ? [detail] : [])].join(', '))
}

/** Returns what else is needed, as a sentence, if the list has room for it; null if nothing is. */
export function alsoNeeded({ pieces, second, input }: AdviceFacts): string | null {
  const unmet = pieces.unmet && forDepartment(pieces.unmet, input.department)
  const count = pieces.chosen.length + (second?.change.length ?? 0)
  // Nobody needs a coat or a blazer in the heat.
  const isWarmOut = input.season === 'summer' || (input.celsius ?? 0) >= NO_COAT_CELSIUS
  if (unmet && isWarmOut && /\b(?:coat|blazer)\b/.test(unmet)) return null
  return unmet && !isVague(unmet) && count < MOST_PIECES ? sentenceFor(unmet) : null
}

const NO_COAT_CELSIUS = 20

const sentenceFor = (what: string) => `You'll also need ${what}.`

/** Returns the list items: the pieces, and what the sentences say is needed too. */
export function whatToLookFor(
  { pieces, second, input }: AdviceFacts,
  sentences: readonly string[],
): string[] {
  const unmet = pieces.unmet && forDepartment(pieces.unmet, input.department)
  return [
    ...[...pieces.chosen, ...(second?.change ?? [])].map(pieceToLookFor),
    ...(unmet && sentences.includes(sentenceFor(unmet)) ? [capital(unmet.replace(/^an? /, ''))] : []),
  ]
}

/** Adds what the advice leaves out of the wishes: 'This advice doesn't take “nothing that rustles” into account.' */
export function withUnmetWish(
  sentences: readonly string[],
  { input, unknown }: AdviceFacts,
  others: string,
): readonly string[] {
  const wish = unknown.isAll ? null : unmetWish(input.asked, `${sentences.join(' ')} ${others}`)
  return wish
    ? [...sentences.slice(0, MOST_SENTENCES - 1), `This advice doesn't take “${wish}” into account.`]
    : sentences
}

// Picks the alternatives for the wearer: of 'a dress, or a shirt and a light jacket' the shirt for a man.
function forDepartment(what: string, department: AdviceInput['department']): string | null {
  const wordings = what.split(/,? or /)
  const own = wordings.filter((way) => !mentions(way, department === 'men' ? womensWords : mensWords))
  // 'A shirt, a blazer or a dress' without the dress is 'a shirt or a blazer'.
  const text = own.join(' or ').replaceAll(/, (?=an? )/g, ' or ')
  // In 'a light dress or shirt' the article belongs to both alternatives.
  const lacksArticle = /^an? /.test(what) && text !== '' && !/^(?:an?|the) |s$/.test(text)
  return text === '' ? null : lacksArticle ? withArticle(text) : text
}

// prettier-ignore
const womensWords = new Set(['dress', 'skirt', 'gown', 'fascinator', 'blouse', 'heels', 'long beads'])
const mensWords = new Set(['tie', 'bow tie', 'tuxedo'])

// Too vague to tell the user what to avoid.
const isVague = (what: string) =>
  /\b(?:clothes|piece|pieces|layers|colors?|dress|wear|top)$|^something\b/.test(what)
