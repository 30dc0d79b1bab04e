import type { GarmentKind } from '../../closet/garment-kinds.ts'
import type { AdviceContext } from './advice-context.ts'
import type { PieceRole } from './color-of-piece.ts'
import type { PieceIdea } from './piece-idea.ts'

// prettier-ignore
const outer: ReadonlySet<GarmentKind> = new Set<GarmentKind>(['coat', 'trench-coat', 'raincoat', 'puffer', 'parka', 'leather-jacket', 'bomber', 'jacket'])
// prettier-ignore
const rainwear: ReadonlySet<GarmentKind> = new Set<GarmentKind>(['coat', 'trench-coat', 'raincoat', 'parka', 'puffer'])
const OUT = -20
const LESS = -4
const COLD_BELOW = 12.5
const GOWN_FROM = 4.2

/** Points for or against a piece by its part in the outfit and by what was chosen before it. */
export function suitsRole(
  idea: PieceIdea,
  role: PieceRole,
  taken: readonly PieceIdea[],
  { event, celsius, level }: AdviceContext,
): number {
  const [main] = taken
  const isOutdoors = event.needs.setting === 'outdoors' || event.needs.isWet
  if (role === 'layer') {
    if (event.needs.isWet && !rainwear.has(idea.kind)) return OUT
    if (!event.needs.isWet && idea.kind === 'raincoat') return LESS
    if (celsius < COLD_BELOW && !outer.has(idea.kind)) return isOutdoors || celsius < 6 ? OUT : LESS
  }
  if (role === 'layer' && main && !goesOver(idea, taken)) return OUT
  if (idea.traits.includes('denim') && taken.some(({ traits }) => traits.includes('denim'))) return LESS * 2
  if (role === 'shoes' && main) return shoePoints(idea, main, level)
  if (idea.kind === 'tie')
    return taken.some(({ text }) => /shirt/.test(text)) && main?.kind === 'blazer' ? 0 : OUT
  if (idea.kind === 'belt') return main && takesBelt.has(main.kind) ? 0 : OUT
  return role === 'second' && main?.kind === 'blazer' ? underJacket(idea) : 0
}

// A vest wants a shirt below it, a waistcoat and an overshirt want trousers.
function goesOver({ kind }: PieceIdea, taken: readonly PieceIdea[]): boolean {
  if (kind === 'knit-vest') return taken.some((other) => other.kind === 'shirt')
  if (kind !== 'waistcoat' && kind !== 'shirt') return true
  return !taken.some((other) => dresses.has(other.kind) || other.kind === 'shirt-dress')
}

const takesBelt: ReadonlySet<GarmentKind> = new Set<GarmentKind>([
  'blazer',
  'trousers',
  'chinos',
  'jeans',
  'wide-leg-trousers',
])
const lacedOrPlain: ReadonlySet<GarmentKind> = new Set<GarmentKind>(['oxfords', 'sneakers'])
const dresses: ReadonlySet<GarmentKind> = new Set<GarmentKind>([
  'dress',
  'slip-dress',
  'wrap-dress',
  'maxi-dress',
  'jumpsuit',
])

function shoePoints(idea: PieceIdea, main: PieceIdea, level: number): number {
  if (
    dresses.has(main.kind) &&
    level >= GOWN_FROM &&
    !['pumps', 'sandals', 'ballet-flats'].includes(idea.kind)
  )
    return OUT
  if (dresses.has(main.kind) && level >= 3 && lacedOrPlain.has(idea.kind)) return LESS
  if (dresses.has(main.kind) && level >= 3.5 && idea.kind === 'loafers') return LESS
  if (/tuxedo|dinner jacket/.test(main.text))
    return ['oxfords', 'pumps', 'loafers'].includes(idea.kind) ? 0 : OUT
  if (main.kind === 'blazer' && ['sandals', 'tall-boots'].includes(idea.kind)) return LESS
  if (/shorts|leggings|joggers/.test(main.text) && ['oxfords', 'pumps'].includes(idea.kind)) return OUT
  return idea.kind === 'tall-boots' && /wide|trousers|jeans|chinos/.test(main.text) ? OUT : 0
}

// Bulk and sport do not go below tailoring.
function underJacket({ kind, text }: PieceIdea): number {
  if (['cable-knit', 'sweatshirt', 'tank-top'].includes(kind) || /flannel|denim|crocheted/.test(text))
    return OUT
  return 0
}
