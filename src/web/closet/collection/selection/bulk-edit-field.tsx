import { swatchColor } from '../../../../domain/closet/colors/swatch-color.ts'
import { RuledField, SelectField, TextField } from '../../../ui/inputs/field.tsx'
import { today } from '../../../ui/hooks/today.ts'
import { Swatch } from '../../../ui/pictures/swatch.tsx'
import type { Pieces } from './bulk-queries.ts'
import { pieceFieldLabels } from '../../piece-field-labels.ts'
import { commonValue, type BulkEditField as Field } from './bulk-edit-values.ts'
import type { useBulkEdit } from './use-bulk-edit.ts'

interface BulkEditFieldProps {
  readonly field: Field
  readonly pieces: Pieces
  readonly form: ReturnType<typeof useBulkEdit>
  readonly kind?: 'line' | 'lines' | 'day' | 'color'
  /** If given, the field is a select with these choices. */
  readonly choices?: readonly string[]
  readonly className?: string
}

// Fields that a piece cannot lack.
const required = new Set<Field>(['category', 'color'])

/** One fact of several pieces: unchanged until the user edits or clears it. */
export function BulkEditField({
  field,
  pieces,
  form,
  kind = 'line',
  choices,
  className = '',
}: BulkEditFieldProps) {
  const common = commonValue(pieces, field)
  const edit = form.edits[field]
  const written = edit === undefined ? (common ?? '') : (edit ?? '')
  const state = edit === null ? 'Will be cleared' : 'Unchanged'
  const props = {
    label: pieceFieldLabels[field],
    error: form.fieldErrors[field],
    value: written,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      form.write(field, target.value),
  }
  const canClear = common !== '' && !required.has(field)
  return (
    <div className={`relative ${className}`}>
      {choices && (
        <SelectField {...props}>
          {(common === null || written === '') && <option value="">{state}</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </SelectField>
      )}
      {kind === 'lines' && <RuledField {...props} placeholder={state} />}
      {!choices && kind === 'line' && <TextField {...props} placeholder={state} autoComplete="off" />}
      {kind === 'color' && (
        <TextField
          {...props}
          placeholder={state}
          autoComplete="off"
          before={written.trim() !== '' && <Swatch color={swatchColor(written)} />}
        />
      )}
      {kind === 'day' && (
        <TextField
          {...props}
          type="date"
          max={today()}
          // An empty date field has no room for a placeholder.
          before={written === '' && <span className="type-body text-quiet whitespace-nowrap">{state}</span>}
        />
      )}
      {edit !== undefined && <Aside label="Keep" field={field} onPress={() => form.keep(field)} />}
      {edit === undefined && canClear && (
        <Aside label="Clear" field={field} onPress={() => form.write(field, null)} />
      )}
    </div>
  )
}

interface AsideProps {
  readonly label: string
  readonly field: Field
  readonly onPress: () => void
}

// A button to the right of the field's name.
function Aside({ label, field, onPress }: AsideProps) {
  return (
    <button
      type="button"
      aria-label={`${label} ${pieceFieldLabels[field]}`}
      onClick={onPress}
      className="type-note text-quiet hover:text-ink absolute top-0 right-0 min-w-11 text-right underline decoration-1 underline-offset-4 after:absolute after:inset-x-0 after:-top-4 after:h-11"
    >
      {label}
    </button>
  )
}
