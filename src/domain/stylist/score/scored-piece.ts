import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { Garment } from '../../closet/garment.ts'

/** The facts of a piece that the score reads. */
export interface ScoredPiece {
  readonly id: string
  readonly name: string
  /** In the owner's words. */
  readonly color: string
  readonly brand: string | null
  readonly lastWornDate: CalendarDate | null
  readonly wearCount: number
  readonly garment: Garment
}
