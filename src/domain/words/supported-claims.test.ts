import { describe, expect, test } from 'vitest'
import type { Wearer } from '../closet/wearer/wearer.ts'
import { NEAR_DUPLICATE_FROM, nearestPiece } from '../marketplace/would-wear/near-duplicate.ts'
import { givenWeather } from '../planner/generate-week.test-support.ts'
import { needsOfDay } from '../planner/needs-of-day.ts'
import { outfitNeeds } from '../stylist/occasions/needs-of-request.ts'
import { readOccasion } from '../stylist/occasions/read-occasion.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { outfitOf } from '../stylist/search/outfit-of.ts'
import { influencerOutfit } from './influencers/influencer-suggestion.ts'
import { analyzeInfluencer } from './influencers/influencer-analysis.ts'
import { makePiece } from './make-outfit.test-support.ts'
import { outfitReasons } from './outfit/outfit-reasons.ts'
import { newUsedReasons, pieceReason } from './suggestions/piece-reason.ts'
import { pieceToLeave } from './weather/piece-to-leave.ts'
import { pieceWords } from './pieces/piece-words.ts'
import { placeFor } from './score/fault-words.ts'
import { scoreInWords } from './score/score-line.ts'
import { todaysLine } from './planner/todays-line.ts'
import { styleAdvice } from './advice/style-advice.ts'
import { styleAnalysis } from './outfit/style-analysis.ts'
import { swapReason } from './suggestions/swap-reason.ts'

const runsCold: Wearer = {
  wears: null, coverage: 'as I like', heels: 'any', feels: 'cold', favoriteColors: [],
  neverColors: [], neverMaterials: [], neverTypes: [],
} // prettier-ignore

const needsFor = (occasion: string | null, season: OutfitNeeds['season'] = null) =>
  outfitNeeds({ stylePreference: 'classic', occasion, season })

function reasonFor(name: string, words: readonly string[], needs: OutfitNeeds): string {
  const pieces = words.map((one) => makePiece(one))
  const piece = pieces.find((one) => one.name === name)
  if (!piece) throw new RangeError(`no ${name}`)
  return pieceReason({ piece, pieces, needs, today: null }, newUsedReasons(), 2)
}

describe('a temperature', () => {
  const summer = ['Linen top, Tops, White', 'Cotton shorts, Bottoms, Beige', 'Sandals, Shoes, Tan']

  test('is not named if only the season is known', () => {
    expect(reasonFor('Linen top', summer, needsFor(null, 'summer'))).toContain(
      'Light enough for a summer day.',
    )
    expect(reasonFor('Sandals', summer, needsFor(null, 'summer'))).toContain('Airy enough for a summer day.')
  })

  test('is the stated one, even for a wearer who feels cold easily', () => {
    const needs = { ...needsFor('lunch outdoors, 30 °C'), wearer: runsCold }
    expect(reasonFor('Linen top', summer, needs)).toContain('Light enough for 30 °C.')
  })
})

describe('a piece is not praised', () => {
  const painting = ['T-shirt, Tops, Black', 'Jeans, Bottoms, Blue', 'Sneakers, Shoes, White']

  test('for an unknown age', () => {
    expect(reasonFor('Sneakers', painting, needsFor('painting the spare room'))).not.toMatch(/\bold\b/i)
  })

  test('for a color that the other piece does not have', () => {
    const words = [
      'Striped T-shirt; Tops; White and navy',
      'Jeans; Bottoms; Denim blue',
      'Sneakers; Shoes; Gray',
    ]
    const reason = reasonFor('Jeans', words, needsFor(null))
    expect(reason).toContain('They pick up the blue in the T-shirt.')
    expect(reason).not.toMatch(/denim blue in/)
  })

  test('as court shoes if they are running shoes', () => {
    const words = [
      'Running shoes, Shoes, Gray',
      'Training tee, Tops, White',
      'Athletic shorts, Bottoms, Black',
    ]
    expect(reasonFor('Running shoes', words, needsFor('pickup basketball'))).not.toMatch(/court shoes/i)
  })

  test('for drawing the focus to gold earrings', () => {
    const words = [
      'Work tote, Accessories, Cognac',
      'Blazer, Outerwear, Black',
      'Trousers, Bottoms, Black',
      'Hoop earrings, Accessories, Gold',
    ]
    expect(reasonFor('Work tote', words, needsFor(null))).not.toMatch(/focus/)
  })

  test('as a coat if it is a jacket', () => {
    const words = ['Light down jacket, Outerwear, Black', 'Sweater, Tops, Gray', 'Jeans, Bottoms, Blue']
    expect(reasonFor('Light down jacket', words, needsFor('tailgate party, -2 °C'))).not.toMatch(/\bcoat\b/)
  })
})

