import type { StylistSeason } from '../../../contract/stylist.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import type { Circumstance } from './occasion-profile.ts'
import { once } from './once.ts'
import { profileRows, type ProfileRow } from './profile-rows.ts'

/** The weather, light and place of an occasion. */
export type Surroundings = Pick<
  OccasionNeeds,
  'temperatureCelsius' | 'season' | 'isWet' | 'dayTime' | 'setting'
>

export interface Conditions extends Surroundings {
  readonly isMuddy: boolean
  /** A sport that calls for sportswear, and not for street clothes. */
  readonly isInSportswear: boolean
  /** A celebration in evening clothes: no sweater goes over them. */
  readonly isDressedUp: boolean
  /** A suit is usual there; its jacket does not replace a coat. */
  readonly isInSuit: boolean
  readonly isOnBicycle: boolean
  readonly isInOpenWater: boolean
}

// Degrees Celsius to choose rows by where only the season is known; winters are read as cold.
const seasonCelsius: Readonly<Record<StylistSeason, number>> = { spring: 14, summer: 25, fall: 13, winter: 1 }

const conditional = once(() =>
  profileRows().filter(({ group, between, when }) => group === 'weather' && (between ?? when)),
)

/** The rows of weather and light that apply without a word for them: the cold of a day, the dark of an evening. */
export function conditionRows(conditions: Conditions): ProfileRow[] {
  const { temperatureCelsius, season } = conditions
  const celsius = temperatureCelsius ?? (season ? seasonCelsius[season] : null)
  return conditional().filter(({ between, when, words }) => {
    // Rows that words name come in by their words.
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
    isInSportswear,
    isDressedUp,
    isInSuit,
    isOnBicycle,
    isInOpenWater,
  } = conditions
  const isDark = dayTime === 'evening' || dayTime === 'night'
  const isSo: Readonly<Record<Circumstance, boolean>> = {
    'after dark': isDark,
    day: !isDark,
    indoors: setting === 'indoors',
    'outdoors by day': setting === 'outdoors' && !isDark,
    dry: !isWet && !isMuddy,
    'not dressed up': !isDressedUp,
    'in a suit, in the rain': isInSuit && isWet,
    'on a bicycle in the rain': isOnBicycle && isWet,
    'in wet mud': isWet && isMuddy,
    'swimming outdoors': isInOpenWater,
    'in sportswear': isInSportswear && setting !== 'indoors',
  }
  return isSo[when]
}
