import { findPlace } from '../../domain/weather/find-place.ts'
import type { User } from '../http/user-of-request.ts'
import { today } from '../ports/clock.ts'
import { keptPlace, preferenceOf } from '../weather/preference-store.ts'
import type { TrendsNeeds } from './trend-store.ts'

/** Input of the season. */
export interface SeasonHere {
  /** As '2026-11-23'. */
  readonly today: string
  readonly hemisphere: 'north' | 'south'
}

/** The date and the hemisphere of the user's place; the northern one if unknown. */
export async function seasonHere(
  { db, clock }: Pick<TrendsNeeds, 'db' | 'clock'>,
  user: User,
): Promise<SeasonHere> {
  const { location } = await preferenceOf(db, user)
  const place = (await keptPlace(db, user, location)) ?? findPlace(location)
  return { today: today(clock), hemisphere: place && place.latitude < 0 ? 'south' : 'north' }
}
