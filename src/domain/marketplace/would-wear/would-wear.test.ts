import { runToEnd } from '../../run-to-end.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closetCategories, type ClosetCategory } from '../../../contract/closet/closet.ts'
import { WouldWear, type Candidate } from '../../../contract/marketplace.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { forbiddenIn, tooLongIn } from '../../../../tests/support/voice/forbidden-constructions.ts'
import { wouldWearInWords } from '../../words/marketplace/would-wear-verdict.ts'
import { generateCloset } from '../../stylist/search/generate-closet.test-support.ts'
import type { GonePiece, OwnedPiece } from './closet-piece.ts'
import { wouldWear } from './would-wear.ts'

const TODAY = '2026-11-23'

function owned(
  name: string,
  category: ClosetCategory,
  color: string,
  facts: Partial<OwnedPiece> = {},
): OwnedPiece {
  const words = { name, category, color, brand: null, style: null, season: null, description: null }
  return {
    id: `${name} ${color}`,
    ...words,
    imageUrl: '/drawings/shirt.svg',
    lastWornDate: null,
    wearCount: 0,
    wearsBefore: 0,
    purchaseDate: null,
    addedOn: '2025-11-23',
    garment: readGarment(words),
    ...facts,
  }
}

function verdictFor(
  candidate: Partial<Candidate>,
  closet: readonly OwnedPiece[],
  gone: readonly GonePiece[] = [],
): WouldWear {
  const steps = wouldWear(
    { name: 'Cardigan', category: 'Tops', color: 'Caramel', description: null, imageUrl: null, ...candidate },
    { owned: closet, gone },
    TODAY,
  )
  return wouldWearInWords(runToEnd(steps))
}

const capsule = [
  owned('Cotton T-shirt', 'Tops', 'White'),
  owned('Oxford shirt', 'Tops', 'Light blue'),
  owned('Straight jeans', 'Bottoms', 'Denim blue'),
  owned('Wool trousers', 'Bottoms', 'Gray'),
  owned('Black trousers', 'Bottoms', 'Black'),
  owned('Leather sneakers', 'Shoes', 'White'),
  owned('Penny loafers', 'Shoes', 'Brown'),
]

test('linen trousers go with the tops of their season only', () => {
  const closet = [...capsule, owned('Flannel shirt', 'Tops', 'Red'), owned('Chunky sweater', 'Tops', 'Cream')]
  expect(
    verdictFor({ name: 'Linen trousers', category: 'Bottoms', color: 'Sand' }, closet).reasons,
  ).toContain('They go with 2 of your 4 tops.')
})

test('nothing is said of the tops that a necklace goes with', () => {
  const { reasons } = verdictFor({ name: 'Silver hoops', category: 'Accessories', color: 'Silver' }, capsule)
  expect(reasons.join(' ')).not.toMatch(/goes? with/)
})

describe('clothes for one occasion', () => {
  test.each<[string, ClosetCategory]>([
    ['Ski pants', 'Bottoms'],
    ['Wedding dress', 'Dresses'],
    ['Bikini', 'Bottoms'],
    ['Pajama pants', 'Bottoms'],
    ['Lace bra', 'Tops'],
  ])('make no outfit with everyday clothes: %s', (name, category) => {
    const result = verdictFor({ name, category, color: 'Black' }, capsule)
    expect(result.outfitCount).toBe(0)
    expect(result.verdict).not.toBe('yes')
    expect(result.reasons.length).toBeGreaterThan(0)
  })

  test('make outfits of a headscarf with everyday clothes', () => {
    expect(
      verdictFor({ name: 'Hijab', category: 'Accessories', color: 'Beige' }, capsule).outfitCount,
    ).toBeGreaterThan(0)
  })

  test('make outfits with clothes for that occasion', () => {
    const snow = [owned('Wool sweater', 'Tops', 'Gray'), owned('Hiking boots', 'Shoes', 'Black')]
    expect(verdictFor({ name: 'Ski pants', category: 'Bottoms', color: 'Black' }, snow).outfitCount).toBe(1)
  })
})

