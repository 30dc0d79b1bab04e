import type { OwnSlot } from '../closet/garment.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { temperatureFor } from '../stylist/score/warmth-needed.ts'
import { outerAsked } from '../stylist/search/slots-asked.ts'
import type { ShopKind } from '../stylist/shops/shop-kinds.ts'
import { shopKindsFor } from '../stylist/shops/shop-kinds-for.ts'

/** A piece to look for, such as a camel wool coat. */
export interface PieceToFind {
  readonly slot: OwnSlot
  readonly color: string
  readonly name: string
}

// Colors that go together, one row for each day of the week: below, above, the coat, leather.
const palettes = [
  ['charcoal', 'cream', 'camel', 'black'],
  ['navy', 'white', 'gray', 'cognac'],
  ['black', 'light gray', 'olive', 'black'],
  ['dark brown', 'sand', 'navy', 'tan'],
  ['burgundy', 'cream', 'charcoal', 'dark brown'],
  ['olive', 'white', 'navy', 'tan'],
  ['navy', 'light blue', 'camel', 'cognac'],
] as const
const MILD_CELSIUS = 16
const COLD_CELSIUS = 8
const NEAR_SCORE = 0.8

/** An outfit for a day that the closet has nothing for, the piece to get first in front. Day 0 is Monday. */
export function outfitToFind(needs: OutfitNeeds, at: number): PieceToFind[] {
  const celsius = temperatureFor(needs) ?? MILD_CELSIUS
  const rest = ['bottom', 'shoes', 'top'] as const
  const slots: readonly OwnSlot[] =
    outerAsked(needs) !== 'asked' ? rest : celsius <= COLD_CELSIUS ? ['outer', ...rest] : [...rest, 'outer']
  return slots.flatMap((slot) => {
    const kind = kindFor(slot, needs, celsius, at)
    return kind ? [{ slot, color: colorFor(kind, slot, at), name: kind.name }] : []
  })
}

// Of those that are nearly as right as the best, another one each day.
function kindFor(slot: OwnSlot, needs: OutfitNeeds, celsius: number, at: number): ShopKind | undefined {
  const rated = shopKindsFor(slot, needs.wearer)
    .filter(({ isSharpOn, only }) => !isSharpOn && only !== 'with skirts')
    .map((kind) => ({ kind, score: scoreFor(kind, needs, celsius) }))
    .toSorted((one, other) => other.score - one.score)
  const near = rated.filter(({ score }) => score >= (rated[0]?.score ?? 0) - NEAR_SCORE)
  return near[at % Math.max(1, near.length)]?.kind
}

function scoreFor(
  { formality, celsius: [least, most], isFor, isBare, styles }: ShopKind,
  { occasion, stylePreference }: OutfitNeeds,
  celsius: number,
): number {
  return (
    -Math.abs(formality - (occasion?.formality.ideal ?? 2.5)) -
    0.5 * Math.max(0, least - celsius, celsius - most) +
    (styles?.includes(stylePreference) ? 0.3 : 0) +
    (isFor === 'rain' ? (occasion?.isWet && celsius > COLD_CELSIUS ? 1 : -3) : 0) -
    (isBare && occasion?.asksCover ? 3 : 0)
  )
}

function colorFor({ colors }: ShopKind, slot: OwnSlot, at: number): string {
  const [dark, light, coat, leather] = palettes[at % palettes.length] ?? palettes[0]
  const fixed: Partial<Record<ShopKind['colors'], string>> = { leather, sneakers: 'white', denim: 'indigo' }
  return fixed[colors] ?? (slot === 'outer' ? coat : slot === 'top' ? light : dark)
}
