import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stylePreferences, stylistSeasons } from '../../contract/stylist/stylist.ts'
import { forbiddenIn, tooLongIn } from '../../../tests/support/voice/forbidden-constructions.ts'
import { outfitNeeds } from '../stylist/occasions/needs-of-request.ts'
import { outfitOf } from '../stylist/search/outfit-of.ts'
import { falseClaims } from './false-claims.test-support.ts'
import { makePiece } from './make-outfit.test-support.ts'
import { outfitInWords } from './outfit/outfit-in-words.ts'
import { outfitReasons } from './outfit/outfit-reasons.ts'
import { scoreInWords } from './score/score-line.ts'
import { suggestionsOf } from './suggestions/suggestions.ts'

const TODAY = '2026-11-23'
const colors = [
  'Navy', 'Bright red', 'White', 'Black', 'Camel', 'Sage green', 'Mustard', 'Light gray', 'Fuchsia', 'White and navy',
  'Red, green and yellow', 'multicolor', '', '???', '#27324c', 'dunkelgrün', 'Denim blue', 'Off white', 'Chestnut brown',
] // prettier-ignore
const names = {
  Tops: ['T-shirt', 'Striped T-shirt', 'Oxford shirt', 'Floral blouse', 'Merino turtleneck', 'Cropped cardigan', 'Oversized hoodie', 'Checked flannel shirt', 'Zorvo'],
  Bottoms: ['Jeans', 'Wide-leg trousers', 'Pleated skirt', 'Leopard midi skirt', 'Suit trousers', 'Linen shorts', 'Qux 17'],
  Dresses: ['Floral wrap dress', 'Maxi dress', 'Slip dress', 'Lehenga', 'Jumpsuit'],
  Outerwear: ['Wool coat', 'Biker jacket', 'Raincoat', 'Velvet blazer', 'Down parka', 'Trench coat'],
  Shoes: ['White sneakers', 'Suede loafers', 'Patent pumps', 'Rubber rain boots', 'Strappy sandals', 'Ankle boots', '<b>shoe</b>'],
  Accessories: ['Tote', 'Wool scarf', 'Gold hoops', 'Leather belt', 'Silk tie', 'Beanie', 'Backpack', 'Checked scarf', 'Thing'],
} // prettier-ignore

const pieceOf = (category: keyof typeof names) =>
  fc
    .record({
      name: fc.constantFrom(...names[category]),
      color: fc.constantFrom(...colors),
      wearCount: fc.constantFrom(0, 1, 12),
      lastWornDate: fc.constantFrom(null, '2026-11-22', '2026-10-01', '2025-02-03'),
    })
    .map(({ name, color, wearCount, lastWornDate }) => {
      const worn = { wearCount, ...(lastWornDate ? { lastWornDate } : {}) }
      return makePiece([name, category, color].join('; '), worn)
    })

const outfit = fc
  .record({
    body: fc.oneof(
      fc.tuple(pieceOf('Tops'), pieceOf('Bottoms')),
      fc.tuple(pieceOf('Dresses')),
      fc.tuple(pieceOf('Tops')),
    ),
    outer: fc.option(pieceOf('Outerwear'), { nil: null }),
    shoes: fc.option(pieceOf('Shoes'), { nil: null }),
    extras: fc.array(pieceOf('Accessories'), { maxLength: 3 }),
  })
  .map(({ body, outer, shoes, extras }) =>
    [...body, outer, shoes, ...extras]
      .filter((piece) => piece !== null)
      .map((piece, at) => ({ ...piece, id: String(at) })),
  )

const wishes = fc.record({
  occasion: fc.constantFrom(
    null, 'work', 'wedding-guest', 'date', 'casual', 'black tie gala in January', 'a walk in the rain at 6 °C',
    "my aunt's funeral", 'picnic on the grass, 28 °C', 'cycling to the office in a storm', 'yoga',
  ), // prettier-ignore
  stylePreference: fc.constantFrom(...stylePreferences),
  season: fc.constantFrom(null, ...stylistSeasons),
})

test('texts of 2,000 random outfits are true, short and follow the voice guide', () => {
  fc.assert(
    fc.property(outfit, wishes, (pieces, wish) => {
      const needs = outfitNeeds(wish)
      const [focus = null] = pieces
      const made = outfitOf({ focus, pieces, needs, today: TODAY })
      const words = outfitInWords(made, needs)
      const reasons = suggestionsOf(made, needs, TODAY).filter(({ item }) => item !== null)
      const about = reasons.map(({ reasoning, item }) => ({
        text: reasoning,
        piece: made.pieces.find(({ id }) => id === item?.id) ?? null,
      }))
      const lines = scoreInWords(made.score, made.pieces).terms.map(({ reason }) => reason)
      const analysis = words.styleAnalysis
      const whys = outfitReasons(made).map(({ text }) => text)
      for (const text of [analysis, ...lines, ...whys]) expect(falseClaims(text, made.pieces)).toEqual([])
      for (const { text, piece } of about) expect(falseClaims(text, made.pieces, piece)).toEqual([])
      const ours = [analysis, ...lines, ...words.stylingTips, ...about.map(({ text }) => text)].map(
        withoutNames,
      )
      expect(ours.flatMap(forbiddenIn)).toEqual([])
      expect(words.stylingTips.flatMap((tip) => tooLongIn(withoutNames(tip), 16))).toEqual([])
      expect(lines.flatMap((line) => tooLongIn(withoutNames(line), 12))).toEqual([])
      expect(tooLongIn(withoutNames(analysis), 16)).toEqual([])
      expect(about.flatMap(({ text }) => tooLongIn(withoutNames(text), 12))).toEqual([])
      expect(new Set(words.stylingTips).size).toBe(words.stylingTips.length)
    }),
    { numRuns: 2000, seed: 17 },
  )
}, 120_000)

// The owner's own words are not checked.
function withoutNames(text: string): string {
  return text.replaceAll(/zorvo|qux 17|<b>shoe<\/b>|\bthing\b/gi, 'piece')
}
