import * as z from 'zod'
import { isCalendarDate } from '../../../contract/values/calendar-date.ts'

const value = z.number().nullish()
const values = z.array(z.number().nullable()).optional()

const LocalTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

/** The used part of a /v1/forecast response; times are local to the place, without an offset. */
export const ForecastReply = z.object({
  // UTC offsets are from -12 to 14 hours.
  utc_offset_seconds: z.number().int().min(-50_400).max(50_400),
  current: z.object({
    time: LocalTime,
    temperature_2m: value,
    relative_humidity_2m: value,
    weather_code: value,
    wind_speed_10m: value,
  }),
  daily: z.object({
    time: z.array(z.string().refine(isCalendarDate)).max(120),
    weather_code: values,
    temperature_2m_max: values,
    temperature_2m_min: values,
    apparent_temperature_max: values,
    apparent_temperature_min: values,
    precipitation_sum: values,
    precipitation_probability_max: values,
    wind_speed_10m_max: values,
    uv_index_max: values,
  }),
})
export type ForecastReply = z.infer<typeof ForecastReply>

const FoundPlace = z.object({
  name: z.string().min(1).max(200),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  country: z.string().max(200).optional(),
  country_code: z.string().max(20).optional(),
  admin1: z.string().max(200).optional(),
  admin2: z.string().max(200).optional(),
})
export type FoundPlace = z.infer<typeof FoundPlace>

/** A /v1/search response; `results` is missing without a match. */
export const SearchReply = z.object({ results: z.array(FoundPlace).max(100).optional() })
