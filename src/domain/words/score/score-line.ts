import { type GarmentTag, hasTag } from '../../closet/tags/garment-tags.ts'
import type { StyleTag } from '../../closet/garment.ts'
import { cutInName } from '../../closet/garment-facts/cut-in-name.ts'
import { isMetal, shadesOf } from '../../closet/colors/shade-of.ts'
import { namedPattern } from '../../closet/garment-facts/cloth-adjectives.ts'
import { mayBePatterned } from '../../closet/garment-facts/may-be-patterned.ts'
import { type OutfitScore as ScoreInWords, stylistSeasons } from '../../../contract/stylist/stylist.ts'
import type { OutfitScore } from '../../stylist/score/score-outfit.ts'
import type { ScoredPiece } from '../../stylist/score/scored-piece.ts'
import type { ScoreFact } from '../../stylist/score/score-fact.ts'
import { capital, counted, degrees, listed, listedUpTo, sentence, withArticle } from '../english.ts'
import { colorsListed, neutralsBeside, shadeOf } from './colors-in-line.ts'
import { faultLine, isBrief, seasonWords } from './fault-words.ts'
import { formalityLine } from './formality-words.ts'
import { dayWords } from '../occasion-words.ts'
import { areSeveral, fabricWords, keepsOutWords, nameAll, pieceWords } from '../pieces/piece-words.ts'
import { shapesInWords } from './shape-words.ts'

/** Returns the score with one line per term. */
export function scoreInWords(
  { total, of, terms }: OutfitScore,
  pieces: readonly ScoredPiece[],
): ScoreInWords {
  return {
    total,
    of,
    terms: terms.map(({ fact, ...term }) => ({ ...term, reason: scoreLine(fact, pieces) })),
  }
}

/** Functions that name the pieces of an outfit. */
interface Speech {
  readonly pieces: readonly ScoredPiece[]
  readonly the: (piece: ScoredPiece) => string
  readonly shade: (piece: ScoredPiece) => string
  readonly all: (named: readonly ScoredPiece[]) => string
  readonly are: (named: readonly ScoredPiece[]) => 'are' | 'is'
}

type FactOf<Is extends ScoreFact['is']> = ScoreFact & { readonly is: Is }

