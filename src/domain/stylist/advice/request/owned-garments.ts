import { slotOfPart, outfitParts, pieceFromName, type CatalogGarment } from '../../catalog/garment-catalog.ts'
import { isWholeSuit } from '../../../closet/garment-facts/is-whole-suit.ts'
import { nounOf } from '../../../closet/garment-types/noun-of.ts'
import type { EventWord } from '../../occasions/matching/tokenize-event.ts'
import { requestWords } from '../advice-lists.ts'

/** Garments that the asker owns: 'I already have a navy blazer', 'I own black trousers, dark jeans'. */
export interface Owned {
  readonly garments: readonly CatalogGarment[]
  /** The asker wants to wear only these and buy nothing. */
  readonly isAll: boolean
}

const { dislikes, deniers, wearers } = requestWords
const bars = new Set([...dislikes, ...deniers, ...wearers])
const verbs = new Set(requestWords.owning.verbs)
const askers = new Set(requestWords.owning.askers)
const wearing = new Set(requestWords.owning.wearing)
const fillers = new Set(requestWords.owning.fillers)
// Words that may follow a garment in its clause. Others show that it is not one: 'a black tie gala', 'a suit fitting'.
const afterwards = new Set(requestWords.owning.afterwards)
// 'All I own', 'just work with that', 'can't buy anything'.
const isOnlyThese =
  /\b(?:work with (?:that|those|these|this|what)|(?:cant|can t|cannot|wont|not|dont want to|without) (?:buy|buying|afford|spend)|no money|no budget|(?:no|without) new (?:purchases?|clothes)|no (?:purchases|shopping)|(?:not|no) buying|nothing (?:else|new)|all i (?:own|have)|thats all|just use)\b/
const REACH = 2
const LONGEST = 5

/** Reads the asker's own garments; excludes ones that they lack, dislike or see on others. */
export function ownedGarments(words: readonly EventWord[]): Owned {
  const garments = words.flatMap((_, at) => (isOfAsker(words, at) ? listFrom(words, at + 1) : []))
  // 'The shoes: silver block heels' names one pair.
  const isNamedBetter = ({ name, part }: CatalogGarment) =>
    !name.includes(' ') && garments.some((other) => other.part === part && other.name.includes(' '))
  const byName = new Map(garments.filter((one) => !isNamedBetter(one)).map((one) => [one.name, one]))
  return {
    garments: [...byName.values()],
    isAll: isOnlyThese.test(words.map(({ plain }) => plain).join(' ')),
  }
}

function isOfAsker(words: readonly EventWord[], at: number): boolean {
  const plain = words[at]?.plain ?? ''
  const before = words.slice(Math.max(0, at - REACH), at).map((word) => word.plain)
  if (before.some((word) => bars.has(word))) return false
  if (plain === 'my') return before.some((word) => wearing.has(word)) || words[at + 1]?.plain === 'only'
  if (plain === 'ive') return true
  // 'Woman, got black pants and a white blouse'.
  const begins = /^(?:got|have|own)$/.test(plain) && words[at - 1]?.clause !== words[at]?.clause
  return verbs.has(plain) && (begins || before.some((word) => askers.has(word)))
}

// The list continues across commas as long as each part is a garment.
function listFrom(words: readonly EventWord[], start: number): CatalogGarment[] {
  const found: CatalogGarment[] = []
  let at = start
  for (;;) {
    while (fillers.has(words[at]?.plain ?? '')) at += 1
    // 'Work clothes and tracksuits', 'jeans without holes and one blazer'.
    if (/^(?:clothes|stuff)$/.test(words[at + 1]?.plain ?? '') || words[at]?.plain === 'without') {
      at += 2
      continue
    }
    // 'I have 100 dirhams and one pair of black trousers'.
    if (/^\d+$/.test(words[at]?.plain ?? '') && fillers.has(words[at + 2]?.plain ?? '')) {
      at += 2
      continue
    }
    const length = garmentLength(words, at)
    if (length === 0) return found
    found.push(ownedGarment(words.slice(at, at + length)))
    at += length
  }
}

/** Returns the number of words from `at` that name one garment; 0 for none. */
function garmentLength(words: readonly EventWord[], at: number): number {
  const { clause } = words[at] ?? {}
  let length = 0
  for (let count = 1; count <= LONGEST; count += 1) {
    const last = words[at + count - 1]
    // 'I have Crohn's'.
    if (
      !last ||
      /^\p{Lu}.*['’]s$/u.test(last.text) ||
      last.clause !== clause ||
      fillers.has(last.plain) ||
      endsGarment(last.plain)
    )
      break
    // 'A dress shirt' is a shirt, and 'button-ups' is one noun in two words.
    const pair = words.slice(at + Math.max(0, count - 2), at + count)
    const isNoun =
      typeOf([last]) !== null || (typeOf(pair) !== null && typeOf(pair) !== typeOf(pair.slice(0, 1)))
    if (isNoun) length = count
    else if (length > 0) break
  }
  const next = words[at + length]
  return next === undefined || next.clause !== clause || afterwards.has(next.plain) ? length : 0
}

// Words that show that the next one is not a garment: 'budget 100 bucks', 'an ileostomy bag'.
const notGarment =
  /^(?:\d{2,}|about|around|budget|ileostomy|colostomy|ostomy|stoma|promoted|locker|nose|lip|eyebrow|septum|belly|tongue|catheter|insulin|sleeping|scars?|bucks?|quid|dollars?|euros?|pounds?)$/

function endsGarment(plain: string): boolean {
  return notGarment.test(plain) || bars.has(plain) || wearing.has(plain) || afterwards.has(plain)
}

function typeOf(words: readonly (EventWord | undefined)[]): string | null {
  const name = words.map((word) => word?.text ?? '').join(' ')
  return pieceFromName({ name }, '').garment.type
}

function ownedGarment(words: readonly EventWord[]): CatalogGarment {
  const name = words.map(({ text }) => text.replace(/^grey$/i, 'gray')).join(' ')
  const piece = pieceFromName({ name }, '')
  const { slot, tags } = piece.garment
  const usual = outfitParts.find(
    (part) => slotOfPart[part] === (slot === 'mid' || tags.has('cardigan') ? 'outer' : slot),
  )
  const part = isWholeSuit(piece.garment) ? 'whole' : (usual ?? 'small')
  return { name, part, piece, isSeveral: nounOf(piece).isSeveral, isOwned: true }
}
