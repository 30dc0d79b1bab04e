import * as z from 'zod/mini'
import type { Weather, WeatherSuggestion } from '../../../contract/weather.ts'
import { drawingOfText } from '../../closet/drawings/drawing-of-text.ts'
import { type WeatherDemands, demandsOf } from '../../weather/weather-demands.ts'
import { capital } from '../english.ts'
import rows from './weather-advice.json' with { type: 'json' }
import { degreesIn, rangeInWords } from './weather-words.ts'

/** General clothes for temperature bands, worded for use after 'wear'. */
const bands = z
  .array(
    z.strictObject({
      /** Upper bound in apparent °C; the coldest band is first. */
      below: z.number(),
      outer: z.nullable(z.string()),
      /** Null if an umbrella is enough. */
      outerInRain: z.nullable(z.string()),
      body: z.string(),
      /** Bottoms and other pieces. */
      more: z.array(z.string()),
      shoes: z.string(),
      accessories: z.array(z.string()),
      tip: z.string(),
      /** The tip is about a layer to take off; days that warm up a lot have their own tip for that. */
      isForSwing: z.optional(z.boolean()),
    }),
  )
  .parse(rows)
type Band = (typeof bands)[number]

// Minimum swing in °C of a day that needs removable layers.
const CHANGES_FROM = 8
const LAYER_BELOW = 18
// Below it nothing comes off outdoors, however much warmer the day gets.
const COATLESS_FROM = 10
const WINDBREAKER_BELOW = 22
const MUGGY_HUMIDITY = 70
const MUGGY_FROM = 23
// Minimum difference in °C to mention the apparent temperature.
const FELT_APART = 1.5
const SANDALS_FROM = 23
const HOT_FROM = 26

/** Returns general advice for today's weather; temperatures are in the weather's unit. */
export function weatherAdvice(weather: Weather): WeatherSuggestion {
  const [today] = weather.daily
  if (!today) throw new RangeError('A weather has its days, today first.')
  const demands = demandsOf(today)
  const band = bands.find(({ below }) => demands.feelsLikeCelsius < below) ?? bands.at(-1)
  if (!band) throw new RangeError('No band of temperatures is listed.')
  const windproof =
    demands.isWindy && demands.feelsLikeCelsius < WINDBREAKER_BELOW ? 'a thin windbreaker' : null
  const outer = demands.isWet ? band.outerInRain : (band.outer ?? windproof)
  const shoes = shoesFor(band, demands)
  const wear = outer ? `Wear ${outer} over ${band.body}, with ${shoes}` : `Wear ${band.body} with ${shoes}`
  const clothingTypes = [outer, band.body, ...band.more, shoes]
    .filter((words) => words !== null)
    .map((words) => capital(words.replace(/^an? /, '')))
  return {
    recommendation: `${weatherToday(weather, demands)} ${wear}${demands.isWet && !outer ? rainWords(demands) : ''}.`,
    clothingTypes,
    clothingDrawings: clothingTypes.map((words) => drawingOfText(words)?.imageUrl ?? null),
    accessories: accessoriesFor(band, demands).map(capital),
    layeringTips: tipsFor(weather, band, demands),
  }
}

function weatherToday(
  { daily, source, temperatureUnit: unit }: Weather,
  { feelsLikeCelsius: felt }: WeatherDemands,
): string {
  const [today] = daily
  if (!today) return ''
  const isApart = felt < today.lowCelsius - FELT_APART || felt > today.highCelsius + FELT_APART
  const range = `${rangeInWords(today, unit)}${isApart ? `, feels like ${degreesIn(felt, unit)}` : ''}`
  // With an old reading, today may be only an estimate.
  return today.source === 'estimate' || source === 'estimate'
    ? `Estimate for this time of year: ${today.condition.toLowerCase()}, ${range}.`
    : `${today.condition} today, ${range}.`
}

// Umbrellas are useless in wind.
function rainWords({ isWindy }: WeatherDemands): string {
  return isWindy ? ', and a thin hooded raincoat' : ', and take an umbrella'
}

function shoesFor({ shoes }: Band, { isIcy, isSnowy, isWet, feelsLikeCelsius }: WeatherDemands): string {
  if (isIcy) return 'boots that grip on ice'
  if (isSnowy) return 'waterproof boots'
  if (!isWet) return shoes
  return feelsLikeCelsius >= SANDALS_FROM ? 'closed shoes that dry quickly' : 'waterproof shoes or boots'
}

function accessoriesFor(band: Band, { isWet, isWindy, isSunny }: WeatherDemands): string[] {
  const accessories = [...band.accessories]
  if (isWet) accessories.push(isWindy ? 'hood or rain hat instead of an umbrella' : 'umbrella')
  if (isWindy && band.below > 7 && band.below <= 18) accessories.push('close-fitting hat')
  if (isSunny && !isWet) accessories.push('sunglasses')
  if (isSunny && !isWet && band.below > 18) accessories.push(isWindy ? 'snug cap' : 'sun hat')
  return accessories
}

function tipsFor({ daily: [today], humidity }: Weather, band: Band, demands: WeatherDemands): string[] {
  const isHot = demands.feelsLikeCelsius >= HOT_FROM
  const isMuggy = (humidity ?? 0) >= MUGGY_HUMIDITY && demands.feelsLikeCelsius >= MUGGY_FROM
  const swings =
    today &&
    demands.swingCelsius > CHANGES_FROM &&
    today.lowCelsius < LAYER_BELOW &&
    today.highCelsius >= COATLESS_FROM
  return [
    swings ? 'It warms up a lot, so start with a layer you can take off.' : null,
    swings && band.isForSwing ? null : band.tip,
    demands.isWet && isHot ? 'Choose fabrics that dry fast. Wet denim stays wet all day.' : null,
    demands.isWet && band.outerInRain
      ? "Don't let hems hang below your raincoat. They'll soak up water."
      : null,
    demands.isSnowy ? 'Brush off snow before you go inside.' : null,
    demands.isIcy ? 'Change into other shoes indoors.' : null,
    demands.isWindy && demands.feelsLikeCelsius < LAYER_BELOW ? "Zip up. It's windy." : null,
    demands.isSunny && isHot ? 'Cover your shoulders with something thin and light-colored.' : null,
    // The warmest band's tip already covers humidity.
    isMuggy && band !== bands.at(-1) ? "It's humid. Loose linen and thin cotton feel coolest." : null,
  ].filter((tip) => tip !== null)
}
