import { kindRow } from '../../closet/garment-kinds.ts'
import type { Garment, OwnSlot } from '../../closet/garment.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { suitsWearer } from '../../closet/suits-wearer.ts'
import type { Wearer } from '../../closet/wearer.ts'
import { type ShopKind, shopKinds } from './shop-kinds.ts'

// Read when first asked for: most outfits lack nothing.
const garments = new Map<ShopKind, Garment>()

/** What may be looked for in the shops for a place, without what a wearer never wears. May be nothing. */
export function shopKindsFor(slot: OwnSlot, wearer: Wearer | undefined): readonly ShopKind[] {
  if (!wearer) return shopKinds[slot]
  return shopKinds[slot].filter(
    (kind) =>
      // Blouses, silk scarves and evening bags are worn with skirts, which menswear has none of.
      !(wearer.wears === 'menswear' && (slot === 'dress' || kind.only === 'with skirts')) &&
      suitsWearer(garmentOf(kind), wearer),
  )
}

function garmentOf(kind: ShopKind): Garment {
  const known = garments.get(kind)
  if (known) return known
  const category = kindRow(kind.kind).category
  const words = { name: kind.name, category, color: '', brand: null, style: null, season: null }
  const garment = readGarment({ ...words, description: kind.detail })
  garments.set(kind, garment)
  return garment
}
