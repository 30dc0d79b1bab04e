import type { PlanSeason, WeekDay } from '../../contract/planner.ts'
import { type StylePreference, type StylistSeason, stylePreferences } from '../../contract/stylist.ts'
import type { DayWeather } from '../../contract/weather.ts'
import { foldedWords } from '../closet/folded-words.ts'
import { type StyleTag, allStyleTags } from '../closet/garment.ts'
import type { Wearer } from '../closet/wearer.ts'
import { readStyleTags } from '../closet/style-tags.ts'
import type { GivenDay } from '../stylist/occasions/event-surroundings.ts'
import { readOccasion, readPresetOrWords } from '../stylist/occasions/read-occasion.ts'
import type { OccasionNeeds, OutfitNeeds } from '../stylist/outfit-needs.ts'
import type { DayDemands } from '../weather/day-demands.ts'
import { demandsOf } from '../weather/demands-of-day.ts'
import { temperatureOfDay } from '../weather/temperature-of-day.ts'
import type { DayToDress } from './week-to-solve.ts'

interface DayOfPlan {
  /** The person's own words, or the name of a style. */
  readonly styleTheme: string
  /** The id of a preset or the person's own words. */
  readonly occasion: string
  readonly season: PlanSeason
  readonly day: WeekDay
  /** Null where nobody knows. */
  readonly weather: DayWeather | null
  /** It was asked for by itself: whoever asks for work on a Saturday works on that day. */
  readonly isOneDay?: boolean
  readonly wearer?: Wearer
}

// The style nearest to each crowd.
const preferenceOfStyleTag: Readonly<Record<StyleTag, StylePreference>> = {
  classic: 'classic',
  preppy: 'classic',
  minimalist: 'minimalist',
  professional: 'professional',
  glamorous: 'formal',
  romantic: 'bohemian',
  bohemian: 'bohemian',
  vintage: 'bohemian',
  edgy: 'edgy',
  grunge: 'edgy',
  streetwear: 'trendy',
  sporty: 'casual',
  outdoor: 'casual',
  casual: 'casual',
  trendy: 'trendy',
  beach: 'casual',
  western: 'bohemian',
  luxury: 'classic',
}

const FRIDAY_IS_EASIER = 0.3

/** What a day of a plan asks of an outfit: its theme, its occasion as far as the day of the week has it, its weather. */
export function needsOfDay(asked: DayOfPlan): OutfitNeeds {
  const { styleTheme, occasion, season, day, weather, isOneDay = false, wearer } = asked
  const demands = weather ? demandsOf(weather) : null
  const chosen = season === 'all' ? null : season
  const base = occasionOn(day, occasion, isOneDay, givenBy(demands, chosen))
  return {
    ...styleOf(styleTheme),
    occasion: weather && demands ? inWeather(base, weather, demands) : base,
    season: chosen ?? (demands ? null : base.season),
    ...(wearer && { wearer }),
  }
}

/** Whether a plan's occasion is a matter of workdays: on a weekend it is a casual day. */
export function isForWorkdays(occasion: string): boolean {
  const { family } = readPresetOrWords(occasion)
  return family === 'work' || family === 'campus'
}

// Casual clothes are the least that one can be wrong in.
function styleOf(theme: string): Pick<OutfitNeeds, 'stylePreference' | 'isStyleOpen'> {
  const told = preferenceOf(theme)
  return told ? { stylePreference: told } : { stylePreference: 'casual', isStyleOpen: true }
}

/** The style that a theme in the person's own words comes nearest to; null where no word tells. */
function preferenceOf(theme: string): StylePreference | null {
  const words = foldedWords(theme)
  const named = stylePreferences.find((preference) => words.includes(preference))
  if (named) return named
  const told = readStyleTags(theme)
  const sums = new Map<StylePreference, number>()
  for (const styleTag of allStyleTags) {
    const preference = preferenceOfStyleTag[styleTag]
    const weight = told[styleTag] ?? 0
    if (weight > 0) sums.set(preference, (sums.get(preference) ?? 0) + weight)
  }
  const [best] = [...sums].toSorted(([, one], [, other]) => other - one)
  return best?.[0] ?? null
}

function occasionOn(day: WeekDay, occasion: string, isOneDay: boolean, given: GivenDay): OccasionNeeds {
  const said = occasion.trim()
  if (said === '' || said.toLowerCase() === 'custom') return readOccasion('casual', given)
  if (!isForWorkdays(said)) return readOccasion(said, given)
  if (!isOneDay && (day === 'Saturday' || day === 'Sunday')) return readOccasion('casual', given)
  const needs = readOccasion(said, given)
  if (day !== 'Friday') return needs
  const { least, ideal, most } = needs.formality
  return { ...needs, formality: { least, ideal: Math.max(least, ideal - FRIDAY_IS_EASIER), most } }
}

function givenBy(demands: DayDemands | null, season: StylistSeason | null): GivenDay {
  if (!demands) return season ? { season } : {}
  return {
    celsius: Math.round(demands.feelsLikeCelsius),
    isWet: demands.isWet || demands.isSnowy,
    isWindy: demands.isWindy,
    isIcy: demands.isIcy,
    ...(season ? { season } : {}),
  }
}

function inWeather(needs: OccasionNeeds, weather: DayWeather, demands: DayDemands): OccasionNeeds {
  return { ...needs, swingCelsius: demands.swingCelsius, namedCelsius: temperatureOfDay(weather) }
}

/** As people say it: the degrees of the day as they are, not as they feel, and rain only where it rains. */
export function needsAsCalled({ needs, weather }: Pick<DayToDress, 'needs' | 'weather'>): OutfitNeeds {
  if (!weather || !needs.occasion) return needs
  const { isWet } = demandsOf(weather)
  return { ...needs, occasion: { ...needs.occasion, temperatureCelsius: temperatureOfDay(weather), isWet } }
}
