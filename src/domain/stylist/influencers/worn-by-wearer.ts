import type { WearChoice, Wearer } from '../../closet/wearer.ts'
import type { OutfitLine } from './outfit-line.ts'

/** Whether a wearer would put the piece of a line on. A wearer who said nothing wears everything. */
export function isWornBy({ garment, note }: OutfitLine, wearer: Wearer | undefined): boolean {
  if (!wearer) return true
  const { wears, heels, neverColors, neverMaterials, neverTypes } = wearer
  if (wears && !isFor(wears, { garment, note })) return false
  if (heels === 'none' && garment.heel !== null && garment.heel !== 'flat') return false
  if (heels !== 'any' && (garment.heel === 'high' || garment.kind === 'pumps')) return false
  if (garment.color && neverColors.includes(garment.color.family)) return false
  if (garment.material && neverMaterials.includes(garment.material)) return false
  if (garment.type && neverTypes.includes(garment.type)) return false
  return coversEnough({ garment }, wearer)
}

function isFor(wears: WearChoice, { garment, note }: Pick<OutfitLine, 'garment' | 'note'>): boolean {
  if (wears === 'both') return true
  if (wears === 'womenswear') return garment.wornBy !== 'men'
  // Our own notes state it; for other lines the type of garment decides.
  const isKnownForAll = note !== null && note.wornBy === undefined
  const isWomens =
    garment.wornBy === 'women' ||
    note?.wornBy === 'women' ||
    garment.heel === 'high' ||
    (!isKnownForAll && (garment.slot === 'dress' || (garment.kind !== null && womensKinds.has(garment.kind))))
  return !isWomens
}

const womensKinds: ReadonlySet<string> = new Set([
  'skirt',
  'midi-skirt',
  'mini-skirt',
  'blouse',
  'camisole',
  'pumps',
  'ballet-flats',
  'earrings',
])

function coversEnough({ garment }: Pick<OutfitLine, 'garment'>, { coverage }: Wearer): boolean {
  if (coverage === 'as I like') return true
  const bared = coverage === 'shoulders' ? shouldersBared : limbsBared
  if (bared.some((part) => garment.bares.has(part))) return false
  return !(garment.isOpen && garment.slot !== 'shoes')
}

const shouldersBared = ['shoulders', 'chest', 'back', 'midriff'] as const
const limbsBared = [...shouldersBared, 'arms', 'thighs', 'lower legs'] as const