describe('a verdict', () => {
  test('is "yes" for enough outfits without a near duplicate, and counts other clothes, not other shoes', () => {
    const result = verdictFor({}, capsule)
    expect([result.verdict, result.outfitCount]).toEqual(['yes', 3])
    expect(result.sentence).toBe('Yes. It makes 3 outfits with what you own.')
    expect(result.nearDuplicate).toBeNull()
    for (const { pieces } of result.outfits) {
      expect(pieces.map(({ slot }) => slot)).toEqual(['top', 'bottom', 'shoes'])
      expect(pieces.filter(({ item }) => item.id === null).map(({ item }) => item.name)).toEqual(['Cardigan'])
    }
    const legs = result.outfits.map(({ pieces }) => pieces.find(({ slot }) => slot === 'bottom')?.item.name)
    expect(new Set(legs).size).toBe(3)
  })

  test('is "no" for a duplicate of a rarely worn piece, and "only if" if its wears are frequent or unknown', () => {
    const like = { name: 'Oxford shirt', color: 'Light blue' }
    const withWears = (wearCount: number, addedOn: CalendarDate) =>
      verdictFor(like, [
        ...capsule.filter(({ name }) => name !== 'Oxford shirt'),
        owned('Oxford shirt', 'Tops', 'Light blue', { wearCount, addedOn }),
      ])
    const seldom = withWears(10, '2025-11-23')
    expect(seldom.verdict).toBe('no')
    expect(seldom.sentence).toMatch(
      /^No\. Your light blue Oxford shirt is nearly identical, and you wear it less than once a month\.$/,
    )
    expect(seldom.nearDuplicate?.likeness).toBeGreaterThanOrEqual(90)
    const often = withWears(60, '2025-11-23')
    expect(often.verdict).toBe('only if')
    expect(often.sentence).toMatch(/You wear that one about 5 times a month\.$/)
    expect(withWears(1, '2026-11-20').sentence).toMatch(
      /^Only if you want it as well as your light blue Oxford shirt, which is nearly identical\.$/,
    )
  })

  test('names missing slots, and is "no" if nothing is missing but nothing fits', () => {
    const shoeless = verdictFor(
      {},
      capsule.filter(({ category }) => category !== 'Shoes'),
    )
    expect([shoeless.verdict, shoeless.outfitCount]).toEqual(['only if', 0])
    expect(shoeless.sentence).toBe("Only if you add shoes. You can't make a full outfit yet.")
    const summer = [
      owned('Linen shorts', 'Bottoms', 'Olive green'),
      owned('Strappy sandals', 'Shoes', 'Tan'),
      owned('Tank top', 'Tops', 'White'),
    ]
    const wintry = verdictFor({ name: 'Chunky wool sweater', color: 'Navy' }, summer)
    expect([wintry.verdict, wintry.sentence]).toEqual(['no', 'No. It makes no outfits with what you own.'])
    expect(wintry.reasons[0]).toMatch(
      /^It's for .*\. Most of what you'd wear with it is for other seasons\.$/,
    )
  })

  test('is "only if" for few outfits, for an empty closet and for a name without a type', () => {
    const few = verdictFor(
      {},
      capsule.filter(({ name }) => !name.endsWith('trousers')),
    )
    expect(few.sentence).toBe("Only if 1 outfit is enough. That's all it makes with what you own.")
    expect(few.reasons).toContain('Your closet has only 5 pieces, so adding more may change this.')
    const empty = verdictFor({ price: '50.00' }, [])
    expect(empty.sentence).toMatch(/^Only if you own pieces that go with it\. Your closet is empty\.$/)
    expect([empty.outfits, empty.reasons]).toEqual([[], []])
    const unreadable = verdictFor({ name: 'Find no. 3', color: null }, capsule)
    expect(unreadable.sentence).toMatch(/^Only if it's a regular top\. /)
    expect(unreadable.reasons).toContain("No color given, so color wasn't scored.")
    expect(unreadable.nearDuplicate).toBeNull()
  })
})

describe('the nearest piece', () => {
  test.each([
    [
      'Lambswool cardigan',
      'Caramel',
      'Cable-knit jumper',
      'Ecru',
      "same warmth and formality, but it's an ecru cable-knit sweater",
    ],
    [
      'Striped T-shirt',
      'White and navy',
      'White T-shirt',
      'White',
      "same type, color, warmth and formality, but it's plain",
    ],
    ['Oxford shirt', 'Navy', 'Oxford shirt', 'Black', "same type, warmth and formality, but it's black"],
  ])('of a\u00a0%s in\u00a0%s is a\u00a0%s in\u00a0%s:\u00a0%s', (name, color, ownName, ownColor, reason) => {
    const { nearDuplicate } = verdictFor({ name, color }, [owned(ownName, 'Tops', ownColor)])
    expect(nearDuplicate?.likeness).toBeLessThan(90)
    expect(nearDuplicate?.reason).toContain(`imilar: ${reason}.`)
  })

  test('is found by the color of a drawing if no word names one', () => {
    const drawn = { name: 'Oxford shirt', color: null, imageUrl: '/drawings/shirt.svg?c=1d2f5c' }
    const navy = owned('Oxford shirt', 'Tops', 'Navy')
    expect(verdictFor(drawn, [navy]).nearDuplicate?.reason).not.toContain('but')
    const white = verdictFor({ ...drawn, name: 'White Oxford shirt' }, [navy])
    expect(white.nearDuplicate?.reason).toContain("but it's navy")
  })

  test('of extras is worn in the same place: earrings are not similar to a scarf', () => {
    const earrings = owned('Black earrings', 'Accessories', 'Black')
    expect(
      verdictFor({ name: 'Black scarf', category: 'Accessories', color: 'Black' }, [...capsule, earrings])
        .nearDuplicate,
    ).toBeNull()
  })
})

describe('the cost per wear', () => {
  const knit = (name: string, wearCount: number, facts: Partial<OwnedPiece> = {}) =>
    owned(name, 'Tops', 'Green', { wearCount, ...facts })
  const cost = (closet: readonly OwnedPiece[], price = '52.00') => verdictFor({ price }, closet).costPerWear

  test('is the price divided by the yearly wears of own pieces of its kind', () => {
    // 24 wears in a year, and 10 in half of one.
    const closet = [knit('Wool sweater', 24), knit('Cardigan', 10, { addedOn: '2026-05-25' })]
    expect(cost(closet)).toEqual({
      amount: '2.26',
      wearsAYear: 23,
      reasoning: 'Estimate: 23 wears a year, like your knits.',
    })
  })

  test('falls back to the category, then to a rule of thumb, also if nothing has been worn', () => {
    const byCategory = cost([
      knit('Wool sweater', 12),
      owned('Oxford shirt', 'Tops', 'White', { wearCount: 12 }),
    ])
    expect(byCategory?.reasoning).toBe('Estimate: 12 wears a year, like your other tops.')
    const thumb = cost([knit('Wool sweater', 24, { addedOn: '2026-11-01' })])
    expect(thumb?.reasoning).toMatch(/^Estimate: \d+ wears a year\.$/)
    expect(cost(capsule.filter(({ category }) => category === 'Tops'))?.wearsAYear).toBe(25)
    expect(verdictFor({}, capsule).costPerWear).toBeNull()
  })

  test('ignores wears from before Armadio, unless the purchase date is known', () => {
    const before = { wearsBefore: 100, wearCount: 110 }
    const undated = [knit('Wool sweater', 0, before), knit('Cardigan', 0, before)]
    expect(cost(undated)?.wearsAYear).toBe(10)
    const bought = undated.map((piece) => ({ ...piece, purchaseDate: '2024-11-23' as const }))
    expect(cost(bought)?.wearsAYear).toBe(55)
  })
})

const made: readonly OwnedPiece[] = generateCloset(90).map((piece) => ({
  ...piece,
  wearsBefore: 0,
  purchaseDate: null,
  addedOn: '2026-01-01',
}))
const candidates = fc.constantFrom(
  ...made.filter((_, at) => at % 7 === 0).map(({ name, category, color }) => ({ name, category, color })),
  ...closetCategories.map((category) => ({ name: 'Find', category, color: null })),
)
const smallCloset = fc.shuffledSubarray([...made], { maxLength: 12 })

test('any small closet gives a verdict with a matching sentence, plain texts, and complete outfits', () => {
  fc.assert(
    fc.property(candidates, smallCloset, (candidate, closet) => {
      const result = WouldWear.parse(verdictFor({ ...candidate, price: '40.00' }, closet))
      expect(result.sentence).toMatch(new RegExp(`^${result.verdict}[. ].*\\.$`, 'i'))
      expect(result.outfits.length).toBe(Math.min(4, result.outfitCount))
      expect(result.verdict === 'yes' && result.outfitCount < 3).toBe(false)
      const { sentence, reasons, nearDuplicate, costPerWear } = result
      for (const text of [sentence, ...reasons, nearDuplicate?.reason, costPerWear?.reasoning]) {
        expect(text ?? 'None.').toMatch(/^[A-Z0-9].*\.$/)
        expect([...forbiddenIn(text ?? ''), ...tooLongIn(text ?? '', 20)]).toEqual([])
      }
      for (const { pieces } of result.outfits) {
        const slots = pieces.map(({ slot }) => slot)
        expect(
          slots.includes('shoes') &&
            (slots.includes('dress') || (slots.includes('top') && slots.includes('bottom'))),
        ).toBe(true)
        expect(pieces.filter(({ item }) => item.id === null)).toHaveLength(1)
      }
    }),
    { numRuns: 150 },
  )
})

test.each([
  [{ how: 'sold', goneOn: '2026-09-30' }, 'You sold your caramel cardigan in September 2026. It was '],
  [
    { how: 'donated', goneOn: '2026-09-30' },
    'You gave away your caramel cardigan in September 2026. It was ',
  ],
  [{ how: 'worn out', goneOn: null }, 'Your caramel cardigan wore out. It was '],
  [{ how: 'for sale', goneOn: null }, "Your caramel cardigan is for sale. It's "],
] as const)('a similar piece that is gone (%j) is mentioned, and changes nothing else', (gone, words) => {
  const cardigan = { ...owned('Cardigan', 'Tops', 'Caramel'), ...gone }
  const result = verdictFor({}, capsule, [cardigan])
  const [mention, ...others] = result.reasons.filter(
    (reason) => !verdictFor({}, capsule).reasons.includes(reason),
  )
  expect(mention).toMatch(new RegExp(`^${words}nearly identical\\.$`))
  expect(others).toEqual([])
  expect({ ...result, reasons: [] }).toEqual({ ...verdictFor({}, capsule), reasons: [] })
  const unlike = { ...owned('Leather belt', 'Accessories', 'Black'), ...gone }
  expect(verdictFor({}, capsule, [unlike])).toEqual(verdictFor({}, capsule))
  expect(verdictFor({}, [], [cardigan]).reasons).toHaveLength(1)
})

test('the order of a closet does not matter, and a further piece never lowers the outfit count', () => {
  fc.assert(
    fc.property(candidates, smallCloset, fc.nat(made.length - 1), (candidate, closet, at) => {
      const result = verdictFor(candidate, closet)
      expect(verdictFor(candidate, closet.toReversed())).toEqual(result)
      const more = made.slice(at, at + 1).filter((piece) => !closet.includes(piece))
      expect(verdictFor(candidate, [...closet, ...more]).outfitCount).toBeGreaterThanOrEqual(
        result.outfitCount,
      )
    }),
    { numRuns: 100 },
  )
})
