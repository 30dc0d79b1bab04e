import { describe, expect, test } from 'vitest'
import { daysFrom } from '../../calendar-days.ts'
import type { Outfit } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { describeOutfit } from './describe-outfit.ts'
import {
  boots,
  madeNeeds,
  madeOutfit,
  madePiece,
  merino,
  trench,
  trousers,
} from './made-outfit.test-support.ts'
import { outfitReasons } from './outfit-reasons.ts'
import { nothingTold } from './piece-reasoning.ts'
import { reasonsInOutfit } from './reasons-in-outfit.ts'

const whole = madeOutfit([trench, merino, trousers, boots])
const week = daysFrom('2026-11-23', 7)

function reasonsOn(date: string, outfit: Outfit, needs: OutfitNeeds, told = nothingTold()): string[] {
  return [...reasonsInOutfit(outfit, needs, date, told).values()]
}

/** What is said of one piece over a week. */
function saidOf(id: string, outfit: Outfit, needs: OutfitNeeds): string[] {
  return week.map((date) => reasonsInOutfit(outfit, needs, date, nothingTold()).get(id) ?? '')
}

describe('the reasons for the pieces of an outfit', () => {
  test('are facts, also of a piece that nothing telling is known of', () => {
    const plain = ['Jeans, Bottoms, ', 'Wide-leg trousers, Bottoms, Black', 'Zorvo, Tops, ']
    for (const words of plain)
      for (const others of [[], ['Shirt, Tops, Blue']]) {
        const said = saidOf(
          words.split(',')[0] ?? '',
          madeOutfit([...others, words]),
          madeNeeds({ isStyleOpen: true }, { formality: { least: 3, ideal: 4.6, most: 5 } }),
        )
        for (const reason of said) {
          expect(reason).toMatch(/^\p{Lu}.*\.$/u)
          expect(reason).not.toMatch(/(?:its|their) place/)
        }
      }
  })

  test('speak of the style only where the person chose one', () => {
    const needs = { stylePreference: 'casual' } as const
    const jeans = madeOutfit(['Hoodie, Tops, Gray', 'Jeans, Bottoms, Blue', 'Sneakers, Shoes, White'])
    const easy = { formality: { least: 1, ideal: 2, most: 3 }, phrase: 'a walk' }
    const all = (open: boolean) =>
      week
        .flatMap((date) => reasonsOn(date, jeans, madeNeeds({ ...needs, isStyleOpen: open }, easy)))
        .join(' ')
    const style =
      /as you asked|on the casual side|the casual line|what makes the outfit casual|most casual|more casual/
    expect(all(false)).toMatch(style)
    expect(all(true)).not.toMatch(style)
    expect(describeOutfit(jeans, madeNeeds({ ...needs, isStyleOpen: true }, easy)).styleAnalysis).not.toMatch(
      /What makes it casual|It stays casual|casual part/,
    )
  })

  test('do not praise a trench at a wedding for being casual', () => {
    const wedding = { phrase: 'a wedding', formality: { least: 3.2, ideal: 4, most: 4.8 } }
    const outfit = madeOutfit(['Casual trench coat, Outerwear, Camel', merino, trousers, boots])
    const said = saidOf('Casual trench coat', outfit, madeNeeds({ stylePreference: 'casual' }, wedding))
    expect(said.join(' ')).not.toMatch(/(?:outfit|most|more) casual\b(?! than)|as you asked/)
  })

  test('say the same in one way only in an outfit, and in others where it comes again in a week', () => {
    const easy = madeNeeds({}, { phrase: 'a walk', formality: { least: 1, ideal: 1.6, most: 2 } })
    for (const date of week) {
      const said = reasonsOn(date, whole, easy)
      expect(said.filter((reason) => /dressier than a walk asks for/.test(reason)).length).toBeLessThan(2)
      expect(new Set(said).size).toBe(said.length)
    }
    const cold = madeNeeds({}, { temperatureCelsius: 2 })
    const coat = saidOf('Belted trench coat', whole, cold)
    for (const reason of coat) expect(coat.filter((other) => other === reason).length).toBeLessThanOrEqual(2)
  })

  test('are told otherwise of outfits that are shown side by side', () => {
    const told = nothingTold()
    const cold = madeNeeds({}, { temperatureCelsius: 2 })
    const first = reasonsOn('2026-11-23', whole, cold, told)
    const second = reasonsOn('2026-11-23', whole, cold, nothingTold(told))
    expect(second.filter((reason) => first.includes(reason))).toEqual([])
  })

  test('have the minus sign of print', () => {
    const frost = madeNeeds({ isStyleOpen: true }, { temperatureCelsius: -4 })
    const said = week.flatMap((date) => reasonsOn(date, whole, frost)).join(' ')
    expect(said).toContain('−4 °C')
    expect(said).not.toContain('-4 °C')
  })

  test('claim of no leather that it bears a storm, and of a trench no more than a shower', () => {
    const wet = madeNeeds({}, { isWet: true })
    const outfit = madeOutfit([trench, merino, trousers, 'Penny loafers, Shoes, Chestnut'])
    const said = week.flatMap((date) => reasonsOn(date, outfit, wet)).join(' ')
    expect(said).not.toMatch(/no harm|without harm/)
    expect(said).toMatch(/shower/)
  })
})

describe('the reasons for an outfit', () => {
  test('are about the pieces: color, occasion, rest', () => {
    const rested = madeOutfit([
      madePiece(trench, { lastWornDate: '2026-10-01' }),
      madePiece(merino, { lastWornDate: '2026-11-02' }),
      trousers,
    ])
    const told = outfitReasons(rested, madeNeeds(), '2026-11-23')
    expect(told.map(({ of }) => of)).toEqual(expect.arrayContaining(['color', 'occasion', 'rest']))
    expect(told.find(({ of }) => of === 'rest')?.text).toBe(
      'The trench coat and the sweater have rested for 21 days and more.',
    )
  })
})

describe('the tips for shoes', () => {
  const tipsFor = (
    shoes: string,
    said: { wearCount?: number; lastWornDate?: string },
    activity: 'walking' | 'on ice',
  ) =>
    describeOutfit(
      madeOutfit([trench, merino, trousers, madePiece(shoes, said)]),
      madeNeeds({}, { activities: [activity] }),
    ).stylingTips.join(' ')

  test('have only shoes worn at home first that were never worn', () => {
    expect(tipsFor('Leather boots, Shoes, Black', { wearCount: 0 }, 'walking')).toMatch(/at home for an hour/)
    expect(tipsFor('Leather boots, Shoes, Black', { wearCount: 3 }, 'walking')).not.toMatch(/at home/)
    expect(tipsFor('Snow boots, Shoes, Black', { wearCount: 0 }, 'walking')).not.toMatch(/at home/)
  })

  test('say nothing of the soles of snow boots', () => {
    expect(tipsFor('Leather boots, Shoes, Black', {}, 'on ice')).toMatch(/soles/)
    expect(tipsFor('Snow boots, Shoes, Black', {}, 'on ice')).not.toMatch(/soles/)
  })
})
