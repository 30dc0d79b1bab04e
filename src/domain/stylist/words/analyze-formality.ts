import { capital, listed } from '../../sentence.ts'
import { asking } from '../occasions/asking.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import { areaWeight } from '../score/area-weight.ts'
import { formalityFit, formalityWord } from '../score/judge-formality.ts'
import { chooseWords } from './choose-words.ts'
import type { OutfitView } from './outfit-view.ts'
import { voiceOf } from './voice.ts'

// Steps of formality in which an outfit still counts as what was asked.
const NEAR = 0.35
// Of `formalityFit`: a little off does not count as wrong.
const WITHIN = 0.72

/** Where the outfit stands between casual and formal, against the occasion where there is one. */
export function analyzeFormality(view: OutfitView): string {
  const occasion = view.needs?.occasion ?? null
  const telling = view.pieces.filter(({ garment }) => garment.slot !== 'bag' && garment.slot !== 'extra')
  const ordered = telling.toSorted((one, other) => one.garment.formality - other.garment.formality)
  const [lowest = view.lead] = ordered
  const highest = ordered.at(-1) ?? view.lead
  return occasion
    ? occasionWords(view, occasion, lowest, highest)
    : openWords(view, formalityWord(meanFormality(view.pieces)), lowest, highest)
}

/** The formality of an outfit as a whole: the larger a piece, the more it counts. */
export function meanFormality(pieces: readonly StylistPiece[]): number {
  const weights = pieces.reduce((sum, { garment }) => sum + areaWeight[garment.slot], 0)
  const sum = pieces.reduce((total, { garment }) => total + areaWeight[garment.slot] * garment.formality, 0)
  return weights > 0 ? sum / weights : 2.5
}

function occasionWords(
  view: OutfitView,
  occasion: OccasionNeeds,
  lowest: StylistPiece,
  highest: StylistPiece,
): string {
  const { pieces } = view
  const {
    phrase,
    formality: { least, ideal, most },
  } = occasion
  const mean = meanFormality(pieces)
  const outside = pieces.filter(({ garment }) => {
    const isWithin = garment.formality >= least && garment.formality <= most
    return !isWithin && formalityFit(garment, occasion) < WITHIN
  })
  if (outside.length > 0) return outsideWords(view, phrase, outside, least)
  const word = formalityWord(mean)
  const [high, low] = [voiceOf(highest), voiceOf(lowest)]
  const span = highest.garment.formality - lowest.garment.formality
  if (mean > ideal + NEAR)
    return chooseWords(view, 'dressier', [
      `It is a step dressier than ${asking(phrase)} for, which ${high.the} ${high.does('accounts', 'account')} for.`,
      `For ${phrase} it errs on the dressy side; ${high.the} ${high.is} the reason.`,
    ])
  if (mean < ideal - NEAR)
    return chooseWords(view, 'relaxed', [
      `It stays on the relaxed side of what ${asking(phrase)} for, and ${low.the} ${low.does('sets', 'set')} that tone.`,
      `For ${phrase} it is on the easy side, still within bounds; ${low.the} ${low.does('keeps', 'keep')} it there.`,
    ])
  if (pieces.length === 1) return `${capital(high.the)} ${high.is} ${word}, as ${asking(phrase)}.`
  if (span < 0.5)
    return chooseWords(view, 'even', [
      `For ${phrase} it is ${word} throughout, and nothing steps out of that.`,
      `All of it is ${word}, which is what ${asking(phrase)} for.`,
    ])
  return chooseWords(view, 'right', [
    `It is ${word}, right for ${phrase}, with ${high.the} as the dressiest part.`,
    `Between ${low.the} and ${high.the} it comes out ${word}, as ${asking(phrase)}.`,
    `For ${phrase} it is ${word}, and ${high.the} ${high.does('does', 'do')} most of the dressing up.`,
    `${capital(asking(phrase))} for about this much: ${high.the} ${high.does('dresses', 'dress')} it up and ${low.the} ${low.does('takes', 'take')} it down again.`,
    `The tone is ${word}, as ${asking(phrase)}; ${low.the} ${low.does('keeps', 'keep')} it from looking stiff.`,
  ])
}

function outsideWords(
  view: OutfitView,
  phrase: string,
  outside: readonly StylistPiece[],
  least: number,
): string {
  const low = outside.filter(({ garment }) => garment.formality < least)
  const wrong = (low.length > 0 ? low : outside).slice(0, 3)
  const names = capital(listed(wrong.map((piece) => voiceOf(piece).the)))
  const [first = view.lead] = wrong
  const is = wrong.length > 1 ? 'are' : voiceOf(first).is
  const rest = outside.length < view.pieces.length ? '; the rest is right for it' : ''
  return `${names} ${is} ${low.length > 0 ? 'more casual' : 'dressier'} than ${asking(phrase)} for${rest}.`
}

function openWords(view: OutfitView, word: string, lowest: StylistPiece, highest: StylistPiece): string {
  const place = goodFor[word] ?? 'most days'
  const [high, low] = [voiceOf(highest), voiceOf(lowest)]
  if (view.pieces.length === 1) return `${capital(high.the)} ${high.is} ${word}, good for ${place}.`
  if (highest.garment.formality - lowest.garment.formality < 0.5)
    return chooseWords(view, 'open even', [
      `Every part is ${word}, so it is good for ${place}.`,
      `It is ${word} from top to toe: good for ${place}.`,
    ])
  return chooseWords(view, 'open', [
    `Taken together it is ${word}, good for ${place}.`,
    `${capital(high.the)} ${high.does('dresses', 'dress')} it up, ${low.the} ${low.does('brings', 'bring')} it down: ${word}, good for ${place}.`,
    `The tone is ${word}, good for ${place}, with ${high.the} as the dressiest part.`,
  ])
}

// Keys are the words of `formalityWord`.
const goodFor: Readonly<Record<string, string>> = {
  'very casual': 'a day at home or on the move',
  casual: 'weekends and errands',
  'smart casual': 'an office without a dress code, or dinner out',
  dressy: 'a strict office or an evening out',
  formal: 'the most formal evenings',
}
