import { describe, expect, test } from 'vitest'
import { forbiddenIn, tooLongIn } from '../../../../tests/support/voice/forbidden-constructions.ts'
import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import { readCandidate } from '../../marketplace/would-wear/read-candidate.ts'
import type { ReasonFact } from '../../marketplace/would-wear/reasons.ts'
import type { VerdictFact } from '../../marketplace/would-wear/verdict.ts'
import { costLine, reasonLine, similarityLine, verdictLine } from './would-wear-verdict.ts'

const piece = (name: string, category: ClosetCategory, color: string) =>
  readCandidate({ name, category, color, description: null, imageUrl: null })
const cardigan = piece('Cardigan', 'Tops', 'Red')
const boots = piece('Chelsea boots', 'Shoes', 'Black')
const wearer = {
  wears: null, coverage: 'as I like', heels: 'any', feels: 'average', favoriteColors: [],
  neverColors: ['red'], neverMaterials: [], neverTypes: [],
} as const // prettier-ignore
const enough = { is: 'enough outfits', outfits: 18, isMore: false, firstOf: null } as const
const gone = { ...cardigan, goneOn: '2026-09-30' } as const

function expectPlain(text: string) {
  expect([...forbiddenIn(text), ...tooLongIn(text, 20)]).toEqual([])
}

describe('the verdict line is', () => {
  test.each<[VerdictFact, string]>([
    [{ is: 'unwanted', to: 'color', wearer }, 'No. You never wear red, as you said in Settings.'],
    [{ is: 'empty closet' }, 'Only if you own pieces that go with it. Your closet is empty.'],
    [
      { is: 'type unknown', outfits: 34 },
      "Only if it's a regular top. The name doesn't say, and a regular top would make 34 outfits.",
    ],
    [{ is: 'no outfit' }, 'No. It makes no outfits with what you own.'],
    [
      { is: 'slot missing', slots: ['bottom', 'shoes'], isOwned: false },
      "Only if you add bottoms and shoes. You can't make a full outfit yet.",
    ],
    [
      { is: 'slot missing', slots: ['top'], isOwned: true },
      'Only if you add a top that goes with it. None of yours do.',
    ],
    [
      { is: 'rarely worn duplicate', piece: { ...boots, wearCount: 12 }, likeness: 93, wearsAMonth: 0 },
      "No. Your black boots are very similar, and you haven't worn them in months.",
    ],
    [
      { is: 'rarely worn duplicate', piece: cardigan, likeness: 93, wearsAMonth: 1.2 },
      'No. Your red cardigan is very similar, and you wear it about once a month.',
    ],
    [
      { is: 'rarely worn duplicate', piece: { ...boots, wearCount: 0 }, likeness: 93, wearsAMonth: 0 },
      "No. Your black boots are very similar, and you haven't worn them yet.",
    ],
    [
      { is: 'duplicate', piece: cardigan, likeness: 98, wearsAMonth: 5 },
      'Only if you want it as well as your red cardigan, which is nearly identical. You wear that one about 5 times a month.',
    ],
    [
      { is: 'few outfits', outfits: 2 },
      "Only if 2 outfits are enough. That's all it makes with what you own.",
    ],
    [enough, 'Yes. It makes 18 outfits with what you own.'],
    [
      { ...enough, isMore: true, firstOf: 'top' },
      "Yes. It makes at least 18 outfits with what you own. You don't have any tops yet.",
    ],
  ])('$1', (fact, text) => {
    expect(verdictLine(fact, cardigan)).toBe(text)
    for (const candidate of [cardigan, boots]) expectPlain(verdictLine(fact, candidate))
  })

  test('plural for plural pieces', () => {
    expect(verdictLine(enough, boots)).toBe('Yes. They make 18 outfits with what you own.')
    expect(verdictLine({ is: 'duplicate', piece: boots, likeness: 80, wearsAMonth: null }, boots)).toBe(
      'Only if you want them as well as your black boots, which are similar.',
    )
  })
})

