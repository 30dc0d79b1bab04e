import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { occasionPresets, stylePreferences, stylistSeasons } from '../../../contract/stylist/stylist.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { outfitNeeds } from '../occasions/needs-of-request.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import type { ScoredPiece } from './scored-piece.ts'
import { rankOutfit, scoreOutfit } from './score-outfit.ts'

// A Monday.
const TODAY = '2026-11-23'
const slots = {
  top: 'Tops',
  bottom: 'Bottoms',
  dress: 'Dresses',
  outer: 'Outerwear',
  shoes: 'Shoes',
  extra: 'Accessories',
}
type Worn = Partial<Pick<ScoredPiece, 'lastWornDate' | 'wearCount' | 'brand'>>

function piece(slot: keyof typeof slots, name: string, color: string, worn: Worn = {}): ScoredPiece {
  const words = {
    name,
    category: slots[slot],
    color,
    brand: worn.brand ?? null,
    style: null,
    season: null,
    description: null,
  }
  return {
    id: name,
    name,
    color,
    brand: null,
    lastWornDate: null,
    wearCount: 0,
    ...worn,
    garment: readGarment(words),
  }
}

function needsFor(occasion: string | null = null, season: OutfitNeeds['season'] = null): OutfitNeeds {
  return outfitNeeds({ stylePreference: 'classic', occasion, season })
}

function termsOf(
  pieces: readonly ScoredPiece[],
  needs: OutfitNeeds | null,
  focus: ScoredPiece | null = null,
) {
  const { terms } = scoreOutfit({ pieces, needs, today: TODAY, focus }).score
  return (name: string) => {
    const found = terms.find((term) => term.name === name)
    if (!found) throw new Error(`there is no term ${name} in ${terms.map((term) => term.name).join()}`)
    return { ...found, share: found.points / found.of }
  }
}

const jeans = piece('bottom', 'Straight jeans', 'Denim blue')
const shirt = piece('top', 'Oxford shirt', 'White')
const loafers = piece('shoes', 'Penny loafers', 'Chestnut brown')
const coat = piece('outer', 'Wool coat', 'Camel')
const basics = [shirt, jeans, loafers]

const anyPiece = fc
  .record({
    slot: fc.constantFrom<keyof typeof slots>('top', 'bottom', 'dress', 'outer', 'shoes', 'extra'),
    name: fc.constantFrom(
      'Linen shirt',
      'Silk dress',
      'Jeans',
      'Suede boots',
      '',
      'K',
      'Floral wrap skirt',
      'Zapatos de tacón',
      '🧥 coat',
    ),
    color: fc.constantFrom('Red', 'Navy blue', '', 'unknown', '#4477aa', 'White and blue', 'Lime green'),
    lastWornDate: fc.constantFrom(null, '2026-11-20', '2020-01-01', '2031-05-05', '2026-99-99'),
    wearCount: fc.nat(9),
  })
  .map(({ slot, name, color, ...worn }) => piece(slot, name, color, worn))

