import * as z from 'zod/mini'
import { calendarDate } from './dates-and-money.ts'
import { endpoint } from './endpoint.ts'
import { requiredText } from './fields.ts'

/** Where weather is asked for until the person has searched for a place. */
export const DEFAULT_PLACE = 'Toronto'
export const PLACE_MAX = 120

/** What the sky does, in a word. */
export const weatherConditions = [
  'Clear',
  'Partly cloudy',
  'Cloudy',
  'Fog',
  'Drizzle',
  'Freezing rain',
  'Rain',
  'Heavy rain',
  'Snow',
  'Thunderstorm',
] as const
export type WeatherCondition = (typeof weatherConditions)[number]

/** Fetched now or within half an hour; an older reading; or reckoned from place and month. */
export const weatherSources = ['live', 'cached', 'estimate'] as const
export type WeatherSource = (typeof weatherSources)[number]

export const temperatureUnits = ['celsius', 'fahrenheit'] as const
export type TemperatureUnit = (typeof temperatureUnits)[number]

/** The weather of one day at a place, always in °C and km/h. */
export const DayWeather = z.object({
  /** As '2026-11-23', by the calendar of the place. */
  date: z.string(),
  condition: z.enum(weatherConditions),
  lowCelsius: z.number(),
  highCelsius: z.number(),
  /** As it feels in wind and damp; null where nobody said. */
  feelsLikeLowCelsius: z.nullable(z.number()),
  feelsLikeHighCelsius: z.nullable(z.number()),
  precipitationMm: z.nullable(z.number()),
  /** 0 to 100. */
  precipitationChance: z.nullable(z.number()),
  windKmh: z.nullable(z.number()),
  uvIndex: z.nullable(z.number()),
  source: z.enum(weatherSources),
})
export type DayWeather = z.infer<typeof DayWeather>

export const Weather = z.object({
  condition: z.enum(weatherConditions),
  /** In `temperatureUnit`. */
  temperature: z.number(),
  temperatureUnit: z.enum(temperatureUnits),
  /** 0 to 100; null where nobody said. */
  humidity: z.nullable(z.number()),
  /** km/h. */
  windSpeed: z.nullable(z.number()),
  source: z.enum(weatherSources),
  /** The instant of the reading; of an estimate the instant that it is for. */
  observedAt: z.string(),
  /** As it is called: 'Toronto, Canada'. */
  place: z.string(),
  /** Seven days, today by the calendar of the place first. */
  daily: z.array(DayWeather),
})
export type Weather = z.infer<typeof Weather>

/** What to wear in it, in general: not from the closet. */
export const WeatherSuggestion = z.object({
  recommendation: z.string(),
  clothingTypes: z.array(z.string()),
  accessories: z.array(z.string()),
  layeringTips: z.array(z.string()),
})
export type WeatherSuggestion = z.infer<typeof WeatherSuggestion>

/** The last place searched, and how degrees are shown. */
export const WeatherPreference = z.object({
  location: z.string(),
  temperatureUnit: z.enum(temperatureUnits),
})
export type WeatherPreference = z.infer<typeof WeatherPreference>

/** The fields to change. A location is a name or '43.65,-79.38'; it is saved under the name of its place. */
export const WeatherPreferenceChanges = z.object({
  location: z.optional(requiredText('Location', PLACE_MAX)),
  temperatureUnit: z.optional(z.enum(temperatureUnits, 'The unit must be celsius or fahrenheit.')),
})
export type WeatherPreferenceChanges = z.infer<typeof WeatherPreferenceChanges>

export const weatherEndpoints = {
  current: endpoint({
    method: 'GET',
    path: '/api/weather/current/:location',
    /** A name, a name with its region and country ('Springfield, Illinois, United States'), or '43.65,-79.38'. */
    summary: 'The weather of a location, now and for seven days, and what to wear',
    params: z.object({ location: requiredText('Location', PLACE_MAX) }),
    reply: z.object({ weather: Weather, suggestion: WeatherSuggestion }),
  }),
  places: endpoint({
    method: 'GET',
    path: '/api/weather/places',
    summary: 'Locations by name, largest first (pass `name` to get the weather)',
    query: z.object({ name: requiredText('Location', PLACE_MAX) }),
    reply: z.array(z.object({ name: z.string() })),
  }),
  week: endpoint({
    method: 'GET',
    path: '/api/weather/week',
    summary: 'Seven days of weather at the saved location, forecast where possible, otherwise estimated',
    query: z.object({ from: calendarDate('From') }),
    reply: z.object({ place: z.string(), days: z.array(DayWeather) }),
  }),
  preference: endpoint({
    method: 'GET',
    path: '/api/weather/preference',
    summary: 'The saved location and temperature unit',
    reply: WeatherPreference,
  }),
  changePreference: endpoint({
    method: 'PATCH',
    path: '/api/weather/preference',
    summary: 'Change the saved location or the temperature unit',
    body: WeatherPreferenceChanges,
    reply: WeatherPreference,
  }),
}
