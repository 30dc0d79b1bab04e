import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import { selectionEndpoints, type SharedChanges } from '../../../../contract/closet/selection.ts'
import type { sharedFieldLabels } from '../../shared-field-labels.ts'

/** A fact that is edited for many pieces at once. */
export type SharedField = keyof typeof sharedFieldLabels

/** The user's edits: the text, or null to clear the field. Untouched fields are absent. */
export type SharedEdits = Partial<Record<SharedField, string | null>>

type Facts = Pick<ClosetItem, SharedField>

/** The common value of a fact: `''` if no piece has one, null if the pieces differ. */
export function commonValue(pieces: readonly Facts[], field: SharedField): string | null {
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
  edits: SharedEdits,
): { changes: SharedChanges; fieldErrors: Partial<Record<string, string>> } {
  const meant = Object.entries(edits).filter(([name, edit]) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the names
    const common = commonValue(pieces, name as SharedField)
    return edit === null ? common !== '' : edit.trim() !== (common ?? '')
  })
  const parsed = selectionEndpoints.change.body.shape.changes.safeParse(Object.fromEntries(meant))
  if (parsed.success) return { changes: parsed.data, fieldErrors: {} }
  return {
    changes: {},
    fieldErrors: Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [path.join('.'), message]),
    ),
  }
}
