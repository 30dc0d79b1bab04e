import type { StylistSeason } from '../../../../contract/stylist/stylist.ts'
import type { EventWord } from '../matching/tokenize-event.ts'
import { isUsualInAmerica, namesAmericanPlace } from './american-places.ts'
import { wordList } from '../word-lists.ts'
import { readClimate } from './read-climate.ts'
import { readMonth, readSeason } from './read-season.ts'

interface TemperatureReading {
  readonly celsius: number
  /** For texts: '30 °C' or '86 °F', in the unit of the input. */
  readonly words: string | null
}

const HIGHEST_CELSIUS = 60
const LOWEST_CELSIUS = -60
// A number above this without a unit is Fahrenheit.
const FAHRENHEIT_ABOVE = 45
// Higher in the heat, for the Gulf in summer.
const FAHRENHEIT_IN_HEAT_ABOVE = 54
// Lower in winter: '38 degrees and windy' is just above freezing.
const FAHRENHEIT_IN_WINTER_ABOVE = 32
// Lower in fall: 'an October wedding, 45 degrees'. Spring may be hotter in India.
const FAHRENHEIT_IN_FALL_ABOVE = 37
// Lower in rain, wind and the cold, and with words for fall and winter: '45 and drizzly'.
const FAHRENHEIT_IN_BAD_WEATHER_ABOVE = 40
// Lower in snow: 'sledding, 25 degrees' is below freezing.
const FAHRENHEIT_IN_SNOW_ABOVE = 15

// 'Minus' before the number, and what says so after it or in its unit, in the languages that people type.
const number = String.raw`((?:minus|minusz|mínus|miinus|moins|menos|meno|eksi|(?<!\d\s?)min|минус|мінус|μείον)\s+|-|−|–)?(\d{1,3})(?:[.,]\d{1,2})?`
const frost =
  'below (?:zero|freezing)|minus|bajo cero|sotto zero|sous z[eé]ro|en dessous de z[eé]ro|abaixo de zero|negativos|onder nul|unter null|mrozu|poniżej zera|pakkasta|мороза'
// 'Degrees' in the supported languages.
const degreeWords =
  'degr(?:ees?|[eé]s)|grad(?:i|os|en|er|us)?|graus|stop(?:ni|nie|ień)|derece|deg|astetta|stup(?:ňů|ně|ňov)|fok|градус(?:ов|а|ів|и)?|βαθμ(?:ούς|οί)|darjah|derajat|độ'
const unit = String.raw`(?:\s?(?:°|º|度|도|(minus|kulde|köld|frost|pakkas)?(?:${degreeWords})(?!\p{L}))(?:\s?(c\b|f\b|celsius|fahrenheit))?|\s?(c\b|f\b|celsius|fahrenheit))(?:\s(${frost})(?!\p{L}))?`
const written = new RegExp(String.raw`(?<![\d.,:\p{L}])(?:(\d{1,3})\s?(?:-|–|to)\s?)?${number}${unit}`, 'iu')

// prettier-ignore
const spelled: Readonly<Record<string, number>> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15,
  eighteen: 18, twenty: 20, 'twenty-five': 25, thirty: 30, forty: 40,
}

/** Returns the temperature that a text states in figures or spelled out; null for none. */
export function readTemperature(
  text: string,
  words: readonly EventWord[],
  season?: StylistSeason | null,
): TemperatureReading | null {
  return inFigures(text, words, season ?? null) ?? inSpelledFigures(text, words, season ?? null)
}

const heat =
  /\b(?:hot|heat|boiling|scorching|desert|sahara|petra|luxor|degrees in the sun|sweltering|summer|dubai|abu dhabi|doha|kuwait|riyadh|jeddah)\b/iu
const snow = /\b(?:snow\p{L}*|sledding|sleet|blizzard|frost|frosty|freezing|icy|ski|skiing)(?!\p{L})/iu
// Next to these, '40 degrees' is Fahrenheit.
const chilly =
  /\b(?:rain|raining|rainy|drizzl\p{L}*|sleet|cold|chilly|halloween|trick or treating|coat)(?!\p{L})/iu
const windy = /\b(?:wind|winds|windy|windchill|breezy|gusty|blustery|storm|stormy|foggy)\b/iu

// A number below zero needs no unit: 'a dog walk in the snow, -15'.
const belowZero =
  /(?<![\d.,:\p{L}])[-−](\d{1,2})(?!\d|[:.,]\d|\p{L}|\s?(?:[-–%]|[ap]m\b|people|guests|persons|kids|km|miles|years?|hours?|min))/iu

