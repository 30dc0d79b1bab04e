import type { Garment } from '../../closet/garment.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { lacksPartner, pairingFault } from '../pairing/pairing-faults.ts'
import { severities } from '../score/faults/fault.ts'
import { severityOf } from '../score/faults/piece-faults.ts'
import { CALLED_FOR, wantedWeight } from '../score/wants-met.ts'

// Highest severity of a broken pairing rule for a piece that is not called for.
const MAX_PAIRING_SEVERITY = 0.32
const MAX_CALLED_FOR = 0.6

/** Whether an optional piece adds no fault to the outfit. */
export function addsNoFault(garment: Garment, outfit: readonly Garment[], needs: OutfitNeeds): boolean {
  if (garment.type === null) return false
  const wanted = wantedWeight(garment, needs)
  const isWanted = wanted > 0
  const most = wanted >= CALLED_FOR ? MAX_CALLED_FOR : MAX_PAIRING_SEVERITY
  if (severityOf(garment, needs) >= (isWanted ? severities.bad : severities.odd)) return false
  if (lacksPartner(garment, outfit)) return false
  return outfit.every((other) => (pairingFault(garment, other)?.severity ?? 0) <= most)
}
