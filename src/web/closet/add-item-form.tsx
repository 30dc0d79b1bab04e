import { useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { closetCategories, closetSeasons, IMAGE_MISSING, NewClosetItem } from '../../contract/closet.ts'
import { PHOTO_MAX_BYTES } from '../../contract/picture.ts'
import { apiErrors } from '../../contract/api-error.ts'
import { swatchColor } from '../../domain/closet/swatch-color.ts'
import { Button } from '../ui/button.tsx'
import { DialogHeader } from '../ui/dialog.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { schemaResolver } from '../ui/form-resolver.ts'
import { Swatch } from '../ui/swatch.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import { useAddItem } from './use-add-item.ts'

type Fields = z.input<typeof NewClosetItem>

const nothingYet = { name: '', category: '', color: '', size: '', style: '', season: '' }

interface AddItemFormProps {
  readonly photo: File | null
  readonly onPhoto: (photo: File | null) => void
  /** The piece is in the closet, or the person gave up. */
  readonly onDone: () => void
}

/** The form of 'Add New Item'. A failed save keeps everything that was put in. */
export function AddItemForm({ photo, onPhoto, onDone }: AddItemFormProps) {
  const photoInput = useRef<HTMLInputElement>(null)
  const { add, isPending } = useAddItem({ onAdded: onDone })
  const form = useForm<Fields, unknown, NewClosetItem>({
    resolver: schemaResolver(NewClosetItem),
    defaultValues: nothingYet,
    reValidateMode: 'onChange',
  })
  const { errors, isSubmitted } = form.formState
  const color = useWatch({ control: form.control, name: 'color' })
  const photoError = isSubmitted ? photoFault(photo) : undefined

  const save = (item: NewClosetItem) => {
    if (photo && !photoFault(photo)) add(item, photo)
    else photoInput.current?.focus()
  }

  return (
    <form
      noValidate
      className="tablet:grid-cols-[340px_minmax(0,1fr)] relative grid"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <PhotoPicker inputRef={photoInput} photo={photo} onPhoto={onPhoto} error={photoError} />
      <div className="tablet:gap-6 tablet:p-8 grid content-start gap-5 px-4 pt-5 pb-5">
        <DialogHeader title="Add New Item" className="tablet:min-h-0 tablet:pl-0 min-h-32.5 pl-30" />
        <TextField label="Name" error={errors.name?.message} {...form.register('name')} />
        <div className="tablet:gap-x-6 tablet:gap-y-6 grid grid-cols-2 gap-x-4 gap-y-5">
          <SelectField label="Category" error={errors.category?.message} {...form.register('category')}>
            <option value="">Choose one</option>
            {closetCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </SelectField>
          <TextField
            label="Color"
            error={errors.color?.message}
            before={color.trim() && <Swatch color={swatchColor(color)} />}
            {...form.register('color')}
          />
          <TextField
            label="Size"
            placeholder="Optional"
            error={errors.size?.message}
            {...form.register('size')}
          />
          <SelectField label="Season" error={errors.season?.message} {...form.register('season')}>
            <option value="">Optional</option>
            {closetSeasons.map((season) => (
              <option key={season}>{season}</option>
            ))}
          </SelectField>
        </div>
        <TextField
          label="Style/Occasion"
          placeholder="Optional"
          error={errors.style?.message}
          {...form.register('style')}
        />
        <footer className="bg-raised sticky bottom-0 -mb-5 flex justify-end gap-2 pt-2 pb-[calc(20px+env(safe-area-inset-bottom))] tablet:static tablet:mb-0 tablet:pb-0">
          <Button look="text" onClick={onDone}>
            Cancel
          </Button>
          <Button look="primary" type="submit" disabled={isPending} className="tablet:flex-none flex-1">
            {isPending ? 'Adding...' : 'Add to Closet'}
          </Button>
        </footer>
      </div>
    </form>
  )
}

function photoFault(photo: File | null): string | undefined {
  if (!photo) return IMAGE_MISSING
  return photo.size > PHOTO_MAX_BYTES ? apiErrors.image_too_large.message : undefined
}