describe('an outfit', () => {
  test('of regular cuts is not praised for its line', () => {
    const pieces = ['Sweater, Tops, Red', 'Skirt, Bottoms, Green', 'Boots, Shoes, Brown'].map((one) =>
      makePiece(one),
    )
    const outfit = outfitOf({ focus: null, pieces, needs: needsFor('church'), today: '2026-11-23' })
    const texts = [styleAnalysis(outfit), ...outfitReasons(outfit).map(({ text }) => text)].join(' ')
    expect(texts).not.toMatch(/clean line|Regular fit/)
  })

  test('is not bohemian because of its scarf', () => {
    const pieces = [
      'Sweater, Tops, Gray',
      'Trousers, Bottoms, Black',
      'Fringed paisley shawl, Accessories, Rust',
    ].map((one) => makePiece(one))
    const needs = outfitNeeds({ stylePreference: 'bohemian', occasion: null, season: null })
    const outfit = outfitOf({ focus: null, pieces, needs, today: '2026-11-23' })
    expect(styleAnalysis(outfit)).not.toMatch(/bohemian/)
  })

  test('names the unsuitable piece and the occasion', () => {
    const pieces = ['Denim jacket, Outerwear, Blue', 'Silk kurta, Tops, Red', 'Trousers, Bottoms, Navy'].map(
      (one) => makePiece(one),
    )
    const needs = needsFor('Diwali party')
    const { score } = outfitOf({ focus: pieces[0] ?? null, pieces, needs, today: '2026-11-23' })
    const lines = scoreInWords(score, pieces).terms.map(({ reason }) => reason)
    expect(lines).toContain('Your denim jacket is out of place at Diwali.')
    const [former, piece] = [
      makePiece('Fleece, Outerwear, Cream'),
      makePiece('Denim jacket, Outerwear, Blue'),
    ]
    const swap = { former, piece, staying: [], needs: needsFor('Diwali party'), isFit: false }
    expect(swapReason(swap)).toMatch(/^Out of place at Diwali\.$/)
  })
})

test('a Nordic sweater is knitted, not printed', () => {
  expect(pieceWords(makePiece('Norwegian sweater, Tops, Navy')).full).toBe('navy Norwegian sweater')
  expect(pieceWords(makePiece('Graphic tee, Tops, Navy')).full).toBe('navy printed T-shirt')
})

test('bags are not compared by warmth', () => {
  const near = nearestPiece(makePiece('Leather handbag, Accessories, Brown'), [
    makePiece('Leather tote, Accessories, Brown'),
  ])
  expect(near?.same).not.toContain('warmth')
})

test('a guayabera is not a duplicate of a blouse', () => {
  const near = nearestPiece(makePiece('Pussybow blouse, Tops, Ivory'), [makePiece('Guayabera, Tops, White')])
  expect(near?.likeness ?? 0).toBeLessThan(NEAR_DUPLICATE_FROM)
})

test('shoes of an unknown heel are not called heels on ice', () => {
  expect(pieceToLeave(makePiece('Mary Janes, Shoes, Red'), { is: 'heels on ice' })).toBe(
    'Red Mary Janes: not enough grip on ice.',
  )
})

test('a flat cap has no wide brim', () => {
  expect(pieceToLeave(makePiece('Flat cap, Accessories, Brown'), { is: 'wide brim' })).toBe(
    'Brown flat cap: too windy for a hat.',
  )
})

test('a felt hat is not too windy for a hat', () => {
  expect(pieceToLeave(makePiece('Hat, Accessories, Plum'), { is: 'wide brim' })).toBe(
    'Plum hat: the wind could blow it off.',
  )
})

