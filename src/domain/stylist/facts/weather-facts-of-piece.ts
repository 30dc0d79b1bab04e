import { canShoesTakeShower, isShowerproof } from '../../closet/garment-facts/is-showerproof.ts'
import { type GarmentTag, hasTag } from '../../closet/tags/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import { precipitationOn } from '../score/terms/score-rain.ts'
import type { DayToDressFor } from '../score/score-fact.ts'
import { dayToDressFor } from '../score/terms/score-season.ts'
import type { PieceFact, PieceInOutfit } from './piece-fact.ts'

const COLD_FEET_CELSIUS = 9
const COOL_CELSIUS = 14
const WARM_CELSIUS = 24
const LIGHT_CLO = 0.17
const WARM_TOP_CLO = 0.25
// A thin or short cardigan is warm on a cool day, but not in frost.
const WARM_IN_FROST_CLO = 0.28
const WARM_COAT_CLO = 0.42
const WARM_COAT_IN_FROST_CLO = 0.45
const LINED_SHOES_CLO = 0.2
const FROST_CELSIUS = 2

/** Facts about a piece in rain and at the temperature. */
export function weatherFacts({ piece: { garment }, pieces, needs }: PieceInOutfit): PieceFact[] {
  const facts: PieceFact[] = []
  const isExposed = garment.slot === 'outer' || garment.slot === 'shoes' || garment.slot === 'bag'
  if (needs?.occasion?.isWet && isExposed) {
    const isOnly =
      pieces.length > 1 &&
      pieces.every(({ garment: other }) => other === garment || other.rain !== 'keeps out')
    if (garment.rain === 'keeps out')
      facts.push(
        isOnly
          ? { is: 'only waterproof', weight: 0.86 }
          : { is: 'keeps rain out', weight: 0.86, part: garment.slot },
      )
    else if (garment.rain === 'bears' && canTakeShower(garment) && precipitationOn(needs) === 'rain')
      facts.push({ is: 'handles rain', weight: 0.5 })
    else if (garment.rain !== 'bears' && precipitationOn(needs) === 'rain')
      facts.push({ is: 'suffers in rain', weight: 0.66 })
  }
  const day = needs && dayToDressFor(needs)
  if (!day) return facts
  // As the wearer feels it; texts name the temperature of `day`.
  const { celsius } = day
  const isCloth = garment.slot === 'top' || garment.slot === 'bottom' || garment.slot === 'dress'
  const part = celsius <= COOL_CELSIUS ? partKeptWarm(garment, day) : null
  if (part && !(part === 'feet' && celsius > COLD_FEET_CELSIUS))
    facts.push({ is: 'warm', weight: 0.64, part })
  if (celsius >= WARM_CELSIUS && isCloth && garment.warmthClo <= LIGHT_CLO && !hasTag(garment, knits))
    facts.push({ is: 'light', weight: 0.58, day })
  if (celsius >= WARM_CELSIUS && garment.slot === 'shoes' && garment.isOpen)
    facts.push({ is: 'airy shoes', weight: 0.58, day })
  return facts
}

const canTakeShower = (garment: Garment) =>
  garment.slot === 'outer' ? isShowerproof(garment) : garment.slot === 'shoes' && canShoesTakeShower(garment)

const knits = ['sweater', 'cardigan', 'knit vest'] as const

/** Accessories worn against the cold. */
export const warmAccessories: readonly GarmentTag[] = ['winter scarf', 'gloves', 'beanie', 'warm accessory']

/** Whether a piece is warm for its slot: of boots, only lined ones are. */
export function isWarm(
  { slot, warmthClo, material, tags }: Garment,
  day: Pick<DayToDressFor, 'celsius'> | null,
): boolean {
  const isFrost = day !== null && day.celsius < FROST_CELSIUS
  // A trench coat isn't warm, and in frost only a lined or thick coat is.
  if (slot === 'outer') return warmthClo >= (isFrost ? WARM_COAT_IN_FROST_CLO : WARM_COAT_CLO)
  // A turtleneck or sweatshirt of unknown fabric may be thin.
  const isThick =
    tags.has('chunky knit') || material === 'wool' || material === 'cashmere' || material === 'fleece'
  if ((slot === 'top' || slot === 'mid') && !isThick) return false
  if (slot !== 'shoes') return slot === 'extra' || warmthClo >= (isFrost ? WARM_IN_FROST_CLO : WARM_TOP_CLO)
  return warmthClo >= LINED_SHOES_CLO
}

function partKeptWarm(garment: Garment, day: DayToDressFor) {
  const { slot, kind, tags } = garment
  if (slot === 'shoes') return isWarm(garment, day) ? 'feet' : null
  if (!hasTag({ tags }, warmAccessories)) return null
  if (garment.type === 'earmuffs') return 'ears'
  if (garment.type === 'leg-warmers') return 'legs'
  if (kind === 'gloves') return 'hands'
  if (kind === 'beanie') return 'head'
  return kind === 'scarf' ? 'neck' : null
}