// One sentence per fact.
const lines: { readonly [Is in ScoreFact['is']]: (fact: FactOf<Is>, speech: Speech) => string } = {
  'nothing chosen': () => 'No pieces yet.',
  'avoided color': (fact) => sentence(fact.reason),
  'lacks wanted color': (fact) => `${capital(fact.families.join(' or '))} would suit the occasion better.`,
  'wanted color': (fact) =>
    `${capital(listed(fact.families))} ${fact.families.length > 1 ? 'are' : 'is'} right for the occasion.`,
  'colors unknown': () => "No colors recognized, so color wasn't scored.",
  'one known color': (fact, { the, shade }) =>
    fact.isAlone
      ? `Just ${shade(fact.piece)} so far.`
      : `Only the color of ${the(fact.piece)} is recognized.`,
  'many colors': (fact) => `${fact.count} strong colors at once.`,
  clash: (fact, { shade }) => `${capital(shade(fact.one))} and ${shade(fact.other)} clash.`,
  'one family': (fact) => `All ${fact.family}.`,
  'warm and cool neutrals': (fact, { shade }) => `Warm ${shade(fact.warm)} next to cool ${shade(fact.cool)}.`,
  'light and dark neutrals': (fact, { shade, pieces }) => {
    const [light, dark] = [shade(fact.light), shade(fact.dark)]
    const areAll = pieces.flatMap(shadesOf).every((one) => one === light || one === dark)
    if (areAll && light === 'white' && dark === 'black') return 'Black and white.'
    return areAll ? `${capital(light)} and ${dark}.` : 'All neutrals, light and dark.'
  },
  'known colors': (_, { pieces }) => `${capital(listed(colorsListed(pieces)))}.`,
  'quiet neutrals': () => 'All neutrals, with little contrast.',
  'colorful pieces': (fact, { pieces }) => {
    const [first = '', ...others] = nameAll(fact.pieces, pieces)
    const named =
      others.length > 1 ? `${first} and ${others.length} other pieces` : listed([first, ...others])
    return `${capital(named)} ${areSeveral(fact.pieces) ? 'add' : 'adds'} color.`
  },
  'only color': (fact, { shade, pieces }) =>
    isMetal(shade(fact.piece))
      ? `${neutralsBeside(fact.piece, pieces)} with ${shade(fact.piece)}.`
      : `One color, ${shade(fact.piece)}, with neutrals.`,
  tones: (fact, { shade, pieces }) => {
    const [first, ...others] = new Set(fact.pieces.map(shade))
    if (first && others.length === 0)
      return `${capital(first)}${fact.hasNeutrals ? ' with neutrals' : ' throughout'}.`
    // Two pieces in two colors: names the colors instead of 'shades of'.
    if (fact.pieces.length === 2 && others.length === 1)
      return `${capital(listed([first ?? '', ...others]))}${fact.hasNeutrals ? ` with ${pieces.length === 3 ? 'a neutral' : 'neutrals'}` : ''}.`
    return `Shades of ${listed(fact.families)}${fact.hasNeutrals ? ', with neutrals' : ''}.`
  },
  'neighboring colors': (fact, { shade }) =>
    `${capital(shade(fact.one))} and ${shade(fact.other)} go well together.`,
  'opposite colors': (fact, { shade }) =>
    `${capital(shade(fact.one))} and ${shade(fact.other)} contrast${areVivid(fact.one, fact.other) ? ' strongly' : ''}.`,
  'unrelated colors': (fact, { shade }) =>
    fact.share === 'muted'
      ? `${capital(shade(fact.one))} with ${shade(fact.other)}.`
      : `${capital(shade(fact.one))} and ${shade(fact.other)} ${fact.share ? sharedTones[fact.share] : 'contrast'}.`,
  fault: (fact, { pieces }) => faultLine(fact, pieceWords(fact.piece, pieces)),
  pairing: (fact) => `Usually avoided: ${fact.why}.`,
  'not called for': ({ want }, { pieces, the }) => {
    const shoes =
      want.of.slots?.join() === 'shoes' && pieces.find(({ garment: { slot } }) => slot === 'shoes')
    const line = `This calls for ${want.what}`
    const named = shoes ? `${line}, not ${the(shoes)}` : line
    return sentence(isBrief(named) ? named : line)
  },
  formality: (fact, { pieces }) =>
    fact.verdict === 'right' && pieces.every(isSmall)
      ? 'Only accessories so far.'
      : formalityLine(fact, (piece) => pieceWords(piece, pieces)),
  'out of season': (fact, { pieces, all }) => {
    const [first, ...others] = fact.pieces
    if (!first || others.length > 1) return `${fact.pieces.length} pieces are out of season.`
    if (others.length === 1) return `Out of season: ${all(fact.pieces)}.`
    const { the, noun, does } = pieceWords(first, pieces)
    const { verbs, rest } = seasonWords(first.garment.seasons)
    return sentence(`${fact.isChosen ? `your ${noun}` : the} ${does(...verbs)} ${rest}`)
  },
  'bare feet': (fact, { the, are }) =>
    `${capital(the(fact.piece))} ${are([fact.piece])} too open for ${degrees(fact.day.statedCelsius ?? fact.day.celsius)}.`,
  'too warm': (fact, { the }) =>
    `${fact.isFar ? 'Too warm' : 'A little warm'} for ${dayWords(fact.day)}${fact.isMostly ? ` because of ${the(fact.piece)}` : ''}.`,
  'too light': (fact) => `Light for ${dayWords(fact.day)}.`,
  'warm enough': (fact, { the }) =>
    `Warm enough for ${dayWords(fact.day)}${fact.isMostly ? `, mostly thanks to ${the(fact.piece)}` : ''}.`,
  'light enough': (fact) => `Right for ${dayWords(fact.day)}.`,
  'seasons shared': ({ seasons }) => {
    if (seasons.length === 0) return 'No season chosen.'
    const others = stylistSeasons.filter((season) => !seasons.includes(season))
    if (others.length === 1) return `Not for ${listed(others)}.`
    return others.length === 0 ? 'Works all year.' : `Works best in ${listed(seasons)}.`
  },
  'no season shared': (fact, { the }) =>
    fact.one && fact.other
      ? `${capital(the(fact.one))} and ${the(fact.other)} are for different seasons.`
      : 'No season suits every piece.',
  'spoiled by rain': (fact, { all }) => `${capital(fact.falling)} could ruin ${all(fact.pieces)}.`,
  'soaked by rain': (fact, { all }) => `${capital(fact.falling)} would soak ${all(fact.pieces)}.`,
  'rain kept out': (fact, { all }) => keepsOutWords(all(fact.pieces), fact),
  'handles rain': (fact) => `Fine in light ${fact.falling}, not waterproof.`,
  'seldom together': (fact, { all }) => `An unusual pair: ${all(fact.pieces)}.`,
  'often together': (fact, { all, pieces }) =>
    nameAll(fact.pieces, pieces).length === 1
      ? `${capital(all(fact.pieces))} is worn as a whole.`
      : `${capital(all(fact.pieces))} go well together.`,
  'shared style tag': (fact) =>
    fact.count === fact.of
      ? `${allWords(fact.of)} are ${styleAdjectives[fact.styleTag] ?? fact.styleTag}.`
      : `Mostly ${styleAdjectives[fact.styleTag] ?? fact.styleTag}.`,
  'one brand': (fact, { pieces, all }) => {
    const first = fact.pieces.slice(0, 2)
    if (nameAll(first, pieces).length === 1) return `${capital(all(first))} is from ${fact.brand}.`
    if (fact.pieces.length === pieces.length) return `All ${fact.brand}.`
    return `${capital(all(first))} are ${fact.pieces.length === 2 ? 'both ' : ''}from ${fact.brand}.`
  },
  'mixed style tags': () => 'No single style stands out.',
  alone: () => 'Nothing to go with it yet.',
  'in style': (fact, { all, are }) => {
    const first = fact.pieces.slice(0, 2)
    return `${capital(all(first))} ${are(first)} ${fact.style}.`
  },
  'near style': (fact, { all }) => {
    const first = fact.pieces.slice(0, 2)
    // Avoids 'The suit jacket suits'.
    const verb = /\bsuit/.test(all(first)) ? 'fit' : 'suit'
    return `${capital(all(first))} ${verb}${areSeveral(first) ? '' : 's'} ${withArticle(fact.style)} style.`
  },
  'style unknown': (fact) => (fact.style ? `Nothing here is clearly ${fact.style}.` : 'No style chosen.'),
  'no pattern': (_, { pieces }) => (pieces.some(mayBePatterned) ? 'No known patterns.' : 'All plain.'),
  'only pattern': (fact, { are, pieces }) => {
    // Both parts of a plaid suit have its one pattern.
    const patterned = pieces.filter(({ garment }) => garment.pattern !== null)
    const the = listed(nameAll(patterned, pieces))
    const has = are(patterned) === 'is' ? 'has' : 'have'
    const others = pieces.filter((piece) => !patterned.includes(piece))
    // Other printable pieces, such as a university hoodie, may have a print too.
    const isAPrint = isPrint(fact.piece)
    const mayHave = others.some(
      (piece) => mayBePatterned(piece) || (isAPrint && hasTag(piece.garment, printable)),
    )
    return mayHave
      ? `${isAPrint ? 'A print' : namedPattern(fact.piece) === 'embroidered' ? 'Embroidery' : patternNouns[fact.piece.garment.pattern ?? 'print']} on ${the}.`
      : `Only ${the} ${has} a ${isAPrint ? 'print' : 'pattern'}.`
  },
  'two patterns': (fact) => (fact.compete ? 'The two patterns clash.' : "The two patterns don't clash."),
  'many patterns': (fact) => `${fact.count} patterns at once.`,
  'same fabric': (fact, { pieces }) =>
    fact.material === 'denim'
      ? 'Double denim.'
      : `More than one piece in ${fabricWords(fact.material, pieces)}.`,
  fabrics: (fact, { pieces }) =>
    `${capital(fabricWords(fact.first, pieces))} with ${fabricWords(fact.second, pieces)}.`,
  shapes: (fact, { the }) => shapesInWords(fact, the) ?? '',
  'one line': () => 'One piece makes one clean line.',
  'tight over loose': (fact, { the, are }) =>
    areCut(fact)
      ? `${capital(the(fact.over))} ${are([fact.over])} tight over the loose ${pieceWords(fact.under).noun}.`
      : '',
  'loose over loose': (fact, { the }) =>
    areCut(fact) ? `${capital(the(fact.over))} and ${the(fact.under)} are both loose.` : '',
  'longer beneath': (fact, { the, are }) =>
    `${capital(the(fact.under))} ${are([fact.under]) === 'is' ? 'hangs' : 'hang'} below ${the(fact.over)}.`,
  'layers fit': () => 'The layers fit over each other.',
  'shape unknown': () => "Shape wasn't scored without a top and a bottom.",
  unworn: (fact, { pieces }) => unwornLine(nameAll(fact.pieces, pieces), pieces.length),
  'not worn for': (fact, { the }) => `You last wore ${the(fact.piece)} ${agoWords(fact.days)}.`,
  'worn lately': (fact, { the }) => `You wore ${the(fact.piece)} ${agoWords(fact.days)}.`,
  'wears unknown': () => 'No recent wears logged.',
}

