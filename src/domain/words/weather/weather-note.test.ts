import { describe, expect, test } from 'vitest'
import { forbiddenIn, tooLongIn } from '../../../../tests/support/voice/forbidden-constructions.ts'
import { givenWeather } from '../../planner/generate-week.test-support.ts'
import { needsOfDay } from '../../planner/needs-of-day.ts'
import { type WeatherFact, weatherFacts } from '../../planner/weather-facts.ts'
import { makePiece } from '../make-outfit.test-support.ts'
import { effectWords, weatherEffect, weatherOfDay, WEATHER_NOTE_WORDS } from './weather-note.ts'

const trench = makePiece('Trench coat, Outerwear, Camel')
const shirt = makePiece('Linen shirt, Tops, White')
const jeans = makePiece('Straight jeans, Bottoms, Blue')
const loafers = makePiece('Leather loafers, Shoes, Brown')
const raincoat = makePiece('Raincoat, Outerwear, Yellow')
const scarf = makePiece('Wool scarf, Accessories, Rust')
const worn = [trench, shirt, jeans, loafers]

function dressed(weather: Parameters<typeof givenWeather>[0], pieces = worn, isGiven = false) {
  const rains = /rain|storm/i.test(weather?.condition ?? '')
  const day = givenWeather({ precipitationMm: rains ? 8 : 0, ...weather })
  const needs = needsOfDay({ occasion: '', styleTheme: '', season: 'all', day: 'Monday', weather: day })
  return { weather: day, needs, pieces, isGiven }
}

function factsOf(...input: Parameters<typeof dressed>): WeatherFact['is'][] {
  const { pressing, idle } = weatherFacts(dressed(...input))
  return [...pressing, ...idle].map(({ is }) => is)
}

describe('the weather effect', () => {
  const mildRain = { condition: 'Rain', lowCelsius: 13, highCelsius: 17 } as const

  test('is another fact if another day has the first', () => {
    const first = weatherEffect(dressed(mildRain), new Set())
    const second = weatherEffect(dressed(mildRain), new Set([`Rain, 13 to 17 °C. ${first.text}`]))
    expect([first.is, second.is]).toEqual(['light shower', 'umbrella'])
  })

  test('repeats only pressing facts', () => {
    const all = (day: ReturnType<typeof dressed>) => {
      const { pressing, idle } = weatherFacts(day)
      return new Set([...pressing, ...idle].map((fact) => effectWords(fact, day.pieces)))
    }
    const [rain, cloudy] = [dressed(mildRain), dressed({ lowCelsius: 14, highCelsius: 19 })]
    expect(weatherEffect(rain, all(rain)).is).toBe('light shower')
    expect(weatherEffect(cloudy, all(cloudy))).toEqual({ is: null, text: '' })
    expect(weatherEffect(dressed(mildRain, []), new Set())).toEqual({ is: null, text: '' })
  })

  test('suggests no umbrella in wind or with a raincoat', () => {
    expect(factsOf({ ...mildRain, windKmh: 45 })).toContain('too windy for an umbrella')
    expect(factsOf({ ...mildRain, windKmh: 45 })).not.toContain('umbrella')
    expect(factsOf(mildRain, [raincoat, shirt, jeans, loafers])).toContain('keeps out')
    expect(factsOf(mildRain, [raincoat, shirt, jeans, loafers])).not.toContain('umbrella')
  })

  test('never suggests keeping trousers out of the rain', () => {
    const { pressing } = weatherFacts(dressed(mildRain, [shirt, jeans, makePiece('Suede boots, Shoes, Tan')]))
    const suffering = pressing.find((fact) => fact.is === 'suffers')
    expect(suffering?.pieces.map(({ id }) => id)).toEqual(['Suede boots'])
  })

  test('warns of low shoes in a storm, and of a light shower in rain', () => {
    expect(factsOf({ ...mildRain, condition: 'Thunderstorm' })).toContain('heavy rain')
    expect(factsOf(mildRain)).toContain('light shower')
  })

  test('suggests shade only at a high UV index, and a layer only for a cool night', () => {
    const light = [shirt, jeans, loafers]
    expect(factsOf({ condition: 'Clear', lowCelsius: 8, highCelsius: 20, uvIndex: 3 }, light)).not.toContain(
      'strong sun',
    )
    const hot = factsOf({ condition: 'Clear', lowCelsius: 24, highCelsius: 36, uvIndex: 9 }, light)
    expect(hot).toContain('strong sun')
    expect(hot).not.toContain('cool night')
    expect(hot).not.toContain('no layer needed')
  })

  test('praises no denim in heat, and calls neither a sundress too warm nor a vest enough', () => {
    const hot = { condition: 'Clear', lowCelsius: 26, highCelsius: 33 } as const
    const shirtOnly = makePiece('T-shirt, Tops, White')
    expect(factsOf(hot, [shirtOnly, makePiece('Baggy jeans, Bottoms, Blue')])).not.toContain('loose in heat')
    expect(factsOf(hot, [makePiece('Sundress, Dresses, Yellow')])).not.toContain('too warm')
    const vest = makePiece('Knit vest, Tops, Navy')
    const layered = [trench, { ...vest, garment: { ...vest.garment, slot: 'mid' } } as const, shirt, jeans]
    const { idle } = weatherFacts(dressed({ lowCelsius: 4, highCelsius: 9 }, layered))
    expect(idle.find((fact) => fact.is === 'coat indoors')).toMatchObject({ inner: { id: shirt.id } })
  })

  test('suggests leaving off the coat only if the afternoon is warm enough', () => {
    expect(factsOf({ condition: 'Clear', lowCelsius: -3, highCelsius: 8 })).not.toContain('warms up')
    expect(factsOf({ condition: 'Clear', lowCelsius: 7, highCelsius: 18 })).toContain('warms up')
  })

  test('calls no cloudy day sunny enough for sunglasses', () => {
    const pieces = [shirt, jeans, makePiece('Sunglasses, Accessories, Black')]
    const day = { lowCelsius: 19, highCelsius: 27, uvIndex: 11 } as const
    expect(factsOf({ ...day, condition: 'Clear' }, pieces)).toContain('against the sun')
    expect(factsOf({ ...day, condition: 'Cloudy' }, pieces)).not.toContain('against the sun')
  })

  test('keeps a suit jacket on indoors', () => {
    const cold = { lowCelsius: 2, highCelsius: 9 }
    expect(factsOf(cold, [makePiece('Suit jacket, Outerwear, Gray'), shirt, jeans, loafers])).not.toContain(
      'coat indoors',
    )
    expect(factsOf(cold)).toContain('coat indoors')
    const robe = [makePiece('Sherwani, Outerwear, Gold'), shirt, jeans, loafers]
    expect(factsOf({ condition: 'Clear', lowCelsius: 9, highCelsius: 22 }, robe)).not.toContain('warms up')
  })

  test('mentions a missing coat only if the closet was searched', () => {
    const cold = { lowCelsius: 2, highCelsius: 6 }
    const light = (isGiven: boolean) =>
      weatherEffect(dressed(cold, [shirt, jeans, loafers], isGiven), new Set()).text
    expect(light(false)).toBe('Light for the weather without a coat.')
    expect(light(true)).toBe('Light for the weather. Take an extra layer.')
  })
})

