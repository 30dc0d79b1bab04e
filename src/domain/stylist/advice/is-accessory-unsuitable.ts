import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import type { CatalogGarment } from '../catalog/garment-catalog.ts'
import type { AdviceInput } from './advice-input.ts'
import { ruleAgainst } from './garment-rules.ts'
import eventGroups from './tables/event-groups.json' with { type: 'json' }

/** Whether a bag or accessory is impractical, such as an umbrella on a bicycle, or doesn't go with the worn garments. */
export function isAccessoryUnsuitable(
  candidate: CatalogGarment,
  worn: readonly Garment[],
  input: AdviceInput,
): boolean {
  const { garment } = candidate.piece
  // Those who provide a helmet want it worn.
  const isInHelmet = [...input.asker.neverWords].some((word) => /\b(?:helmet|hat|cap)$/.test(word))
  return (
    (garment.tags.has('cap') && isInHelmet) ||
    isWrongNeckwear(garment, worn, input) ||
    ruleAgainst('accessories', input, worn)(candidate)
  )
}

// A cummerbund needs a tuxedo, and so does a bow tie, except at events in `eventGroups.withBowTie`. A tuxedo takes no long tie.
function isWrongNeckwear(
  garment: Garment,
  worn: readonly Garment[],
  { asker, reading }: AdviceInput,
): boolean {
  const jacket = worn.find(({ slot }) => slot === 'outer')
  const isWhiteTie = jacket?.tags.has('white tie') === true
  const isTuxedo = !isWhiteTie && (jacket?.set === 'tuxedo' || jacket?.tags.has('black tie') === true)
  if (garment.tags.has('cummerbund') && !isTuxedo) return true
  if (garment.tags.has('bow tie')) {
    if (isWhiteTie !== (garment.color?.family === 'white')) return true
    if (!isTuxedo && !isWhiteTie && !eventGroups.withBowTie.includes(reading.event?.id ?? '')) return true
  } else if (garment.tags.has('tie') && (isTuxedo || isWhiteTie)) {
    return !asker.rows.some(({ id }) => id === 'hates bow ties')
  }
  return isTieWithoutShirt(garment, worn)
}

/** Whether a garment is a tie without a dress shirt, as with a turtleneck. */
export function isTieWithoutShirt(garment: Garment, chosen: readonly Garment[]): boolean {
  const isWithShirt = chosen.some(({ tags }) => tags.has('dress shirt'))
  // A barong is worn open at the neck.
  const isTraditional = chosen.some(({ slot, culture }) => slot === 'top' && culture !== null)
  return hasTag(garment, ['tie', 'bow tie']) && (!isWithShirt || isTraditional)
}
