import { describe, expect, test } from 'vitest'
import { outfitNeeds } from '../../stylist/occasions/needs-of-request.ts'
import { makePiece } from '../make-outfit.test-support.ts'
import { SWAP_REASON_WORDS, swapReason } from './swap-reason.ts'

const shirt = makePiece('Oxford shirt, Tops, White')
const trousers = makePiece('Pleated trousers, Bottoms, Navy')
const staying = [shirt, trousers]
const needsFor = (occasion: string | null, season: 'summer' | 'winter' | null = null) =>
  outfitNeeds({ stylePreference: 'classic', occasion, season })

function reason(from: string, to: string, { occasion = null as string | null, isFit = true } = {}): string {
  const [former, piece] = [makePiece(from), makePiece(to)]
  return swapReason({ former, piece, staying, needs: needsFor(occasion), isFit })
}

describe('the reason of a swap', () => {
  test('compares the piece with the current one', () => {
    expect(reason('Blazer, Outerwear, Navy', 'Down parka, Outerwear, Navy')).toBe(
      'Warmer and more casual than the blazer.',
    )
    expect(reason('White sneakers, Shoes, White', 'Patent pumps, Shoes, Black')).toMatch(
      /^Dressier .*than the sneakers\.$/,
    )
  })

  test('calls no T-shirt dressier than a hoodie', () => {
    expect(reason('Hoodie, Tops, Gray', 'T-shirt, Tops, White')).not.toMatch(/dressier/i)
  })

  test('names the fabric or color of the current one of two shirts', () => {
    expect(reason('Linen shirt, Tops, White', 'Oxford shirt, Tops, Light blue')).toMatch(
      /than the white linen shirt\.$/,
    )
  })

  test('names the warmth that a scarf gives', () => {
    expect(reason('Wool scarf, Accessories, Red', 'Bandana, Accessories, Red')).toMatch(
      /^Less warm|less warm/,
    )
  })

  test('compares no warmth with a ring', () => {
    expect(reason('Signet ring, Accessories, Silver', 'Wool mittens, Accessories, Gray')).not.toMatch(/warm/i)
  })

  test('compares no cut or heel that is only usual for the type', () => {
    expect(reason('Tennis skirt, Bottoms, White', 'Baggy jeans, Bottoms, White')).not.toMatch(/looser/i)
    expect(reason('Riding boots, Shoes, Brown', 'Cowboy boots, Shoes, Brown')).not.toMatch(/heel/i)
  })

  test('compares no tights with a scarf', () => {
    expect(reason('Silk scarf, Accessories, Red', 'Opaque tights, Accessories, Black')).toBe(
      'Tights instead of the scarf.',
    )
  })

  test('calls no trousers shorter than a skirt', () => {
    expect(reason('Maxi skirt, Bottoms, Pink', 'Wide-leg trousers, Bottoms, Pink')).not.toMatch(/shorter/i)
    expect(reason('Maxi skirt, Bottoms, Pink', 'Mini skirt, Bottoms, Pink')).toMatch(/shorter/i)
  })

  test('calls nothing plainer that may have a pattern', () => {
    expect(reason('Striped shirt, Tops, Blue', 'Shirt with parrots, Tops, Blue')).not.toMatch(/plainer/i)
  })

  test('states a tone once', () => {
    expect(reason('Red scarf, Accessories, Bright red', 'Scarf, Accessories, Pale gray')).not.toMatch(
      /lighter.*colorful/i,
    )
  })

  test('finds nothing easier or harder to match, since that depends on the rest of the closet', () => {
    expect(reason('Blouse, Tops, Plum', 'Striped Oxford shirt, Tops, Blue')).not.toMatch(/match/)
  })

  test('finds dressier jewelry no less suited to a formal evening', () => {
    expect(
      reason('Pashmina, Accessories, Saffron', 'Jhumka earrings, Accessories, Gold', { occasion: 'formal' }),
    ).not.toMatch(/less suited/i)
  })

  test('states that two pieces hardly differ', () => {
    expect(reason('Penny loafers, Shoes, Brown', 'Penny loafers, Shoes, Brown')).toBe(
      'Much like the current ones.',
    )
  })

  test('names the fault of an unsuitable piece', () => {
    const unfit = (piece: string, occasion: string | null) =>
      reason('Penny loafers, Shoes, Brown', piece, { occasion, isFit: false })
    expect(unfit('Flip-flops, Shoes, Black', 'job-interview')).toBe('Too casual for a job interview.')
    expect(unfit('Strappy sandals, Shoes, Gold', 'a walk at 4 °C')).toMatch(/4 °C\.$|casual|dressy/)
  })

  test('names the season of an out-of-season piece', () => {
    const [former, piece] = [
      makePiece('Wool coat, Outerwear, Black'),
      makePiece('Down parka, Outerwear, Black'),
    ]
    const needs = needsFor(null, 'summer')
    expect(swapReason({ former, piece, staying, needs, isFit: false })).toBe('Too warm for a summer day.')
  })

  test('compares a second choice instead of calling it not ideal', () => {
    const unfit = reason('Chinos, Bottoms, Navy', 'Linen shorts, Bottoms, Beige', {
      occasion: 'date',
      isFit: false,
    })
    expect(unfit).not.toMatch(/ideal|suit/)
  })

  test('falls back to a general sentence without a specific fault', () => {
    expect(reason('Penny loafers, Shoes, Brown', 'Loafers, Shoes, Black', { isFit: false })).toBe(
      "They don't suit this outfit.",
    )
  })

  test('stays short with a long occasion and long names', () => {
    const occasion = 'the rehearsal dinner of my oldest friend from school at a castle by the lake'
    for (const isFit of [true, false]) {
      const text = reason(
        'The very old burgundy leather penny loafers, Shoes, Burgundy',
        'Flip-flops, Shoes, Black',
        { occasion, isFit },
      )
      expect(text.split(' ').length).toBeLessThanOrEqual(SWAP_REASON_WORDS)
    }
  })
})