const skirt = makePiece('Midi skirt, Bottoms, Green')
const sunglasses = makePiece('Sunglasses, Accessories, Black')
const sentences: readonly [WeatherFact, string][] = [
  [{ is: 'too light', coat: 'worn' }, 'Light for the weather. Add a base layer.'],
  [{ is: 'too light', coat: 'lacking' }, 'Light for the weather without a coat.'],
  [{ is: 'too light', coat: 'not asked' }, 'Light for the weather. Take an extra layer.'],
  [{ is: 'too warm', outer: trench }, "Warm for the weather. Carry the trench coat once you're moving."],
  [{ is: 'too warm', outer: null }, 'A little warm for the weather.'],
  [{ is: 'keeps out', pieces: [raincoat], falling: 'rain' }, 'The raincoat keeps the rain out.'],
  [
    { is: 'suffers', pieces: [trench, loafers], falling: 'snow' },
    'Keep the trench coat and the loafers out of the snow.',
  ],
  [{ is: 'umbrella', shell: null, isMuch: false }, 'Take an umbrella. This outfit has no rain jacket.'],
  [
    { is: 'umbrella', shell: trench, isMuch: false },
    'Take an umbrella. The trench coat only handles a light shower.',
  ],
  [
    { is: 'umbrella', shell: trench, isMuch: true },
    "Take an umbrella. The trench coat won't keep this much rain out.",
  ],
  [{ is: 'too windy for an umbrella' }, "Limit time outside. It's too windy for an umbrella."],
  [
    { is: 'covered by a layer', over: trench, inner: shirt },
    'The trench coat can come off. The shirt is warm enough.',
  ],
  [{ is: 'warms up', inner: shirt }, 'It warms up a lot. By afternoon the shirt is enough.'],
  [
    { is: 'coat indoors', outer: trench, inner: shirt },
    'Wear the trench coat outside. Indoors the shirt is enough.',
  ],
  [{ is: 'cool night' }, 'Nights are much cooler. Take a layer if you stay out late.'],
  [{ is: 'strong sun' }, 'The sun is strong at noon, so look for shade.'],
  [{ is: 'icy', piece: loafers }, 'It may be icy. Check that the loafers have grip.'],
  [{ is: 'light shower', piece: loafers }, 'The loafers can handle a light shower, not steady rain.'],
  [{ is: 'dry snow', piece: loafers }, 'Wipe snow and road salt off the loafers afterward.'],
  [{ is: 'heavy rain', piece: loafers }, "The loafers aren't made for this much rain."],
  [{ is: 'wind in skirt', piece: skirt }, "It's windy enough to lift the midi skirt."],
  [{ is: 'wind in scarf', piece: scarf }, "Tuck in the scarf. It's windy."],
  [{ is: 'wind in coat', piece: trench }, "Keep the trench coat closed. It's windy."],
  [{ is: 'against the sun', piece: sunglasses }, 'Sunny enough for the sunglasses.'],
  [{ is: 'linen in heat', piece: shirt }, 'The shirt is linen, good in this heat.'],
  [{ is: 'loose in heat', piece: jeans }, 'The jeans are loose, good in this heat.'],
  [{ is: 'safe when dry', piece: skirt }, 'No rain expected, so the midi skirt is safe.'],
  [{ is: 'warmest', piece: trench }, 'Most of the warmth comes from the trench coat.'],
  [{ is: 'warm neck', piece: scarf }, 'The scarf keeps your neck warm outside.'],
  [{ is: 'no scarf', piece: trench }, 'No scarf today, so keep the trench coat closed.'],
  [{ is: 'no layer needed', piece: shirt }, "You won't need a layer over the shirt."],
  [{ is: 'open shoes', piece: loafers }, 'Warm enough for the loafers.'],
  [
    { is: 'morning and evening', piece: trench },
    "You'll want the trench coat mostly in the morning and evening.",
  ],
]

