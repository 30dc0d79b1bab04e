import { findPlace } from '../../domain/weather/find-place.ts'
import type { User } from '../http/user-of-request.ts'
import { today } from '../stylist/today.ts'
import { keptPlace, preferenceOf } from '../weather/preference-store.ts'
import type { TrendsNeeds } from './trends-needs.ts'

/** What the season is reckoned from. */
export interface SeasonHere {
  /** As '2026-11-23'. */
  readonly today: string
  readonly hemisphere: 'north' | 'south'
}

/** The day, and which half of the earth the user's place lies in; the north where that is not known. */
export async function seasonHere(
  { db, clock }: Pick<TrendsNeeds, 'db' | 'clock'>,
  user: User,
): Promise<SeasonHere> {
  const { location } = await preferenceOf(db, user)
  const place = (await keptPlace(db, user, location)) ?? findPlace(location)
  return { today: today(clock), hemisphere: place && place.latitude < 0 ? 'south' : 'north' }
}
