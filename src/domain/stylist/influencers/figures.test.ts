import { describe, expect, test } from 'vitest'
import { swatchColor } from '../../closet/swatch-color.ts'
import { archetypeIds } from './archetype.ts'
import { archetypes } from './archetypes.ts'
import { figures } from './figures.ts'

const mostWords = (texts: readonly string[]) => Math.max(...texts.map((text) => text.split(' ').length))

describe('the notes on public figures', () => {
  test('there are more than sixty, each once', () => {
    const names = figures.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(60)
    expect(new Set(names).size).toBe(names.length)
  })

  test('every archetype is described, and somebody dresses in most of them', () => {
    expect(archetypes.map(({ id }) => id).toSorted()).toEqual([...archetypeIds].toSorted())
    expect(new Set(figures.map(({ archetype }) => archetype)).size).toBeGreaterThan(12)
  })

  test.each(figures.map((figure) => [figure.name, figure] as const))('those on %s are whole', (_, figure) => {
    expect(figure.look.split(/[.:;] /).length).toBeGreaterThan(1)
    expect(figure.shapes).toHaveLength(4)
    expect(figure.staples.length).toBeGreaterThan(4)
    expect(figure.brands).toHaveLength(3)
    expect(figure.tricks).toHaveLength(3)
    expect(figure.formulas).toHaveLength(2)
    expect(mostWords(figure.staples)).toBeLessThan(7)
  })

  test('every color of a palette can be drawn', () => {
    const named = [...figures, ...archetypes].flatMap(({ palette }) => palette)
    expect(named.filter((color) => swatchColor(color) === null)).toEqual([])
  })
})
