import { isMetal } from '../../closet/colors/shade-of.ts'
import type { Material } from '../../closet/garment.ts'
import type { WeatherFact } from '../../planner/weather-facts.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import type { PieceFact, PieceInOutfit } from '../../stylist/facts/piece-fact.ts'
import { repeats } from '../../stylist/facts/occasion-facts.ts'
import { pieceFacts } from '../../stylist/facts/piece-facts.ts'
import { capital, counted, listed, withArticle } from '../english.ts'
import { dayWords, withOccasion } from '../occasion-words.ts'
import { fabricWords, type PieceWords, pieceWords } from '../pieces/piece-words.ts'
import { monthAndYear, shortDate } from '../dates.ts'

// Minimum score of a second sentence.
const SECOND_FROM = 0.5
const WORDS_MAX = 12
// Older dates include the year, to avoid ambiguity.
const DAYS_OF_A_DATE = 180

/** Reasons already used: never repeated within an outfit, rarely within a week. */
export interface UsedReasons {
  readonly here: Set<string>
  /** Number of uses in other outfits of the same response. */
  readonly elsewhere: Map<string, number>
}

// Keys of the reasons that a fact of the weather note says already.
const saidByWeather: Partial<Record<WeatherFact['is'], readonly string[]>> = {
  'light shower': ['handles rain'],
  umbrella: ['handles rain'],
  'keeps out': ['only waterproof', 'waterproof shoes', 'waterproof outer', 'waterproof bag'],
  suffers: ['suffers in rain'],
  'warm neck': ['warm neck'],
}

/** Starts the record for a new outfit; `before` is the record of the previous one, `weather` the fact of its weather note. */
export function newUsedReasons(
  before: UsedReasons | null = null,
  weather: WeatherFact['is'] | null = null,
): UsedReasons {
  const elsewhere = new Map(before?.elsewhere)
  for (const key of before?.here ?? []) elsewhere.set(key, (elsewhere.get(key) ?? 0) + 1)
  return { here: new Set(weather ? saidByWeather[weather] : []), elsewhere }
}

// Penalty per use of a fact in another outfit of the same response.
const USED_ELSEWHERE_PENALTY = 0.18

/** Returns the reason for a piece: its one or two (`most`) most relevant facts. Records them in `used`. */
export function pieceReason(input: PieceInOutfit, used: UsedReasons, most: 1 | 2 = 2): string {
  const facts = pieceFacts(input)
  const telling = facts.filter((fact) => isTelling(fact, input))
  const all = telling.length > 0 ? telling : facts
  const unused = all.filter((fact) => !used.here.has(keyOf(fact, input)))
  const fresh = (unused.length > 0 ? unused : all)
    .map((fact) => ({
      fact,
      score: fact.weight - USED_ELSEWHERE_PENALTY * (used.elsewhere.get(keyOf(fact, input)) ?? 0),
    }))
    .toSorted((one, other) => other.score - one.score)
  // A reason recommends the piece, so 'too casual' is said only if nothing else is known.
  const objection = fresh.find(({ fact }) => objections.has(fact.is))
  const against = objection?.fact.is === 'suffers in rain' ? objection : undefined
  const [first, ...others] = fresh.filter(({ fact }) => !objections.has(fact.is))
  if (!first) return objection ? reasonWords(objection.fact, input) : ''
  const second = others.find(
    ({ fact, score }) =>
      score >= SECOND_FROM &&
      !shareTheme(fact, first.fact) &&
      !(ranks.has(fact.is) && ranks.has(first.fact.is)) &&
      !(otherOf(fact) && otherOf(fact) === otherOf(first.fact)),
  )
  const last = against ?? second
  const chosen = most === 2 && last ? [first.fact, last.fact] : [first.fact]
  for (const fact of chosen) used.here.add(keyOf(fact, input))
  return chosen.map((fact, at) => reasonWords(fact, input, at > 0)).join(' ')
}

// 'A top for Berghain' and 'a little casual for a casual day' say nothing.
function isTelling(fact: PieceFact, { piece }: PieceInOutfit): boolean {
  if (fact.is === 'too casual') return !/\bcasual\b/.test(fact.phrase)
  if (fact.is !== 'called for') return true
  const { noun } = pieceWords(piece)
  if (!fact.use && repeats(noun, fact.phrase)) return false
  // A Vikings jersey isn't for a Twins game.
  if (/\bjersey$/.test(noun))
    return fact.phrase.split(' ').some((word) => /^\p{Lu}/u.test(word) && piece.name.includes(word))
  return fact.use !== null || !plainNouns.test(noun) || fact.qualities.some((one) => !isImplied(one, noun))
}

