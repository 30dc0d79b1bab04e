import { describe, expect, test } from 'vitest'
import type { ClosetCategory } from '../../contract/closet/closet.ts'
import { readGarment } from '../closet/read-garment.ts'
import { givenWeather } from '../planner/generate-week.test-support.ts'
import { needsOfDay } from '../planner/needs-of-day.ts'
import { weatherFacts } from '../planner/weather-facts.ts'
import { figures } from '../stylist/influencers/influencer-notes.ts'
import { outfitNeeds } from '../stylist/occasions/needs-of-request.ts'
import { outfitOf } from '../stylist/search/outfit-of.ts'
import { fillGap } from '../stylist/catalog/fill-gap.ts'
import { runToEnd } from '../run-to-end.ts'
import { partMatcherInSteps } from '../trends/part-matcher.ts'
import { fitInWeather } from '../weather/fit-in-weather.ts'
import { withColor } from './english.ts'
import { analyzeInfluencer } from './influencers/influencer-analysis.ts'
import { makePiece } from './make-outfit.test-support.ts'
import { newUsedReasons, pieceReason } from './suggestions/piece-reason.ts'
import { pieceWords } from './pieces/piece-words.ts'
import { scoreInWords } from './score/score-line.ts'
import { styleAdvice } from './advice/style-advice.ts'
import { styleAnalysis } from './outfit/style-analysis.ts'
import { swapReason } from './suggestions/swap-reason.ts'

const needsFor = (occasion: string | null) =>
  outfitNeeds({ stylePreference: 'classic', occasion, season: null })

function outfit(words: readonly string[], occasion: string | null = null) {
  const pieces = words.map((one) => makePiece(one))
  return outfitOf({ focus: null, pieces, needs: needsFor(occasion), today: '2026-11-23' })
}

const linesOf = (made: ReturnType<typeof outfit>) =>
  scoreInWords(made.score, made.pieces).terms.map(({ reason }) => reason)

describe('a piece is named with its fabric', () => {
  test.each([
    ['Moto jacket, vegan leather; Outerwear; Black', 'black faux leather jacket'],
    ['Leather jacket; Outerwear; Black', 'black leather jacket'],
    ['Suede jacket; Outerwear; Tan', 'tan suede jacket'],
    ['Vegan leather skirt; Bottoms; Burgundy', 'burgundy faux leather skirt'],
    ['Fair Isle cardigan; Tops; Red, green and cream', 'red Fair Isle cardigan'],
    ['Wool coat; Outerwear; Gris anthracite', 'anthracite wool coat'],
    ['Sweater; Tops; Himmelblau', 'sky blue sweater'],
    ['Nordic sweater; Tops; Grey with white yoke', 'gray-and-white Nordic sweater'],
    ['Veste en tweed; Outerwear; Multicolore', 'multicolored tweed jacket'],
    ['Cargo skirt; Bottoms; Khaki', 'khaki skirt'],
    ['Blazer dress; Dresses; Black', 'black blazer dress'],
    ['Tartan trousers; Bottoms; Red and green', 'red-and-green tartan trousers'],
    ['Pearl studs; Accessories; White', 'pearl earrings'],
    ['Shirt; Tops; Red tartan', 'red tartan shirt'],
    ['Golf w prążki; Tops; Beżowy', 'beige striped turtleneck'],
    ['Golf; Tops; Czarny', 'black sweater'],
    ['Tweed lady jacket; Outerwear; Pink', 'pink tweed jacket'],
    ['Shirt; Tops; Loden', 'green shirt'],
    ['Jacket; Outerwear; Brown duck', 'brown jacket'],
    ['Jumper dress; Dresses; Brown corduroy', 'brown jumper dress'],
    ['Gown; Dresses; purple lace', 'purple gown'],
    ['Duku (head scarf); Accessories; Black', 'black headscarf'],
    ['Dinner trousers, satin stripe; Bottoms; Black', 'black satin dinner trousers'],
  ])('%s: %s', (words, expected) => {
    expect(pieceWords(makePiece(words)).full).toBe(expected)
  })
})

