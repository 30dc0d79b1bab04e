import type { ClosetCategory } from '../../../src/contract/closet/closet.ts'
import { outfitSlots } from '../../../src/contract/closet/outfit-items.ts'
import { closetCategories } from '../../../src/contract/closet/closet.ts'
import { readGarmentKind } from '../../../src/domain/closet/read-garment-kind.ts'
import { slotOfKind } from '../../../src/domain/closet/garment-kinds.ts'
import fc from 'fast-check'
import type { OutfitToShare, PieceToShare } from '../../../src/domain/sharing/outfit-to-share.ts'

/** Parses 'name, category, color' into a piece. */
export function makePiece(words: string, brand: string | null = null): PieceToShare {
  const [name = '', categoryName = '', color = ''] = words.split(', ')
  const category: ClosetCategory = closetCategories.find((one) => one === categoryName) ?? 'Tops'
  const slot = slotOfKind(readGarmentKind(name), category)
  return { name, category, color, brand, slot, picture: '/drawings/coat.svg', isCutOut: true }
}

/** Creates an outfit; pieces may be texts for `makePiece`. */
export function makeOutfit(
  pieces: readonly (string | PieceToShare)[],
  facts: Partial<Omit<OutfitToShare, 'pieces'>> = {},
): OutfitToShare {
  return {
    id: '0198a1de-0000-7000-8000-000000000001',
    title: 'Camel over navy',
    theme: 'Classic',
    occasion: 'Art Gallery',
    season: 'fall',
    palette: ['Camel', 'Navy'],
    stylingTips: [],
    ...facts,
    pieces: pieces.map((piece) => (typeof piece === 'string' ? makePiece(piece) : piece)),
  }
}

export const trench = 'Camel trench coat, Outerwear, Camel'
export const crewNeck = 'Crew-neck sweater, Tops, Navy blue'
export const trousers = 'Wool trousers, Bottoms, Charcoal'
export const boots = 'Ankle boots, Shoes, Cognac brown'
export const tote = 'Leather tote, Accessories, Black'

// Writing systems, emoji of several code points, stacked combining marks, markup, links and blank texts.
// prettier-ignore
const malicious = [
  '', ' ', '—', '...', '<b>Coat</b>', '<script>alert(1)</script>', '&amp; coat', 'مِعطف أسود', 'חולצה לבנה', '黒いコート', 'Чёрное пальто',
  '👩‍👩‍👧‍👦', '🧥🧥🧥', 'Coat 🇨🇦', 'Z̷̧̢̛͎a̵͇̔l̸̰̓g̶̱͝o̷̙', '#ootd @someone', 'a', 'An Ode', 'IMG_2034.JPG', 'constructor', '__proto__',
  'A very long name that a shop gives to a coat of wool and cashmere, with belt, in camel, size M, new', 'ﷺ'.repeat(40), 'x'.repeat(120),
]

/** Arbitrary text of a user: common, malicious or random. */
export const anyText = fc.oneof(
  fc.constantFrom(...malicious),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 120 }),
)

/** Pieces with common names and colors. */
export const plainPieces = [
  trench, crewNeck, trousers, boots, tote,
  'Striped T-shirt, Tops, White and navy', 'Linen shorts, Bottoms, Olive', 'Satin slip dress, Dresses, Black', 'Olive parka, Outerwear, Olive',
  'White sneakers, Shoes, White', 'Rust scarf, Accessories, Rust', 'Gold hoops, Accessories, Gold', 'Straight jeans, Bottoms, Denim blue',
].map((words) => makePiece(words)) // prettier-ignore

const anyPiece = fc.oneof(
  fc.constantFrom(...plainPieces),
  fc.record({
    name: anyText,
    category: fc.constantFrom(...closetCategories),
    color: fc.oneof(fc.constantFrom('Navy', 'Black', '#abc', 'White and red', 'multi'), anyText),
    brand: fc.option(anyText),
    slot: fc.constantFrom(...outfitSlots),
    picture: fc.constant('/drawings/coat.svg'),
    isCutOut: fc.boolean(),
  }),
)

/** An arbitrary outfit of one to twelve pieces. */
export const anyOutfit: fc.Arbitrary<OutfitToShare> = fc.record({
  id: fc.uuid(),
  title: anyText,
  theme: fc.option(fc.oneof(fc.constantFrom('Classic', 'Quiet Autumn Week'), anyText)),
  occasion: fc.option(fc.oneof(fc.constantFrom('Art Gallery', 'Work', 'my sister’s wedding'), anyText)),
  season: fc.option(
    fc.constantFrom('spring' as const, 'summer' as const, 'fall' as const, 'winter' as const),
  ),
  palette: fc.constant([]),
  stylingTips: fc.constant([]),
  pieces: fc.array(anyPiece, { minLength: 1, maxLength: 12 }),
})
