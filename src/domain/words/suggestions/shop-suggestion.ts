import type { Suggestion, WebSuggestion } from '../../../contract/stylist/stylist.ts'
import { drawingAddress } from '../../closet/drawings/drawing-address.ts'
import { kindRow, type ShopGroup } from '../../closet/garment-kinds.ts'
import type { BrandLevel } from '../../closet/garment.ts'
import { stableNumber } from '../../stable-number.ts'
import type { MissingSlot } from '../../stylist/outfit.ts'
import { fillGap, type FoundGarment } from '../../stylist/catalog/fill-gap.ts'
import { type CatalogGarment, shopBrands } from '../../stylist/catalog/garment-catalog.ts'
import { CALLED_FOR, wantedWeight } from '../../stylist/score/wants-met.ts'
import { priceAtLevel, shopLevel } from '../../stylist/catalog/shop-level.ts'
import type { OutfitToComplete } from '../../stylist/catalog/rank-candidates.ts'
import { capital, sentence, withArticle, withColor } from '../english.ts'
import { slotWithArticle } from '../outfit/outfit-description.ts'
import { briefly } from '../occasion-words.ts'

const stars = {
  needed: { outer: 4, top: 4, bottom: 4, dress: 4, shoes: 4, bag: 3, extra: 2 },
  wanted: { outer: 3, top: 3, bottom: 3, dress: 3, shoes: 3, bag: 2, extra: 2 },
} as const
const BRANDS = 3

/** Returns a shop suggestion for an empty slot; null if nothing for the slot suits the wearer. */
export function shopSuggestion(outfit: OutfitToComplete, missing: MissingSlot): Suggestion | null {
  const { slot, isNeeded } = missing
  const find = fillGap(outfit, slot, (name) => seededRandomFor(outfit, name))
  if (!find || (!isNeeded && isUncalledFor(find, outfit))) return null
  const suggested = webSuggestion(outfit, find)
  if (!suggested) return null
  return {
    type: 'shop',
    slot,
    priority: stars[isNeeded ? 'needed' : 'wanted'][slot],
    reasoning: reasoning(outfit, find, missing),
    item: null,
    webSuggestion: suggested,
  }
}

// Nobody needs a leather belt at the gym, a sun hat at yoga, or an everyday bag at a cocktail party.
function isUncalledFor({ piece: { garment } }: FoundGarment, { needs }: OutfitToComplete): boolean {
  if (!needs.occasion || wantedWeight(garment, needs) >= CALLED_FOR) return false
  if (needs.occasion.activities.includes('sport')) return true
  const { least, most } = needs.occasion.formality
  return garment.formality < least || garment.formality > most
}

// Stable for the same pieces.
function seededRandomFor({ pieces }: OutfitToComplete, of: string): number {
  const ids = pieces.map(({ id }) => id).toSorted()
  return stableNumber(`shop:${of}:${ids.join()}`)
}

function webSuggestion(outfit: OutfitToComplete, find: FoundGarment): WebSuggestion | null {
  const { garment, color, piece } = find
  const kind = kindRow(piece.garment.kind)
  if (!kind) return null
  const level = shopLevel(outfit.pieces)
  const { name, details = [], alsoCalled } = garment
  const { needs } = outfit
  return {
    name: capital(nameInColor(garment, color)),
    category: kind.category,
    priceRange: priceAtLevel(garment.fromDollars ?? kind.fromDollars, level),
    description: [
      ...(details[0] ? [sentence(inDetail(find, details[0]))] : []),
      priceEstimateNote(level),
    ].join(' '),
    brands: brandsFor(`${kind.id}:${name}`, kind.soldAs, level),
    searchTerms: [
      nameInColor(garment, color),
      alsoCalled ?? `second-hand ${name}`,
      `${name} ${needs.season ?? needs.stylePreference}`,
    ],
    imageUrl: drawingAddress(kind.id, color),
    color: capital(color),
  }
}

// Returns 'a belted sand trench coat' or 'a silk blouse with long sleeves'.
function inDetail({ garment, color }: FoundGarment, detail: string): string {
  const name = nameInColor(garment, color)
  const isOneWord = !detail.includes(' ') && name === `${color ?? ''} ${garment.name}`.trim()
  const words = isOneWord ? `${detail} ${name}` : name
  const whole = garment.isSeveral ? words : withArticle(words)
  return isOneWord ? whole : `${whole}${/^(?:with|in|for|to|over|that) /.test(detail) ? '' : ','} ${detail}`
}

function reasoning({ needs }: OutfitToComplete, find: FoundGarment, { slot, isNeeded }: MissingSlot): string {
  const whole = garmentWithArticle(find.garment, find.color)
  const isCalledFor = wantedWeight(find.piece.garment, needs) >= CALLED_FOR
  // Small pieces come in any color that suits the outfit.
  if (!isNeeded && isCalledFor && (slot === 'bag' || slot === 'extra'))
    return `${capital(garmentWithArticle(find.garment, null))} would finish the outfit.`
  if (!isNeeded && isCalledFor && needs.occasion)
    return `You'll need ${whole} for ${briefly(needs.occasion.phrase)}.`
  if (!isNeeded) return `Optional: ${whole}.`
  // The closet may have unsuitable ones.
  const what = /coat\b/.test(find.garment.name) ? 'a coat' : slotWithArticle(slot)
  return `This outfit still needs ${what}. ${capital(whole)} would work.`
}

/** Returns a garment with its color: 'sand poplin shirt'. */
export function nameInColor({ name }: CatalogGarment, color: string | null): string {
  return color ? withColor(color, name) : name
}

/** Returns a garment with its article: 'a sand poplin shirt', 'navy wool trousers', 'your navy blazer'. */
export function garmentWithArticle(garment: CatalogGarment, color: string | null): string {
  if (garment.isOwned) return `your ${garment.name}`
  const name = nameInColor(garment, color)
  return garment.isSeveral ? name : withArticle(name)
}

/** Returns three brands of a group and price level, stable for the same key. */
export function brandsFor(key: string, group: ShopGroup, level: BrandLevel): string[] {
  const all = shopBrands[group][level]
  const start = Math.floor(stableNumber(key) * all.length)
  return [...all.slice(start), ...all.slice(0, start)].slice(0, BRANDS)
}

const levelWords: Readonly<Record<BrandLevel, string>> = {
  1: 'budget',
  2: 'mid-range',
  3: 'premium',
  4: 'designer',
  5: 'luxury',
}

/** Returns the note on a suggested piece and its price. */
export function priceEstimateNote(level: BrandLevel): string {
  return `A suggestion, not a listing. Price estimated for ${levelWords[level]} brands.`
}
