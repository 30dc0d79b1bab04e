import { describe, expect, test } from 'vitest'
import { checkedEdits, commonValue } from './bulk-edit-values.ts'

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

describe('commonValue', () => {
  test('is the shared value, blank if no piece has one, and null if the pieces differ', () => {
    expect(commonValue([coat, jacket], 'brand')).toBe('Arket')
    expect(commonValue([coat, jacket], 'size')).toBe('')
    expect(commonValue([coat, jacket], 'color')).toBeNull()
    expect(commonValue([coat, jacket], 'season')).toBeNull()
  })
})

describe('checkedEdits', () => {
  const changesFor = (edits: Parameters<typeof checkedEdits>[1]) =>
    checkedEdits([coat, jacket], edits).changes

  test('change only edited fields', () => {
    expect(changesFor({})).toEqual({})
    expect(changesFor({ color: 'Black', size: ' M ' })).toEqual({ color: 'Black', size: 'M' })
  })

  test('leave out unchanged values', () => {
    expect(changesFor({ brand: 'Arket', size: '' })).toEqual({})
  })

  test('ignore blank text where the pieces differ', () => {
    expect(changesFor({ season: '', color: ' ' })).toEqual({})
  })

  test('clear a field on request, and a shared value when its text is emptied', () => {
    expect(changesFor({ season: null })).toEqual({ season: null })
    expect(changesFor({ brand: '' })).toEqual({ brand: null })
    expect(changesFor({ size: null })).toEqual({})
  })

  test('report validation errors by field', () => {
    const { changes, fieldErrors } = checkedEdits([coat], {
      color: '',
      purchaseDate: '0005-01-01',
      brand: 'COS',
    })
    expect(changes).toEqual({})
    expect(fieldErrors).toEqual({
      color: 'Color is required',
      purchaseDate: expect.stringContaining('Purchase date must be a day'),
    })
  })
})
