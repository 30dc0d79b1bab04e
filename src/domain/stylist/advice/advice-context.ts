import type { StylePreference, StylistSeason } from '../../../contract/stylist.ts'
import type { Wearer } from '../../closet/wearer.ts'
import { cleanText, eventWordsOf } from '../occasions/event-words-of.ts'
import { readEvent, type EventReading } from './former/read-event.ts'
import { advicePalette } from './advice-palette.ts'
import type { Palette } from './palettes.ts'
import { pickBy, type StablePick } from './stable-pick.ts'

/** Hot from 27 °C, warm from 20, mild from 13, cool from 6. */
export type HeatBand = 'hot' | 'warm' | 'mild' | 'cool' | 'cold'

export interface AdviceRequest {
  readonly eventDescription: string
  readonly stylePreference: StylePreference
  readonly season: StylistSeason | null
  readonly wearer?: Wearer
}

/** All that the sentences and pieces are chosen by. */
export interface AdviceContext {
  readonly event: EventReading
  readonly preference: StylePreference
  readonly wearer: Wearer | undefined
  /** The season chosen, else the one that the words tell. */
  readonly season: StylistSeason | null
  /** What is dressed for, where the words tell none the usual of the season, else 18. */
  readonly celsius: number
  /** Null where neither temperature nor season is known. */
  readonly heat: HeatBand | null
  /** On the scale of `Garment.formality`. */
  readonly level: number
  readonly palette: Palette
  readonly pick: StablePick
  readonly seed: string
}

const usualCelsius: Readonly<Record<StylistSeason, number>> = { spring: 15, summer: 25, fall: 12, winter: 3 }
const UNKNOWN_CELSIUS = 18
const SNOW_CELSIUS = -2

export function adviceContext(request: AdviceRequest): AdviceContext {
  const { eventDescription, stylePreference, season, wearer } = request
  const event = eventFor(readEvent(eventDescription), wearer)
  const words = eventWordsOf(cleanText(eventDescription)).map(({ plain }) => plain)
  const seed = [...words, stylePreference, season ?? ''].join(' ')
  const inSeason = season ?? event.needs.season
  const usual = inSeason && usualCelsius[inSeason]
  // Snow is cold, whatever season was chosen.
  const known = event.needs.temperatureCelsius ?? (event.kind === 'snow' ? SNOW_CELSIUS : usual)
  const pick = pickBy(seed)
  return {
    event,
    preference: stylePreference,
    wearer,
    season: inSeason,
    celsius: known ?? UNKNOWN_CELSIUS,
    heat: known === null ? null : bandOf(known),
    level: event.needs.formality.ideal,
    palette: advicePalette({ event, preference: stylePreference, season: inSeason, pick }),
    pick,
    seed,
  }
}

// Who says which clothes they wear need not say it again for each event; what is said there comes first.
function eventFor(event: EventReading, wearer: Wearer | undefined): EventReading {
  if (wearer?.wears !== 'menswear' || event.facts.has('wears dress')) return event
  return { ...event, facts: new Set([...event.facts, 'wears suit']) }
}

function bandOf(celsius: number): HeatBand {
  if (celsius >= 27) return 'hot'
  if (celsius >= 20) return 'warm'
  if (celsius >= 13) return 'mild'
  return celsius >= 6 ? 'cool' : 'cold'
}