/** Returns the line of a score term, in at most 12 words; empty if the names state no cut. `pieces` is the whole outfit. */
export function scoreLine(fact: ScoreFact, pieces: readonly ScoredPiece[]): string {
  return lineFor(fact.is, fact, {
    pieces,
    the: (piece) => pieceWords(piece, pieces).the,
    shade: shadeOf,
    all: (named) => listedUpTo(nameAll(named, pieces), 2),
    are: isOrAre,
  })
}

function lineFor<Is extends ScoreFact['is']>(is: Is, fact: FactOf<Is>, speech: Speech): string {
  return lines[is](fact, speech)
}

const areCut = ({ over, under }: { readonly over: ScoredPiece; readonly under: ScoredPiece }) =>
  cutInName(over) !== null && cutInName(under) !== null

// Accessories say little about formality.
const isSmall = ({ garment: { slot } }: ScoredPiece) => slot === 'bag' || slot === 'extra'
const isOrAre = (named: readonly ScoredPiece[]) => (areSeveral(named) ? 'are' : 'is')

const allWords = (of: number) => (of === 2 ? 'Both pieces' : `All ${counted(of, 'piece')}`)

const sharedTones = {
  deep: 'are both deep colors',
  soft: 'are both soft colors',
} as const

// Minimum OKLCH chroma of vivid colors; dusty blue and sage are below it.
const VIVID_CHROMA = 0.09

