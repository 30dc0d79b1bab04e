import type { StylistSeason } from '../../../contract/stylist.ts'
import type { EventWord } from './event-words-of.ts'

interface TemperatureReading {
  readonly celsius: number
  /** As it can be repeated: '30 °C', '86 °F', 'heat like that'; null where only a word like 'chilly' told it. */
  readonly words: string | null
}

const HIGHEST_CELSIUS = 60
const LOWEST_CELSIUS = -60
// Nobody dresses for an event at 46 °C and more; without a unit such a number is Fahrenheit.
const FAHRENHEIT_ABOVE = 45
// The Gulf in summer.
const FAHRENHEIT_IN_HEAT_ABOVE = 54
// '38 degrees and windy' in winter is just above freezing.
const FAHRENHEIT_IN_WINTER_ABOVE = 32

const number = String.raw`(minus\s+|-|−|–)?(\d{1,3})(?:[.,]\d{1,2})?`
// 'Degrees' of the languages that occasions are read in.
const degreeWords = 'degr(?:ees?|[eé]s)|grad(?:i|os|en|er|us)?|graus|stopni|derece|deg'
const unit = String.raw`(?:\s?(?:°|º|(?:${degreeWords})(?!\p{L}))\s?(c\b|f\b|celsius|fahrenheit)?|\s?(c\b|f\b|celsius|fahrenheit))`
const written = new RegExp(String.raw`(?<![\d.,:\p{L}])(?:(\d{1,3})\s?(?:-|–|to)\s?)?${number}${unit}`, 'iu')

// prettier-ignore
const spelled: Readonly<Record<string, number>> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15,
  eighteen: 18, twenty: 20, 'twenty-five': 25, thirty: 30, forty: 40,
}

/** The temperature that a text gives in figures or as a spelled number, in Celsius; null where it gives none. */
export function readTemperature(
  text: string,
  words: readonly EventWord[],
  season?: StylistSeason | null,
): TemperatureReading | null {
  return (
    inFigures(
      text,
      season === 'winter' || (season !== 'summer' && chilly.test(text)),
      season === 'summer' || heat.test(text),
    ) ?? inSpelledFigures(words)
  )
}

const heat =
  /\b(?:hot|heat|boiling|scorching|desert|sweltering|summer|dubai|abu dhabi|doha|kuwait|riyadh|jeddah)\b/iu
// '40 degrees and raining' is in Fahrenheit.
const chilly = /\b(?:rain|raining|rainy|drizzle|sleet|cold|chilly|halloween|trick or treating|coat)\b/iu

// A number below zero needs no unit: 'a dog walk in the snow, -15'.
const belowZero =
  /(?<![\d.,:\p{L}])[-−](\d{1,2})(?!\d|[:.,]\d|\p{L}|\s?(?:[-–%]|[ap]m\b|people|guests|persons|kids|km|miles|years?|hours?|min))/iu

// '97 and humid': a number in one breath with the weather needs no unit.
const beforeWeather =
  /(?<![\d.,:\p{L}])(\d{1,3})(?= in the shade\b| and (?:very )?(?:humid|sunny|muggy|windy|sticky|cloudy|foggy|rainy|drizzly|drizzling|raining|clear)\b)/iu

