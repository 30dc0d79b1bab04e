import type { GarmentKind } from '../../closet/garment-kinds.ts'
import type { AdviceContext } from './advice-context.ts'
import type { PieceIdea } from './piece-idea.ts'

const metals = new Set(['silver', 'gold', 'bronze', 'copper', 'pewter', 'pearl'])
const denims = new Set(['indigo', 'denim-blue', 'navy', 'black', 'gray', 'charcoal', 'white', 'ecru'])
const shirtWhites = new Set(['white', 'ivory', 'cream', 'powder-blue', 'sky-blue', 'pearl-gray', 'ecru'])
const darks = new Set([
  'black',
  'navy',
  'burgundy',
  'wine',
  'emerald',
  'plum',
  'oxblood',
  'aubergine',
  'petrol',
  'espresso',
  'ivory',
])
// prettier-ignore
const ofLeather: ReadonlySet<GarmentKind> = new Set<GarmentKind>(['leather-jacket', 'tote', 'shoulder-bag', 'backpack', 'belt', 'gloves', 'glasses'])
const jewelry: ReadonlySet<GarmentKind> = new Set<GarmentKind>(['earrings', 'necklace', 'watch'])

export type PieceRole = 'main' | 'second' | 'layer' | 'shoes' | 'extra'

function jewelColor(accent: string, kind: GarmentKind): string {
  if (accent === 'pearl') return kind === 'earrings' ? 'pearl' : 'silver'
  return metals.has(accent) ? accent : 'gold'
}

/** The color that a piece takes in the palette of the outfit, in one word that `swatchColor` knows. */
export function colorOfPiece(
  { kind, text }: PieceIdea,
  role: PieceRole,
  { palette, event }: AdviceContext,
): string {
  const [main, second, leather, accent] = palette
  const own = role === 'main' ? main : second
  if (/jeans|denim/.test(text)) return denims.has(own) ? own : 'indigo'
  if (/patent|tuxedo|dinner jacket/.test(text))
    return darks.has(main) && !/patent/.test(text) ? main : 'black'
  if (/dress shirt/.test(text))
    return shirtWhites.has(second)
      ? second
      : event.needs.avoidColors.some(({ family }) => family === 'white')
        ? 'sky-blue'
        : 'white'
  if (/straw/.test(text)) return 'natural'
  if (jewelry.has(kind)) return jewelColor(accent, kind)
  if (role === 'shoes' || ofLeather.has(kind) || /leather (?:jacket|trousers)/.test(text)) return leather
  if (role === 'main') return main
  if (role === 'second') return second
  if (role === 'layer') return second
  return metals.has(accent) ? second : accent
}