test('nubuck is not called suede', () => {
  expect(pieceToLeave(makePiece('Nubuck boots, Shoes, Sand'), { is: 'rain', on: 'suede' })).toBe(
    'Sand boots: rain stains nubuck.',
  )
})

test('burgundy and bottle green are no clash', () => {
  const pieces = ['Sweater, Tops, Burgundy', 'Trousers, Bottoms, Bottle green'].map((one) => makePiece(one))
  const outfit = outfitOf({ focus: null, pieces, needs: null, today: '2026-11-23' })
  expect(styleAnalysis(outfit)).not.toMatch(/clash/)
})

test.each([
  ['a polo match', 'at the races', 'at a polo match'],
  ['horse races', 'at the races', 'at the races'],
  ['a day at work', 'at the office', 'at the office'],
  [null, 'after dark', 'after dark'],
])('a fault at %s, found for %j, is named %s', (phrase, at, named) => {
  expect(placeFor(at, phrase)).toBe(named)
})

describe('texts for accessories alone', () => {
  const pieces = ['Silver ring, Accessories, Silver', 'Leather watch, Accessories, Brown'].map((one) =>
    makePiece(one),
  )
  const outfit = outfitOf({ focus: null, pieces, needs: needsFor('brunch'), today: '2026-11-23' })
  const lines = [
    styleAnalysis(outfit),
    ...scoreInWords(outfit.score, pieces).terms.map(({ reason }) => reason),
  ]

  test('never claim to suit an occasion', () => {
    expect(lines.join(' ')).not.toMatch(/right for|works for/)
  })

  test('do not call a silver ring brown', () => {
    expect(lines.join(' ')).not.toMatch(/Everything is brown|All brown/)
  })
})

test('today’s line names no piece twice', () => {
  const words = [
    'Yellow raincoat, Outerwear, Yellow',
    'T-shirt, Tops, White',
    'Jeans, Bottoms, Blue',
    'Rain boots, Shoes, Black',
  ]
  const pieces = words.map((one) => makePiece(one, { wearCount: 0 }))
  const weather = givenWeather({ condition: 'Heavy rain', lowCelsius: 14, highCelsius: 20 })
  const input = { styleTheme: '', season: 'all', occasion: 'casual', day: 'Monday', weather } as const
  const day = { day: 'Monday', date: '2026-11-23', weather, needs: needsOfDay(input), fixed: null } as const
  const outfit = outfitOf({ focus: null, pieces, needs: day.needs, today: day.date })
  const line = todaysLine(outfit, day, { texts: new Set(), praised: new Set() }).text
  for (const piece of pieces) {
    const { the } = pieceWords(piece, pieces)
    expect(line.toLowerCase().split(the).length, line).toBeLessThanOrEqual(2)
  }
})

describe('an outfit in the style of a person', () => {
  const styled = (occasion: string, wardrobe: readonly string[]) => {
    const profile = analyzeInfluencer({ influencerName: 'Clara Voss', archetype: 'maximalist' })
    return influencerOutfit({ styleProfile: { ...profile, wardrobe_staples: [...wardrobe] }, occasion })
  }
  const bright = ['Cobalt velvet trousers', 'White suit jacket', 'White dress shirt', 'Black loafers']

  test('is not called right for a funeral in cobalt, nor for a ski day in jeans', () => {
    expect(styled("my aunt's funeral", bright).outfit_description).not.toMatch(/right (?:level )?for/)
    const jeans = ['Black leather jacket', 'White T-shirt', 'Blue jeans', 'Black ankle boots']
    expect(styled('ski weekend, -10 °C', jeans).outfit_description).not.toMatch(/right (?:level )?for/)
  })

  test('is not called mostly one color if other colors are unknown', () => {
    const unknown = ['Leopard coat', 'Satin slip dress', 'Black pumps', 'Black structured bag']
    expect(styled('speed dating', unknown).color_story).not.toMatch(/Mostly/)
  })
})

