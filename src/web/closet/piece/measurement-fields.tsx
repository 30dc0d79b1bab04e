import { Plus } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/inputs/field.tsx'
import { parseMeasurement } from './measurements.ts'
import type { EditForm } from './use-edit-piece.ts'

const MOST = 30

/** The measurements of a piece: numbers are in centimeters, other text is kept unchanged. */
export function MeasurementFields({ form }: { readonly form: EditForm }) {
  const { fields, append } = useFieldArray({ control: form.control, name: 'measurements' })
  const values = useWatch({ control: form.control, name: 'measurements' })
  const fieldError = Object.entries(form.formState.errors).find(([name]) =>
    name.startsWith('measurements'),
  )?.[1]
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Measurements</legend>
      <div className="tablet:gap-x-6 grid grid-cols-3 gap-x-4 gap-y-5">
        {fields.map(({ id, name }, nth) => (
          <div key={id} className="min-w-0">
            {name === '' ? (
              <NewMeasurement form={form} nth={nth} />
            ) : (
              <TextField
                label={name}
                inputMode="text"
                autoComplete="off"
                after={typeof parseMeasurement(values[nth]?.value ?? '') === 'number' && 'cm'}
                {...form.register(`measurements.${nth}.value`)}
              />
            )}
          </div>
        ))}
      </div>
      {fieldError && 'message' in fieldError && (
        <p className="type-note text-thread mt-1.5">{fieldError.message}</p>
      )}
      {fields.length < MOST && (
        <Button
          look="text"
          size="small"
          className="mt-2 -ml-4"
          icon={<Plus aria-hidden size={14} className="stroke-icon" />}
          onClick={() => append({ name: '', value: '' })}
        >
          <span className="underline decoration-1 underline-offset-4">Add a measurement</span>
        </Button>
      )}
    </fieldset>
  )
}

function NewMeasurement({ form, nth }: { readonly form: EditForm; readonly nth: number }) {
  return (
    <div className="grid gap-2">
      <TextField
        label="Measurement"
        placeholder="Waist"
        maxLength={40}
        {...form.register(`measurements.${nth}.name`)}
      />
      <TextField label="Value" placeholder="78" {...form.register(`measurements.${nth}.value`)} />
    </div>
  )
}