test('shoes match no earrings, and ankle boots are not said to be warm', () => {
  const words = ['Dress; Dresses; Navy', 'Ankle boots; Shoes; White', 'Pearl studs; Accessories; White']
  const pieces = words.map((one) => makePiece(one))
  const needs = needsFor('a walk at 6 °C')
  const reasons = pieces.map((piece) =>
    pieceReason({ piece, pieces, needs, today: '2026-11-23' }, newUsedReasons()),
  )
  expect(reasons.join(' ')).not.toMatch(/match|warm/)
})

test('red does not pick up coral, and platforms are not flat', () => {
  const shoes = makePiece('Running shoes; Shoes; White and coral')
  const tee = makePiece('T-shirt; Tops; Red')
  const input = { piece: tee, pieces: [tee, shoes], needs: needsFor(null), today: null }
  expect(pieceReason(input, newUsedReasons())).not.toMatch(/picks? up/i)
  const loafers = makePiece('Platform loafers; Shoes; Black')
  const standing = { piece: loafers, pieces: [loafers, tee], needs: needsFor('concert'), today: null }
  expect(pieceReason(standing, newUsedReasons())).not.toMatch(/Flat/)
})

test('a thick sweater is never tucked in', () => {
  const loose = [
    'Oversized chunky sweater, Tops, Lilac',
    'Wide-leg trousers, Bottoms, Black',
    'Boots, Shoes, Black',
  ]
  const analysis = styleAnalysis(outfit(loose))
  expect(analysis).toMatch(/both loose/)
  expect(analysis).not.toMatch(/Tuck/)
})

test('a raincoat is not carried in the rain, nor snow called a summer day', () => {
  const pieces = ['Raincoat, Outerwear, Navy', 'Wool sweater, Tops, Gray', 'Jeans, Bottoms, Blue'].map(
    (one) => makePiece(one),
  )
  const weather = givenWeather({ condition: 'Rain', lowCelsius: 18, highCelsius: 22 })
  const day = { styleTheme: '', occasion: 'work', season: 'summer', day: 'Monday', weather } as const
  const { pressing } = weatherFacts({ weather, needs: needsOfDay(day), pieces, isGiven: false })
  expect(pressing).toContainEqual({ is: 'too warm', outer: null })
  const snow = outfitNeeds({ stylePreference: 'classic', occasion: 'a walk in the snow', season: 'summer' })
  const [scarf] = ['Wool scarf, Accessories, Red'].map((one) => makePiece(one))
  if (!scarf) throw new Error('A piece was made.')
  const input = { piece: scarf, pieces: [scarf, ...pieces], needs: snow, today: null }
  expect(pieceReason(input, newUsedReasons())).not.toMatch(/summer day/)
})

describe('colors', () => {
  const black = ['Turtleneck, Tops, Black', 'Trousers, Bottoms, Black', 'Boots, Shoes, Black']

  test('of a watch are not a contrast, and gold earrings are not the only color', () => {
    const texts = ['Steel watch, Accessories, Silver', 'Hoop earrings, Accessories, Gold'].map((small) => {
      const made = outfit([...black, small])
      return [styleAnalysis(made), ...linesOf(made)].join(' ')
    })
    for (const text of texts) expect(text).not.toMatch(/contrast|only color|One color|silver|gold/i)
  })

  test('of a black dress with navy shoes are no mismatch', () => {
    expect(styleAnalysis(outfit(['Evening dress, Dresses, Navy', 'Pumps, Shoes, Black']))).not.toMatch(
      /mismatch/,
    )
  })

  test('of the other pieces are only listed next to a coat of unknown color', () => {
    const made = outfit(['Kimono; Outerwear; floral', 'Blouse, Tops, Blush', 'Skirt, Bottoms, Black'])
    expect(styleAnalysis(made)).not.toMatch(/adds? color|only color/)
  })

  test('are named for every piece that adds one, and called deep rather than muted', () => {
    const floral = [
      'Floral dress; Dresses; multicolor',
      'Tote; Accessories; Oxblood',
      'Scarf; Accessories; Orange',
    ]
    expect(styleAnalysis(outfit(floral))).toMatch(/^The (?:floral )?dress and 2 other pieces add color\./)
    const deep = ['Skirt, Bottoms, Teal', 'Shirt, Tops, White', 'Loafers, Shoes, Bordeaux']
    expect(styleAnalysis(outfit(deep))).toMatch(/^Teal and bordeaux are both deep colors\./)
  })

  test('distinguish warm and cool neutrals', () => {
    const lines = linesOf(outfit(['Blouse, Tops, Tan', 'Trousers, Bottoms, Slate gray', 'Boots, Shoes, Tan']))
    expect(lines.join(' ')).not.toMatch(/almost match/)
  })
})

