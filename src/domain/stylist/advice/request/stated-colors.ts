import { colorFamilies, type ColorFamily } from '../../../closet/colors/color-family.ts'
import type { OutfitPart } from '../../catalog/garment-catalog.ts'
import type { EventWord } from '../../occasions/matching/tokenize-event.ts'
import { plainText } from '../../occasions/matching/clauses.ts'
import { isColorOfOthers } from '../../occasions/colors-of-others.ts'
import { familyOfWord } from '../../occasions/read-dress-code.ts'
import { requestWords } from '../advice-lists.ts'

const { deniers, dislikes, wearers } = requestWords
const bars = new Set([...deniers, ...dislikes, ...wearers])
// In words.
const BARS_REACH = 2
// In 'a linen suit', the word means the cloth.
const cloths = /^(?:linen|denim|khaki twill|wine|natural)$/
type ColoredPart = OutfitPart | 'tie'
const coloredParts = ['top', 'bottom', 'shoes', 'whole', 'tie'] as const
const parts: ReadonlyMap<string, ColoredPart> = new Map(
  coloredParts.flatMap((part) => requestWords.coloredParts[part].map((word) => [word, part] as const)),
)

const partyWears = /\b(?:bridesmaids|groomsmen|ushers) (?:are |all |will |be )*(?:wear|wearing|in) (\w+)/

const couple =
  /\b(?:im|i am) (?:\w+ )?(?:the (?:bride|groom)|getting married|marrying)\b|\band marrying my\b|\b(?:two (?:brides|grooms)|my own wedding|our wedding)\b/

/** Returns the colors that the words give to parts of the outfit: 'black bottoms and a white top'. */
export function statedColors(words: readonly EventWord[]): ReadonlyMap<ColoredPart, string> {
  const isGroomsman = words.some(
    ({ plain }, at) =>
      /^(?:groomsm[ae]n|bridesm[ae]n|ushers?|bestman)$/.test(plain) ||
      (plain === 'best' && words[at + 1]?.plain === 'man'),
  )
  // Brides and grooms choose the color of their suit.
  const isCouple = couple.test(plainText(words))
  // 'The other bridesmaids wear burgundy'.
  const ofParty = isGroomsman ? partyWears.exec(plainText(words))?.[1] : undefined
  return new Map([
    ...(ofParty && familyOfWord(ofParty) ? [['tie', ofParty] as const] : []),
    ...words.flatMap(({ plain, clause }, at): [ColoredPart, string][] => {
      const part = parts.get(plain)
      // 'Suits are navy'.
      const isAfter = part !== undefined && /^(?:are|is|in)$/.test(words[at + 1]?.plain ?? '')
      const color = isAfter && familyOfWord(words[at + 2]?.plain ?? '') ? words[at + 2] : words[at - 1]
      if (!part || color?.clause !== clause || !familyOfWord(color.plain) || cloths.test(color.plain))
        return []
      // Groomsmen match what the others wear; other colors of suits are those of the couple.
      if (part === 'whole' || part === 'tie')
        return isGroomsman || (isCouple && part === 'whole') ? [[part, color.plain]] : []
      const before = words.slice(Math.max(0, at - BARS_REACH), at)
      return before.some((word) => bars.has(word.plain)) ? [] : [[part, color.plain]]
    }),
  ])
}

/** Returns the colors that the asker won't wear: all but the ones they own, and that of a companion not to match. */
export function excludedColors(words: readonly EventWord[]): ColorFamily[] {
  const owned = onlyColors(words)
  const others =
    owned.length > 0 ? colorFamilies.filter((family) => family !== 'white' && !owned.includes(family)) : []
  const ofOthers = words.flatMap(({ plain }, at) =>
    isColorOfOthers(words, at) ? (familyOfWord(plain) ?? []) : [],
  )
  return [...others, ...ofOthers, ...colorsNotToMatch(words), ...unwelcomeColors(words)]
}

// 'I only have brown and navy clothes'.
function onlyColors(words: readonly EventWord[]): ColorFamily[] {
  const after = /\bonly (?:have|own|got|wear)\b ?(.*)/.exec(plainText(words))?.[1]?.split(' ') ?? []
  const end = after.findIndex((word) => !familyOfWord(word) && word !== 'and' && word !== 'or')
  return after.slice(0, end < 0 ? undefined : end).flatMap((word) => familyOfWord(word) ?? [])
}

const notToMatch =
  /\b(?:dont|not|without|avoid)(?: want)?(?: to)? (?:match|matching|clash|clashing|twin)\b|\bso i (?:shouldnt|cant|wont|should not|better not)\b|\bdont want the same\b/

// 'He wears navy and I don't want to match'.
function colorsNotToMatch(words: readonly EventWord[]): ColorFamily[] {
  if (!notToMatch.test(plainText(words))) return []
  return words.flatMap(({ plain }, at) =>
    /^(?:wears|wearing)$/.test(words[at - 1]?.plain ?? '') ? (familyOfWord(plain) ?? []) : [],
  )
}

const asides = String.raw`(?: (?:all|only|always|usually|clothes|clothing|outfits?|dress(?:es)?|everything|head|to|toe|but|and|so|i|we|ive|im|know|think|guess|gather|hear|heard|been|told|aware|that|they|he|she|said|says?|apparently|probably|obviously|maybe|here|there|for|at|this|day|which|well|sadly)){0,9}`
const unwelcome = new RegExp(
  String.raw`^${asides} (?:thats|its|isnt|wouldnt|wont|cant|(?:(?:that|it|which) )?(?:is|would|are|be)|that|it|arent) (?:really |exactly |quite |probably |be )*(?:(?:not |never |a )*(?:ok|okay|allowed|appropriate|right|acceptable|done|suitable|welcome|an option|proper)\b|inappropriate|taboo|unlucky|bad luck|frowned|out of the question|off limits|a no go|a no no)`,
)
const positive =
  /(?<!\b(?:not|never|isnt|wouldnt|wont|cant|arent) (?:\w+ )?)\b(?:ok|okay|allowed|appropriate|right|acceptable|done|suitable|welcome|proper)$/

// 'I usually wear all black but know that's not okay'.
function unwelcomeColors(words: readonly EventWord[]): ColorFamily[] {
  return words.flatMap(({ plain, clause }, at) => {
    const family = familyOfWord(plain)
    if (!family) return []
    const after = words.slice(at + 1)
    const end = after.findIndex((word) => word.clause > clause + 1)
    const said = unwelcome.exec(` ${plainText(after.slice(0, end < 0 ? undefined : end))}`)?.[0]
    return said && !positive.test(said) ? [family] : []
  })
}
