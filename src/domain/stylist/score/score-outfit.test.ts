import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { occasionPresets, stylePreferences, stylistSeasons } from '../../../contract/stylist.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { outfitNeeds } from '../occasions/outfit-needs-of.ts'
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

function judged(pieces: readonly ScoredPiece[], needs: OutfitNeeds | null, focus: ScoredPiece | null = null) {
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
    lastWornDate: fc.constantFrom(null, '2026-11-20', '2020-01-01', '2031-05-05', 'never'),
    wearCount: fc.nat(9),
  })
  .map(({ slot, name, color, ...worn }) => piece(slot, name, color, worn))

describe('the score', () => {
  test('of any pieces adds up, has a fact for every term, and ranks as it is shown', () => {
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

  test('has a term of the occasion, the weather and the person only where they are known', () => {
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

  test('is led by the fit for the occasion, and names first what costs most', () => {
    const { terms } = scoreOutfit({ pieces: basics, needs: needsFor('charity-gala'), today: TODAY }).score
    const [heaviest] = terms.toSorted((one, other) => other.of - one.of)
    expect(heaviest?.name).toBe('Occasion')
    const lost = terms.map(({ of, points }) => of - points)
    expect(lost).toEqual(lost.toSorted((one, other) => other - one))
    expect(terms[0]?.name).toBe('Occasion')
  })

  test('of titles from a shop is led by what goes together', () => {
    const { terms } = scoreOutfit({ pieces: basics, needs: null, today: TODAY, origin: 'shop title' }).score
    const [leading] = terms.toSorted((one, other) => other.of - one.of)
    expect(leading?.name).toBe('Together')
  })
})

describe('Color', () => {
  test('prefers one accent on neutrals to two strong colors that clash', () => {
    const accent = judged([piece('top', 'Knit', 'Rust'), jeans, loafers], null)('Color')
    const clash = judged(
      [piece('top', 'Blouse', 'Fuchsia'), piece('bottom', 'Skirt', 'Lime green'), loafers],
      null,
    )('Color')
    expect(accent.share).toBeGreaterThan(clash.share)
    // Blue jeans go with all and are no neutral gray: rust is not the only color.
    expect(accent.fact).toMatchObject({ is: 'colorful pieces', pieces: [{ name: 'Knit' }] })
    expect(clash.fact).toMatchObject({ is: 'clash', one: { name: 'Blouse' }, other: { name: 'Skirt' } })
  })

  test('says nothing where no color is known, and punishes nobody for it', () => {
    const unknown = judged([piece('top', 'Shirt', '?'), piece('bottom', 'Skirt', '?')], null)('Color')
    expect(unknown.share).toBeGreaterThan(0.6)
    expect(unknown.fact).toEqual({ is: 'colors unknown' })
  })

  test('gives the custom as the reason against white at a wedding', () => {
    const white = piece('dress', 'Lace dress', 'White')
    const navy = piece('dress', 'Wrap dress', 'Navy blue')
    const needs = needsFor('wedding-guest')
    const wrong = judged([white, loafers], needs)('Color')
    expect(wrong.share).toBeLessThan(judged([navy, loafers], needs)('Color').share)
    expect(wrong.fact).toMatchObject({
      is: 'avoided color',
      piece: { name: 'Lace dress' },
      reason: expect.stringMatching(/white/i),
    })
  })
})

describe('Occasion', () => {
  test('says what is too bare where an occasion asks for cover', () => {
    const temple = needsFor('a visit to a temple')
    expect(temple.occasion?.asksCover).toBe(true)
    const tank = { ...piece('top', 'Tank top', 'White') }
    const dressy = { ...tank, garment: { ...tank.garment, formality: temple.occasion?.formality.ideal ?? 3 } }
    const { fact, share } = judged([dressy, piece('bottom', 'Trousers', 'Black')], temple)('Occasion')
    expect(fact).toMatchObject({ is: 'fault', piece: { name: 'Tank top' } })
    expect(share).toBeLessThan(
      judged([shirt, piece('bottom', 'Trousers', 'Black')], temple)('Occasion').share,
    )
  })

  test('puts a gym shoe with a gown behind a pump with a gown', () => {
    const gown = piece('dress', 'Evening gown', 'Black')
    const gym = judged([gown, piece('shoes', 'Running shoes', 'White')], null)('Formality')
    expect(gym.share).toBeLessThan(
      judged([gown, piece('shoes', 'Patent pumps', 'Black')], null)('Formality').share,
    )
    expect(gym.fact).toMatchObject({ is: 'formality', verdict: 'too far apart' })
  })

  test('says of the piece that a person chose that it is too casual', () => {
    const hoodie = piece('top', 'Gray hoodie', 'Gray')
    const { fact } = judged([hoodie, jeans, loafers], needsFor('charity-gala'), hoodie)('Occasion')
    expect(fact).toMatchObject({ is: 'fault', isChosen: true, cause: { kind: 'too casual' } })
  })
})

describe('Season', () => {
  test('a suit keeps its jacket in the warm, which an errand does not ask for', () => {
    const suit = [
      piece('outer', 'Suit jacket', 'Navy'),
      piece('top', 'Linen shirt', 'White'),
      piece('bottom', 'Linen trousers', 'Navy'),
      piece('shoes', 'Loafers', 'Brown'),
    ]
    const share = (occasion: string) => judged(suit, needsFor(occasion))('Warmth').share
    expect(share('a wedding at 24 degrees')).toBeGreaterThan(share('errands at 24 degrees'))
  })

  test('wants a coat in winter and none in summer', () => {
    const inWinter = (pieces: ScoredPiece[]) => judged(pieces, needsFor(null, 'winter'))('Season').share
    const inSummer = (pieces: ScoredPiece[]) => judged(pieces, needsFor(null, 'summer'))('Season').share
    expect(inWinter([...basics, coat])).toBeGreaterThan(inWinter(basics))
    expect(inSummer([...basics, coat])).toBeLessThan(inSummer(basics))
  })

  test('finds bare feet too cold', () => {
    const sandals = { ...piece('shoes', 'Strappy sandals', 'Tan') }
    const forAllYear = { ...sandals, garment: { ...sandals.garment, seasons: stylistSeasons } }
    const { fact } = judged([shirt, jeans, coat, forAllYear], needsFor(null, 'winter'))('Season')
    expect(fact).toMatchObject({ is: 'bare feet', piece: { name: 'Strappy sandals' } })
  })

  test('is called Warmth where the degrees are told, and names them', () => {
    const { fact } = judged([...basics, coat], needsFor('a walk at 4 degrees'))('Warmth')
    expect(fact).toMatchObject({ day: { celsius: 4, statedCelsius: 4 } })
  })
})

describe('Rain', () => {
  test('names what it would spoil', () => {
    const needs = needsFor('a walk in the rain')
    const suede = judged([shirt, jeans, piece('shoes', 'Suede boots', 'Tan')], needs)('Rain')
    const rubber = judged([shirt, jeans, piece('shoes', 'Rubber rain boots', 'Black')], needs)('Rain')
    expect(suede.share).toBeLessThan(rubber.share)
    expect(suede.fact).toMatchObject({ is: 'spoiled by rain', pieces: [{ name: 'Suede boots' }] })
    expect(rubber.fact).toMatchObject({ is: 'rain kept out', pieces: [{ name: 'Rubber rain boots' }] })
  })
})

describe('Pattern and texture', () => {
  test('puts one pattern before two of one scale', () => {
    const floral = piece('bottom', 'Floral skirt', 'Pink')
    const one = judged([shirt, floral, loafers], null)('Pattern and texture')
    const two = judged(
      [piece('top', 'Paisley print blouse', 'Green'), floral, loafers],
      null,
    )('Pattern and texture')
    expect(one.share).toBeGreaterThan(two.share)
    expect(one.fact).toMatchObject({ is: 'only pattern', piece: floral })
    expect(two.fact).toMatchObject({ is: 'two patterns', compete: true })
  })
})

describe('Shape', () => {
  test('puts loose over slim before loose over loose', () => {
    const hoodie = piece('top', 'Oversized hoodie', 'Gray')
    const slim = judged([hoodie, piece('bottom', 'Skinny jeans', 'Black')], null)('Shape')
    const loose = judged([hoodie, piece('bottom', 'Wide-leg trousers', 'Black')], null)('Shape')
    expect(slim.share).toBeGreaterThan(loose.share)
    expect(slim.fact).toMatchObject({ is: 'shapes', first: 'loose', second: 'slim' })
    expect(loose.fact).toMatchObject({ is: 'shapes', first: 'loose', second: 'loose' })
  })
})

describe('Style', () => {
  test('knows a biker jacket for edgy and a blazer for professional', () => {
    const biker = [piece('outer', 'Leather biker jacket', 'Black'), ...basics]
    const blazer = [piece('outer', 'Wool blazer', 'Navy'), ...basics]
    const edgy = outfitNeeds({ stylePreference: 'edgy', occasion: null, season: null })
    const professional = outfitNeeds({ stylePreference: 'professional', occasion: null, season: null })
    expect(judged(biker, edgy)('Style').share).toBeGreaterThan(judged(blazer, edgy)('Style').share)
    expect(judged(blazer, professional)('Style').share).toBeGreaterThan(
      judged(biker, professional)('Style').share,
    )
  })
})

describe('Rest', () => {
  test('names the piece that was worn last, if that was in the past week', () => {
    const { fact } = judged(
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
  ])('counts the days since %s', (lastWornDate, is, days) => {
    const dress = piece('dress', 'Slip dress', 'Black', { lastWornDate, wearCount: 1 })
    expect(judged([dress], null)('Rest').fact).toMatchObject({ is, days })
  })

  test('gives most to a piece that was never worn', () => {
    const scarf = piece('extra', 'Silk scarf', 'Red')
    const { fact, points, of } = judged([scarf], null)('Rest')
    expect(fact).toEqual({ is: 'unworn', pieces: [scarf] })
    expect(points).toBe(of)
  })
})