describe('a degree and a cause', () => {
  test('reflect the gap: a parka at a funeral is more than a little casual', () => {
    const words = ['Down parka, Outerwear, Black', 'Black dress, Dresses, Black', 'Pumps, Shoes, Black']
    const pieces = words.map((one) => makePiece(one))
    const [parka] = pieces
    if (!parka) throw new RangeError('no parka')
    const needs = needsFor('funeral')
    const reason = pieceReason({ piece: parka, pieces, needs, today: null }, newUsedReasons(), 1)
    expect(reason).not.toMatch(/A little casual/)
  })

  test('a piece is named as the cause only if it contributes most', () => {
    const equal = outfit(
      ['Sweater, Tops, Gray', 'Corduroys, Bottoms, Brown', 'Boots, Shoes, Brown'],
      'office, 16 °C',
    )
    expect(linesOf(equal).join(' ')).not.toMatch(/mostly/)
    const oneCoat = outfit(
      ['Down parka, Outerwear, Black', 'T-shirt, Tops, White', 'Jeans, Bottoms, Blue', 'Boots, Shoes, Black'],
      'walk, 4 °C',
    )
    expect(linesOf(oneCoat).join(' ')).toMatch(/mostly (?:because of|thanks to) the/)
  })

  test('a swap below the dress code is not called better suited', () => {
    const former = makePiece('Patent pumps, Shoes, Black')
    const piece = makePiece('Sneakers, Shoes, White')
    const expected = swapReason({ former, piece, staying: [], needs: needsFor('charity-gala'), isFit: true })
    expect(expected).not.toMatch(/Better suited/)
  })

  test('a regular cut is not called straight', () => {
    const made = outfit(['Oversized sweater, Tops, Gray', 'Trousers, Bottoms, Navy', 'Loafers, Shoes, Brown'])
    expect([styleAnalysis(made), ...linesOf(made)].join(' ')).not.toMatch(/straight/)
  })

  test('sneakers are not praised for slipping off', () => {
    const pieces = ['Sneakers, Shoes, White', 'Jeans, Bottoms, Blue', 'T-shirt, Tops, Gray'].map((one) =>
      makePiece(one),
    )
    const [shoes] = pieces
    if (!shoes) throw new RangeError('no shoes')
    const input = { piece: shoes, pieces, needs: needsFor('long flight to Tokyo'), today: null }
    expect(pieceReason(input, newUsedReasons(), 2)).not.toMatch(/slip/)
  })

  test.each([
    ['Straw hat, Accessories, Beige', "It's made for summer."],
    ['Linen trousers, Bottoms, Beige', 'They soak and stay wet.'],
  ])('a reason agrees in number with %s', (piece, reason) => {
    const lines = linesOf(outfit([piece, 'Wool sweater, Tops, Navy'], 'a hike in the snow'))
    expect(lines.join(' ')).toContain(reason)
  })
})

