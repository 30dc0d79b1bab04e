import { describe, expect, test } from 'vitest'
import { type Suggestion } from '../../../contract/stylist.ts'
import { garmentKinds } from '../../closet/garment-kinds.ts'
import {
  boots,
  madeNeeds,
  madeOutfit,
  madePiece,
  merino,
  tote,
  trench,
  trousers,
  ownSlots,
} from './made-outfit.test-support.ts'
import { suggestionsOf } from './suggestions-of.ts'

const TODAY = '2026-11-23'
const whole = madeOutfit([trench, merino, trousers, boots, tote])

function reasonOf(suggestions: readonly Suggestion[], name: string): string {
  return suggestions.find(({ item }) => item?.name === name)?.reasoning ?? ''
}

function shopFor(suggestions: readonly Suggestion[], slot: Suggestion['slot']) {
  const found = suggestions.find((one) => one.slot === slot)?.webSuggestion
  if (!found) throw new Error(`nothing is suggested as ${slot}`)
  return found
}

describe('the suggestions of an outfit', () => {
  test('carry the piece as it is in the closet, and leave out the focus', () => {
    const [first, ...others] = suggestionsOf(whole, madeNeeds())
    expect(first?.item).toEqual({
      id: 'Fine merino sweater',
      imageUrl: '/media/19',
      name: 'Fine merino sweater',
      category: 'Tops',
      color: 'Navy',
    })
    expect([first, ...others].map((one) => one?.item?.name)).not.toContain('Belted trench coat')
    expect(others).toHaveLength(3)
  })

  test('give most stars to what the outfit cannot do without', () => {
    const stars = Object.fromEntries(
      suggestionsOf(whole, madeNeeds()).map(({ slot, priority }) => [slot, priority]),
    )
    expect(stars).toEqual({ top: 5, bottom: 4, shoes: 4, bag: 3 })
  })

  test('say in no two reasons the same', () => {
    const sentences = suggestionsOf(whole, madeNeeds({ season: 'fall' })).flatMap(({ reasoning }) =>
      reasoning.split(/(?<=\.) /),
    )
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  test('say how many days a piece has waited, where the day is known', () => {
    const waiting = madePiece('Wool trousers, Bottoms, ', { lastWornDate: '2026-10-13' })
    const outfit = madeOutfit([trench, merino, waiting])
    expect(reasonOf(suggestionsOf(outfit, madeNeeds(), TODAY), 'Wool trousers')).toContain('41 days')
    expect(reasonOf(suggestionsOf(outfit, madeNeeds()), 'Wool trousers')).not.toMatch(/days/)
  })

  test('say that a piece is too casual instead of praising it', () => {
    const outfit = madeOutfit([
      'Wool blazer, Outerwear, Navy',
      'Flip-flops, Shoes, ',
      'Poplin shirt, Tops, White',
    ])
    const needs = madeNeeds(
      {},
      { phrase: 'a job interview', formality: { least: 3.2, ideal: 3.8, most: 4.4 } },
    )
    expect(reasonOf(suggestionsOf(outfit, needs), 'Flip-flops')).toMatch(
      /more casual than a job interview|on the casual side|asks for a little more/,
    )
  })

  test('tell what rain does to a piece', () => {
    const outfit = madeOutfit(['Jeans, Bottoms, Blue', 'Raincoat, Outerwear, ', 'Suede loafers, Shoes, '])
    const suggestions = suggestionsOf(outfit, madeNeeds({}, { isWet: true }))
    expect(reasonOf(suggestions, 'Raincoat')).toMatch(/keeps the rain out|made for rain|Rain stays outside/)
    expect(reasonOf(suggestions, 'Suede loafers')).toMatch(/rain leaves marks/i)
  })

  test('say the color that the occasion asks for', () => {
    const outfit = madeOutfit(['Tote, Accessories, Tan', 'Linen shirt, Tops, White'])
    const needs = madeNeeds({}, { phrase: 'an all-white party', wantColors: ['white'] })
    expect(reasonOf(suggestionsOf(outfit, needs), 'Linen shirt')).toContain(
      'An all-white party asks for white',
    )
  })

  test('speak of a piece that nothing is known of by its own name', () => {
    const outfit = madeOutfit([trench, 'Zorvo, Accessories, '])
    expect(reasonOf(suggestionsOf(outfit, madeNeeds({}, null)), 'Zorvo')).not.toBe('')
  })
})

describe('what to look for in the shops', () => {
  const alone = madeOutfit(
    ['Wool coat, Outerwear, Camel'],
    ownSlots.map((slot) => ({ slot, isNeeded: slot !== 'bag' })),
  )

  test('is there for every missing place, with a drawing, three brands and three searches', () => {
    const suggestions = suggestionsOf(alone, madeNeeds({ season: 'winter' }))
    expect(suggestions.map(({ slot }) => slot).toSorted()).toEqual([...ownSlots].toSorted())
    for (const { webSuggestion } of suggestions) {
      expect(webSuggestion?.brands).toHaveLength(3)
      expect(new Set(webSuggestion?.searchTerms).size).toBe(3)
      expect(webSuggestion?.priceRange).toMatch(/^\$\d+-\d+$/)
      expect(webSuggestion?.description).toMatch(/^An idea .* not an offer.*estimate/)
      const drawn = /^\/drawings\/([a-z-]+)\.svg\?c=[0-9a-f]{6}$/.exec(webSuggestion?.imageUrl ?? '')?.[1]
      expect(garmentKinds.find(({ id }) => id === drawn)?.category).toBe(webSuggestion?.category)
    }
  })

  test('ranks what is needed above what would only be nice', () => {
    const suggestions = suggestionsOf(alone, madeNeeds())
    const [shoes, bag] = ['shoes', 'bag'].map(
      (slot) => suggestions.find((one) => one.slot === slot)?.priority ?? 0,
    )
    expect(shoes).toBeGreaterThan(bag ?? 0)
  })

  test('is warm in winter and light in summer', () => {
    const missing = [
      { slot: 'top', isNeeded: true },
      { slot: 'shoes', isNeeded: true },
    ] as const
    const outfit = madeOutfit(['Jeans, Bottoms, Blue'], missing)
    const casual = { formality: { least: 1.5, ideal: 2.5, most: 3.5 } }
    expect(shopFor(suggestionsOf(outfit, madeNeeds({ season: 'winter' }, casual)), 'top').name).toMatch(
      /sweater|turtleneck/,
    )
    expect(shopFor(suggestionsOf(outfit, madeNeeds({ season: 'winter' }, casual)), 'shoes').name).toMatch(
      /boots/,
    )
    expect(shopFor(suggestionsOf(outfit, madeNeeds({ season: 'summer' }, casual)), 'top').name).not.toMatch(
      /sweater|turtleneck/,
    )
  })

  test('is as dressed up as the occasion', () => {
    const outfit = madeOutfit(
      ['Wool blazer, Outerwear, Navy', 'Poplin shirt, Tops, White'],
      [
        { slot: 'bottom', isNeeded: true },
        { slot: 'shoes', isNeeded: true },
      ],
    )
    const strict = suggestionsOf(outfit, madeNeeds({}, { formality: { least: 3.6, ideal: 4.2, most: 5 } }))
    expect(shopFor(strict, 'bottom').name).toContain('wool trousers')
    expect(shopFor(strict, 'shoes').name).toContain('oxford shoes')
  })

  test('stays out of a color that the occasion rules out and takes the one that it asks for', () => {
    const missing = [{ slot: 'top', isNeeded: true }] as const
    const outfit = madeOutfit(['Jeans, Bottoms, Blue'], missing)
    const white = suggestionsOf(outfit, madeNeeds({}, { wantColors: ['white'] }))
    expect(['White', 'Cream']).toContain(shopFor(white, 'top').color)
    const noWhite = suggestionsOf(
      outfit,
      madeNeeds({}, { avoidColors: [{ family: 'white', reason: 'the bride wears it' }] }),
    )
    expect(['White', 'Cream']).not.toContain(shopFor(noWhite, 'top').color)
  })

  test('costs about what the person pays otherwise', () => {
    const missing = [{ slot: 'shoes', isNeeded: true }] as const
    const dollars = (brand: string) => {
      const outfit = madeOutfit([madePiece('Wool coat, Outerwear, Camel', { brand })], missing)
      return Number(/\d+/.exec(shopFor(suggestionsOf(outfit, madeNeeds()), 'shoes').priceRange)?.[0])
    }
    expect(dollars('Gucci')).toBeGreaterThan(5 * dollars('Zara'))
  })
})
