import { describe, expect, test } from 'vitest'
import { archetypeIds } from '../../../contract/stylist/influencer.ts'
import { swatchColor } from '../../closet/colors/swatch-color.ts'
import { archetypes, type Figure, figures } from './influencer-notes.ts'
import { noteOf } from './outfit-line.ts'

const countOf = (isCounted: (figure: Figure) => boolean) => figures().filter(isCounted).length

describe('the notes on public figures', () => {
  test('cover many people, each once', () => {
    expect(figures().length).toBeGreaterThan(500)
    expect(new Set(figures().map(({ id }) => id)).size).toBe(figures().length)
  })

  test('cover womenswear, menswear and both, many countries, and earlier eras', () => {
    expect(countOf(({ wears }) => wears === 'menswear')).toBeGreaterThan(150)
    expect(countOf(({ wears }) => wears === 'womenswear')).toBeGreaterThan(150)
    expect(countOf(({ wears }) => wears === 'both')).toBeGreaterThan(25)
    expect(countOf(({ era }) => era < 1980)).toBeGreaterThan(100)
    expect(countOf(({ era }) => era < 1930)).toBeGreaterThan(15)
    expect(new Set(figures().map(({ country }) => country)).size).toBeGreaterThan(60)
  })

  test.each([
    ['hijab', 5],
    ['modest dress', 3],
    ['plus-size fashion', 8],
    ['style after 60', 20],
    ['accessible fashion', 5],
  ] as const)('%s has people who represent it', (cause, least) => {
    expect(countOf(({ speaksFor }) => speaksFor === cause)).toBeGreaterThanOrEqual(least)
  })

  test('every archetype is described, and most have figures', () => {
    expect(
      archetypes()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([...archetypeIds].toSorted())
    expect(new Set(figures().map(({ archetype }) => archetype)).size).toBeGreaterThan(15)
  })

  test('each has enough garments, colors, silhouettes and habits', () => {
    for (const figure of figures()) {
      expect([figure.id, figure.garments.length >= 5 && figure.garments.length <= 8]).toEqual([
        figure.id,
        true,
      ])
      expect(figure.colors.length, figure.id).toBeGreaterThan(1)
      expect(figure.silhouettes.length, figure.id).toBeGreaterThan(0)
      expect(figure.habits.length, figure.id).toBeGreaterThan(0)
    }
  })

  test('the garment of a habit is in the same notes', () => {
    for (const { id, garments, habits } of figures())
      for (const habit of habits)
        if (habit.with)
          expect(
            garments.map(({ name }) => name),
            id,
          ).toContain(habit.with)
  })

  test('every color can be drawn', () => {
    const named = [...figures(), ...archetypes()].flatMap(({ colors }) => colors)
    expect(named.filter((color) => swatchColor(color) === null)).toEqual([])
  })

  test('archetypes have distinct outfits of womenswear and menswear', () => {
    const outfits = archetypes().flatMap(({ outfits: { womenswear, menswear } }) =>
      [womenswear, menswear].flatMap(({ casual, smart, formal }) => [casual, smart, formal]),
    )
    for (const outfit of outfits) {
      expect(outfit.length).toBeGreaterThan(3)
      expect(outfit.map(noteOf)).toHaveLength(outfit.length)
    }
    expect(new Set(outfits.map((outfit) => JSON.stringify(outfit))).size).toBeGreaterThan(
      0.95 * outfits.length,
    )
    for (const { id, outfits: of } of archetypes())
      expect([
        id,
        Object.values(of.menswear)
          .flat()
          .filter((text) => noteOf(text).slot === 'dress'),
      ]).toEqual([id, []])
  })
})