describe('an occasion in the user’s words', () => {
  test.each([
    [
      "dinner with my partner's parents in a nice restaurant",
      "dinner with your partner's parents in a nice restaurant",
    ],
    ['meeting the in-laws', 'meeting the in-laws'],
    ['wine tasting in Napa', 'a wine tasting in Napa'],
    ['museum on a cold Sunday', 'the museum on a cold Sunday'],
    ['up Kinder Scout with the lads', 'Kinder Scout with the lads'],
    ['Black Tie Gala', 'a black tie gala'],
    ['crashed on the sofa after nights', 'a day in'],
    ['walking to the office, heavy rain all day', 'walking to the office'],
    ['fishing mackerel off the pier', 'mackerel fishing'],
    ['dropping kids off at school', 'dropping kids off at school'],
    ['parent teacher meeting', 'a parent-teacher meeting'],
    ['100 km road ride', 'a 100-km road ride'],
  ])('%s: for %s', (words, phrase) => {
    expect(readOccasion(words).phrase).toBe(phrase)
  })

  test('keeps its name in advice: a client lunch is not a business dinner', () => {
    const advice = styleAdvice({ eventDescription: 'client lunch', stylePreference: 'formal', season: null })
    expect(advice.recommendation).toMatch(/^For a client lunch, wear /)
  })

  test('does not advise against a recommended layer', () => {
    for (const stylePreference of ['casual', 'formal', 'bohemian', 'edgy'] as const)
      for (const season of [null, 'spring', 'fall'] as const) {
        const { recommendation } = styleAdvice({
          eventDescription: 'playing Holi with friends',
          stylePreference,
          season,
        })
        expect(recommendation).not.toMatch(/Add [^.]*jacket.*Avoid [^.]*a jacket/)
      }
  })

  test('is on grass only if the words say so', () => {
    expect(readOccasion('potluck').activities).not.toContain('on grass')
    expect(readOccasion('picnic').activities).toContain('on grass')
  })
})

test('cowboy boots are not right for a shift that calls for safety boots, nor a parasol for the rain', () => {
  const shift = ['Cowboy boots, Shoes, Brown', 'T-shirt, Tops, Blue', 'Jeans, Bottoms, Blue']
  expect(reasonFor('Cowboy boots', shift, needsFor('a turnaround shift'))).not.toMatch(/right for/i)
  const walk = ['Parasol, Accessories, White lace', 'Dress, Dresses, Black', 'Flats, Shoes, Black']
  expect(reasonFor('Parasol', walk, needsFor('a walk in the rain'))).not.toMatch(/rain/)
})

test('rain trousers are not right for a sport, nor is a dress of unknown length modest', () => {
  const climbing = ['Rain pants, Bottoms, Black', 'Fleece, Tops, Gray', 'Climbing shoes, Shoes, Black']
  expect(reasonFor('Rain pants', climbing, needsFor('bouldering'))).not.toMatch(/right for/i)
  const church = ['Skater dress, Dresses, Black', 'Flats, Shoes, Black', 'Cardigan, Tops, Gray']
  expect(reasonFor('Skater dress', church, needsFor('church'))).not.toMatch(/modest/i)
})

test('a mini dress at brunch, a wool poncho on a dry day and gold with magenta are no fault', () => {
  const lines = (words: readonly string[], occasion: string) => {
    const pieces = words.map((one) => makePiece(one))
    const { score } = outfitOf({ focus: null, pieces, needs: needsFor(occasion), today: '2026-11-23' })
    return scoreInWords(score, pieces)
      .terms.map(({ reason }) => reason)
      .join(' ')
  }
  expect(lines(['White mini dress, Dresses, White', 'Boots, Shoes, Gold'], 'brunch')).not.toMatch(
    /out of place/,
  )
  expect(lines(['Jorongo, Outerwear, Gray', 'Jeans, Bottoms, Blue'], 'travel')).not.toMatch(/out of place/)
  expect(lines(['Sari, Dresses, Magenta', 'Sari blouse, Tops, Gold brocade'], 'wedding-guest')).not.toMatch(
    /clash/,
  )
})

test('a name that says its color is not colored again, nor polka shoes dotted', () => {
  expect(pieceWords(makePiece('Vit väst, Tops, Vit piké')).full).toBe('vit väst')
  expect(pieceWords(makePiece('Polka skirt, Bottoms, Red')).full).toBe('red skirt')
})
