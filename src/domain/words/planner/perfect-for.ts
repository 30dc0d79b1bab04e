import { type WeekDay, weekDays } from '../../../contract/values/week-days.ts'
import { occasionPresets } from '../../../contract/stylist/stylist.ts'
import type { DayWeather } from '../../../contract/weather.ts'
import { isForWorkdays } from '../../planner/needs-of-day.ts'
import { readOccasion, readPresetOrWords } from '../../stylist/occasions/read-occasion.ts'
import { demandsOf } from '../../weather/weather-demands.ts'
import { capital, withArticle } from '../english.ts'

/** Maximum words of a 'Perfect For' (voice guide, kind 11). */
export const PERFECT_FOR_WORDS = 6
const OWN_WORDS_MAX = 3

// By occasion family; '{}' is the name of the day.
const patterns: Readonly<Record<string, string>> = {
  work: '{} at work',
  campus: '{} on campus',
  casual: 'casual {}',
  weekend: '{} off',
  date: '{} date',
  dinner: '{} dinner',
  party: '{} party',
  brunch: '{} brunch',
  travel: '{} travel day',
  wedding: '{} wedding',
  interview: '{} job interview',
  gallery: '{} at the gallery',
}

/**
 * Describes the day of an outfit: 'A rainy Monday at work', 'Friday: conference in Berlin'. Weekends of a work week are
 * casual unless the occasion is the day's own (`isOfDay`).
 */
export function perfectFor(
  occasion: string,
  day: WeekDay,
  weather: DayWeather | null,
  isOfDay = false,
): string {
  const words = occasion.trim().toLowerCase()
  const isPlain = words === '' || words === 'custom'
  const isWeekend = day === 'Saturday' || day === 'Sunday'
  const { family, needs } = readPresetOrWords(occasion)
  const isFree = isPlain || (isWeekend && !isOfDay && isForWorkdays(occasion))
  const kind = !isFree ? family : isWeekend ? 'weekend' : 'casual'
  const pattern = patterns[kind ?? '']
  // 'Karaoke night' says more than 'party'; 'date night' says no more than 'date'.
  const isPreset = occasionPresets.some((preset) => preset === words)
  const named = words.split(/[\s-]+/)
  const isSaid = named.length <= 2 && named.some((word) => pattern?.split(' ').includes(word))
  const isOwn = !isFree && kind !== 'casual' && !isPreset && !isSaid
  if (pattern === undefined || isOwn) {
    const own = occasion.trim()
    // 'Sommarstuga' says more than 'the occasion'.
    const isUnread = needs.phrase === readOccasion('').phrase && own.split(/\s+/).length <= OWN_WORDS_MAX
    const plan = isUnread ? own : needs.phrase.replace(/^an? /, '')
    // Avoids 'Monday: Friday drinks'.
    return weekDays.some((one) => plan.includes(one)) ? capital(plan) : `${day}: ${plan}`
  }
  return capital(withArticle(`${sky(weather)}${pattern.replace('{}', day)}`))
}

// Estimates don't predict rain for a single day.
function sky(weather: DayWeather | null): string {
  if (!weather || weather.source === 'estimate') return ''
  const { isSnowy, isWet } = demandsOf(weather)
  return isSnowy ? 'snowy ' : isWet ? 'rainy ' : ''
}
