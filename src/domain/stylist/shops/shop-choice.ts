import { shadeOf } from '../../closet/color-words.ts'
import type { OwnSlot } from '../../closet/garment.ts'
import { readColors } from '../../closet/perceived-color.ts'
import { stableNumber } from '../../stable-number.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OccasionNeeds, OutfitNeeds } from '../outfit-needs.ts'
import { meanFormality } from '../score/judge-formality.ts'
import { temperatureFor } from '../score/warmth-needed.ts'
import { areaWeight } from '../score/area-weight.ts'
import { colorRelation } from '../score/color-relation.ts'
import { metalFor } from './metal-for.ts'
import type { ShopKind } from './shop-kinds.ts'
import { shopKindsFor } from './shop-kinds-for.ts'

/** Colors that a piece of each cloth is easily found in; the first is taken where nothing speaks for another. */
// prettier-ignore
const colorsFor: Readonly<Record<Exclude<ShopKind['colors'], 'metal'>, readonly string[]>> = {
  cloth: ['Navy', 'Camel', 'Charcoal', 'Black', 'Olive', 'Light gray', 'Cream'],
  'dark cloth': ['Navy', 'Charcoal', 'Black', 'Dark brown', 'Burgundy', 'Olive'],
  'light cloth': ['White', 'Cream', 'Light blue', 'Sand', 'Light gray', 'Sage'],
  leather: ['Black', 'Cognac', 'Dark brown', 'Tan', 'Burgundy'],
  sneakers: ['White', 'Black', 'Light gray'],
  denim: ['Indigo', 'Light blue', 'Black'],
  straw: ['Natural'],
  silk: ['Cream', 'Black', 'Navy', 'Burgundy', 'Emerald', 'Blush'],
}
const DAY_CELSIUS = 18
// A favorite color wins over one that goes a little better.
const FAVORITE = 0.15

/** An outfit that lacks something. */
export interface OutfitToComplete {
  readonly pieces: readonly StylistPiece[]
  readonly needs: OutfitNeeds | null
}

/** The same for the same pieces, and mostly another for others. */
export function chanceOf({ pieces }: OutfitToComplete, of: string): number {
  return stableNumber(
    `shop:${of}:${pieces
      .map(({ id }) => id)
      .toSorted()
      .join()}`,
  )
}

/** What would fill a place best; null where the wearer wears none of it. */
export function chooseShopKind(outfit: OutfitToComplete, slot: OwnSlot): ShopKind | null {
  const offered = shopKindsFor(slot, outfit.needs?.wearer)
  const [first, ...others] = offered.map((kind) => ({ kind, worth: kindWorth(outfit, kind) }))
  if (!first) return null
  let best = first
  for (const other of others) if (other.worth > best.worth) best = other
  return best.kind
}

function kindWorth(outfit: OutfitToComplete, one: ShopKind): number {
  const { needs, pieces } = outfit
  const celsius = temperatureFor(needs)
  const occasion = needs?.occasion ?? null
  const isWithSkirts = pieces.some(({ garment }) => garment.wornBy === 'women')
  const sought = occasion?.formality.ideal ?? meanFormality(pieces)
  const degrees = celsius ?? DAY_CELSIUS
  const [least, most] = one.celsius
  let worth = -Math.abs(one.formality - sought) + 0.15 * chanceOf(outfit, one.name)
  worth -= 0.4 * Math.max(0, least - degrees, degrees - most)
  if (one.only && (one.only === 'with skirts') !== isWithSkirts) worth -= 3
  if (one.styles && needs) worth += one.styles.includes(needs.stylePreference) ? 0.35 : -0.25
  // A person has it already, in this very outfit.
  if (pieces.some(({ garment: { kind } }) => kind === one.kind)) worth -= 4
  return worth - outOfPlace(one, occasion)
}

function outOfPlace(one: ShopKind, occasion: OccasionNeeds | null): number {
  const isSunny =
    occasion?.setting !== 'indoors' && occasion?.dayTime !== 'evening' && occasion?.dayTime !== 'night'
  let against = 0
  if (one.isFor === 'rain') against += occasion?.isWet ? -1.5 : 3
  const isLate = occasion?.dayTime === 'evening' || occasion?.dayTime === 'night'
  if (one.isFor === 'day' && isLate) against += 1
  if (one.isFor === 'sun' && (!isSunny || occasion?.isWet)) against += 3
  if (!occasion) return against
  if (one.isBare && occasion.asksCover) against += 4
  if (
    one.isSharpOn === 'grass' &&
    ['on grass', 'on sand', 'on ice', 'walking', 'cycling', 'hiking'].some((activity) =>
      occasion.activities.some((own) => own === activity),
    )
  )
    against += 1.2
  if (one.formality < occasion.formality.least) against += 1.5
  return one.formality > occasion.formality.most ? against + 1.5 : against
}

/** The color in which it goes best with the pieces that are there. */
export function chooseShopColor(outfit: OutfitToComplete, { colors, name }: ShopKind): string {
  if (colors === 'metal') return metalFor(outfit.pieces)?.metal === 'silver' ? 'Silver' : 'Gold'
  const never = outfit.needs?.wearer?.neverColors ?? []
  const all = colorsFor[colors].map((color) => ({ color, worth: colorWorth(outfit, color, name) }))
  const choices = all.filter(({ color }) => readColors(color).every(({ family }) => !never.includes(family)))
  const [best] = (choices.length > 0 ? choices : all).toSorted((one, other) => other.worth - one.worth)
  return best?.color ?? 'Black'
}

function colorWorth(outfit: OutfitToComplete, color: string, name: string): number {
  const [read] = readColors(color)
  if (!read) return -1
  const occasion = outfit.needs?.occasion ?? null
  let worth = 0.08 * chanceOf(outfit, `${name}:${color}`)
  let weights = 0
  let harmony = 0
  for (const piece of outfit.pieces) {
    const { slot, color: own } = piece.garment
    if (!own) continue
    harmony += areaWeight[slot] * colorRelation(read, own).harmony
    weights += areaWeight[slot]
    // Shoes, bag and belt of one color look meant.
    if ((slot === 'shoes' || slot === 'bag' || slot === 'extra') && shadeOf(piece) === color.toLowerCase())
      worth += 0.14
  }
  worth += weights > 0 ? harmony / weights : 0.8
  if (!read.isNeutral) worth -= 0.06
  if (occasion?.avoidColors.some(({ family }) => family === read.family)) worth -= 1
  if (occasion?.wantColors.includes(read.family)) worth += 1
  if (outfit.needs?.wearer?.favoriteColors.includes(read.family)) worth += FAVORITE
  if (outfit.needs?.stylePreference === 'edgy' && read.family === 'black') worth += 0.12
  if (outfit.needs?.stylePreference === 'bohemian' && (read.family === 'brown' || read.family === 'beige'))
    worth += 0.08
  const light = outfit.needs?.season === 'summer' ? 0.06 : outfit.needs?.season === 'winter' ? -0.06 : 0
  return worth + light * (read.lightness - 0.5) * 2
}
