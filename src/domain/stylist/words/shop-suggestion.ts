import type { Suggestion, WebSuggestion } from '../../../contract/stylist.ts'
import { shadeOf } from '../../closet/color-words.ts'
import { drawingAddress } from '../../closet/drawing-address.ts'
import { kindRow } from '../../closet/garment-kinds.ts'
import type { BrandLevel } from '../../closet/garment.ts'
import { capital } from '../../sentence.ts'
import type { MissingSlot } from '../outfit.ts'
import { chooseFresh } from './choose-words.ts'
import type { OutfitView } from './outfit-view.ts'
import type { Told } from './piece-reasoning.ts'
import { shopBrands } from './shop-brands.ts'
import { chooseShopColor, chooseShopKind } from './shop-choice.ts'
import type { ShopKind } from './shop-kinds.ts'
import { levelWords, priceAtLevel, shopLevel } from './shop-level.ts'
import { voiceOf, withArticle } from './voice.ts'

// prettier-ignore
const several = new Set(['jeans', 'trousers', 'chinos', 'shorts', 'shoes', 'sneakers', 'loafers', 'pumps', 'flats', 'sandals', 'boots', 'earrings', 'sunglasses'])
const stars = {
  needed: { outer: 4, top: 4, bottom: 4, dress: 4, shoes: 4, bag: 3, extra: 2 },
  wanted: { outer: 3, top: 3, bottom: 3, dress: 3, shoes: 3, bag: 2, extra: 2 },
} as const

/**
 * Something to look for in the shops, for a place that the closet has nothing for; null where the wearer wears nothing
 * that would fill it.
 */
export function shopSuggestion(
  view: OutfitView,
  { slot, isNeeded }: MissingSlot,
  told: Told,
): Suggestion | null {
  const idea = chooseShopKind(view, slot)
  if (!idea) return null
  const color = chooseShopColor(view, idea)
  return {
    type: 'shop',
    slot,
    priority: stars[isNeeded ? 'needed' : 'wanted'][slot],
    reasoning: reasoning(view, idea, color, isNeeded, told),
    item: null,
    webSuggestion: webSuggestion(view, idea, color),
  }
}

function webSuggestion(view: OutfitView, idea: ShopKind, color: string): WebSuggestion {
  const level = shopLevel(view.pieces)
  const name = `${color} ${idea.name}`
  const whole = `${color.toLowerCase()} ${idea.name}`
  return {
    name,
    category: kindRow(idea.kind).category,
    priceRange: priceAtLevel(idea.fromDollars, level),
    description: `An idea to look for, not an offer: ${isSeveral(idea) ? whole : withArticle(whole)}, ${idea.detail}. The price is an estimate for ${levelWords[level]} brands.`,
    brands: threeBrands(view, idea, level),
    searchTerms: [
      whole,
      idea.seek,
      `${idea.name} ${view.needs?.season ?? view.needs?.stylePreference ?? 'plain'}`,
    ],
    imageUrl: drawingAddress(idea.kind, color),
    color,
  }
}

function reasoning(view: OutfitView, idea: ShopKind, color: string, isNeeded: boolean, told: Told): string {
  const shade = color.toLowerCase()
  const whole = isSeveral(idea) ? `${shade} ${idea.name}` : withArticle(`${shade} ${idea.name}`)
  const place = view.needs?.occasion ? ` for ${view.needs.occasion.phrase}` : ''
  const first = isNeeded
    ? chooseFresh(
        view,
        'shop needed',
        [
          `Nothing in your closet that can be worn now fits here${place}; ${whole} would.`,
          `${capital(whole)} would fill the place that your closet leaves open${place}.`,
          `One gap in the outfit${place}: ${whole} would close it.`,
        ],
        { used: told.frames },
      )
    : chooseFresh(
        view,
        'shop wanted',
        [
          `Not needed, but ${whole} would round it off${place}.`,
          `The outfit works without; ${whole} would be the next thing to add${place}.`,
          `If you add one thing${place}, make it ${whole}.`,
        ],
        { used: told.frames },
      )
  const leadShade = shadeOf(view.lead)
  if (!leadShade) return first
  const { the } = voiceOf(view.lead)
  const second =
    leadShade === shade
      ? `In ${shade} ${isSeveral(idea) ? 'they repeat' : 'it repeats'} ${the}.`
      : chooseFresh(
          view,
          'shop color',
          [
            `${capital(shade)} goes with the ${leadShade} of ${the}.`,
            `${capital(shade)} leaves the ${leadShade} of ${the} in front.`,
            `Beside ${leadShade}, ${shade} is a safe choice.`,
          ],
          { used: told.frames },
        )
  return `${first} ${second}`
}

function threeBrands(view: OutfitView, { group, name }: ShopKind, level: BrandLevel): string[] {
  const all = shopBrands[group][level]
  const start = Math.floor(view.chance(`brands:${name}`) * all.length)
  return all
    .map((_brand, at) => all[(start + at) % all.length])
    .filter((brand) => brand !== undefined)
    .slice(0, 3)
}

function isSeveral({ name }: ShopKind): boolean {
  return several.has(name.split(' ').at(-1) ?? '')
}
