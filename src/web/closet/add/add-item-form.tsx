import { useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import {
  closetCategories,
  closetSeasons,
  IMAGE_MISSING,
  NewClosetItem,
} from '../../../contract/closet/closet.ts'
import { swatchColor } from '../../../domain/closet/colors/swatch-color.ts'
import { Button } from '../../ui/button.tsx'
import { DialogHeader } from '../../ui/dialog/dialog.tsx'
import { SelectField, TextField } from '../../ui/inputs/field.tsx'
import { schemaResolver } from '../../ui/inputs/form-resolver.ts'
import { Swatch } from '../../ui/pictures/swatch.tsx'
import { UnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { useLeaveCheck, type LeaveCheck } from '../../ui/dialog/use-leave-check.ts'
import type { TakenPhotos } from './photo-queue/queue-photos.ts'
import { photoFileError } from './photo-file-error.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { suggestionSentence, type SuggestedField, type TypedWords } from './photo-queue/suggested-fields.ts'
import { useAddItem } from './use-add-item.ts'
import { usePhotoSuggestion } from './use-photo-suggestion.ts'
import { useSuggestedWords } from './use-suggested-words.ts'

type Fields = z.input<typeof NewClosetItem>

const nothingYet = { name: '', category: '', color: '', size: '', style: '', season: '' }

interface AddItemFormProps {
  readonly photo: File | null
  /** Initial values of the form. */
  readonly words?: TypedWords
  readonly onPhoto: (photo: File | null) => void
  /** Called when several photos are chosen, with the values already entered for the first. */
  readonly onSeveral: (taken: TakenPhotos) => void
  readonly onAdded: () => void
  readonly onCancel: () => void
  readonly onLeaveCheck: (check: LeaveCheck | undefined) => void
}

/** The 'Add New Item' form. A failed save keeps all input. Leaving with unsaved input asks first. */
export function AddItemForm(props: AddItemFormProps) {
  const { photo, words, onPhoto, onSeveral, onAdded, onCancel, onLeaveCheck } = props
  const photoInput = useRef<HTMLInputElement>(null)
  const { add, isPending } = useAddItem({ onAdded })
  const form = useForm<Fields, unknown, NewClosetItem>({
    resolver: schemaResolver(NewClosetItem),
    defaultValues: { ...nothingYet, ...words },
    reValidateMode: 'onChange',
  })
  const { errors, isSubmitted, dirtyFields } = form.formState
  // Suggestions do not make a field dirty: the photo brings them again. A pending save continues after the form closes.
  const leaving = useLeaveCheck(!isPending && Object.keys(dirtyFields).length > 0, onLeaveCheck)
  const color = useWatch({ control: form.control, name: 'color' })
  const { seen, fault, isLooking } = usePhotoSuggestion(photo)
  const photoError = photo || isSubmitted ? (photoErrorOf(photo) ?? fault) : undefined
  const { typed, written, suggested } = useSuggestedWords(form, photoError ? null : photo, seen, words)
  const field = (name: SuggestedField) =>
    form.register(name, { onChange: ({ target }) => written(name, target.value) })

  const save = (item: NewClosetItem) => {
    if (photo && !photoErrorOf(photo)) add(item, photo)
    else photoInput.current?.focus()
  }
  const take = ([first, ...others]: readonly File[]) => {
    if (!first) return
    if (others.length === 0) return onPhoto(first)
    // The photo that the form describes stays the first.
    const files = [...(photo ? [photo] : []), first, ...others]
    onSeveral({ files, typed: { ...optionalWords(form.getValues()), ...typed } })
  }

  return (
    <form
      noValidate
      className="tablet:grid-cols-[340px_minmax(0,1fr)] relative grid"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <PhotoPicker
        inputRef={photoInput}
        photo={photo}
        previewUrl={seen?.imageUrl}
        isLooking={isLooking}
        onPhotos={take}
        onRemove={() => onPhoto(null)}
        error={photoError}
      />
      <div className="tablet:gap-6 tablet:p-8 grid content-start gap-5 px-4 pt-5 pb-5">
        <DialogHeader title="Add New Item" className="tablet:min-h-0 tablet:pl-0 min-h-32.5 pl-30" />
        <TextField label="Name" error={errors.name?.message} {...field('name')} />
        <div className="tablet:gap-x-6 tablet:gap-y-6 grid grid-cols-2 gap-x-4 gap-y-5">
          <SelectField label="Category" error={errors.category?.message} {...field('category')}>
            <option value="">Choose one</option>
            {closetCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </SelectField>
          <TextField
            label="Color"
            error={errors.color?.message}
            before={color.trim() && <Swatch color={swatchColor(color)} />}
            {...field('color')}
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
        <SuggestionNote sameAs={seen?.sameAs?.name} sentence={suggestionSentence(suggested)} />
        {leaving.isAsking ? (
          <div className="tablet:-mx-8 tablet:-mb-8 sticky bottom-0 -mx-4 -mb-5">
            <UnsavedChanges {...{ leaving }} onDiscard={onCancel} />
          </div>
        ) : (
          <footer className="bg-raised sticky bottom-0 -mb-5 flex justify-end gap-2 pt-2 pb-[calc(20px+env(safe-area-inset-bottom))] tablet:static tablet:mb-0 tablet:pb-0">
            <Button look="text" onClick={() => leaving.leave(onCancel)}>
              Cancel
            </Button>
            <Button look="primary" type="submit" disabled={isPending} className="tablet:flex-none flex-1">
              {isPending ? 'Adding...' : 'Add to Closet'}
            </Button>
          </footer>
        )}
      </div>
    </form>
  )
}

interface SuggestionNoteProps {
  /** Name of the piece that already has this photo. */
  readonly sameAs: string | undefined
  readonly sentence: string | null
}

function SuggestionNote({ sameAs, sentence }: SuggestionNoteProps) {
  return (
    <div role="status" className="type-note text-quiet min-h-4.5">
      {sameAs && <p className="text-ink">Already in your closet: {sameAs}</p>}
      {sentence && <p>{sentence}</p>}
    </div>
  )
}

function photoErrorOf(photo: File | null): string | undefined {
  return photo ? photoFileError(photo) : IMAGE_MISSING
}

// Keeps the valid values of fields that a row of several photos does not show.
function optionalWords({ size, style, season }: Fields): TypedWords {
  const { shape } = NewClosetItem
  return {
    size: shape.size.safeParse(size).data ?? '',
    style: shape.style.safeParse(style).data ?? '',
    season: shape.season.safeParse(season).data ?? '',
  }
}
