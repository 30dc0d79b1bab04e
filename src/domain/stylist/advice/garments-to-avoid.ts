import { isSelected } from '../../closet/garment-selector.ts'
import { hasTag } from '../../closet/garment-tags.ts'
import type { ProfileBan } from '../occasions/occasion-profile.ts'
import { allGarmentsToFind, type GarmentToFind } from '../to-find/garments-to-find.ts'
import type { AdviceInput } from './advice-input.ts'
import type { ChosenPiece } from './piece-in-color.ts'
import { isOf } from './wearable.ts'

const WARM_CELSIUS = 22
const ADVISED_AGAINST_FROM = 3
// In formality: what is further off, nobody would wear.
const TEMPTING = 1.1

/** What the asker would wear but the occasion rules out: 'jeans', 'a jacket'. None of it is in `chosen`. */
export function garmentsToAvoid(
  input: AdviceInput,
  wearable: readonly GarmentToFind[],
  chosen: readonly ChosenPiece[],
): string[] {
  const { event, needs } = input.reading
  const { never = [] } = needs
  // Nobody has to be told what not to wear on an easy day.
  const bans = needs.formality.ideal < ADVISED_AGAINST_FROM ? [] : (event?.never ?? [])
  const isWarm = input.celsius !== null && input.celsius >= WARM_CELSIUS
  const ruledOut = bans.flatMap((ban) => {
    const isKept = 'what' in ban && never.some(({ of }) => of === ban.of)
    const hit = allGarmentsToFind().filter(
      ({ part, piece }) => part !== 'small' && part !== 'bag' && isSelected(piece.garment, ban.of),
    )
    // Half of 'heels or boots' means nothing to a man.
    const isForAsker = hit.every((one) => isOf(one, input.lean))
    const isCoatInWarmth = isWarm && hit.every(({ part }) => part === 'layer')
    const isTemptation =
      !isCoatInWarmth && hit.some((one) => wearable.includes(one) && isTempting(one, input))
    const isAdvised = chosen.some(({ toFind }) => hit.includes(toFind) || isHeelAgainst(toFind, ban))
    return isKept && isForAsker && isTemptation && !isAdvised ? [ban.what] : []
  })
  return [...new Set(ruledOut)]
}

// Advice that names pumps does not say 'Avoid high heels' too.
function isHeelAgainst({ name }: GarmentToFind, ban: ProfileBan): boolean {
  return 'what' in ban && /heel/.test(ban.what) && /heel|pump/.test(name)
}

// Nobody thinks of sportswear for a night out, or of evening wear for a day in court.
const isTempting = ({ piece: { garment } }: GarmentToFind, { reading: { needs } }: AdviceInput) =>
  Math.abs(garment.formality - needs.formality.ideal) < TEMPTING &&
  !hasTag(garment, ['technical', 'athletic', 'gym', 'running']) &&
  !(needs.dayTime === 'day' && hasTag(garment, ['evening', 'black tie', 'gown']))