describe('the score', () => {
  test('of any pieces is the sum of its terms, has a fact for each term, and equals the rank', () => {
    fc.assert(
      fc.property(
        fc.array(anyPiece, { maxLength: 7 }),
        fc.constantFrom(...occasionPresets, null, 'a dinner on a boat at 12 degrees in the rain'),
        fc.constantFrom(...stylePreferences),
        fc.constantFrom(...stylistSeasons, null),
        fc.boolean(),
        (drawn, occasion, stylePreference, season, isForNothing) => {
          const pieces = drawn.map((one, at) => ({ ...one, id: String(at) }))
          const needs = isForNothing ? null : outfitNeeds({ occasion, stylePreference, season })
          const { score, exact } = scoreOutfit({ pieces, needs, today: TODAY })
          expect(score.terms.reduce((sum, { points }) => sum + points, 0)).toBe(score.total)
          expect(score.terms.reduce((sum, { of }) => sum + of, 0)).toBe(100)
          expect(score.total).toBe(Math.round(exact))
          expect(rankOutfit({ pieces, needs, today: TODAY })).toBe(exact)
          for (const { points, of, fact } of score.terms) {
            expect(points).toBeGreaterThanOrEqual(0)
            expect(points).toBeLessThanOrEqual(of)
            expect(fact.is === 'nothing chosen').toBe(pieces.length === 0)
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  const namesOf = (needs: OutfitNeeds | null) =>
    scoreOutfit({ pieces: basics, needs, today: TODAY }).score.terms.map(({ name }) => name)

  test('has terms for the occasion, the weather and the style only if they are known', () => {
    expect(new Set(namesOf(needsFor('a walk in the rain at 8 degrees')))).toEqual(
      new Set([
        'Occasion',
        'Warmth',
        'Rain',
        'Color',
        'Pattern and texture',
        'Shape',
        'Style',
        'Together',
        'Rest',
      ]),
    )
    expect(new Set(namesOf(null))).toEqual(
      new Set(['Formality', 'Season', 'Color', 'Pattern and texture', 'Shape', 'Together', 'Rest']),
    )
  })

  test('weights the occasion most, and lists the term with the most lost points first', () => {
    const { terms } = scoreOutfit({ pieces: basics, needs: needsFor('charity-gala'), today: TODAY }).score
    const [heaviest] = terms.toSorted((one, other) => other.of - one.of)
    expect(heaviest?.name).toBe('Occasion')
    const lost = terms.map(({ of, points }) => of - points)
    expect(lost).toEqual(lost.toSorted((one, other) => other - one))
    expect(terms[0]?.name).toBe('Occasion')
  })

  test('of titles from a shop weights pairing most', () => {
    const { terms } = scoreOutfit({ pieces: basics, needs: null, today: TODAY, origin: 'shop title' }).score
    const [leading] = terms.toSorted((one, other) => other.of - one.of)
    expect(leading?.name).toBe('Together')
  })
})

describe('Color', () => {
  test('scores one accent on neutrals higher than two clashing colors', () => {
    const accent = termsOf([piece('top', 'Knit', 'Rust'), jeans, loafers], null)('Color')
    const clash = termsOf(
      [piece('top', 'Blouse', 'Fuchsia'), piece('bottom', 'Skirt', 'Lime green'), loafers],
      null,
    )('Color')
    expect(accent.share).toBeGreaterThan(clash.share)
    // Blue jeans match any color but are not neutral gray: rust is not the only color.
    expect(accent.fact).toMatchObject({ is: 'colorful pieces', pieces: [{ name: 'Knit' }] })
    expect(clash.fact).toMatchObject({ is: 'clash', one: { name: 'Blouse' }, other: { name: 'Skirt' } })
  })

  test('without known colors is not penalized', () => {
    const unknown = termsOf([piece('top', 'Shirt', '?'), piece('bottom', 'Skirt', '?')], null)('Color')
    expect(unknown.share).toBeGreaterThan(0.6)
    expect(unknown.fact).toEqual({ is: 'colors unknown' })
  })

  test('of white at a wedding gives the custom as the reason', () => {
    const white = piece('dress', 'Lace dress', 'White')
    const navy = piece('dress', 'Wrap dress', 'Navy blue')
    const needs = needsFor('wedding-guest')
    const wrong = termsOf([white, loafers], needs)('Color')
    expect(wrong.share).toBeLessThan(termsOf([navy, loafers], needs)('Color').share)
    expect(wrong.fact).toMatchObject({
      is: 'avoided color',
      piece: { name: 'Lace dress' },
      reason: expect.stringMatching(/white/i),
    })
  })
})

describe('Occasion', () => {
  test('names a piece that is too bare for an occasion that asks for cover', () => {
    const temple = needsFor('a visit to a temple')
    expect(temple.occasion?.asksCover).toBe(true)
    const tank = { ...piece('top', 'Tank top', 'White') }
    const dressy = { ...tank, garment: { ...tank.garment, formality: temple.occasion?.formality.ideal ?? 3 } }
    const { fact, share } = termsOf([dressy, piece('bottom', 'Trousers', 'Black')], temple)('Occasion')
    expect(fact).toMatchObject({ is: 'fault', piece: { name: 'Tank top' } })
    expect(share).toBeLessThan(
      termsOf([shirt, piece('bottom', 'Trousers', 'Black')], temple)('Occasion').share,
    )
  })

  test('scores a gown with gym shoes lower than a gown with pumps', () => {
    const gown = piece('dress', 'Evening gown', 'Black')
    const gym = termsOf([gown, piece('shoes', 'Running shoes', 'White')], null)('Formality')
    expect(gym.share).toBeLessThan(
      termsOf([gown, piece('shoes', 'Patent pumps', 'Black')], null)('Formality').share,
    )
    expect(gym.fact).toMatchObject({ is: 'formality', verdict: 'too far apart' })
  })

  test('marks a piece that the user chose and that is too casual', () => {
    const hoodie = piece('top', 'Gray hoodie', 'Gray')
    const { fact } = termsOf([hoodie, jeans, loafers], needsFor('charity-gala'), hoodie)('Occasion')
    expect(fact).toMatchObject({ is: 'fault', isChosen: true, cause: { kind: 'too casual' } })
  })
})

describe('Season', () => {
  test('scores a suit jacket in warm weather higher at a wedding than for errands', () => {
    const suit = [
      piece('outer', 'Suit jacket', 'Navy'),
      piece('top', 'Linen shirt', 'White'),
      piece('bottom', 'Linen trousers', 'Navy'),
      piece('shoes', 'Loafers', 'Brown'),
    ]
    const share = (occasion: string) => termsOf(suit, needsFor(occasion))('Warmth').share
    expect(share('a wedding at 24 degrees')).toBeGreaterThan(share('errands at 24 degrees'))
  })

  test('is higher with a coat in winter and without one in summer', () => {
    const inWinter = (pieces: ScoredPiece[]) => termsOf(pieces, needsFor(null, 'winter'))('Season').share
    const inSummer = (pieces: ScoredPiece[]) => termsOf(pieces, needsFor(null, 'summer'))('Season').share
    expect(inWinter([...basics, coat])).toBeGreaterThan(inWinter(basics))
    expect(inSummer([...basics, coat])).toBeLessThan(inSummer(basics))
  })

  test('names bare feet in the cold', () => {
    const sandals = { ...piece('shoes', 'Strappy sandals', 'Tan') }
    const forAllYear = { ...sandals, garment: { ...sandals.garment, seasons: stylistSeasons } }
    const { fact } = termsOf([shirt, jeans, coat, forAllYear], needsFor(null, 'winter'))('Season')
    expect(fact).toMatchObject({ is: 'bare feet', piece: { name: 'Strappy sandals' } })
  })

  test('is called Warmth and names the temperature if that is stated', () => {
    const { fact } = termsOf([...basics, coat], needsFor('a walk at 4 degrees'))('Warmth')
    expect(fact).toMatchObject({ day: { celsius: 4, statedCelsius: 4 } })
  })
})

describe('Rain', () => {
  test('names the pieces that it would spoil', () => {
    const needs = needsFor('a walk in the rain')
    const suede = termsOf([shirt, jeans, piece('shoes', 'Suede boots', 'Tan')], needs)('Rain')
    const rubber = termsOf([shirt, jeans, piece('shoes', 'Rubber rain boots', 'Black')], needs)('Rain')
    expect(suede.share).toBeLessThan(rubber.share)
    expect(suede.fact).toMatchObject({ is: 'spoiled by rain', pieces: [{ name: 'Suede boots' }] })
    expect(rubber.fact).toMatchObject({ is: 'rain kept out', pieces: [{ name: 'Rubber rain boots' }] })
  })
})

describe('Pattern and texture', () => {
  test('scores one pattern higher than two of the same scale', () => {
    const floral = piece('bottom', 'Floral skirt', 'Pink')
    const one = termsOf([shirt, floral, loafers], null)('Pattern and texture')
    const two = termsOf(
      [piece('top', 'Paisley print blouse', 'Green'), floral, loafers],
      null,
    )('Pattern and texture')
    expect(one.share).toBeGreaterThan(two.share)
    expect(one.fact).toMatchObject({ is: 'only pattern', piece: floral })
    expect(two.fact).toMatchObject({ is: 'two patterns', compete: true })
  })
})

describe('Shape', () => {
  test('scores loose over slim higher than loose over loose', () => {
    const hoodie = piece('top', 'Oversized hoodie', 'Gray')
    const slim = termsOf([hoodie, piece('bottom', 'Skinny jeans', 'Black')], null)('Shape')
    const loose = termsOf([hoodie, piece('bottom', 'Wide-leg trousers', 'Black')], null)('Shape')
    expect(slim.share).toBeGreaterThan(loose.share)
    expect(slim.fact).toMatchObject({ is: 'shapes', first: 'loose', second: 'slim' })
    expect(loose.fact).toMatchObject({ is: 'shapes', first: 'loose', second: 'loose' })
  })
})

describe('Style', () => {
  test('scores a biker jacket as edgy and a blazer as professional', () => {
    const biker = [piece('outer', 'Leather biker jacket', 'Black'), ...basics]
    const blazer = [piece('outer', 'Wool blazer', 'Navy'), ...basics]
    const edgy = outfitNeeds({ stylePreference: 'edgy', occasion: null, season: null })
    const professional = outfitNeeds({ stylePreference: 'professional', occasion: null, season: null })
    expect(termsOf(biker, edgy)('Style').share).toBeGreaterThan(termsOf(blazer, edgy)('Style').share)
    expect(termsOf(blazer, professional)('Style').share).toBeGreaterThan(
      termsOf(biker, professional)('Style').share,
    )
  })
})

describe('Rest', () => {
  test('names the piece that was worn last within the past week', () => {
    const { fact } = termsOf(
      [
        piece('bottom', 'Navy trousers', 'Navy', { lastWornDate: '2026-10-13', wearCount: 9 }),
        piece('shoes', 'Ankle boots', 'Black', { lastWornDate: '2026-11-20', wearCount: 9 }),
      ],
      null,
    )('Rest')
    expect(fact).toMatchObject({ is: 'worn lately', piece: { name: 'Ankle boots' }, days: 3 })
  })

  test.each([
    ['2026-11-23', 'worn lately', 0],
    ['2026-11-18', 'worn lately', 5],
    ['2026-11-01', 'not worn for', 22],
  ] as const)('counts the days since %s', (lastWornDate, is, days) => {
    const dress = piece('dress', 'Slip dress', 'Black', { lastWornDate, wearCount: 1 })
    expect(termsOf([dress], null)('Rest').fact).toMatchObject({ is, days })
  })

  test('gives full points for a piece that was never worn', () => {
    const scarf = piece('extra', 'Silk scarf', 'Red')
    const { fact, points, of } = termsOf([scarf], null)('Rest')
    expect(fact).toEqual({ is: 'unworn', pieces: [scarf] })
    expect(points).toBe(of)
  })
})