describe('weather', () => {
  test('a layer is needed if the day has a low minimum', () => {
    const pieces = ['T-shirt, Tops, White', 'Jeans, Bottoms, Blue', 'Sneakers, Shoes, White'].map((one) =>
      makePiece(one),
    )
    const facts = (lowCelsius: number) => {
      const weather = givenWeather({ lowCelsius, highCelsius: 23 })
      const needs = needsOfDay({ occasion: '', styleTheme: '', season: 'all', day: 'Monday', weather })
      const { pressing, idle } = weatherFacts({ weather, needs, pieces, isGiven: true })
      return [...pressing, ...idle].map(({ is }) => is)
    }
    expect(facts(12)).not.toContain('no layer needed')
    expect(facts(20)).toContain('no layer needed')
  })

  test('a maxi gown is not called bare-legged', () => {
    const gown = makePiece('One shoulder maxi gown, Dresses, Navy').garment
    const day = {
      isWet: false,
      isSnowy: false,
      isIcy: false,
      isWindy: false,
      isSunny: false,
      swingCelsius: 4,
    }
    expect(fitInWeather(gown, { ...day, feelsLikeCelsius: 5 }).harm).toEqual({ is: 'bare arms' })
  })

  test('no pale or woolen coat is suggested for a school run in the rain', () => {
    const pieces = ['Sweater, Tops, Gray', 'Jeans, Bottoms, Blue', 'Boots, Shoes, Black'].map((one) =>
      makePiece(one),
    )
    for (const chance of [0, 0.3, 0.6, 0.99]) {
      const find = fillGap({ pieces, needs: needsFor('school run in the rain') }, 'outer', () => chance)
      expect(find?.piece.garment.material ?? '').not.toMatch(/wool|suede|cashmere/)
      expect(find?.color ?? 'white').not.toMatch(/cream|white|ivory/)
    }
  })
})

describe('advice', () => {
  const tipsOf = (eventDescription: string) =>
    styleAdvice({ eventDescription, stylePreference: 'classic', season: null }).proTips.join(' ')

  test('leaves out irrelevant tips for parents, patients and athletes', () => {
    expect(tipsOf('parent teacher meeting')).not.toMatch(/chalk|markers/)
    expect(tipsOf('dentist')).not.toMatch(/sleeves/)
    expect(tipsOf('spin class')).not.toMatch(/accessories|thick soles|stain pen/)
  })

  test('on a style figure names each garment in its own color or without one', () => {
    for (const { names, garments } of figures()) {
      const text = analyzeInfluencer({ influencerName: names[0] ?? '' }).aesthetic_description
      const [first = ''] = text.split('. ')
      const known = garments.map(({ color, name }) => (color ? withColor(color, name) : name).toLowerCase())
      expect(known.some((words) => first.toLowerCase().includes(words))).toBe(true)
      expect(first).not.toMatch(/ in \w+, \w+ and \w+$/)
    }
  })

  test('puts a color after the adjectives that precede it', () => {
    expect(withColor('olive', 'breathable running top')).toBe('breathable olive running top')
    expect(withColor('ivory', 'long tunic')).toBe('long ivory tunic')
    expect(withColor('navy', 'wool coat')).toBe('navy wool coat')
  })
})

test('a steel watch does not match a brown one, nor reading glasses sunglasses', () => {
  const piece = (name: string, color: string) => {
    const category: ClosetCategory = 'Accessories'
    const made = makePiece(`${name}, ${category}, ${color}`)
    return { ...made, garment: readGarment({ ...made, style: null, season: null, description: null }) }
  }
  const closet = [piece('Steel strap watch', 'Silver'), piece('Reading glasses', 'Brown')]
  const part = (kind: 'watch' | 'glasses', name: string) =>
    ({ slot: 'extra', kind, color: 'Brown', name, pattern: null }) as const
  expect(
    runToEnd(partMatcherInSteps(closet))([part('watch', 'brown watch'), part('glasses', 'sunglasses')]),
  ).toEqual([null, null])
})
