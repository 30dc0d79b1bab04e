import type { OwnSlot } from '../closet/garment.ts'
import { capital } from '../sentence.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { temperatureFor } from '../stylist/score/warmth-needed.ts'
import { outerAsked } from '../stylist/search/slots-asked.ts'
import type { ShopKind } from '../stylist/shops/shop-kinds.ts'
import { shopKindsFor } from '../stylist/shops/shop-kinds-for.ts'

/** An outfit that nobody owns yet. */
export interface OutfitToFind {
  /** 'Camel wool coat, cream merino sweater, charcoal wool trousers'. */
  readonly description: string
  /** What to get first, as it stands in a sentence: 'the charcoal wool trousers'. */
  readonly first: string
  /** Why that, after 'since': 'without it the day is too cold'. */
  readonly because: string
  /** The other pieces in the order in which they are worth getting. */
  readonly later: readonly string[]
  /** Each piece without an article: 'camel wool coat'. */
  readonly bySlot: ReadonlyMap<OwnSlot, string>
}

// What goes together, one line for each day of the week: below, above, the coat, leather.
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
const NEAR_WORTH = 0.8

/** An outfit for a day for which the closet has nothing: described, and what of it to get first. 0 is Monday. */
export function outfitToFind(needs: OutfitNeeds, at: number): OutfitToFind {
  const asks = outerAsked(needs) === 'asked'
  const slots: OwnSlot[] = [...(asks ? (['outer'] as const) : []), 'top', 'bottom', 'shoes']
  const found = new Map(slots.map((slot) => [slot, named(kindFor(slot, needs, at), slot, at)]))
  const celsius = temperatureFor(needs) ?? MILD_CELSIUS
  const firstSlot: OwnSlot = asks && celsius <= COLD_CELSIUS ? 'outer' : 'bottom'
  const order = [
    firstSlot,
    ...(['bottom', 'shoes', 'top', 'outer'] as const).filter((slot) => slot !== firstSlot),
  ]
  const words = order.flatMap((slot) => found.get(slot) ?? [])
  return {
    description: capital(
      slots
        .slice(0, 3)
        .flatMap((slot) => found.get(slot) ?? [])
        .join(', '),
    ),
    first: `the ${words[0] ?? 'trousers'}`,
    because:
      firstSlot === 'outer' ? 'without it the day is too cold' : 'whatever else you find has to go with them',
    later: words.slice(1).map((word) => `the ${word}`),
    bySlot: found,
  }
}

// Of those that are nearly as right as the best, another one each day.
function kindFor(slot: OwnSlot, needs: OutfitNeeds, at: number): ShopKind | null {
  const rated = shopKindsFor(slot, needs.wearer)
    .filter(({ isSharpOn, only }) => !isSharpOn && only !== 'with skirts')
    .map((kind) => ({ kind, worth: worthFor(kind, needs) }))
    .toSorted((one, other) => other.worth - one.worth)
  const best = rated[0]?.worth ?? 0
  const near = rated.filter(({ worth }) => worth >= best - NEAR_WORTH)
  return near[at % Math.max(1, near.length)]?.kind ?? null
}

function worthFor(
  { formality, celsius: [least, most], isFor, isBare, styles }: ShopKind,
  needs: OutfitNeeds,
): number {
  const celsius = temperatureFor(needs) ?? MILD_CELSIUS
  const ideal = needs.occasion?.formality.ideal ?? 2.5
  const isWet = needs.occasion?.isWet ?? false
  return (
    -Math.abs(formality - ideal) -
    0.5 * Math.max(0, least - celsius, celsius - most) +
    (styles?.includes(needs.stylePreference) ? 0.3 : 0) +
    (isFor === 'rain' ? (isWet && celsius > COLD_CELSIUS ? 1 : -3) : 0) -
    (isBare && needs.occasion?.asksCover ? 3 : 0)
  )
}

function named(kind: ShopKind | null, slot: OwnSlot, at: number): string {
  if (!kind) return ''
  const [dark, light, cloth, leather] = palettes[at % palettes.length] ?? palettes[0]
  const ofCloth = slot === 'outer' ? cloth : slot === 'top' ? light : dark
  const colors: Partial<Record<ShopKind['colors'], string>> = { leather, sneakers: 'white', denim: 'indigo' }
  return `${colors[kind.colors] ?? ofCloth} ${kind.name}`
}
