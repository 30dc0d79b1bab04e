import type { StyleAdvice, StylePreference, StylistSeason } from '../../../contract/stylist.ts'
import type { Wearer } from '../../closet/wearer.ts'
import { cleanText, eventWordsOf } from '../occasions/event-words-of.ts'
import { readEvent, type EventReading } from '../occasions/read-event.ts'
import { adviceColors } from './advice-palette.ts'
import { adviceTips } from './advice-tips.ts'
import { adviceWords } from './advice-words.ts'
import { choosePieces } from './choose-pieces.ts'
import { readAsker, type Asker } from './read-asker.ts'
import { pickBy } from './stable-pick.ts'
import { unknownWords } from './unknown-words.ts'

interface AdviceRequest {
  readonly eventDescription: string
  readonly stylePreference: StylePreference
  readonly season: StylistSeason | null
}

// Degrees Celsius of an ordinary day of the season.
const usualCelsius: Readonly<Record<StylistSeason, number>> = { spring: 15, summer: 25, fall: 12, winter: 3 }

/**
 * What to wear to an event, in words, for the person that the words or `wearer` name. The same request gives the
 * same advice, only what was understood is repeated, and what was not is said.
 */
export function styleAdvice(
  { eventDescription, stylePreference, season }: AdviceRequest,
  wearer: Wearer | null = null,
): Omit<StyleAdvice, 'curatedBy'> {
  const words = eventWordsOf(cleanText(eventDescription))
  const reading = readEvent(eventDescription, season ? { season } : {})
  const { needs } = reading
  const asker = coveredFor(reading, readAsker(words, wearer))
  const pick = pickBy([...words.map(({ plain }) => plain), stylePreference, season ?? ''].join(' '))
  const lean = asker.wears ?? pick('lean', ['women', 'men'] as const) ?? 'women'
  const inSeason = season ?? needs.season
  const celsius = needs.temperatureCelsius ?? (inSeason ? usualCelsius[inSeason] : null)
  const { event } = reading
  const occasions = [...(event ? [event.id, event.family ?? event.id] : []), ...(needs.profiles ?? [])]
  const colors = adviceColors({ event: reading, asker, preference: stylePreference, season: inSeason, pick })
  const chosen = choosePieces({
    needs,
    asker,
    preference: stylePreference,
    colors,
    celsius,
    lean,
    occasions,
    pick,
  })
  const general = `${stylePreference} advice${inSeason ? ` for ${inSeason}` : ''}`
  const unknown = unknownWords(words, reading)
  const facts = {
    reading,
    asker: { ...asker, wears: lean },
    chosen,
    unknown,
    degrees: reading.degrees,
    general,
  }
  return {
    recommendation: adviceWords(facts).join(' '),
    whatToLookFor: chosen.map(({ text }) => text),
    proTips: adviceTips({ reading, asker: { ...asker, wears: lean }, celsius, pick }),
  }
}

// In a mosque everyone covers arms and legs.
function coveredFor({ needs }: EventReading, asker: Asker): Asker {
  const isStrict = needs.profiles?.includes('mosque') && !asker.coverage.startsWith('hair')
  return isStrict ? { ...asker, coverage: 'arms and legs' } : asker
}
