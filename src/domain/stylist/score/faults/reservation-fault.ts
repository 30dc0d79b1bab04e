import { oncePer } from '../../../once.ts'
import { phraseSet } from '../../../word-set.ts'
import type { Garment, Reservation } from '../../../closet/garment.ts'
import { profileRow, type ProfileRow } from '../../occasions/profiles/profile-rows.ts'
import { readEvent } from '../../occasions/read-event.ts'
import type { OutfitNeeds } from '../../outfit-needs.ts'
import type { Fault } from './fault.ts'

// 'Garden only' is explicit; '(clinic)' may only note where the piece was worn.
const severity = { only: 0.8, for: 0.5, noted: 0.3 } as const
// Too general to reserve a piece for: weekends, a day out, the town where it was bought.
const wide = phraseSet('casual, out and about, any occasion, city trip')
const MIN_LETTERS = 4
const DRESSY_FORMALITY = 3

/** The fault of a garment that its owner keeps for another occasion: gardening clothes at a dinner. */
export function reservationFault(garment: Garment, needs: OutfitNeeds): Fault[] {
  const { reservedFor } = garment
  // Words that name no occasion, as in '(vintage)', reserve nothing, unless they say 'only'.
  if (!reservedFor || (reservedFor.wording !== 'only' && eventOf(reservedFor) === null)) return []
  if (isKeptFor(garment, needs) || isBestWearFor(garment, reservedFor, needs)) return []
  const cause = { kind: 'kept for something else', keptFor: reservedFor.occasion } as const
  return [{ cause, severity: severity[reservedFor.wording] }]
}

/** Whether the owner keeps a garment for this occasion. */
export function isKeptFor({ reservedFor }: Garment, { occasion }: OutfitNeeds): boolean {
  if (!reservedFor || !occasion) return false
  const phrase = occasion.phrase.toLowerCase()
  // 'Inside only' covers every day at home: a sick day, an evening with a film, but not the way home.
  if (reservedFor.occasion === 'home') return occasion.activities.includes('staying in')
  // Clogs for the garden are not for a garden party.
  const words = reservedFor.occasion
    .split(/\P{L}+/u)
    .filter((word) => !(word in occasions && occasion.mood === 'festive'))
  if (words.some((word) => word.length >= MIN_LETTERS && phrase.includes(word))) return true
  const event = eventOf(reservedFor)
  const ids = event ? idsOf(event) : []
  return (occasion.profiles ?? []).some((id) => idsOf(profileRow(id)).some((one) => ids.includes(one)))
}

const unfit: ReadonlySet<string | null> = phraseSet(
  'home, underwear, sport underwear, swimming, own wedding, snow',
)

/** Whether its owner names a garment after the occasion: 'pharmacy tunic', 'chemo beanie'. */
export function isNamedFor(
  { purposeWords, purpose, slot, tags }: Garment,
  { occasion }: OutfitNeeds,
): boolean {
  if (purposeWords.size === 0 || !occasion?.purposeWords || unfit.has(purpose)) return false
  // A tennis bracelet is jewelry.
  if (slot === 'bag' || (slot === 'extra' && tags.has('jewelry'))) return false
  const isActive = occasion.activities.includes('sport') || occasion.activities.includes('hiking')
  if (purpose === 'sport' && !isActive) return false
  const { purposeWords: named } = occasion
  return [...purposeWords].some((word) => named.has(word))
}

// A '(church)' shirt is the owner's best shirt: it suits a wedding too. Festive clothes don't suit a funeral, and the
// silver tie and the sari for weddings don't go to the office, nor office shoes to a party.
function isBestWearFor({ slot }: Garment, reservation: Reservation, { occasion }: OutfitNeeds): boolean {
  const event = eventOf(reservation)
  if (reservation.wording === 'only' || !event?.formality || !occasion) return false
  const isAtWork = occasion.profiles?.some((id) => idsOf(profileRow(id)).includes('work')) === true
  const isTooFestive =
    occasion.mood === 'grave' || isAtWork || (slot === 'extra' && occasion.mood !== 'festive')
  if (event.mood === 'festive' && isTooFestive) return false
  if (idsOf(event).includes('work') && occasion.mood === 'festive') return false
  return event.formality.ideal >= DRESSY_FORMALITY && occasion.formality.ideal >= DRESSY_FORMALITY
}

// With the family of the profile: a hospital shift is also work.
function idsOf({ id, family }: ProfileRow): string[] {
  return (family === undefined ? [id] : [id, family]).filter((one) => !wide.has(one))
}

// Places and words that name an occasion only on a piece of clothing.
// prettier-ignore
const occasions: Readonly<Record<string, string>> = {
  garden: 'gardening', yard: 'yard work', farm: 'farm work', barn: 'farm work', house: 'home', polo: 'playing polo',
  repairs: 'home repairs', working: 'home repairs', workshop: 'in the workshop',
}

const eventOf = oncePer(({ occasion }: Reservation): ProfileRow | null => {
  const { event } = readEvent(occasions[occasion] ?? occasion)
  return event && !wide.has(event.id) ? event : null
})
