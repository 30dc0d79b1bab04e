import * as z from 'zod/mini'
import { NewOutfitHistory, type OutfitHistory, type OutfitHistoryChanges } from '../../../contract/history.ts'
import type { TemperatureUnit } from '../../../contract/weather.ts'
import { inUnit } from '../../../domain/weather/in-unit.ts'

/** What stands in the form of an outfit. */
export interface LogFields {
  itemIds: string[]
  occasion: string
  wornDate: string
  /** Whole degrees in the unit of the screen; '' where it is not known. */
  temperature: string
  condition: string
  location: string
  rating: number | null
  notes: string
}

type EntryInput = z.input<typeof NewOutfitHistory>

/** What is known of a new entry before its form is opened. */
export type LogStart = Partial<Pick<LogFields, 'itemIds' | 'occasion' | 'wornDate'>>

/** An entry as its form starts; a new one from `start`, else for `today`, as '2026-11-23'. */
export function entryFields(
  entry: OutfitHistory | null,
  unit: TemperatureUnit,
  today: string,
  start: LogStart = {},
): LogFields {
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

/** Degrees Celsius as they are written in the form: whole ones of the unit. */
export function degreesIn(celsius: number, unit: TemperatureUnit): string {
  return String(Math.round(inUnit(celsius, unit)) + 0)
}

/**
 * The form, checked by the contract's own rules: its text becomes an entry, the temperature always in °C. `known` is
 * the temperature that the form started from: left as it stands it loses no tenth.
 */
export function loggedOutfit(unit: TemperatureUnit, today: string, known: OutfitHistory['weather']) {
  const toEntry = z.transform(({ temperature, condition, ...fields }: LogFields): EntryInput => {
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
 * Of a checked form the fields that the user changed, by its fields: the rest of the entry may have changed elsewhere since.
 * What was made blank is cleared.
 */
export function entryPatch(
  outfit: NewOutfitHistory,
  touched: { readonly [F in keyof LogFields]?: unknown },
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
