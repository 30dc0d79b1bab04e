import { shadesOf } from '../closet/colors/shade-of.ts'
import { nounOf } from '../closet/garment-types/noun-of.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { isColorful } from '../stylist/score/color/color-harmony.ts'
import { isMainSlot } from '../stylist/score/area-weight.ts'

interface Claim {
  readonly words: RegExpExecArray
  readonly pieces: readonly StylistPiece[]
  /** The pieces that the text names by their noun. */
  readonly named: readonly StylistPiece[]
  /** The piece that the text gives a reason for; null if it is about the whole outfit. */
  readonly about: StylistPiece | null
}

const colorsOf = ({ garment: { color, otherColors } }: StylistPiece) =>
  [color, ...otherColors].filter((one) => one !== null)
const isBright = (piece: StylistPiece) => colorsOf(piece).some(isColorful)
const isPatterned = ({ garment }: StylistPiece) => garment.pattern !== null
const isPrinted = ({ garment: { pattern } }: StylistPiece) =>
  pattern === 'floral' || pattern === 'print' || pattern === 'animal'
const isUnworn = ({ wearCount, lastWornDate }: StylistPiece) => wearCount === 0 && lastWornDate === null
const isKnown = ({ garment: { color, slot } }: StylistPiece) => color !== null || !isMainSlot(slot)
const rest = ({ pieces, about }: Claim) => pieces.filter((piece) => piece !== about)

// Claims in texts and their conditions, parsed from the text independently of the facts that produced it.
const claims: readonly (readonly [RegExp, (claim: Claim) => boolean])[] = [
  [/is the only color|^One color, /, ({ pieces }) => pieces.filter(isBright).length === 1 && !pieces.some((piece) => isPrinted(piece) && !isBright(piece))],
  [/^(?:All|Only) neutrals/, ({ pieces }) => !pieces.some((piece) => isBright(piece) || isPrinted(piece)) && pieces.every(isKnown)],
  [/^(?:All|Everything is) (black|white|gray|beige|brown|blue)\.$/, ({ pieces, words }) => pieces.every((piece) => colorsOf(piece).every(({ family }) => family === words[1]) && !isPrinted(piece))],
  [/^No clashing patterns/, ({ pieces }) => pieces.filter(isPatterned).length <= 1],
  [/^The .* and the .* are both from (.+)\.$/, ({ named, words }) => named.filter(({ brand }) => brand?.toLowerCase().includes(words[1]?.toLowerCase() ?? '')).length >= 2],
  [/only pattern|^Only the .* a pattern/, ({ pieces }) => pieces.filter(isPatterned).length === 1],
  [/keeps? the rain out|keep you dry/, ({ named }) => named.some(({ garment }) => garment.rain === 'keeps out')],
  [/^Waterproof/, ({ about }) => about?.garment.rain === 'keeps out'],
  [/^You haven't worn (?:it|them) yet/, ({ about }) => about !== null && isUnworn(about)],
  [/^You haven't worn (?:the |any|\d)/, ({ pieces, named, words }) => (/any/.test(words[0]) ? pieces.every(isUnworn) : /\d/.test(words[0]) ? pieces.some(isUnworn) : named.some(isUnworn))],
  [/^You last wore the .* (\d+) days? ago|^You wore the/, ({ named }) => named.some(({ lastWornDate }) => lastWornDate !== null)],
  [/\badds? color/, ({ named }) => named.every((piece) => isBright(piece) || /multi/i.test(piece.color) || !isMainSlot(piece.garment.slot))],
  [/^(?:Keeps|They keep) your feet warm at −/, ({ about }) => (about?.garment.warmthClo ?? 0) >= 0.2],
  [/^(?!It's|They're).*\bmade for (?:spring|summer|fall|winter)\.$/, ({ named, words }) => named.some(({ garment: { seasons } }) => seasons.some((season) => words[0].includes(season)) || seasons.length === 3)],
  [/^(?:Adds|They add) .* otherwise neutral/, (claim) => claim.about !== null && isBright(claim.about) && !rest(claim).some(isBright)],
  [/^(?:Matches|They match) the /, ({ about, named }) => named.some((piece) => piece !== about && shadesOf(piece).some((shade) => about && shadesOf(about).includes(shade)))],
  [/^The warmest piece/, (claim) => rest(claim).every(({ garment }) => garment.warmthClo < (claim.about?.garment.warmthClo ?? 0))],
  [/both loose/, ({ named }) => named.filter(({ garment }) => garment.silhouette === 'loose').length >= 2],
  [/\bfloral\b|\bstriped\b|\bchecked\b/, ({ pieces }) => pieces.some(isPatterned)],
] // prettier-ignore

/**
 * Returns the false claims and malformed sentences in a text about an outfit. `about` is the piece it gives reasons
 * for.
 */
export function falseClaims(
  text: string,
  pieces: readonly StylistPiece[],
  about: StylistPiece | null = null,
): string[] {
  const sentences = text.split(/(?<=[.!?])\s+(?=[\p{Lu}“])/u).filter(Boolean)
  return sentences.flatMap((sentence) => {
    const broken = /undefined|null|NaN| {2}|\{|\}/.test(sentence) || !/[.!?]$/.test(sentence)
    const named = pieces.filter((piece) => {
      const { one, several } = nounOf(piece)
      const lowercase = sentence.toLowerCase()
      return [one, several, piece.name].some((words) => lowercase.includes(words.toLowerCase()))
    })
    const untrue = claims.some(([pattern, isTrue]) => {
      const words = pattern.exec(sentence)
      return words !== null && !isTrue({ words, pieces, named, about })
    })
    return [...(broken ? [`no sentence: ${sentence}`] : []), ...(untrue ? [`not true: ${sentence}`] : [])]
  })
}
