import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readColors } from '../../../closet/colors/perceived-color.ts'
import type { GarmentColor } from '../../../closet/garment.ts'
import { colorRelation } from './color-harmony.ts'

const words = [
  'black',
  'white',
  'navy',
  'camel',
  'red',
  'burgundy',
  'teal',
  'mustard',
  'lavender',
  'emerald',
  'orange',
  'pink',
]

function color(text: string): GarmentColor {
  const [read] = readColors(text)
  if (!read) throw new Error(`${text} is no color`)
  return read
}

function kindOf(one: string, other: string) {
  return colorRelation(color(one), color(other)).kind
}

function harmonyOf(one: string, other: string) {
  return colorRelation(color(one), color(other)).harmony
}

describe('two colors', () => {
  test('are classified by hue and neutrality', () => {
    expect(kindOf('black', 'white')).toBe('light and dark neutrals')
    expect(kindOf('navy', 'black')).toBe('close neutrals')
    expect(kindOf('navy', 'red')).toBe('neutral and color')
    expect(kindOf('red', 'burgundy')).toBe('one hue')
    expect(kindOf('orange', 'yellow')).toBe('neighbors')
  })

  test('clash when both are strong and neither neighbors nor opposites', () => {
    expect(harmonyOf('red', 'lime green')).toBeLessThan(harmonyOf('red', 'black'))
    expect(harmonyOf('fuchsia', 'orange')).toBeLessThan(harmonyOf('fuchsia', 'white'))
  })

  test('of one hue harmonize better with a clear difference in lightness', () => {
    expect(harmonyOf('light blue', 'cobalt blue')).toBeGreaterThan(harmonyOf('blue', 'cobalt blue'))
  })

  test('have a symmetric relation with a harmony from 0 to 1', () => {
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.constantFrom(...words), (one, other) => {
        const relation = colorRelation(color(one), color(other))
        expect(relation).toEqual(colorRelation(color(other), color(one)))
        expect(relation.harmony).toBeGreaterThan(0)
        expect(relation.harmony).toBeLessThanOrEqual(1)
      }),
    )
  })
})
