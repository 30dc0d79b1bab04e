import type { PieceFact } from '../stylist/facts/piece-fact.ts'
import { pieceFacts, type PieceInOutfit } from '../stylist/facts/piece-facts.ts'
import { capital, counted, degrees } from './english.ts'
import { pieceWords } from './piece-words.ts'
import { shortDate } from './short-date.ts'

// A second sentence must earn its place.
const SECOND_FROM = 0.5
const WORDS_MAX = 12

/** What was said already, so that nothing is said twice of one outfit and little twice in one week. */
export interface Said {
  readonly here: Set<string>
  /** Of other outfits in the same answer: how often. */
  readonly elsewhere: Map<string, number>
}

/** Nothing said yet of an outfit; what `before` holds was said of the outfits before it. */
export function nothingSaid(before: Said | null = null): Said {
  const elsewhere = new Map(before?.elsewhere)
  for (const key of before?.here ?? []) elsewhere.set(key, (elsewhere.get(key) ?? 0) + 1)
  return { here: new Set(), elsewhere }
}

// Of a fact that another outfit of the same answer was praised for.
const SAID_ELSEWHERE = 0.18

/** Why this piece and not another: the one or two (`most`) most telling facts about it; empty for a piece alone. */
export function pieceReason(asked: PieceInOutfit, said: Said, most: 1 | 2 = 2): string {
  const fresh = pieceFacts(asked)
    .filter((fact) => !said.here.has(keyOf(fact)))
    .map((fact) => ({ fact, worth: fact.weight - SAID_ELSEWHERE * (said.elsewhere.get(keyOf(fact)) ?? 0) }))
    .toSorted((one, other) => other.worth - one.worth)
  const [first, ...others] = fresh
  if (!first) return ''
  const second = others.find(
    ({ fact, worth }) => worth >= SECOND_FROM && themeOf(fact) !== themeOf(first.fact),
  )
  const chosen = most === 2 && second ? [first.fact, second.fact] : [first.fact]
  for (const fact of chosen) said.here.add(keyOf(fact))
  return chosen.map((fact) => reasonWords(fact, asked)).join(' ')
}

// 'Matches the brown belt' of the shoes is 'matches the brown shoes' of the belt.
function keyOf(fact: PieceFact): string {
  if (fact.is === 'matches') return `matches ${fact.shade}`
  if (fact.is === 'set') return 'set'
  if (fact.is === 'called for') return `called for ${fact.what}`
  return 'other' in fact ? `${fact.is} ${fact.other.id}` : fact.is
}

const themes: Partial<Record<PieceFact['is'], string>> = {
  'only color': 'color',
  matches: 'color',
  'picks up': 'color',
  'neutral with': 'color',
  contrast: 'color',
  'close color': 'color',
  'opposite color': 'color',
  'too casual': 'occasion',
  'too dressy': 'occasion',
  dressiest: 'occasion',
  'most casual': 'occasion',
  'called for': 'occasion',
  'handles rain': 'weather',
  'keeps rain out': 'weather',
  warmest: 'weather',
  warm: 'weather',
}

function themeOf({ is }: PieceFact): string {
  return themes[is] ?? is
}

function reasonWords(fact: PieceFact, { piece, pieces }: PieceInOutfit): string {
  const the = (other: PieceInOutfit['piece']) => pieceWords(other, pieces).the
  const { them } = pieceWords(piece)
  switch (fact.is) {
    case 'set':
      return `Part of the same set as ${the(fact.other)}.`
    case 'called for':
      return short(
        `${capital(fact.what)} for ${fact.phrase}.`,
        `${capital(fact.what)}, as the occasion calls for.`,
      )
    case 'dress code color':
      return `${capital(fact.family)}, as the dress code calls for.`
    case 'too casual':
    case 'too dressy':
      return short(
        `A little ${fact.is.replace('too ', '')} for ${fact.phrase}.`,
        `A little ${fact.is.replace('too ', '')} for the occasion.`,
      )
    case 'dressiest':
      return short(`The dressiest piece, right for ${fact.phrase}.`, 'The dressiest piece here.')
    case 'most casual':
      return 'The most relaxed piece here.'
    case 'keeps rain out':
      return 'Waterproof.'
    case 'handles rain':
      return `Can handle a light shower.`
    case 'suffers in rain':
      return "Doesn't like rain, so bring an umbrella."
    case 'warmest':
      return `The warmest piece, for about ${degrees(fact.celsius)}.`
    case 'warm':
      return `Warm enough for about ${degrees(fact.celsius)}.`
    case 'light':
      return `Light enough for ${degrees(fact.celsius)}.`
    case 'airy shoes':
      return `Open shoes for ${degrees(fact.celsius)}.`
    case 'only color':
      return `Adds ${fact.shade} to an otherwise neutral outfit.`
    case 'matches':
      return `Matches ${the(fact.other)}.`
    case 'picks up':
      return `Picks up the ${fact.shade} in ${the(fact.other)}.`
    case 'neutral with':
      return `${capital(fact.shade)} keeps the focus on ${the(fact.other)}.`
    case 'contrast':
      return `${capital(fact.shade)} contrasts with ${the(fact.other)}.`
    case 'close color':
      return `${capital(fact.shade)} is close to the color of ${the(fact.other)}.`
    case 'opposite color':
      return `${capital(fact.shade)} is a strong contrast to ${the(fact.other)}.`
    case 'only pattern':
      return 'The only pattern here.'
    case 'balances':
      return `${fact.shape === 'cropped' ? 'Cropped' : capital(fact.shape)}, to balance ${the(fact.other)}.`
    case 'fabric contrast':
      return `${capital(fact.material)} adds texture next to ${the(fact.other)}.`
    case 'most in style':
      return `The most ${fact.style} piece here.`
    case 'flat for standing':
      return 'Flat, for hours on your feet.'
    case 'flat for walking':
      return 'Flat, for walking.'
    case 'flat for grass':
      return "Flat, so the heel won't sink into grass."
    case 'hands free':
      return 'Leaves your hands free.'
    case 'covers':
      return 'Covers you, as the occasion calls for.'
    case 'unworn':
      return `You haven't worn ${them} yet.`
    case 'not worn since':
      return `Last worn ${shortDate(fact.date)}.`
    case 'worn often':
      return `Worn ${counted(fact.times, 'time')}.`
    case 'goes with':
      return `Goes with ${the(fact.other)}.`
    default:
      return fact satisfies never
  }
}

// An occasion in someone's own words can be long.
function short(sentence: string, shorter: string): string {
  return sentence.split(' ').length <= WORDS_MAX ? sentence : shorter
}