// A number next to weather needs no unit: '97 and humid'.
const beforeWeather =
  /(?<![\d.,:\p{L}])(\d{1,3})(?= in the shade\b| and (?:very )?(?:humid|sunny|muggy|windy|breezy|sticky|cloudy|overcast|foggy|rainy|drizzly|drizzling|raining|snowing|snowy|chilly|clear)\b)/iu

// 'It's gonna be 95 and dusty', but not 'it's 20 minutes away'.
const afterIt =
  /\b(it(?:['’]?s|['’]?ll be| will be| is| gets?| can get| could get| hits)(?: (?:going to|gonna))?(?: (?:be|hit|get|reach))?(?: (?:like|about|around|over|up to|almost|nearly))? \d{2,3})(?= (?:and (?!fabulous)|out\b|outside\b|there\b|by noon\b|but\b|so\b)|[,;!?]|\.(?!\d)|$)/giu

// '36f' and '31 f' in a clause of their own are age and sex: nobody plans a garden party for 2 °C.
const ageAndSex =
  /(?:(?<=^|[,;.(]\s*|\b(?:[iI]['’]?m|am|me)\s+(?:an?\s+)?)(?:1[3-9]|[2-6]\d)\s?[fm](?=\s*(?:[,;.)]|$|with\b|and\b))|\b(?:1[3-9]|[2-6]\d)[fm](?=[,;.)]))/gu
// 'I'm 31F' is age and sex, never a temperature.
const ownAge = /\b(?:i['’]?m|i am|me)\s+(?:an?\s+)?(?:1[3-9]|[2-7]\d)\s?[fm]\b/giu
// In the heat, '45 f' is age and sex.
const ageInHeat = /(?<=[,;.(]\s*)(?:3[3-9]|[4-6]\d)\s?[fm](?=\s*(?:[,;.)]|$))/gu
// 'I have tattoos, 24 F' is age and sex.
const ageInCapital = /(?<=[,;.(]\s*)(?:1[3-9]|[2-6]\d) [FM](?=\s*(?:[,;.)]|$))/gu
// 'Night market, 24 f, cold outside': a space, a small letter and a clause of its own.
const ageAlone = /(?<=[,;.(]\s*)(?:1[89]|[2-6]\d) [fm](?=\s*[,;.)])/gu
// 'Trial run in October, 20 f' at the end is an age outside of winter.
const ageAtEnd = /(?<=[,;.(]\s*)(?:1[89]|2\d) [fm]\s*\.?$/u
// 'A movie night in August, 19F': no summer without snow is that cold.
const summer = /\b(?:june|july|august|summer)\b/iu
const ageInSummer = /(?<=[,;.(]\s*)(?:1[3-9]|2\d)\s?[fm](?=\s*(?:[,;.)]|$))/giu
// 'It may snow' names no month.
const notWinter =
  /\b(?:april|(?:in|this|next|late|early|mid|of) may|june|july|august|september|october|spring|summer)\b/iu
// Only people use, like or are something.
const firstPerson =
  /\b(?:i|im|i['’]m|my|me|use|like|love|hate|prefer|need|want|hijabi|pregnant|petite|curvy|plus.size)\b/iu
// With these, the number is a temperature: 'morning run, 45 F'.
const outdoors =
  /\b(?:run|running|walk|walking|hike|hiking|outside|outdoors?|outdoor|windy|weather|degrees|commute|market|game|camping)\b/iu
const cold = /\b(?:cold|winter|snow|frost|freezing|icy?|chilly|cool|january|february|december|november)\b/iu

// American events imply Fahrenheit.
const american = /\b(?:tailgate|tailgating|thanksgiving|super ?bowl|homecoming)\b/iu

const fromFahrenheit = (degrees: number) => Math.round(((degrees - 32) * 5) / 9)

// Numbers without a unit above this are Fahrenheit; it depends on the season and the words.
function fahrenheitAbove(text: string, words: readonly EventWord[], season: StylistSeason | null): number {
  if (snow.test(text)) return FAHRENHEIT_IN_SNOW_ABOVE
  if (season === 'winter' || (season !== 'summer' && chilly.test(text))) return FAHRENHEIT_IN_WINTER_ABOVE
  if (chilly.test(text)) return FAHRENHEIT_IN_BAD_WEATHER_ABOVE
  if (isHot(text, season)) return FAHRENHEIT_IN_HEAT_ABOVE
  if (season === 'fall') return FAHRENHEIT_IN_FALL_ABOVE
  // January in Melbourne is summer.
  const named = season ?? readClimate(words, readMonth(words), null)?.season ?? readSeason(words)
  const isBad = windy.test(text) || named === 'fall' || named === 'winter'
  return isBad ? FAHRENHEIT_IN_BAD_WEATHER_ABOVE : FAHRENHEIT_ABOVE
}

const isHot = (text: string, season: StylistSeason | null) => season === 'summer' || heat.test(text)

function inFigures(
  text: string,
  words: readonly EventWord[],
  season: StylistSeason | null,
): TemperatureReading | null {
  const stated = text.replace(ownAge, '').replace(ageAlone, '')
  const own = summer.test(text) && !snow.test(text) ? stated.replace(ageInSummer, '') : stated
  const withoutOwn = notWinter.test(text) && !snow.test(text) ? own.replace(ageAtEnd, '') : own
  const withoutAge = isHot(text, season) ? withoutOwn.replace(ageInHeat, '') : withoutOwn
  const isWeather = cold.test(withoutAge) || outdoors.test(withoutAge)
  const withoutCapital = firstPerson.test(withoutAge) ? withoutAge.replace(ageInCapital, '') : withoutAge
  const figures = isWeather ? withoutAge : withoutCapital.replace(ageAndSex, '')
  const match = written.exec(figures.replace(beforeWeather, '$1°').replace(afterIt, '$1°'))
  if (!match) {
    const size = belowZero.exec(figures)?.[1]
    if (!size) return null
    if (american.test(text) || namesAmericanPlace(words))
      return { celsius: fromFahrenheit(-Number(size)), words: `−${Number(size)} °F` }
    return { celsius: -Number(size), words: `−${Number(size)} °C` }
  }
  const [, from, minusBefore, digits = '', minusInUnit, unitAfterSign, unitAlone, minusAfter] = match
  const minus = minusBefore ?? minusInUnit ?? minusAfter
  const size = from && !minus ? (Number(from) + Number(digits)) / 2 : Number(digits)
  const value = minus ? -size : size
  const named = (unitAfterSign ?? unitAlone ?? '').charAt(0).toLowerCase()
  const isFahrenheit =
    named === 'f' ||
    (named !== 'c' &&
      (value > fahrenheitAbove(text, words, season) ||
        american.test(text) ||
        isUsualInAmerica(fromFahrenheit(value), words, readMonth(words), season ?? readSeason(words))))
  const celsius = isFahrenheit ? fromFahrenheit(value) : Math.round(value)
  if (celsius > HIGHEST_CELSIUS || celsius < LOWEST_CELSIUS) return null
  return { celsius, words: `${String(Math.round(value)).replace('-', '−')} °${isFahrenheit ? 'F' : 'C'}` }
}

// 'Ten degrees', 'minus ten', 'minus 12'.
function inSpelledFigures(
  text: string,
  words: readonly EventWord[],
  season: StylistSeason | null,
): TemperatureReading | null {
  const minus = words.findIndex(({ plain }, index) => plain === 'minus' && sizeOf(words[index + 1]) !== null)
  const degrees = words.findIndex(({ plain }) => plain === 'degrees')
  const size = sizeOf(words[minus >= 0 ? minus + 1 : degrees - 1])
  if (size === null) return null
  // 'Forty degrees and drizzle'.
  if (minus < 0 && size > fahrenheitAbove(text, words, season))
    return { celsius: fromFahrenheit(size), words: `${size} °F` }
  const celsius = minus >= 0 ? -size : size
  return { celsius, words: `${String(celsius).replace('-', '−')} °C` }
}

const beforeFelt = wordList('before felt weather')
const felt: Readonly<Record<string, number>> = { hot: 31, warm: 24, cool: 12 }

/** Returns degrees Celsius for 'hot', 'warm' or 'cool' at the end of a clause. 'Hot' before a noun may be a hot tub. */
export function readFelt(words: readonly EventWord[]): number | null {
  if (words.some((_, at) => isInHeat(words, at))) return felt['hot'] ?? null
  const word = words.find(
    ({ plain, clause }, at) =>
      Object.hasOwn(felt, plain) &&
      words[at + 1]?.clause !== clause &&
      !beforeFelt.has(words[at - 1]?.plain ?? ''),
  )
  return word ? (felt[word.plain] ?? null) : null
}

// Matches 'in August heat', but not 'a swim heat'.
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
