import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stylePreferences, stylistSeasons } from '../../../contract/stylist.ts'
import { shadesOf } from '../../closet/color-words.ts'
import { nounOf } from '../../closet/noun-of.ts'
import { swatchColor } from '../../closet/swatch-color.ts'
import { type Suggestion } from '../../../contract/stylist.ts'
import { asMid } from '../layers/as-mid.ts'
import { canBeMid } from '../layers/lies-over.ts'
import type { Outfit, StylistPiece } from '../outfit.ts'
import { activities } from '../outfit-needs.ts'
import { describeOutfit } from './describe-outfit.ts'
import {
  boots,
  madeNeeds,
  madeOutfit,
  madePiece,
  merino,
  tote,
  trench,
  trousers,
  ownSlots,
} from './made-outfit.test-support.ts'
import { suggestionsOf } from './suggestions-of.ts'
import { SWAP_REASON_WORDS, swapReason } from './swap-reason.ts'

/** Pieces of every place, some of which nothing is known of. */
const pool = [
  trench,
  merino,
  trousers,
  boots,
  tote,
  'Silk camisole, Tops, Blush',
  'Sleeveless linen shirt, Tops, White',
  'Striped T-shirt, Tops, White and navy',
  'Hoodie, Tops, gray',
  'Cropped cardigan, Tops, Sage green',
  'Zorvo, Tops, ',
  '<img src=x onerror=alert(1)>, Tops, NAVY',
  'Baggy jeans, Bottoms, Light blue',
  'Pleated skirt, Bottoms, Burgundy',
  'Linen shorts, Bottoms, Olive',
  'Rock aus Wolle, Bottoms, dunkelgrün',
  'Floral wrap dress, Dresses, Emerald',
  'Maxi dress, Dresses, Rust',
  'Jumpsuit, Dresses, #27324c',
  'Wool coat, Outerwear, Charcoal',
  'Velvet blazer, Outerwear, Bottle green',
  'Yellow raincoat, Outerwear, Yellow',
  'Biker jacket, Outerwear, Black',
  'Patent pumps, Shoes, Black',
  'White sneakers, Shoes, White',
  'Strappy sandals, Shoes, Gold',
  'Suede loafers, Shoes, Tan',
  'Backpack, Accessories, Black',
  'Clutch, Accessories, Silver',
  'Wool scarf, Accessories, Mustard',
  'Leather belt, Accessories, Brown',
  'Gold hoops, Accessories, Gold',
  'Steel watch, Accessories, Silver',
  'Knit beanie, Accessories, Cream',
  'Silk tie, Accessories, Wine',
].map((words) => madePiece(words))

const anyMissing = fc.uniqueArray(fc.record({ slot: fc.constantFrom(...ownSlots), isNeeded: fc.boolean() }), {
  maxLength: 3,
  selector: ({ slot }) => slot,
})
const anyPieces = fc.uniqueArray(fc.constantFrom(...pool), {
  minLength: 1,
  maxLength: 9,
  selector: ({ id }) => id,
})
const anyOutfit = fc
  .tuple(anyPieces, anyMissing, fc.boolean())
  .map(([pieces, missing, isLayered]) => madeOutfit(isLayered ? layered(pieces) : pieces, missing))

// The first that can be is worn over the others.
function layered(pieces: readonly StylistPiece[]): readonly StylistPiece[] {
  const over = pieces.findIndex(({ garment }) => canBeMid(garment))
  return pieces.map((piece, at) => (at === over ? asMid(piece) : piece))
}

const anyNeeds = fc
  .record({
    stylePreference: fc.constantFrom(...stylePreferences),
    season: fc.option(fc.constantFrom(...stylistSeasons)),
    occasion: fc.option(
      fc.record({
        phrase: fc.constantFrom('an art gallery', 'my sister’s wedding', 'a walk'),
        temperatureCelsius: fc.option(fc.integer({ min: -10, max: 38 })),
        isWet: fc.boolean(),
        isWindy: fc.boolean(),
        setting: fc.constantFrom('indoors' as const, 'outdoors' as const, null),
        activities: fc.uniqueArray(fc.constantFrom(...activities), { maxLength: 3 }),
        asksCover: fc.boolean(),
      }),
    ),
  })
  .map(({ stylePreference, season, occasion }) => madeNeeds({ stylePreference, season }, occasion))