test.each(sentences.map(([fact, text]) => ({ fact, text })))('the fact $fact.is: $text', ({ fact, text }) => {
  expect(effectWords(fact)).toBe(text)
  expect([...forbiddenIn(text), ...tooLongIn(text, WEATHER_NOTE_WORDS)]).toEqual([])
})

describe('the weather text of a day', () => {
  const note = (
    weather: Parameters<typeof givenWeather>[0],
    texts: readonly string[] = [],
    place: string | null = 'Toronto',
  ) => weatherOfDay({ ...dressed(weather), day: 'Tuesday', place }, new Set(texts))
  const rain = { condition: 'Rain', lowCelsius: 6, highCelsius: 9 } as const

  test('has condition and range, and names the day if another day has the same', () => {
    expect(note(rain)).toBe('Rain, 6 to 9 °C.')
    expect(note(rain, [note(rain)])).toBe('Tuesday: rain, 6 to 9 °C.')
  })

  test('states the apparent temperature, and that a forecast is old', () => {
    expect(note({ ...rain, feelsLikeLowCelsius: 0, feelsLikeHighCelsius: 3 })).toBe(
      'Rain, 6 to 9 °C, feels like 0 °C.',
    )
    expect(note({ ...rain, source: 'cached' })).toBe('Rain, 6 to 9 °C, from an earlier forecast.')
  })

  test('is called an estimate without a forecast, and a later day usual, with a chance of its rain or snow', () => {
    const estimate = { source: 'estimate', lowCelsius: -1, highCelsius: 5 } as const
    expect(note(estimate)).toBe('Estimate for late November in Toronto: cloudy, −1 to 5 °C.')
    expect(note(estimate, [], null)).toBe('Estimate for late November: cloudy, −1 to 5 °C.')
    expect(note(estimate, [note(estimate)])).toBe('Tuesday: −1 to 5 °C, usual for late November in Toronto.')
    expect(note({ ...estimate, condition: 'Snow' }, [note(estimate)])).toBe(
      'Tuesday: −1 to 5 °C, usual for late November in Toronto, with a chance of snow.',
    )
    expect(note({ ...estimate, condition: 'Thunderstorm' }, [note(estimate)])).toBe(
      'Tuesday: −1 to 5 °C, usual for late November in Toronto, with a chance of thunderstorms.',
    )
    expect(note({ ...estimate, ...rain })).toBe('Estimate for late November in Toronto: rain, 6 to 9 °C.')
  })

  test('is the season if nothing else is known', () => {
    const unknown = (season: 'fall' | 'all') =>
      weatherOfDay(
        {
          weather: null,
          needs: needsOfDay({ occasion: '', styleTheme: '', season, day: 'Monday', weather: null }),
          pieces: [],
          isGiven: false,
          day: 'Friday',
          place: null,
        },
        new Set(),
      )
    expect(unknown('fall')).toMatch(
      /^Friday has no forecast yet\. Planned for about \d+ °C, usual in fall\.$/,
    )
    expect(unknown('all')).toBe('Friday has no forecast yet.')
  })
})

test('without a forecast no weather effect is claimed', () => {
  const { needs } = dressed({ lowCelsius: 20, highCelsius: 25 })
  expect(
    weatherFacts({ weather: null, needs, pieces: [shirt, jeans, loafers], isGiven: false }).idle,
  ).toEqual([])
})
