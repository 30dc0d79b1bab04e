import * as z from 'zod/mini'
import { NewOutfitHistory, type OutfitHistory, type OutfitHistoryChanges } from '../../../contract/history.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { TemperatureUnit } from '../../../contract/weather.ts'
import { celsiusInUnit } from '../../../domain/weather/celsius-in-unit.ts'

/** Form values of a logged outfit. */
export interface LogFormValues {
  itemIds: string[]
  occasion: string
  wornDate: string
  /** Whole degrees in the user's unit; '' if unknown. */
  temperature: string
  condition: string
  location: string
  rating: number | null
  notes: string
}

type EntryInput = z.input<typeof NewOutfitHistory>

/** Initial values of a new entry. */
export type LogStart = Partial<Pick<LogFormValues, 'itemIds' | 'occasion' | 'wornDate'>>

/** Initial form values of an entry; a new one uses `start`, by default for `today`. */
export function logFormValues(
  entry: OutfitHistory | null,
  unit: TemperatureUnit,
  today: CalendarDate,
  start: LogStart = {},
): LogFormValues {
  return {
    itemIds: entry?.itemIds ?? start.itemIds ?? [],
    occasion: entry ? (entry.occasion ?? '') : (start.occasion ?? 'casual'),
    wornDate: entry?.wornDate ?? start.wornDate ?? today,
    temperature: entry?.weather ? degreesIn(entry.weather.temperature, unit) : '',
    condition: entry?.weather?.condition ?? '',
    location: entry?.location ?? '',
    rating: entry?.rating ?? null,
    notes: entry?.notes ?? '',
  }
}

/** Degrees Celsius as form text: whole degrees in the unit. */
export function degreesIn(celsius: number, unit: TemperatureUnit): string {
  return String(Math.round(celsiusInUnit(celsius, unit)) + 0)
}

/**
 * Schema of the form, with the contract's validation: its text becomes an entry, with the temperature in °C. `known` is
 * the initial weather: an unchanged temperature keeps its decimals.
 */
export function loggedOutfit(unit: TemperatureUnit, today: CalendarDate, known: OutfitHistory['weather']) {
  const toEntry = z.transform(({ temperature, condition, ...fields }: LogFormValues): EntryInput => {
    const isUnknown = temperature.trim() === '' && condition.trim() === ''
    const isKept = known !== null && degreesIn(known.temperature, unit) === temperature.trim()
    return {
      ...fields,
      weather: isUnknown
        ? undefined
        : { temperature: isKept ? known.temperature : celsiusOf(temperature, unit), condition },
    }
  })
  return z.pipe(toEntry, NewOutfitHistory).check(
    z.refine(({ wornDate }) => wornDate <= today, {
      path: ['wornDate'],
      message: 'Choose today or an earlier day.',
    }),
  )
}

/**
 * The fields of a checked form that the user changed: the rest may have changed elsewhere. Blank fields are cleared.
 */
export function entryPatch(
  outfit: NewOutfitHistory,
  touched: { readonly [F in keyof LogFormValues]?: unknown },
): OutfitHistoryChanges {
  const { temperature, condition, ...fields } = touched
  const isTouched: Record<string, unknown> = { ...fields, weather: temperature || condition }
  return Object.fromEntries(
    Object.entries({ ...outfit, weather: outfit.weather ?? null, rating: outfit.rating ?? null }).filter(
      ([name]) => Boolean(isTouched[name]),
    ),
  )
}

function celsiusOf(written: string, unit: TemperatureUnit): number {
  const degrees = written.trim() === '' ? Number.NaN : Number(written.replace('−', '-').replace(',', '.'))
  const celsius = unit === 'fahrenheit' ? ((degrees - 32) * 5) / 9 : degrees
  return Math.round(celsius * 10) / 10
}
