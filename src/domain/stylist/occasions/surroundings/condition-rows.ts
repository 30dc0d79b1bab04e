import type { StylistSeason } from '../../../../contract/stylist/stylist.ts'
import type { OccasionNeeds } from '../../outfit-needs.ts'
import type { Circumstance } from '../profiles/occasion-profile.ts'
import { once } from '../../../once.ts'
import { profileRows, type ProfileRow } from '../profiles/profile-rows.ts'

/** The weather, light and place of an occasion. */
export type Surroundings = Pick<
  OccasionNeeds,
  'temperatureCelsius' | 'season' | 'isWet' | 'dayTime' | 'setting'
>

export interface Conditions extends Surroundings {
  readonly isMuddy: boolean
  /** The request mentions rain; then the row of rain applies. */
  readonly mentionsRain: boolean
  /** A sport that requires sportswear. */
  readonly isInSportswear: boolean
  /** A celebration in evening clothes, which no sweater goes over. */
  readonly isDressedUp: boolean
  /** A suit is usual; its jacket does not replace a coat. */
  readonly isInSuit: boolean
  readonly isOnBicycle: boolean
  readonly isInOpenWater: boolean
}

// Assumed degrees Celsius if only the season is known; winters count as cold.
const seasonCelsius: Readonly<Record<StylistSeason, number>> = { spring: 14, summer: 25, fall: 13, winter: 1 }

// Below, it snows.
const RAIN_FROM_CELSIUS = 2

const conditional = once(() =>
  profileRows().filter(({ group, between, when }) => group === 'weather' && (between ?? when)),
)

/** Returns the weather and light rows that apply without a word for them, such as cold or darkness. */
export function conditionRows(conditions: Conditions): ProfileRow[] {
  const { temperatureCelsius, season } = conditions
  const celsius = temperatureCelsius ?? (season ? seasonCelsius[season] : null)
  return conditional().filter(({ between, when, words }) => {
    // Rows with words apply only if named.
    if (words) return false
    if (between && (celsius === null || celsius < between.from || celsius >= between.below)) return false
    return !when || applies(when, conditions)
  })
}

function applies(when: Circumstance, conditions: Conditions): boolean {
  const {
    dayTime,
    setting,
    isWet,
    isMuddy,
    mentionsRain,
    isInSportswear,
    isDressedUp,
    isInSuit,
    isOnBicycle,
    isInOpenWater,
    temperatureCelsius,
  } = conditions
  const isDark = dayTime === 'evening' || dayTime === 'night'
  const isSo: Readonly<Record<Circumstance, boolean>> = {
    'after dark': isDark,
    day: !isDark,
    indoors: setting === 'indoors',
    'outdoors by day': setting === 'outdoors' && !isDark,
    // In snow, waterproof trousers are worn on dry days too.
    dry: !isWet && !isMuddy && (temperatureCelsius ?? 0) >= 0,
    'not dressed up': !isDressedUp,
    'in a suit, in the rain': isInSuit && isWet,
    'on a bicycle in the rain': isOnBicycle && isWet,
    'in wet mud': isWet && isMuddy,
    'in unmentioned rain': isWet && !mentionsRain && (temperatureCelsius ?? 0) >= RAIN_FROM_CELSIUS,
    'swimming outdoors': isInOpenWater,
    'in sportswear': isInSportswear && setting !== 'indoors',
  }
  return isSo[when]
}
