import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import { bulkEndpoints, type BulkChanges } from '../../../../contract/closet/bulk-endpoints.ts'
import { fieldErrorsOf } from '../../../ui/inputs/field-errors.ts'
import type { pieceFieldLabels } from '../../piece-field-labels.ts'

/** A fact that is edited for many pieces at once. */
export type BulkEditField = keyof typeof pieceFieldLabels

/** The user's edits: the text, or null to clear the field. Untouched fields are absent. */
export type BulkEdits = Partial<Record<BulkEditField, string | null>>

type Facts = Pick<ClosetItem, BulkEditField>

/** The common value of a fact: `''` if no piece has one, null if the pieces differ. */
export function commonValue(pieces: readonly Facts[], field: BulkEditField): string | null {
  const values = new Set(pieces.map((piece) => piece[field] ?? ''))
  const [first = ''] = values
  return values.size > 1 ? null : first
}

/**
 * The edits validated by the contract, or the errors by field. Leaves out unchanged values, and blank text where the
 * pieces differ: that is no request to clear all of them.
 */
export function checkedEdits(
  pieces: readonly Facts[],
  edits: BulkEdits,
): { changes: BulkChanges; fieldErrors: Partial<Record<string, string>> } {
  const meant = Object.entries(edits).filter(([name, edit]) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the names
    const common = commonValue(pieces, name as BulkEditField)
    return edit === null ? common !== '' : edit.trim() !== (common ?? '')
  })
  const parsed = bulkEndpoints.change.body.shape.changes.safeParse(Object.fromEntries(meant))
  if (parsed.success) return { changes: parsed.data, fieldErrors: {} }
  return { changes: {}, fieldErrors: fieldErrorsOf(parsed.error) }
}
