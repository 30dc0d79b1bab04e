import { describe, expect, test } from 'vitest'
import { outfitNeeds } from '../../stylist/occasions/needs-of-request.ts'
import { makePiece } from '../make-outfit.test-support.ts'
import { newUsedReasons, pieceReason } from './piece-reason.ts'

function reason(words: string, others: readonly string[], occasion: string | null = null): string {
  const piece = makePiece(words)
  const needs = outfitNeeds({ stylePreference: 'classic', occasion, season: null })
  const pieces = [piece, ...others.map((one) => makePiece(one))]
  return pieceReason({ piece, pieces, needs, today: null }, newUsedReasons(), 1)
}

describe('the reason for a piece', () => {
  test.each([
    [
      'Loafers, Shoes, Brown',
      ['Jeans, Bottoms, Blue', 'Leather belt, Accessories, Brown'],
      'They match the belt.',
    ],
    [
      'Suit jacket, Outerwear, Navy',
      ['Suit trousers, Bottoms, Navy', 'Dress shirt, Tops, White'],
      'Matches the suit trousers.',
    ],
    ['Jacket (gray set), Tops, Gray', ['Skirt (gray set), Bottoms, Gray'], 'Made to go with the skirt.'],
    [
      'Knee boots, Shoes, Espresso',
      ['Wrap dress, Dresses, Leopard', 'Silk bandana, Accessories, Red paisley'],
      'They go with the wrap dress.',
    ],
    [
      'T-shirt, Tops, Bright red',
      ['Trousers, Bottoms, Black', 'Sneakers, Shoes, White'],
      'Adds bright red to an otherwise neutral outfit.',
    ],
    [
      'Oversized hoodie, Tops, Gray',
      ['Skinny jeans, Bottoms, Black', 'Boots, Shoes, Black'],
      'Oversized, to balance the jeans.',
    ],
    [
      'Leggings, Bottoms, Black',
      ['Oversized sweater, Tops, Gray', 'Boots, Shoes, Black'],
      'Slim, to balance the sweater.',
    ],
  ])('for %s with %s is %j', (words, others, expected) => {
    expect(reason(words, others)).toBe(expected)
  })

  test('for an umbrella names the rain, never the formality', () => {
    const others = ['Fleece, Tops, Gray', 'Hiking pants, Bottoms, Brown', 'Hiking boots, Shoes, Brown']
    expect(reason('Black umbrella, Accessories, Black', others, 'a walk in the rain')).toBe(
      'An umbrella for the rain.',
    )
  })

  test('is true of the fabric, the pattern and the custom', () => {
    const plain = ['Pleated trousers, Bottoms, Gray', 'Mary Janes, Shoes, Black']
    expect(reason('Sheer blouse, Tops, White', plain, 'tea ceremony')).not.toMatch(/modest/i)
    expect(reason('Mini kilt, Bottoms, Red tartan', ['Tote, Accessories, Red'])).not.toMatch(/matches/i)
    expect(reason('Kilt, Bottoms, Mackenzie tartan', ['Argyll jacket, Outerwear, Charcoal'])).toBe(
      'Traditionally worn with the Argyll jacket.',
    )
  })

  test('claims no only color next to a print of unknown colors', () => {
    const others = ['Floral maxi dress, Dresses, multicolor', 'Tights, Accessories, Black']
    expect(reason('Backpack, Accessories, Oxblood', others)).not.toMatch(/otherwise neutral/)
  })

  test('for silk mentions its sheen, for a print no contrast', () => {
    expect(
      reason('Silk blouse, Tops, Red', ['Wool skirt, Bottoms, Black', 'Pumps, Shoes, White']),
    ).not.toMatch(/texture/)
    expect(
      reason('Leather belt, Accessories, Brown', [
        'Corduroy jacket, Outerwear, Blue',
        'Jeans, Bottoms, Blue',
      ]),
    ).not.toMatch(/leather against/)
    expect(reason('Silk knit tie, Accessories, Navy', ['Wool coat, Outerwear, Navy'])).not.toMatch(/shine/)
    expect(
      reason('Beige blazer, Outerwear, Beige', ['Plaid trousers; Bottoms; brown and orange plaid']),
    ).not.toMatch(/contrast/)
  })

  test.each([
    ['the color that it adds', 'Tote, Accessories, Green', 'Chinos, Bottoms, Navy', null, 'Adds green.'],
    ['the color that it sets off', 'Tote, Accessories, Black', 'Blouse, Tops, Emerald', null, 'Keeps the focus on the blouse.'],
    ['its level at an occasion', 'Tote; Accessories; multicolor', 'Jeans; Bottoms; Blue', 'brunch', 'Smart casual, right for brunch.'],
    ['its neutral color', 'Sneakers, Shoes, Brown', 'Suit trousers, Bottoms, Gray', null, 'They keep the outfit neutral.'],
    ['what it goes with', 'Knit; Tops; multicolor', 'Jeans; Bottoms; Blue', null, 'Goes with the jeans.'],
    ['the metal that it adds', 'Hoop earrings; Accessories; gold', 'Chinos; Bottoms; Navy', null, 'They add a touch of gold.'],
  ])('of least relevance is %s', (_what, words, other, occasion, expected) => {
    expect(reason(words, [other], occasion)).toBe(expected)
  }) // prettier-ignore

  test('is never the dress code for a watch or earrings, nor "very casual" for running shoes at the gym', () => {
    const others = ['Oxford shirt, Tops, White', 'Chinos, Bottoms, Navy']
    for (const small of ['Steel watch, Accessories, Silver', 'Hoops, Accessories, Gold'])
      expect(reason(small, others, 'a day of travel')).not.toMatch(/casual|dressy|formal/i)
    const gym = ['Sports bra, Tops, Black', 'Leggings, Bottoms, Black']
    expect(reason('Running shoes, Shoes, White', gym, 'the gym')).not.toBe("They're very casual.")
  })

  test('calls no sandals flat of which the heel is not known', () => {
    const others = ['Linen shirt, Tops, White', 'Linen pants, Bottoms, Beige']
    expect(reason('Leather sandals, Shoes, Brown', others, 'a day at the beach')).not.toMatch(/flat/i)
  })

  test('states no fault of a piece of which anything else is known', () => {
    const trousers = ['Suit trousers, Bottoms, Navy']
    expect(reason('Hoodie, Tops, Gray', trousers, 'charity-gala')).toBe('Keeps the outfit neutral.')
    expect(reason('Denim jacket, Outerwear, Light blue', trousers, 'charity-gala')).not.toMatch(/casual/)
  })

  test('calls nothing right for an occasion that is only just dressy enough', () => {
    const others = ['Jeans, Bottoms, Indigo', 'Brogues, Shoes, Brown']
    expect(reason('Merino crewneck, Tops, Navy', others, 'wedding-guest')).not.toMatch(/right for/)
  })

  test('names the weather that the piece suits', () => {
    const others = ['Knit, Tops, Cream', 'Jeans, Bottoms, Blue']
    expect(reason('Wool coat, Outerwear, Camel', others, 'a walk at 2 °C')).toMatch(/coat|2 °C/)
    expect(reason('Raincoat, Outerwear, Yellow', others, 'a walk in the rain')).toMatch(/rain|waterproof/i)
  })

  test('does not repeat a fact within an outfit, and prefers rarely used facts across outfits', () => {
    const piece = makePiece('Loafers, Shoes, Brown')
    const pieces = [piece, makePiece('Belt, Accessories, Brown'), makePiece('Jeans, Bottoms, Blue')]
    const input = { piece, pieces, needs: null, today: null }
    const used = newUsedReasons()
    const first = pieceReason(input, used, 1)
    const second = pieceReason(input, used, 1)
    expect(first).toBe('They match the belt.')
    expect(second).not.toBe(first)
    const [before, after] = [used.here.size, newUsedReasons(used).elsewhere.size]
    expect(after).toBe(before)
  })

  test('in rain names the only waterproof coat, shoes or bag', () => {
    const raincoat = 'Raincoat, Outerwear, Yellow'
    const others = ['T-shirt, Tops, White', 'Jeans, Bottoms, Blue']
    const inRain = (shoes: string) => reason(raincoat, [...others, shoes], 'a walk in the rain')
    expect(inRain('Canvas sneakers, Shoes, White')).toBe('The only waterproof piece here.')
    expect(inRain('Rubber rain boots, Shoes, Green')).toBe('Waterproof.')
  })

  test('for boots and gloves names what they keep warm, but not for thin boots in frost', () => {
    const others = ['Knit, Tops, Cream', 'Wool coat, Outerwear, Camel']
    expect(reason('Wool gloves, Accessories, ', others, 'a walk at -9 °C')).toBe('They keep your hands warm.')
    expect(reason('Snow boots, Shoes, ', others, 'a market at -9 °C')).toBe('They keep your feet warm.')
    expect(reason('Ankle boots, Shoes, ', others, 'a market at -9 °C')).not.toMatch(/warm/i)
  })

  test.each([
    [
      'Steel-toe boots, Shoes, Brown',
      'a day at the drill rig, hard hat site',
      'Steel-toe boots for a day at the drill rig.',
    ],
    ['Jeans, Bottoms, Blue', 'site visit, tower under construction', 'Jeans for a site visit.'],
    [
      'Suit jacket, Outerwear, Charcoal',
      "my aunt's funeral",
      "A plain dark suit jacket for your aunt's funeral.",
    ],
    ['Wool sweater, Tops, Cream', 'a walk at 2 °C', 'A warm sweater for 2 °C.'],
  ])('that the occasion calls for names the piece by its own noun: %s', (words, occasion, expected) => {
    expect(reason(words, ['Hat, Accessories, Red'], occasion)).toBe(expected)
  })

  test('that a game calls for names the jersey of its own team only', () => {
    const others = ['Jeans, Bottoms, Blue', 'Sneakers, Shoes, White']
    expect(reason('Vikings jersey, Tops, Purple', others, 'Vikings game')).toBe(
      'A jersey for a Vikings game.',
    )
    expect(reason('Vikings jersey, Tops, Purple', others, 'Twins game')).not.toMatch(/jersey for/)
  })

  test('claims no dress code of an unknown event', () => {
    const others = ['Trousers, Bottoms, Gray', 'Boots, Shoes, Black']
    expect(reason('Sweatshirt, Tops, Gray', others, 'Rock en Seine')).not.toMatch(/Rock en Seine/)
  })

  test('that the occasion calls for says nothing of a plain noun', () => {
    const others = ['Leather trousers, Bottoms, Black', 'Boots, Shoes, Black']
    expect(reason('Long-sleeve top, Tops, Black', others, 'Berghain')).not.toMatch(/top for/)
  })

  test('praises no chunky boots for standing, nor thin boots as warm', () => {
    const others = ['Sweater, Tops, Gray', 'Trousers, Bottoms, Black']
    expect(reason('Combat boots, Shoes, Black', others, 'conference in Berlin')).not.toMatch(
      /day of standing/,
    )
    expect(reason('Chelsea boots, Shoes, Brown', others, 'snowy walk to the office, -5 °C')).not.toMatch(
      /warm/i,
    )
  })

  test('takes silver for no gray, and hot pink for no shade of burgundy', () => {
    const sneakers = ['Sneakers; Shoes; white and silver', 'Jeans, Bottoms, Blue']
    expect(reason('Sweatshirt, Tops, Gray', sneakers)).not.toMatch(/Picks up/)
    expect(reason('Faux fur coat, Outerwear, Hot pink', ['Slip dress, Dresses, Burgundy'])).not.toMatch(
      /Close in color/,
    )
  })

  test('holds no beanie against an occasion, nor a clutch against a party', () => {
    const others = ['Sweater, Tops, Black', 'Trousers, Bottoms, Black']
    expect(reason('Beanie, Accessories, Gray', others, 'waiting for the bus to work, -11 °C')).not.toMatch(
      /casual/,
    )
    expect(reason('Evening clutch, Accessories, Silver', others, 'party')).not.toMatch(/dressy/)
  })

  test('does not hold against pumps what a gala calls for', () => {
    const words = reason('Patent pumps, Shoes, Red', ['Evening gown, Dresses, Navy'], 'charity-gala')
    expect(words).not.toMatch(/too casual|a little casual/i)
  })

  test('calls no black-and-white jacket plain and dark', () => {
    const others = ['Trousers, Bottoms, Black', 'Shirt, Tops, White']
    expect(reason('Suit jacket, Outerwear, Charcoal', others, 'a funeral')).toMatch(/plain dark/)
    expect(reason('Bouclé jacket, Outerwear, Black and white', others, 'a funeral')).not.toMatch(/plain|dark/)
  })

  test('says nothing of ski pants for skiing, and calls no goggles traditional', () => {
    const gear = ['Ski pants, Bottoms, Teal', 'Ski jacket, Outerwear, Black']
    expect(reason('Ski goggles, Accessories, Black', gear, 'skiing')).not.toMatch(/traditionally|for skiing/i)
    expect(reason('Hiking pants, Bottoms, Olive', ['Fleece, Tops, Teal'], 'a hike')).not.toMatch(/for a hike/)
    expect(reason('Ski pants, Bottoms, Teal', ['Ski jacket, Outerwear, Black'], 'skiing')).not.toMatch(
      /pants for skiing/,
    )
  })

  test('does not repeat the weather note', () => {
    const piece = makePiece('Leather boots, Shoes, Brown')
    const pieces = [piece, makePiece('Coat, Outerwear, Navy'), makePiece('Jeans, Bottoms, Blue')]
    const needs = outfitNeeds({ stylePreference: 'classic', occasion: 'a walk in the rain', season: null })
    const input = { piece, pieces, needs, today: null }
    expect(pieceReason(input, newUsedReasons(null, 'light shower'), 1)).not.toMatch(/light shower/)
  })

  test('does not repeat the first sentence in the second', () => {
    const suit = ['Suit trousers, Bottoms, Navy', 'Dress shirt, Tops, White'].map((one) => makePiece(one))
    const piece = makePiece('Suit jacket, Outerwear, Navy')
    const input = { piece, pieces: [piece, ...suit], needs: null, today: null }
    expect(pieceReason(input, newUsedReasons(), 2)).not.toMatch(/suit trousers.*suit trousers/)
  })

  test('gives the date of the last wear, with the year if long ago', () => {
    const old = makePiece('Slip dress, Dresses, Black', { lastWornDate: '2025-12-20' })
    const asOfToday = { piece: old, pieces: [old], needs: null, today: '2026-11-23' } as const
    expect(pieceReason(asOfToday, newUsedReasons(), 1)).toBe('Last worn in December 2025.')
    const piece = makePiece('Slip dress, Dresses, Black', { lastWornDate: '2026-10-02' })
    const input = { piece, pieces: [piece], needs: null, today: '2026-11-23' } as const
    expect(pieceReason(input, newUsedReasons(), 1)).toBe('Last worn Oct 2.')
  })
})

test('a shirt is not matched with a necklace', () => {
  const others = ['Skirt, Bottoms, Navy', 'Pearl necklace, Accessories, White']
  expect(reason('Dress shirt, Tops, White', others)).not.toMatch(/matches/i)
})

test('a piece named for an occasion is not too casual for it', () => {
  expect(
    reason('Choir skirt, Bottoms, Black', ['Blouse, Tops, White', 'Pumps, Shoes, Black'], 'a choir concert'),
  ).not.toMatch(/casual for/)
})