const plainNouns =
  /^(?:(?:crop|long-sleeve|tank) )?(?:top|shirt|t-shirt|blouse|skirt|dress|coat|jacket|sweater|(?:dress )?shoes|sneakers|boots|trousers|shorts|bag|scarf)$/i

const objections: ReadonlySet<PieceFact['is']> = new Set<PieceFact['is']>([
  'too casual', 'too dressy', 'suffers in rain',
]) // prettier-ignore

// Symmetric facts get the same key: the shoes match the belt, the belt matches the shoes.
function keyOf(fact: PieceFact, { piece }: PieceInOutfit): string {
  if (fact.is === 'matches') return `matches ${fact.shade}`
  if (fact.is === 'set') return 'set'
  // If the blazer dresses up the jeans, the jeans needn't dress down the blazer.
  if (fact.is === 'dresses up' || fact.is === 'dresses down') return 'dresses'
  if (fact.is === 'warm') return `warm ${fact.part}`
  if (fact.is === 'keeps rain out') return `waterproof ${fact.part}`
  if (fact.is === 'called for') return `called for ${fact.what}`
  if (mutual.has(fact.is) && 'other' in fact && fact.other)
    return `${fact.is} ${[piece.id, fact.other.id].toSorted().join(' ')}`
  return 'other' in fact ? `${fact.is} ${fact.other?.id}` : fact.is
}

// True of both pieces alike: if the trousers contrast with the shirt, the shirt contrasts with them.
const mutual: ReadonlySet<PieceFact['is']> = new Set<PieceFact['is']>([
  'contrast', 'close color', 'balances', 'fabric contrast',
]) // prettier-ignore

// Superlatives; two in a row read like a list.
const ranks: ReadonlySet<PieceFact['is']> = new Set<PieceFact['is']>([
  'only waterproof', 'only pattern',
]) // prettier-ignore

// Facts with a common theme are not combined: 'Waterproof. Can handle a light shower.'
const themes: readonly (readonly PieceFact['is'][])[] = [
  [
    'only color', 'matches', 'picks up', 'contrast', 'close color', 'adds color', 'sets off', 'stays neutral', 'dress code color',
  ],
  [
    'right level', 'dress code color', 'dresses up', 'dresses down', 'too casual', 'too dressy', 'covers', 'called for',
  ],
  [
    'called for', 'handles rain', 'suffers in rain', 'only waterproof', 'keeps rain out', 'warm', 'light', 'airy shoes',
  ],
  ['unworn', 'not worn since', 'worn often'],
] // prettier-ignore

const shareTheme = ({ is: one }: PieceFact, { is: other }: PieceFact) =>
  one === other || themes.some((theme) => theme.includes(one) && theme.includes(other))

function otherOf(fact: PieceFact): StylistPiece | null {
  return 'other' in fact ? fact.other : null
}

interface Speech extends Pick<PieceWords, 'noun' | 'them' | 'does'> {
  readonly the: (other: StylistPiece) => string
  readonly fabric: (material: Material) => string
  /** 'They', or 'They also' in a second sentence. */
  readonly they: string
}

type FactOf<Is extends PieceFact['is']> = PieceFact & { readonly is: Is }