/** Whether a piece has a print, such as a tour, slogan or logo, rather than a pattern. */
const isPrint = ({ garment: { pattern, tags } }: ScoredPiece) =>
  pattern === 'print' && hasTag({ tags }, printable)

const patternNouns: Readonly<Record<NonNullable<ScoredPiece['garment']['pattern']>, string>> = {
  stripe: 'Stripes', pin: 'Pinstripes', check: 'Checks', dot: 'Dots', floral: 'Flowers', herringbone: 'Herringbone',
  animal: 'An animal print', print: 'A pattern',
} // prettier-ignore

const printable: readonly GarmentTag[] = ['t-shirt', 'sweatshirt', 'hoodie', 'fan wear', 'slogan']

const areVivid = (...pieces: readonly ScoredPiece[]) =>
  pieces.every(({ garment: { color } }) => color !== null && color.chroma >= VIVID_CHROMA)

// Style tags that aren't adjectives.
const styleAdjectives: Partial<Record<StyleTag, string>> = {
  beach: 'beachy',
  outdoor: 'outdoorsy',
  luxury: 'luxurious',
  grunge: 'grungy',
}

const UNWORN_NAMED = 2

// Says that pieces were never worn, of an outfit of `of` pieces.
function unwornLine(names: readonly string[], of: number): string {
  if (names.length <= UNWORN_NAMED) return `You haven't worn ${names.join(' or ')} yet.`
  return names.length === of
    ? "You haven't worn any of these yet."
    : `You haven't worn ${names.length} of these ${of} pieces yet.`
}

const DAYS_COUNTED = 21
const DAYS_A_MONTH = 30.4

// 'today', 'yesterday', '3 days ago', 'about 4 months ago'
function agoWords(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < DAYS_COUNTED) return `${days} days ago`
  const months = Math.round(days / DAYS_A_MONTH)
  return months < 2 ? `${Math.round(days / 7)} weeks ago` : `about ${months} months ago`
}
