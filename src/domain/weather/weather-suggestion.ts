import type { Weather, WeatherCondition, WeatherSuggestion } from '../../contract/weather.ts'
import { capital } from '../sentence.ts'
import type { DayDemands } from './day-demands.ts'
import { demandsOf } from './demands-of-day.ts'
import { inUnit } from './in-unit.ts'
import { warmthBands, type WarmthBand } from './warmth-bands.ts'
import { rangeInWords } from './weather-in-words.ts'

// A day that changes by more wants clothes that come off.
const CHANGES_FROM = 8
const MUGGY_HUMIDITY = 70
const MUGGY_FROM = 23
// Felt degrees that are nearer to the measured ones need no word.
const FELT_APART = 1.5
const SANDALS_FROM = 23
const HOT_FROM = 26

const sky: Readonly<Record<WeatherCondition, string>> = {
  Clear: 'a clear sky',
  'Partly cloudy': 'sun between clouds',
  Cloudy: 'a cloudy sky',
  Fog: 'fog',
  Drizzle: 'drizzle',
  'Freezing rain': 'freezing rain',
  Rain: 'rain',
  'Heavy rain': 'heavy rain',
  Snow: 'snow',
  Thunderstorm: 'thunderstorms',
}

/** What to wear today in the weather, in general; degrees are said in its unit. */
export function weatherSuggestion(weather: Weather): WeatherSuggestion {
  const [today] = weather.daily
  if (!today) throw new RangeError('A weather has its days, today first.')
  const demands = demandsOf(today)
  const band = bandOf(demands.feelsLikeCelsius)
  const outer = demands.isWet ? band.outerInRain : (band.outer ?? windproof(demands))
  const shoes = shoesFor(band, demands)
  return {
    recommendation: `${whatItIs(weather, demands)} ${whatToWear(band.body, outer, shoes)}`,
    clothingTypes: [outer, band.body, ...band.more, shoes]
      .filter((words) => words !== null)
      .map((words) => capital(words.replace(/^an? /, ''))),
    accessories: accessoriesFor(band, demands).map(capital),
    layeringTips: tipsFor(weather, band, demands),
  }
}

function bandOf(felt: number): WarmthBand {
  const band = warmthBands.find(({ below }) => felt < below)
  if (!band) throw new RangeError(`${felt} °C is in no band.`)
  return band
}

function whatItIs({ daily, source, temperatureUnit }: Weather, demands: DayDemands): string {
  const { feelsLikeCelsius } = demands
  const [today] = daily
  if (!today) return ''
  const degrees = rangeInWords(today, temperatureUnit)
  const isApart =
    feelsLikeCelsius < today.lowCelsius - FELT_APART || feelsLikeCelsius > today.highCelsius + FELT_APART
  const felt = Math.round(inUnit(feelsLikeCelsius, temperatureUnit))
  const feels = isApart ? `, which feels like ${String(felt).replace('-', '−')}` : ''
  const words = `${sky[today.condition]} and ${degrees}${feels}`
  // Said of today's own source: an old reading may reach today only by what was forecast then.
  if (today.source === 'estimate' || source === 'estimate')
    return `Usual for the place and season, by estimate: ${words}.`
  return `${capital(words)}${isApart ? ',' : ''} today.`
}

function whatToWear(body: string, outer: string | null, shoes: string): string {
  if (outer === null) return `Wear ${body} and ${shoes}.`
  if (outer.startsWith('an umbrella')) return `Wear ${body} and ${shoes}, and take ${outer}.`
  return outer.endsWith('to carry')
    ? `Wear ${body} and ${shoes}, with ${outer}.`
    : `Wear ${outer} over ${body}, with ${shoes}.`
}

function windproof({ isWindy }: DayDemands): string | null {
  return isWindy ? 'a thin windbreaker' : null
}

function shoesFor({ shoes }: WarmthBand, { isIcy, isSnowy, isWet, feelsLikeCelsius }: DayDemands): string {
  if (isIcy) return 'boots with deep rubber soles'
  if (isSnowy) return 'waterproof boots'
  if (!isWet) return shoes
  return feelsLikeCelsius >= SANDALS_FROM ? 'closed shoes that dry quickly' : 'waterproof shoes or boots'
}

function accessoriesFor(band: WarmthBand, { isWet, isWindy, isSunny, isSnowy }: DayDemands): string[] {
  const accessories = [...band.accessories]
  if (isWet) accessories.push(isWindy ? 'hood or rain hat, since wind turns umbrellas' : 'umbrella')
  if (isWindy && band.below > 7 && band.below <= 18) accessories.push('close-fitting hat')
  if (isSunny || isSnowy) accessories.push('sunglasses')
  if (isSunny && band.below > 18) accessories.push(isWindy ? 'cap that sits tight' : 'sun hat')
  return accessories
}

function tipsFor(
  { daily, humidity, temperatureUnit }: Weather,
  band: WarmthBand,
  demands: DayDemands,
): string[] {
  const [today] = daily
  const tips: string[] = []
  if (today && demands.swingCelsius > CHANGES_FROM) {
    const range = rangeInWords(today, temperatureUnit)
    tips.push(
      `It goes from ${range} today: start with a layer that you can take off and carry by the afternoon.`,
    )
  }
  tips.push(band.tip)
  if (demands.isWet)
    tips.push(
      demands.feelsLikeCelsius >= HOT_FROM
        ? 'Choose cloth that dries quickly; wet denim stays wet all day.'
        : 'Put the waterproof layer outermost, and nothing under it that trails out: hems draw water up.',
    )
  if (demands.isSnowy) tips.push('Brush snow off before you go in; wool that stays dry stays warm.')
  if (demands.isIcy) tips.push('Carry shoes for indoors, and keep the hands free for the way.')
  if (demands.isWindy)
    tips.push('Close the outermost layer: wind takes more warmth than a missing layer does.')
  if (demands.isSunny && demands.feelsLikeCelsius >= HOT_FROM)
    tips.push(
      'Cover the shoulders with something thin and light in color rather than leaving them bare at noon.',
    )
  if ((humidity ?? 0) >= MUGGY_HUMIDITY && demands.feelsLikeCelsius >= MUGGY_FROM)
    tips.push('The air is damp: leave synthetics at home, linen and thin cotton dry faster on the skin.')
  return tips
}
