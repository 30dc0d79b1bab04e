import { AppError } from '../http/app-error.ts'
import type { StoredDay } from './stored-plan.ts'

/**
 * Refuses another outfit for a day that was worn: its wears are counted.
 * @throws AppError day_not_changeable
 */
export function refuseWornDay({ dayOfWeek, isWorn }: StoredDay): void {
  if (!isWorn) return
  const message = `${dayOfWeek} is marked as worn. Undo that to change the outfit.`
  throw new AppError('day_not_changeable', { message })
}
