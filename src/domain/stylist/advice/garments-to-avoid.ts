import { isSelected } from '../../closet/garment-selector.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { ProfileBan } from '../occasions/profiles/occasion-profile.ts'
import { allCatalogGarments, type CatalogGarment } from '../catalog/garment-catalog.ts'
import type { AdviceInput } from './advice-input.ts'
import type { ChosenPiece } from './piece-in-color.ts'
import { isMadeFor } from './wearable.ts'

const WARM_CELSIUS = 22
// In formality.
const WARNINGS_FROM = 3
// Maximum formality steps from the occasion: nobody would wear other garments, so advice against them is superfluous.
const TEMPTING = 1.1

/** Returns garments that the asker would wear but the occasion rules out: 'jeans', 'a jacket'. Excludes chosen ones. */
export function garmentsToAvoid(
  input: AdviceInput,
  wearable: readonly CatalogGarment[],
  chosen: readonly ChosenPiece[],
): string[] {
  const { event, needs } = input.reading
  const { never = [] } = needs
  // Casual occasions need no warnings.
  const bans = needs.formality.ideal < WARNINGS_FROM ? [] : (event?.never ?? [])
  const isWarm = input.celsius !== null && input.celsius >= WARM_CELSIUS
  const ruledOut = bans.flatMap((ban) => {
    const isKept = 'what' in ban && never.some(({ of }) => of === ban.of)
    const hit = allCatalogGarments().filter(
      ({ part, piece }) => part !== 'small' && part !== 'bag' && isSelected(piece.garment, ban.of),
    )
    // Skips bans that only partly apply to the asker, such as 'heels or boots' to men.
    const isForAsker = hit.every((one) => isMadeFor(one, input.department))
    const isCoatInWarmth = isWarm && hit.every(({ part }) => part === 'layer')
    const isTemptation =
      !isCoatInWarmth && hit.some((one) => wearable.includes(one) && isTempting(one, input))
    const isAdvised = chosen.some(
      ({ catalogGarment: candidate }) => hit.includes(candidate) || isHeelAgainst(candidate, ban),
    )
    return isKept && isForAsker && isTemptation && !isAdvised ? [ban.what] : []
  })
  return [...new Set(ruledOut)]
}

// Advice that names pumps must not also say 'Avoid high heels'.
function isHeelAgainst({ name }: CatalogGarment, ban: ProfileBan): boolean {
  return 'what' in ban && /heel/.test(ban.what) && /heel|pump/.test(name)
}

// Nobody considers sportswear for a night out, or evening wear for a day in court.
const isTempting = ({ piece: { garment } }: CatalogGarment, { reading: { needs } }: AdviceInput) =>
  Math.abs(garment.formality - needs.formality.ideal) < TEMPTING &&
  !hasTag(garment, ['technical', 'athletic', 'gym', 'running']) &&
  !(needs.dayTime === 'day' && hasTag(garment, ['evening', 'black tie', 'gown']))
