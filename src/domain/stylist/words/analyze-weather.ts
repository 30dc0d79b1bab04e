import { keepsShowerOut } from '../../closet/keeps-shower-out.ts'
import { capital, degrees, listed } from '../../sentence.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { warmthOf } from '../score/judge-season.ts'
import { warmthNeeded } from '../score/warmth-needed.ts'
import { chooseWords } from './choose-words.ts'
import type { OutfitView } from './outfit-view.ts'
import { voiceOf } from './voice.ts'

const COOL_CELSIUS = 14
const HOT_CELSIUS = 23

/** What the pieces do in the rain or at the degrees of the day; null where nothing tells of either. */
export function analyzeWeather(view: OutfitView): string | null {
  const rain = view.needs?.occasion?.isWet ? rainWords(view) : null
  return rain ?? (view.celsius === null || !view.needs ? null : warmthWords(view, view.needs, view.celsius))
}

/** The day as it stands after 'for': '9 °C', 'a fall day'. */
function dayWords({ occasion, season }: OutfitNeeds): string {
  const told = occasion?.temperatureCelsius ?? null
  if (told !== null) return degrees(told)
  return season ? `a ${season} day` : 'the day'
}

function rainWords({ pieces }: OutfitView): string | null {
  const that = (rain: string) => pieces.filter(({ garment }) => garment.rain === rain)
  const [keeping, spoiled] = [that('keeps out'), [...that('spoils'), ...that('suffers')].filter(isExposed)]
  const [first] = keeping
  const minds = spoiled.slice(0, 2).map((piece) => voiceOf(piece).the)
  if (first) {
    const { the, does } = voiceOf(first)
    const rest = minds.length > 0 ? `; ${listed(minds)} should stay under cover` : ''
    return `${capital(the)} ${does('keeps', 'keep')} the rain out${rest}.`
  }
  if (minds.length > 0) return `Rain is hard on ${listed(minds)}, and nothing here keeps it out.`
  const shell = pieces.find(({ garment }) => keepsShowerOut(garment))
  return shell
    ? `${capital(voiceOf(shell).the)} ${voiceOf(shell).does('keeps', 'keep')} a shower out; for longer rain take an umbrella.`
    : 'Nothing in it minds a short shower, but nothing keeps the rain out either.'
}

// What a coat covers stays dry, and jewelry does not mind.
function isExposed({ garment: { slot } }: StylistPiece): boolean {
  return slot === 'outer' || slot === 'shoes' || slot === 'bag' || slot === 'bottom' || slot === 'dress'
}

function warmthWords(view: OutfitView, needs: OutfitNeeds, celsius: number): string | null {
  const clo = warmthOf(view.pieces)
  const needed = warmthNeeded(celsius)
  const [warmest] = view.pieces.toSorted((one, other) => other.garment.warmthClo - one.garment.warmthClo)
  const day = dayWords(needs)
  if (!warmest || view.pieces.length < 3) return null
  const { the, does } = voiceOf(warmest)
  const off = warmest.garment.slot === 'outer' ? `, so count on taking ${the} off` : ''
  if (clo > needed * 1.45) return `Together it is warmer than ${day} needs${off}.`
  if (clo < needed * 0.7 && celsius < HOT_CELSIUS)
    return `It is light for ${day}, so keep the way outside short.`
  if (celsius <= COOL_CELSIUS && clo >= needed * 0.85)
    return chooseWords(view, 'warm', [
      `${capital(the)} ${does('holds', 'hold')} most of the warmth, enough for ${day}.`,
      `It is warm enough for ${day}, thanks to ${the} above all.`,
    ])
  return celsius >= HOT_CELSIUS && clo <= needed * 1.25
    ? `Nothing in it is heavy, which ${day} asks for.`
    : null
}