/** Whole sentences, with nothing left over from how they are made. */
function expectWellWritten(text: string): void {
  expect(text).toMatch(/^[\p{Lu}\p{N}‘“].*\.$/su)
  expect(text).not.toMatch(/undefined|null|NaN|\[object|  |\s[,.;:]|\.\.|, ,|,,/)
  expect(text).not.toMatch(/\ba [aeiou]|\ban [^aeiouhAEIOUH8F]/)
}

const allShades = [...new Set(pool.flatMap((piece) => shadesOf(piece)))]
const allNouns = [
  ...new Set(
    pool
      .filter((piece) => nounOf(piece).isKnown)
      .flatMap((piece) => [nounOf(piece).one, nounOf(piece).several]),
  ),
]

/** Words of a piece that is not in the outfit. */
function foreignWords(text: string, { pieces }: Outfit): string[] {
  const own = pieces
    .flatMap((piece) => [...shadesOf(piece), nounOf(piece).one, nounOf(piece).several, piece.name])
    .join(' ')
    .toLowerCase()
  const said = (word: string) => new RegExp(`(^|[^a-z])${word}($|[^a-z])`, 'i').test(text)
  // A boot or a shoe may be spoken of in general, and so may a light color.
  const general = ['shoe', 'shoes', 'boot', 'boots', 'top', 'light', 'dark']
  return [...allShades, ...allNouns.map((noun) => `the ${noun}`)].filter(
    (word) => said(word) && !own.includes(word.replace('the ', '').toLowerCase()) && !general.includes(word),
  )
}

function textsOf({ reasoning, webSuggestion }: Suggestion): string[] {
  return [reasoning, ...(webSuggestion ? [webSuggestion.description] : [])]
}

describe('the words of any outfit', () => {
  test('is well written whatever is put together', () => {
    fc.assert(
      fc.property(anyOutfit, fc.option(anyNeeds), (outfit, needs) => {
        const { outfitDescription, styleAnalysis, colorPalette, stylingTips } = describeOutfit(outfit, needs)
        expectWellWritten(outfitDescription)
        expectWellWritten(styleAnalysis)
        stylingTips.forEach(expectWellWritten)
        expect(stylingTips.length).toBeGreaterThanOrEqual(3)
        expect(stylingTips.length).toBeLessThanOrEqual(5)
        expect(new Set(stylingTips).size).toBe(stylingTips.length)
        expect(new Set(colorPalette).size).toBe(colorPalette.length)
        expect(colorPalette.length).toBeLessThanOrEqual(6)
        for (const color of colorPalette) expect(swatchColor(color)).not.toBeNull()
        const sentences = styleAnalysis.split(/(?<=\.) /)
        expect(sentences.length).toBeGreaterThanOrEqual(2)
        expect(sentences.length).toBeLessThanOrEqual(4)
      }),
      { numRuns: 400 },
    )
  })

  test('give reasons that speak of nothing outside of the outfit', () => {
    fc.assert(
      fc.property(anyOutfit, anyNeeds, fc.option(fc.constant('2026-11-23')), (outfit, needs, today) => {
        for (const suggestion of suggestionsOf(outfit, needs, today)) {
          textsOf(suggestion).forEach(expectWellWritten)
          if (suggestion.type === 'closet') expect(foreignWords(suggestion.reasoning, outfit)).toEqual([])
        }
      }),
      { numRuns: 400 },
    )
  })

  test('give every piece but the focus and every missing place one suggestion, most stars first', () => {
    fc.assert(
      fc.property(anyOutfit, anyNeeds, (outfit, needs) => {
        const suggestions = suggestionsOf(outfit, needs)
        const ids = suggestions.flatMap(({ item }) => (item ? [item.id] : []))
        expect(ids.toSorted()).toEqual(
          outfit.pieces
            .slice(1)
            .map(({ id }) => id)
            .toSorted(),
        )
        expect(
          suggestions.flatMap(({ webSuggestion, slot }) => (webSuggestion ? [slot] : [])).toSorted(),
        ).toEqual(outfit.missing.map(({ slot }) => slot).toSorted())
        const stars = suggestions.map(({ priority }) => priority)
        expect(stars).toEqual(stars.toSorted((one, other) => other - one))
        for (const star of stars) expect([1, 2, 3, 4, 5]).toContain(star)
      }),
      { numRuns: 200 },
    )
  })

  test('give one short sentence for a piece that could come in', () => {
    fc.assert(
      fc.property(anyPieces, fc.option(anyNeeds), fc.boolean(), (pieces, needs, isFit) => {
        const [former, piece, ...staying] = pieces
        if (!former || !piece) return
        const reason = swapReason({ former, piece, staying, needs, isFit })
        expectWellWritten(reason)
        expect(reason.split(/(?<=\.) /)).toHaveLength(1)
        expect(reason.split(' ').length).toBeLessThanOrEqual(SWAP_REASON_WORDS)
      }),
      { numRuns: 300 },
    )
  })
})
