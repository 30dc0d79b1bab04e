import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { findPlace } from '../../domain/weather/places/find-place.ts'
import type { User } from '../http/user-of-request.ts'
import { today } from '../ports/clock.ts'
import { keptPlace, preferenceOf } from '../weather/preference-store.ts'
import type { TrendsDeps } from './trend-store.ts'

export interface SeasonInput {
  readonly today: CalendarDate
  readonly hemisphere: 'north' | 'south'
}

/** Returns the date and the hemisphere of the user's location; northern if unknown. */
export async function readSeasonInput(
  { db, clock }: Pick<TrendsDeps, 'db' | 'clock'>,
  user: User,
): Promise<SeasonInput> {
  const { location } = await preferenceOf(db, user)
  const place = (await keptPlace(db, user, location)) ?? findPlace(location)
  return { today: today(clock), hemisphere: place && place.latitude < 0 ? 'south' : 'north' }
}
