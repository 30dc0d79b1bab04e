import type { EventWord } from './event-words-of.ts'
import { findPhrases, phraseTable } from './find-phrases.ts'

interface TemperatureReading {
  readonly celsius: number
  /** As it can be repeated: '30 °C', '86 °F', 'heat like that'; null where only a word like 'chilly' told it. */
  readonly words: string | null
}

const HIGHEST_CELSIUS = 60
const LOWEST_CELSIUS = -60
// Nobody dresses for an event at 46 °C and more; without a unit such a number is Fahrenheit.
const FAHRENHEIT_ABOVE = 45

const number = String.raw`(minus\s+|-|−|–)?(\d{1,3})(?:[.,]\d{1,2})?`
const unit = String.raw`(?:\s?(?:°|º|degrees?\b|grad\b|gradi\b|deg\b)\s?(c\b|f\b|celsius|fahrenheit)?|\s?(c\b|f\b|celsius|fahrenheit))`
const written = new RegExp(String.raw`(?<![\d.,:\p{L}])(?:(\d{1,3})\s?(?:-|–|to)\s?)?${number}${unit}`, 'iu')

// prettier-ignore
const wordDegrees: Readonly<Record<string, string>> = {
  '35': 'heat-wave heatwave scorching sweltering boiling blistering baking-hot very-hot canicule hitzewelle',
  '31': 'hot-weather hot-and-sunny hot-and-sticky sunny-and-hot hot-day hot-evening hot-summer hot-afternoon is-hot be-hot really-hot so-hot hot-outside hot-night hot-july hot-august tropical pretty-hot muggy humid desert hot-and-humid hot-sun full-sun caldo heiss',
  '24': 'warm-weather warm-day warm-evening warm-night warm-afternoon is-warm be-warm quite-warm warm-outside mild-summer balmy warm-spring warm-summer',
  '17': 'mild mild-weather mild-evening', '12': 'cool-evening cool-weather cool-day cool-night cool-morning cool-outside is-cool be-cool cool-breeze crisp brisk fresh-evening',
  '9': 'chilly nippy chill-in-the-air', '4': 'cold kalt freddo frio froid winter-cold', '-2': 'freezing frosty frost icy bitterly-cold below-zero sub-zero subzero below-freezing polar arctic ice-cold minus-degrees zero-degrees',
}
const degreeTable = phraseTable(wordDegrees, Object.keys(wordDegrees))
const spelled: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  five: 5,
  eight: 8,
  zero: 0,
}

/** The temperature that a text tells, in figures before words, in Celsius; null where it tells none that can be. */
export function readTemperature(text: string, words: readonly EventWord[]): TemperatureReading | null {
  return inFigures(text) ?? inSpelledFigures(words) ?? inWords(words)
}

function inFigures(text: string): TemperatureReading | null {
  const match = written.exec(text)
  if (!match) return null
  const [, from, minus, digits = '', unitAfterSign, unitAlone] = match
  const size = from && !minus ? (Number(from) + Number(digits)) / 2 : Number(digits)
  const value = minus ? -size : size
  const named = (unitAfterSign ?? unitAlone ?? '').charAt(0).toLowerCase()
  const isFahrenheit = named === 'f' || (named !== 'c' && value > FAHRENHEIT_ABOVE)
  const celsius = isFahrenheit ? Math.round(((value - 32) * 5) / 9) : Math.round(value)
  if (celsius > HIGHEST_CELSIUS || celsius < LOWEST_CELSIUS) return null
  return { celsius, words: `${String(Math.round(value)).replace('-', '−')} °${isFahrenheit ? 'F' : 'C'}` }
}

function inSpelledFigures(words: readonly EventWord[]): TemperatureReading | null {
  const at = words.findIndex(({ plain }) => plain === 'degrees')
  const size = spelled[words[at - 1]?.plain ?? '']
  if (at < 1 || size === undefined) return null
  const celsius = words[at - 2]?.plain === 'minus' ? -size : size
  return { celsius, words: `${String(celsius).replace('-', '−')} °C` }
}

function inWords(words: readonly EventWord[]): TemperatureReading | null {
  const match = findPhrases(words, degreeTable)[0]
  const celsius = match ? Number(match.value) : lastWord(words)
  return celsius === null ? null : { celsius, words: null }
}

const felt: Readonly<Record<string, number>> = { hot: 31, warm: 24, cool: 12 }

// 'Hot' at the end of a clause is the weather; before a noun it may be a date or a tub.
function lastWord(words: readonly EventWord[]): number | null {
  const word = words.find(
    ({ plain, clause }, at) =>
      Object.hasOwn(felt, plain) && words[at + 1]?.clause !== clause && words[at - 1]?.plain !== 'not',
  )
  return word ? (felt[word.plain] ?? null) : null
}
