import type { PlanSeason } from '../../contract/planner/planner.ts'
import type { WeekDay } from '../../contract/values/week-days.ts'
import { type StylePreference, type StylistSeason, stylePreferences } from '../../contract/stylist/stylist.ts'
import type { DayWeather } from '../../contract/weather.ts'
import { foldedWords } from '../closet/text/folded-words.ts'
import { type StyleTag, allStyleTags } from '../closet/garment.ts'
import type { Wearer } from '../closet/wearer/wearer.ts'
import { readStyleTags } from '../closet/tags/style-tags.ts'
import type { GivenDay } from '../stylist/occasions/surroundings/event-surroundings.ts'
import type { EventReading } from '../stylist/occasions/read-event.ts'
import { readOccasion, readPresetOrWords } from '../stylist/occasions/read-occasion.ts'
import type { OccasionNeeds, OutfitNeeds } from '../stylist/outfit-needs.ts'
import { type WeatherDemands, demandsOf } from '../weather/weather-demands.ts'
import { temperatureOfDay } from '../weather/temperature-of-day.ts'
import type { DayToDress } from './week-to-solve.ts'

interface DayOfPlan {
  /** The user's own words, or the name of a style. */
  readonly styleTheme: string
  /** The id of a preset or the user's own words. */
  readonly occasion: string
  readonly season: PlanSeason
  readonly day: WeekDay
  /** Null if unknown. */
  readonly weather: DayWeather | null
  /** The occasion is stated for this one day, so work on a Saturday means work. */
  readonly isOneDay?: boolean
  readonly wearer?: Wearer
}

// The closest style preference for each style tag.
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

/** Returns the needs of a plan's day from its theme, its weather and its occasion, adjusted to the day of the week. */
export function needsOfDay(input: DayOfPlan): OutfitNeeds {
  const { styleTheme, occasion, season, day, weather, isOneDay = false, wearer } = input
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

/** Whether a plan's occasion applies to workdays only; its weekends are casual. */
export function isForWorkdays(occasion: string): boolean {
  return isOfWorkdays(readPresetOrWords(occasion))
}

function isOfWorkdays({ family }: EventReading): boolean {
  return family === 'work' || family === 'campus'
}

// Casual is the safest default.
function styleOf(theme: string): Pick<OutfitNeeds, 'stylePreference' | 'isStyleOpen'> {
  const stylePreference = preferenceOf(theme)
  return stylePreference ? { stylePreference } : { stylePreference: 'casual', isStyleOpen: true }
}

/** Returns the style preference closest to a theme in the user's words; null if no word indicates one. */
function preferenceOf(theme: string): StylePreference | null {
  const words = foldedWords(theme)
  const named = stylePreferences.find((preference) => words.includes(preference))
  if (named) return named
  const weights = readStyleTags(theme)
  const sums = new Map<StylePreference, number>()
  for (const styleTag of allStyleTags) {
    const preference = preferenceOfStyleTag[styleTag]
    const weight = weights[styleTag] ?? 0
    if (weight > 0) sums.set(preference, (sums.get(preference) ?? 0) + weight)
  }
  const [best] = [...sums].toSorted(([, one], [, other]) => other - one)
  return best?.[0] ?? null
}

function occasionOn(day: WeekDay, occasion: string, isOneDay: boolean, given: GivenDay): OccasionNeeds {
  const stated = occasion.trim()
  if (stated === '' || stated.toLowerCase() === 'custom') return readOccasion('casual', given)
  const reading = readPresetOrWords(stated, given)
  const { needs } = reading
  if (!isOfWorkdays(reading)) return needs
  if (!isOneDay && (day === 'Saturday' || day === 'Sunday')) return readOccasion('casual', given)
  if (day !== 'Friday') return needs
  const { least, ideal, most } = needs.formality
  return { ...needs, formality: { least, ideal: Math.max(least, ideal - FRIDAY_IS_EASIER), most } }
}

function givenBy(demands: WeatherDemands | null, season: StylistSeason | null): GivenDay {
  if (!demands) return season ? { season } : {}
  return {
    celsius: Math.round(demands.feelsLikeCelsius),
    isWet: demands.isWet || demands.isSnowy,
    isWindy: demands.isWindy,
    isIcy: demands.isIcy,
    ...(season ? { season } : {}),
  }
}

function inWeather(needs: OccasionNeeds, weather: DayWeather, demands: WeatherDemands): OccasionNeeds {
  return { ...needs, swingCelsius: demands.swingCelsius, namedCelsius: temperatureOfDay(weather) }
}

/** Returns the needs for use in texts: the measured temperature instead of the apparent one, and rain but not snow. */
export function needsForText({ needs, weather }: Pick<DayToDress, 'needs' | 'weather'>): OutfitNeeds {
  if (!weather || !needs.occasion) return needs
  const { isWet } = demandsOf(weather)
  return { ...needs, occasion: { ...needs.occasion, temperatureCelsius: temperatureOfDay(weather), isWet } }
}