// One sentence per fact.
const reasons: { readonly [Is in PieceFact['is']]: (fact: FactOf<Is>, speech: Speech) => string } = {
  set: (fact, { the }) => `${fact.isByCustom ? 'Traditionally worn' : 'Made to go'} with ${the(fact.other)}.`,
  'called for': (fact, { noun, does }) => {
    const words = [...fact.qualities.filter((one) => !isImplied(one, noun)), noun].join(' ')
    const named = capital(does(withArticle(words), words))
    if (fact.use?.startsWith('against ')) return `${named} ${does('protects', 'protect')} ${fact.use}.`
    return fact.use
      ? `${named} ${fact.use}.`
      : withOccasion(
          fact.day ? dayWords(fact.day) : fact.phrase,
          WORDS_MAX,
          (phrase) => `${named} for ${phrase}.`,
        )
  },
  'dress code color': (fact) => `${capital(fact.family)}, right for the occasion.`,
  'too casual': (fact) => offWords(fact, 'casual'),
  'too dressy': (fact) => offWords(fact, 'dressy'),
  'only waterproof': () => 'The only waterproof piece here.',
  'keeps rain out': (_fact, { does, they }) => does('Waterproof.', `${they} keep your feet dry.`),
  'handles rain': () => 'Can handle a light shower, not steady rain.',
  'suffers in rain': () => 'Not made for rain, so bring an umbrella.',
  warm: (fact, { does, they }) => `${does('Keeps', `${they} keep`)} your ${fact.part} warm.`,
  light: (fact) => `Light enough for ${dayWords(fact.day)}.`,
  'airy shoes': (fact) => `Airy enough for ${dayWords(fact.day)}.`,
  'only color': (fact, { does, they }) =>
    `${does('Adds', `${they} add`)} ${fact.shade} to an otherwise neutral outfit.`,
  matches: (fact, { the, does, they }) => `${does('Matches', `${they} match`)} ${the(fact.other)}.`,
  'picks up': (fact, { the, does, they }) =>
    `${does('Picks', `${they} pick`)} up the ${fact.color} in ${the(fact.other)}.`,
  contrast: (fact, { the }) => `${shadeAsSubject(fact.shade)} contrasts with ${the(fact.other)}.`,
  'close color': (fact, { the }) => `Close in color to ${the(fact.other)}.`,
  'only pattern': () => 'The only pattern here.',
  balances: (fact, { the }) => `${capital(fact.cut)}, to balance ${the(fact.other)}.`,
  'fabric contrast': (fact, { fabric, the }) =>
    `${capital(fabric(fact.material))} adds ${sheens.has(fact.material) ? 'some shine' : 'texture'} next to ${the(fact.other)}.`,
  'dresses up': (fact, { the, does, they }) => `${does('Dresses', `${they} dress`)} up ${the(fact.other)}.`,
  'dresses down': (fact, { the, does, they }) =>
    `${does('Dresses', `${they} dress`)} down ${the(fact.other)}.`,
  'hands free': (_fact, { does, they }) => `${does('Leaves', `${they} leave`)} your hands free.`,
  covers: (fact) => withOccasion(fact.phrase, WORDS_MAX, (phrase) => `Modest enough for ${phrase}.`),
  unworn: (_fact, { them }) => `You haven't worn ${them} yet.`,
  'not worn since': (fact) =>
    fact.days < DAYS_OF_A_DATE
      ? `Last worn ${shortDate(fact.date)}.`
      : `Last worn in ${monthAndYear(fact.date)}.`,
  'worn often': (fact) => `Worn ${counted(fact.times, 'time')}.`,
  alone: () => 'Nothing to go with it yet.',
  'keeps rain off': () => 'Keeps the rain off.',
  'shades the eyes': () => 'They keep the sun out of your eyes.',
  'adds color': (fact, { does, they }) =>
    `${does('Adds', `${they} add`)} ${listed(fact.shades.map((shade) => (isMetal(shade) ? `a touch of ${shade}` : shade)))}.`,
  'sets off': (fact, { the, does, they }) =>
    `${does('Keeps', `${they} keep`)} the focus on ${the(fact.other)}.`,
  'stays neutral': (_fact, { does, they }) => `${does('Keeps', `${they} keep`)} the outfit neutral.`,
  'right level': (fact) =>
    withOccasion(fact.phrase, WORDS_MAX, (place) =>
      // Avoids 'casual, right for a casual day'.
      place.includes(fact.level.split(' ').at(-1) ?? '')
        ? `Right for ${place}.`
        : `${capital(fact.level)}, right for ${place}.`,
    ),
  'goes with': (fact, { the, does, they }) => `${does('Goes', `${they} go`)} with ${the(fact.other)}.`,
}

// Sneakers are flat, dress shoes dressy, and all shoes that are called for closed.
function isImplied(quality: string, noun: string): boolean {
  return quality === 'closed' || (implied[quality]?.test(noun) ?? false) || noun.split(' ').includes(quality)
}

const implied: Readonly<Record<string, RegExp>> = {
  dressy: /dress/,
  flat: /sneakers|flats|slippers|slides|clogs|running|trail|combat|hiking|rain/,
  waterproof: /rain/,
}

// A wash isn't a color: 'The dark wash contrasts with the coat.'
const shadeAsSubject = (shade: string) => (shade.endsWith(' wash') ? `The ${shade}` : capital(shade))

const sheens: ReadonlySet<string> = new Set(['silk', 'satin', 'patent leather'])

function offWords({ phrase, isFar }: FactOf<'too casual' | 'too dressy'>, how: 'casual' | 'dressy'): string {
  return withOccasion(phrase, WORDS_MAX, (place) => `${isFar ? 'Too' : 'A little'} ${how} for ${place}.`)
}

function reasonWords(fact: PieceFact, { piece, pieces }: PieceInOutfit, isSecond = false): string {
  return reasonFor(fact.is, fact, {
    ...pieceWords(piece),
    they: isSecond ? 'They also' : 'They',
    the: (other) => pieceWords(other, pieces).the,
    fabric: (material) => fabricWords(material, [piece]),
  })
}

function reasonFor<Is extends PieceFact['is']>(is: Is, fact: FactOf<Is>, speech: Speech): string {
  return reasons[is](fact, speech)
}