describe('the reason line is', () => {
  test.each<[ReasonFact, string]>([
    [{ is: 'goes with', slot: 'bottom', fitting: 0, pieces: [boots] }, 'None of your bottoms go with it.'],
    [
      { is: 'goes with', slot: 'shoes', fitting: 1, pieces: [boots] },
      'It goes with your black boots, the only shoes you have.',
    ],
    [{ is: 'goes with', slot: 'top', fitting: 1, pieces: [boots, boots] }, 'It goes with 1 of your 2 tops.'],
    [{ is: 'goes with', slot: 'top', fitting: 2, pieces: [boots, boots] }, 'It goes with both of your tops.'],
    [{ is: 'special purpose', purpose: 'home' }, "It's for wearing at home, where outfits aren't counted."],
    [
      { is: 'special purpose', purpose: 'underwear' },
      "It's worn under other clothes, so no outfits are counted.",
    ],
    [
      { is: 'special purpose', purpose: 'own wedding' },
      "It's for your own wedding, so no outfits are counted.",
    ],
    [{ is: 'special purpose', purpose: 'swimming' }, "It's for swimming, so only beachwear goes with it."],
    [
      { is: 'special purpose', purpose: 'snow' },
      "It's for snow sports, so only boots and casual clothes go with it.",
    ],
    [{ is: 'special purpose', purpose: 'sport' }, "It's for sports, so only casual clothes go with it."],
    [{ is: 'slot missing', slots: ['shoes'] }, 'A full outfit also needs shoes.'],
    [
      { is: 'fault', fault: 'occasion', points: 78 },
      "Most of what you'd wear with it is for other occasions.",
    ],
    [
      { is: 'fault', fault: 'season', points: 78 },
      "It's for spring, fall and winter. Most of what you'd wear with it is for other seasons.",
    ],
    [
      { is: 'fault', fault: 'formality', points: 78 },
      "It's smart casual. Most of what you'd wear with it is dressier or more casual.",
    ],
    [
      { is: 'fault', fault: 'no use', points: 78 },
      'You have nothing to wear it with. A tie needs a shirt, and a belt needs a waistband.',
    ],
    [{ is: 'fault', fault: 'points', points: 78 }, 'No outfit with it scores 78 or more.'],
    [
      { is: 'gone', piece: { ...gone, how: 'sold' }, likeness: 93 },
      'You sold your red cardigan in September 2026. It was very similar.',
    ],
    [
      { is: 'gone', piece: { ...gone, how: 'lost' }, likeness: 93 },
      'You lost your red cardigan in September 2026. It was very similar.',
    ],
    [
      { is: 'gone', piece: { ...boots, goneOn: null, how: 'for sale' }, likeness: 93 },
      "Your black boots are for sale. They're very similar.",
    ],
    [{ is: 'color unknown' }, "No color given, so color wasn't scored."],
    [{ is: 'small closet', count: 1 }, 'Your closet has only 1 piece, so adding more may change this.'],
    [
      { is: 'counting rule', points: 78 },
      "Only outfits that score 78 or more count. Changing only the shoes doesn't count as another outfit.",
    ],
  ])('$1', (fact, text) => {
    expect(reasonLine(fact, cardigan)).toBe(text)
    for (const candidate of [cardigan, boots]) expectPlain(reasonLine(fact, candidate))
  })
})

test.each([
  [
    98,
    ['type', 'color'],
    ['less warm'],
    "Nearly identical: same type and color, but it's less warm. You already have this covered.",
  ],
  [80, ['type'], ['color', 'cut'], "Similar: same type, but it's red."],
  [55, [], ['type', 'pattern'], "Loosely similar: also a top, but it's a plain cardigan. Not a duplicate."],
] as const)(
  'a similarity of %d says what is the same and what differs',
  (likeness, same, differing, text) => {
    expect(similarityLine({ piece: cardigan, likeness, same, differing })).toBe(text)
    expectPlain(text)
  },
)

test('boots are tall rather than long', () => {
  const tallBoots = piece('Knee-high boots', 'Shoes', 'Brown')
  expect(similarityLine({ piece: tallBoots, likeness: 60, same: [], differing: ['length'] })).toContain(
    "they're tall",
  )
})

test('both colors of a similar piece are named', () => {
  const duckBoots = piece('Duck boots', 'Shoes', 'Tan and brown')
  expect(similarityLine({ piece: duckBoots, likeness: 80, same: ['type'], differing: ['color'] })).toBe(
    "Similar: same type, but they're tan-and-brown.",
  )
})

test.each([
  [{ wearsAYear: 40, basis: null }, 'Estimate: 40 wears a year.'],
  [{ wearsAYear: 1, basis: { group: 'knits' } }, 'Estimate: 1 wear a year, like your knits.'],
  [
    { wearsAYear: 34, basis: { group: 'shirts and blouses' } },
    'Estimate: 34 wears a year, like your other pieces of this kind.',
  ],
  [
    { wearsAYear: 12, basis: { category: 'Outerwear' } },
    'Estimate: 12 wears a year, like your other coats and jackets.',
  ],
] as const)('a cost per wear says what it is based on: $1', (cost, text) => {
  expect(costLine({ amount: '1.00', ...cost })).toBe(text)
  expectPlain(text)
})
