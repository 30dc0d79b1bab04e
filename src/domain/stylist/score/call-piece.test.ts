import { describe, expect, test } from 'vitest'
import { readGarment } from '../../closet/read-garment.ts'
import { callAll, callColored, callPiece, verb } from './call-piece.ts'

function named(name: string, color = 'Black', brand: string | null = null, category = 'Tops') {
  return {
    name,
    color,
    brand,
    garment: readGarment({ name, category, color, brand, style: null, season: null, description: null }),
  }
}

describe('a piece in a sentence', () => {
  test.each([
    ['Navy wool coat', 'the navy wool coat'],
    ['T-shirt', 'the T-shirt'],
    ['Suede Chelsea boots', 'the suede Chelsea boots'],
    ['Black Leather Boots', 'the Black Leather Boots'],
    ['my old jeans', 'the old jeans'],
    ['Linen shirt (size M)', 'the linen shirt'],
  ])('%s is called %s', (name, called) => {
    expect(callPiece(named(name))).toBe(called)
  })

  test('keeps the capital of its brand', () => {
    expect(callPiece(named('Zara blazer', 'Black', 'Zara'))).toBe('the Zara blazer')
  })

  test('is called by color and noun of its type where its name is a whole title', () => {
    const long = named(
      'Women’s casual loose fit long sleeve button down oxford shirt for work and travel',
      'Navy',
    )
    expect(callPiece(long)).toBe('the navy Oxford shirt')
  })

  test('has no capital where its name is only the word for what it is', () => {
    expect(callPiece(named('Flip-Flops', 'Navy', null, 'Shoes'))).toBe('the flip-flops')
    expect(callPiece(named('Flip-flops', 'Navy', null, 'Shoes'))).toBe('the flip-flops')
  })

  test('says its color once', () => {
    expect(callColored(named('Trench coat', 'Camel'))).toBe('the camel trench coat')
    expect(callColored(named('Camel trench coat', 'Camel'))).toBe('the camel trench coat')
    expect(callColored(named('Shirt', '#27324c'))).toBe('the navy blue shirt')
    expect(callColored(named('Shirt', 'as in the photo'))).toBe('the shirt')
  })

  test('takes the verb of what it is', () => {
    expect(verb([named('Straight jeans', 'Blue', null, 'Bottoms')], 'has', 'have')).toBe('have')
    expect(verb([named('Slip dress', 'Blue', null, 'Dresses')], 'has', 'have')).toBe('has')
    expect(verb([named('Shirt'), named('Coat')], 'has', 'have')).toBe('have')
  })
})

test('many pieces are not all listed', () => {
  const pieces = ['Shirt', 'Coat', 'Tie', 'Belt', 'Hat'].map((name) => named(name))
  expect(callAll(pieces.slice(0, 2))).toBe('the shirt and the coat')
  expect(callAll(pieces)).toBe('the shirt, the coat and three more')
})
