import { describe, expect, test } from 'vitest'
import { checkedEdits, commonValue } from './shared-fields.ts'

const coat = {
  category: 'Outerwear',
  color: 'Camel',
  brand: 'Arket',
  size: null,
  season: 'Winter',
  style: null,
  purchaseDate: null,
  purchaseLocation: null,
  careInstructions: null,
} as const
const jacket = { ...coat, color: 'Navy', season: null }

describe('a fact of several pieces', () => {
  test('is what all of them say, blank where none says anything, and nothing where they differ', () => {
    expect(commonValue([coat, jacket], 'brand')).toBe('Arket')
    expect(commonValue([coat, jacket], 'size')).toBe('')
    expect(commonValue([coat, jacket], 'color')).toBeNull()
    expect(commonValue([coat, jacket], 'season')).toBeNull()
  })
})

describe('edits of several pieces', () => {
  const changesFor = (edits: Parameters<typeof checkedEdits>[1]) =>
    checkedEdits([coat, jacket], edits).changes

  test('change only what was written', () => {
    expect(changesFor({})).toEqual({})
    expect(changesFor({ color: 'Black', size: ' M ' })).toEqual({ color: 'Black', size: 'M' })
  })

  test('leave out what is as it was', () => {
    expect(changesFor({ brand: 'Arket', size: '' })).toEqual({})
  })

  test('leave pieces that differ as they are when a line is blank again', () => {
    expect(changesFor({ season: '', color: ' ' })).toEqual({})
  })

  test('clear what is to be cleared, and what all have in common when its line is emptied', () => {
    expect(changesFor({ season: null })).toEqual({ season: null })
    expect(changesFor({ brand: '' })).toEqual({ brand: null })
    expect(changesFor({ size: null })).toEqual({})
  })

  test('name what the contract refuses, field by field', () => {
    const { changes, faults } = checkedEdits([coat], { color: '', purchaseDate: '0005-01-01', brand: 'COS' })
    expect(changes).toEqual({})
    expect(faults).toEqual({
      color: 'Color is required',
      purchaseDate: expect.stringContaining('Purchase date must be a day'),
    })
  })
})
