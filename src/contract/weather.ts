import * as z from 'zod/mini'
import { CalendarDate, calendarDate } from './values/calendar-date.ts'
import { endpoint } from './endpoint.ts'
import { requiredText } from './fields.ts'

/** Location until the user has searched for one. */
export const DEFAULT_PLACE = 'Toronto'
export const PLACE_MAX = 120

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

/** `live`: at most half an hour old; `cached`: older; `estimate`: computed from location and month. */
export const weatherOrigins = ['live', 'cached', 'estimate'] as const
export type WeatherOrigin = (typeof weatherOrigins)[number]

export const temperatureUnits = ['celsius', 'fahrenheit'] as const
export type TemperatureUnit = (typeof temperatureUnits)[number]

/** The weather of one day at a location, always in °C and km/h. */
export const DayWeather = z.object({
  /** In the location's time zone. */
  date: CalendarDate,
  condition: z.enum(weatherConditions),
  lowCelsius: z.number(),
  highCelsius: z.number(),
  /** Apparent temperature; null if the source has none. */
  feelsLikeLowCelsius: z.nullable(z.number()),
  feelsLikeHighCelsius: z.nullable(z.number()),
  precipitationMm: z.nullable(z.number()),
  /** 0 to 100. */
  precipitationChance: z.nullable(z.number()),
  windKmh: z.nullable(z.number()),
  uvIndex: z.nullable(z.number()),
  source: z.enum(weatherOrigins),
})
export type DayWeather = z.infer<typeof DayWeather>

export const Weather = z.object({
  condition: z.enum(weatherConditions),
  /** In `temperatureUnit`. */
  temperature: z.number(),
  temperatureUnit: z.enum(temperatureUnits),
  /** 0 to 100; null if the source has none. */
  humidity: z.nullable(z.number()),
  /** km/h. */
  windSpeed: z.nullable(z.number()),
  source: z.enum(weatherOrigins),
  /** The instant of the observation, or the instant that an estimate is for. */
  observedAt: z.string(),
  /** Its name: 'Toronto, Canada'. */
  place: z.string(),
  /** Seven days, starting with today in the location's time zone. */
  daily: z.array(DayWeather),
})
export type Weather = z.infer<typeof Weather>

/** General advice for the weather, independent of the closet. */
export const WeatherSuggestion = z.object({
  recommendation: z.string(),
  clothingTypes: z.array(z.string()),
  /** Address of our drawing of each of `clothingTypes`; null where there is none. */
  clothingDrawings: z.array(z.nullable(z.string())),
  accessories: z.array(z.string()),
  layeringTips: z.array(z.string()),
})
export type WeatherSuggestion = z.infer<typeof WeatherSuggestion>

/** The last location searched, and the temperature unit. */
export const WeatherPreference = z.object({
  location: z.string(),
  temperatureUnit: z.enum(temperatureUnits),
})
export type WeatherPreference = z.infer<typeof WeatherPreference>

/** Fields to change. `location` is a name or '43.65,-79.38'; the name of the place found is stored. */
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
