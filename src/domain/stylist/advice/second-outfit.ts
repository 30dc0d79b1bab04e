import type { OccasionNeeds } from '../outfit-needs.ts'
import { withParts } from '../occasions/combine-asks.ts'
import type { ProfileRow } from '../occasions/profile-rows.ts'
import { adviceInput, type AdviceInput } from './advice-input.ts'
import { COLD_CELSIUS } from './advice-layer.ts'
import { choosePieces, type AdvicePieces } from './choose-pieces.ts'
import type { ChosenPiece } from './piece-in-color.ts'

/** What one does about clothes for the lesser of two events. */
export interface SecondOutfit {
  /** The event as it stands after 'for'. */
  readonly phrase: string
  /** The same in the fewest words. */
  readonly name: string
  /** What to change into; empty where the first outfit does for both. */
  readonly change: readonly ChosenPiece[]
  /** It comes before the event that the advice is for. */
  readonly isBefore: boolean
  /** Without the jacket of the first outfit. */
  readonly takesJacketOff: boolean
}

// Steps of formality beyond which a jacket is too much.
const TOO_FAR = 1

/** The name of what follows a day on the slopes or the trail, as 'après-ski'; null where nothing does. */
export function eventAfterSport({ reading: { event, rows } }: AdviceInput): string | null {
  if (!event || !doesSport(event)) return null
  const after = rows.find(
    (row) => row.group === 'event' && row !== event && !doesSport(row) && follows.has(row.id),
  )
  return after?.name ?? null
}

const follows: ReadonlySet<string> = new Set([
  'apres ski', 'dinner', 'fine dining', 'business dinner', 'pub', 'night out', 'brunch', 'cocktail',
]) // prettier-ignore

const doesSport = ({ activities = [] }: ProfileRow) =>
  activities.includes('sport') || activities.includes('hiking')

/** What is worn to the second event of a request, by the same person; null where nothing certain can be said of it. */
export function secondOutfit(
  description: string,
  first: AdviceInput,
  { chosen }: Pick<AdvicePieces, 'chosen'>,
  isBefore: boolean,
): SecondOutfit | null {
  const { asker, preference, season, lean, celsius } = first
  const wears = lean === 'men' ? 'menswear' : 'womenswear'
  const request = { eventDescription: description, stylePreference: preference, season }
  const own = adviceInput(request, { ...asker.wearer, wears })
  const input = { ...own, asker, celsius: own.celsius ?? celsius }
  const { event, needs } = input.reading
  if (!event?.name) return null
  const phrase = description === event.name ? description : needs.phrase
  const said = { phrase, name: event.name, isBefore }
  const isAfterHike = first.reading.needs.activities.includes('hiking') && !isBefore
  if (!isRough(needs, event) && (isAfterHike || !doesSport(first.reading.event ?? event))) {
    const isTailored = chosen.some(({ garment }) => garment.tags.has('tailored'))
    const steps = first.reading.needs.formality.ideal - needs.formality.ideal
    return { ...said, change: [], takesJacketOff: isTailored && steps >= TOO_FAR }
  }
  // The coat of the first outfit isn't one to ski in.
  const isInCold = doesSport(event) && input.celsius !== null && input.celsius < COLD_CELSIUS
  const change = choosePieces(input).chosen.filter(
    ({ toFind: { part } }) => outfit.has(part) || (isInCold && part === 'layer'),
  )
  return { ...said, change, takesJacketOff: false }
}

const outfit: ReadonlySet<string> = new Set(['whole', 'top', 'bottom', 'shoes'])

// For sport, work in the dirt or a muddy field nobody keeps on what they came in.
function isRough({ activities, profiles = [] }: OccasionNeeds, event: ProfileRow): boolean {
  // Fourteen hours in a seat are spent in soft clothes, a shift on a ward in scrubs.
  if (event.id === 'flight' || event.id === 'hospital shift') return true
  const doesGear = activities.some((one) => one === 'sport' || one === 'hiking' || one === 'on sand')
  return (
    doesGear || profiles.includes('mud') || withParts(event).some(({ row: { id } }) => id === 'dirty work')
  )
}
