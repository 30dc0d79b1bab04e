import type { Suggestion, WebSuggestion } from '../../contract/stylist.ts'
import { drawingAddress } from '../closet/drawing-address.ts'
import { kindRow } from '../closet/garment-kinds.ts'
import type { BrandLevel } from '../closet/garment.ts'
import type { MissingSlot } from '../stylist/outfit.ts'
import {
  chanceOf,
  chooseShopColor,
  chooseShopKind,
  type OutfitToComplete,
} from '../stylist/shops/shop-choice.ts'
import { shopBrands, type ShopKind } from '../stylist/shops/shop-kinds.ts'
import { priceAtLevel, shopLevel } from '../stylist/shops/shop-level.ts'
import { capital, sentence, withArticle } from './english.ts'
import { ideaNote } from './level-words.ts'
import { aSlot } from './outfit-description.ts'

// prettier-ignore
const several = new Set(['jeans', 'trousers', 'chinos', 'shorts', 'shoes', 'sneakers', 'loafers', 'pumps', 'flats', 'sandals', 'boots', 'earrings', 'sunglasses'])
const stars = {
  needed: { outer: 4, top: 4, bottom: 4, dress: 4, shoes: 4, bag: 3, extra: 2 },
  wanted: { outer: 3, top: 3, bottom: 3, dress: 3, shoes: 3, bag: 2, extra: 2 },
} as const
const BRANDS = 3

/**
 * Something to look for in stores, for a place that the closet has nothing for; null where the wearer wears nothing
 * that would fill it.
 */
export function shopSuggestion(outfit: OutfitToComplete, missing: MissingSlot): Suggestion | null {
  const { slot, isNeeded } = missing
  const idea = chooseShopKind(outfit, slot)
  if (!idea) return null
  const color = chooseShopColor(outfit, idea)
  return {
    type: 'shop',
    slot,
    priority: stars[isNeeded ? 'needed' : 'wanted'][slot],
    reasoning: reasoning(outfit, idea, color, missing),
    item: null,
    webSuggestion: webSuggestion(outfit, idea, color),
  }
}

function webSuggestion(outfit: OutfitToComplete, idea: ShopKind, color: string): WebSuggestion {
  const level = shopLevel(outfit.pieces)
  const whole = `${color.toLowerCase()} ${idea.name}`
  const { needs } = outfit
  return {
    name: `${color} ${idea.name}`,
    category: kindRow(idea.kind).category,
    priceRange: priceAtLevel(idea.fromDollars, level),
    description: `${sentence(`${aOf(idea, color)}: ${idea.detail}`)} ${ideaNote(level)}`,
    brands: threeBrands(outfit, idea, level),
    searchTerms: [whole, idea.seek, `${idea.name} ${needs?.season ?? needs?.stylePreference ?? 'plain'}`],
    imageUrl: drawingAddress(idea.kind, color),
    color,
  }
}

function reasoning(
  { needs }: OutfitToComplete,
  idea: ShopKind,
  color: string,
  { slot, isNeeded }: MissingSlot,
): string {
  const whole = aOf(idea, color)
  if (!isNeeded) return `Optional: ${whole}.`
  const place = needs?.occasion ? ` for ${needs.occasion.phrase}` : ' for this outfit'
  return `You don't have ${aSlot(slot)}${place}. ${capital(whole)} would work.`
}

/** 'a sand poplin shirt', 'navy wool trousers'. */
function aOf(idea: ShopKind, color: string): string {
  const whole = `${color.toLowerCase()} ${idea.name}`
  return several.has(idea.name.split(' ').at(-1) ?? '') ? whole : withArticle(whole)
}

function threeBrands(outfit: OutfitToComplete, { group, name }: ShopKind, level: BrandLevel): string[] {
  const all = shopBrands[group][level]
  const start = Math.floor(chanceOf(outfit, `brands:${name}`) * all.length)
  return [...all.slice(start), ...all.slice(0, start)].slice(0, BRANDS)
}
