import type { ClosetItem } from '../../../../contract/closet.ts'
import { selectionEndpoints, type SharedChanges } from '../../../../contract/closet-selection.ts'
import type { sharedFieldLabels } from '../../shared-field-labels.ts'

/** A fact that is edited for many pieces at once. */
export type SharedField = keyof typeof sharedFieldLabels

/** What the user did to fields: what was written, or null to clear it. A field that is not in it was left alone. */
export type SharedEdits = Partial<Record<SharedField, string | null>>

type Facts = Pick<ClosetItem, SharedField>

/** What all pieces say of a fact, `''` where none says anything; null where they differ. */
export function commonValue(pieces: readonly Facts[], field: SharedField): string | null {
  const values = new Set(pieces.map((piece) => piece[field] ?? ''))
  const [first = ''] = values
  return values.size > 1 ? null : first
}

/**
 * The edits as the contract has them, checked by it, or what is wrong with them field by field. What is as it was is
 * left out, and so is a blank line where the pieces differ: nobody meant to clear all of them by that.
 */
export function checkedEdits(
  pieces: readonly Facts[],
  edits: SharedEdits,
): { changes: SharedChanges; faults: Partial<Record<string, string>> } {
  const meant = Object.entries(edits).filter(([name, edit]) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the names
    const common = commonValue(pieces, name as SharedField)
    return edit === null ? common !== '' : edit.trim() !== (common ?? '')
  })
  const parsed = selectionEndpoints.change.body.shape.changes.safeParse(Object.fromEntries(meant))
  if (parsed.success) return { changes: parsed.data, faults: {} }
  return {
    changes: {},
    faults: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])),
  }
}
