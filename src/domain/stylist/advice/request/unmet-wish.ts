import { once } from '../../../once.ts'
import { materials } from '../../../closet/garment.ts'
import { stylePreferences } from '../../../../contract/stylist/stylist.ts'
import { garmentsForPreference, pieceFromName } from '../../catalog/garment-catalog.ts'
import { splitNegated } from '../../occasions/matching/find-phrases.ts'
import { plainText } from '../../occasions/matching/clauses.ts'
import { createRowTable, profilePhrases } from '../../occasions/matching/profile-phrases.ts'
import type { EventWord } from '../../occasions/matching/tokenize-event.ts'
import { familyOfWord } from '../../occasions/read-dress-code.ts'
import { askers, disliked } from '../advice-tables.ts'
import { statedWishes } from './stated-wishes.ts'
import { requestWords } from '../advice-lists.ts'

const MOST_QUOTED = 7
const LEAST_STEM = 4
const qualities =
  '(?:look|feel|hide|show|keep|stay|conceal|disguise|seem|appear|carry|store|be able to|not look|not feel)'
// What somebody asks of the clothes; the verb of an errand, 'I need to feed her there', does not count.
const wishes: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:want|wants|need|needs|prefer|prefers|must have|would like|id like|looking for|hoping for) (?:(?:it|them|clothes|shoes|something|anything|one thing|an outfit|a look|some|also|really|still) )*(?:(?:that|which|to be) )?(?:to ${qualities} )?(?!to\b)(?:\w+ ?)+$`,
  ),
  /^(?:(?:please|and|but|also) )*(?:no(?! (?:time|idea|clue|one|way|money|budget|plans?|problem|rush|need|dress code)\b)|nothing|without|cant have|cannot have|must not|mustnt|may not|not too|nothing too)(?: that| which| too)? (?:\w+ ?)+$/,
  /^(?:(?:to|also|please|and) )*(?:hide|cover|conceal|show|show off) (?:my|a|an|the|some) (?:\w+ ?)+$/,
  /\b(?:must|has to|have to|needs to|need to|should) (?:not )?(?:be able to (?!wear\b|get\b|go\b)\w+|survive|hide|fit|last|look|show|stay|match|cover|stretch|protect|open|close|dry|pack|fold|wash) (?:\w+ ?)+$/,
]
const leadIn =
  /^(?:(?:i|we|id|also|and|please|really|still|just|but) )*(?:wants?|needs?|prefers?|would like|id like|i['’]d like|looking for|hoping for) (?:it |them )?(?:to )?/iu
const leadOut = / (?:please|thanks|basically|tho|though|obviously|ofc|definitely|ideally|ever)$/iu
const told = new Set(requestWords.framing.filter((word) => word !== 'fun'))
const empty =
  /^(?:please|thanks?|nothing|something|anything|hide|show|keep|stay|feel|conceal|carry|able|cant|mustnt|survive|last|hope|hoping|prefer|prefers|clothes|shoes|stuff|too|also|especially|advice|help|tips?|ideas?|theme|budget|\d+|both|idea|clue|gift|change|time|home|car|dress code|code|rules?|pictures?|photos?|there|money|choice|decent|presentable|respectable|polished|sharp|sophisticated|classy|attractive|beautiful|handsome|confident|put|stylish|effort|impress|special|reasonable|normal|suitable|acceptable|fit|flattering|flatter|younger|older|sense|serious|reliable|trustworthy|responsible|competent|capable|approachable|mature|grown|neat|tidy|clean|next|judged|attention|flashy|loud|fuss|fight|trouble|drama|fashionable|outfit|decently|properly|right|correct|id|ill|ive|im|covered|hidden|patterns?|stripes?|checks?|prints?|patterned|logos?|slogans?|graphics?|respect|respectful|everything|kids|people|others|anybody|anyone|party|event|part|alcohol|food|drinks?|dancing|religion|parking|gifts?|phones?|heating|aircon|seats?|seating|music|speech|speeches|buffet|catering|transport|luggage|experience|problem|worries|pressure|quiet|hems?|hair|beard|makeup|nails|perfume|guests?|plus|obviously|ofc|definitely|ideally|ever)$/
const phrases = once(() => createRowTable([...askers(), ...disliked()]))
const traits = once(() => createRowTable([...askers()]))

/**
 * A wish that the advice says nothing about, as written; null if there is none.
 * @param advice all texts of the advice
 */
export function unmetWish(words: readonly EventWord[], advice: string): string | null {
  const read = readPlaces(words)
  const texts = advice.toLowerCase()
  const accent = accentIn(words)
  if (accent && !texts.includes(accent.color)) return accent.text
  const isMet = (word: EventWord, at: number, isDenied: boolean) =>
    read.has(at) || isWorn(word, isDenied) || texts.includes(stemOf(word.plain))
  // 'I have alopecia and no eyebrows' wishes nothing.
  let before = ''
  for (const part of partsOf(words)) {
    const text = plainText(part.map(({ word }) => word))
    const found = wishes.map((wish) => wish.exec(text)).find((match) => match !== null)
    const ownWishes = found ? statedWishes(part.map(({ word }) => word)) : []
    const isRead = ownWishes.length > 0 && !(ownWishes.includes('fun piece') && !/playful/.test(texts))
    const isTrait = /^no \w+$/.test(text) && has.test(before)
    before = text
    if (!found || isRead || isTrait) continue
    const isDenied = /^(?:\w+ )?(?:no|nothing|without|cant|cannot|not|mustnt|may not)\b/.test(found[0])
    const from = text.slice(0, found.index).split(' ').filter(Boolean).length
    const wish = part.slice(from)
    const content = wish.filter(({ word }) => !told.has(word.plain) && !empty.test(word.plain))
    if (content.length === 0 || content.some(({ word, at }) => isMet(word, at, isDenied))) continue
    const quoted = wish.slice(0, MOST_QUOTED).map(({ word }) => word.text)
    return quoted.join(' ').replace(leadIn, '').replace(leadOut, '')
  }
  return null
}

// 'All black with a touch of purple'.
function accentIn(words: readonly EventWord[]): { readonly text: string; readonly color: string } | null {
  const [text, color] = touch.exec(plainText(words)) ?? []
  return text && color && familyOfWord(color) !== null ? { text, color } : null
}
const touch = /\b(?:touch|hint|splash|pop|dash|accents?) of (\w+)\b/

const has = /\b(?:i have|ive got|i got|with|has) \w+$/

interface Placed {
  readonly word: EventWord
  readonly at: number
}

// Clauses, split at 'and', 'but' and 'so' too.
function partsOf(words: readonly EventWord[]): Placed[][] {
  const parts: Placed[][] = []
  words.forEach((word, at) => {
    const isJoin = /^(?:and|but|so|because|since|as|then)$/.test(word.plain)
    if (at === 0 || isJoin || words[at - 1]?.clause !== word.clause) parts.push([])
    if (!isJoin) parts.at(-1)?.push({ word, at })
  })
  return parts
}

// Places of words that a row has read.
const readPlaces = (words: readonly EventWord[]): ReadonlySet<number> =>
  new Set(
    [
      // 'No flowers' is read, 'I want flowers' isn't.
      ...splitNegated(words, phrases()).negated,
      ...Object.values(splitNegated(words, traits())).flat(),
      ...Object.values(splitNegated(words, profilePhrases())).flat(),
    ].flatMap(({ at, length }) => Array.from({ length }, (_, step) => at + step)),
  )

const isWorn = ({ plain, text }: EventWord, isDenied: boolean) =>
  familyOfWord(plain) !== null ||
  materials.some((one) => one === plain) ||
  (isDenied ? phrases() : traits()).phrases.has(plain) ||
  isKnownType(pieceFromName({ name: text }, '').garment.type, isDenied)

const catalogTypes = once(
  () => new Set(stylePreferences.flatMap(garmentsForPreference).map(({ piece }) => piece.garment.type)),
)
// A mundu is a garment, but not one that is advised.
const isKnownType = (type: string | null, isDenied: boolean) =>
  type !== null && (isDenied || catalogTypes().has(type))

// 'Rustles' is met by 'rustling'.
const stemOf = (plain: string) =>
  plain.length > LEAST_STEM
    ? plain.replace(/(?:ing|ed|es|s|y|ly)$/, '').slice(0, Math.max(LEAST_STEM, plain.length - 3))
    : ` ${plain}`