// '36f', '31 f' and 'F 29' as a part of their own say who asks: nobody plans a garden party for 2 °C and says so last.
const ageAndSex =
  /(?:(?<=^|[,;.(]\s*|\b(?:[iI]['’]?m|am|me)\s+(?:an?\s+)?)(?:1[3-9]|[2-6]\d)\s?[fm](?=\s*(?:[,;.)]|$|with\b|and\b))|\b(?:1[3-9]|[2-6]\d)[fm](?=[,;.)]))/gu
// 'I'm 31F' is never the weather.
const ownAge = /\b(?:i['’]?m|i am|me)\s+(?:an?\s+)?(?:1[3-9]|[2-7]\d)\s?[fm]\b/giu
// In the heat '45 f' says who asks.
const ageInHeat = /(?<=[,;.(]\s*)(?:3[3-9]|[4-6]\d)\s?[fm](?=\s*(?:[,;.)]|$))/gu
// 'I have tattoos, 24 F' tells age and sex.
const ageInCapital = /(?<=[,;.(]\s*)(?:1[3-9]|[2-6]\d) [FM](?=\s*(?:[,;.)]|$))/gu
const firstPerson = /\b(?:i|im|i['’]m|my|me)\b/iu
// What is planned for outdoors is told in degrees: 'morning run, 45 F'.
const outdoors =
  /\b(?:run|running|walk|walking|hike|hiking|outside|outdoors?|outdoor|windy|weather|degrees|commute|market|game|camping)\b/iu
const cold = /\b(?:cold|winter|snow|frost|freezing|icy?|chilly|cool|january|february|december|november)\b/iu

// Who tailgates counts in Fahrenheit.
const american = /\b(?:tailgate|tailgating|thanksgiving|super ?bowl|homecoming)\b/iu

function inFigures(text: string, isWinter: boolean, isHot: boolean): TemperatureReading | null {
  const said = isHot ? text.replace(ownAge, '').replace(ageInHeat, '') : text.replace(ownAge, '')
  const isWeather = cold.test(said) || outdoors.test(said)
  const withoutCapital = firstPerson.test(said) ? said.replace(ageInCapital, '') : said
  const figures = isWeather ? said : withoutCapital.replace(ageAndSex, '')
  const match = written.exec(figures.replace(beforeWeather, '$1°'))
  if (!match) {
    const size = belowZero.exec(figures)?.[1]
    return size ? { celsius: -Number(size), words: `−${Number(size)} °C` } : null
  }
  const [, from, minus, digits = '', unitAfterSign, unitAlone] = match
  const size = from && !minus ? (Number(from) + Number(digits)) / 2 : Number(digits)
  const value = minus ? -size : size
  const named = (unitAfterSign ?? unitAlone ?? '').charAt(0).toLowerCase()
  const above = isWinter ? FAHRENHEIT_IN_WINTER_ABOVE : isHot ? FAHRENHEIT_IN_HEAT_ABOVE : FAHRENHEIT_ABOVE
  const isFahrenheit = named === 'f' || (named !== 'c' && (value > above || american.test(text)))
  const celsius = isFahrenheit ? Math.round(((value - 32) * 5) / 9) : Math.round(value)
  if (celsius > HIGHEST_CELSIUS || celsius < LOWEST_CELSIUS) return null
  return { celsius, words: `${String(Math.round(value)).replace('-', '−')} °${isFahrenheit ? 'F' : 'C'}` }
}

// 'Ten degrees', 'minus ten', 'minus 12'.
function inSpelledFigures(words: readonly EventWord[]): TemperatureReading | null {
  const minus = words.findIndex(({ plain }, index) => plain === 'minus' && sizeOf(words[index + 1]) !== null)
  const degrees = words.findIndex(({ plain }) => plain === 'degrees')
  const size = sizeOf(words[minus >= 0 ? minus + 1 : degrees - 1])
  if (size === null) return null
  const celsius = minus >= 0 ? -size : size
  return { celsius, words: `${String(celsius).replace('-', '−')} °C` }
}

const felt: Readonly<Record<string, number>> = { hot: 31, warm: 24, cool: 12 }

/** 'Hot' at the end of a clause is the weather; before a noun it may be a date or a tub. */
export function readFelt(words: readonly EventWord[]): number | null {
  if (words.some((_, at) => isInHeat(words, at))) return felt['hot'] ?? null
  const word = words.find(
    ({ plain, clause }, at) =>
      Object.hasOwn(felt, plain) &&
      words[at + 1]?.clause !== clause &&
      !/^(?:not|look|looking|feel|run|runs|running|always)$/.test(words[at - 1]?.plain ?? ''),
  )
  return word ? (felt[word.plain] ?? null) : null
}

// 'In August heat', and not 'a swim heat'.
function isInHeat(words: readonly EventWord[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at).map(({ plain }) => plain)
  return (
    words[at]?.plain === 'heat' &&
    before.some((plain) => plain === 'in' || plain === 'the' || plain === 'this')
  )
}

function sizeOf(word: EventWord | undefined): number | null {
  if (!word) return null
  return /^\d{1,2}$/.test(word.plain) ? Number(word.plain) : (spelled[word.plain] ?? null)
}
