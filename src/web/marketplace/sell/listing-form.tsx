import type { ReactNode } from 'react'
import { useLeaveCheck, type LeaveCheck } from '../../ui/dialog/use-leave-check.ts'
import { Button } from '../../ui/button.tsx'
import { DialogHeader } from '../../ui/dialog/dialog.tsx'
import { PictureImage } from '../../ui/pictures/picture-image.tsx'
import { UnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import type { ListingFormOf } from './listing-form-fields.tsx'
import type { WrittenListing } from './listing-form-values.ts'
import { ListingPhotosField } from './listing-photos-field.tsx'
import type { ListingPhotos } from './use-listing-photos.ts'

interface ListingFormProps {
  readonly form: ListingFormOf
  readonly title: string
  readonly note: string
  /** The first photo. */
  readonly first: ReactNode
  readonly photos: ListingPhotos
  /** The fields. */
  readonly children: ReactNode
  readonly action: string
  readonly isSaving: boolean
  readonly onSave: (written: WrittenListing) => void
  /** Called when canceled. */
  readonly onLeave: () => void
  readonly onLeaveCheck: (check: LeaveCheck | undefined) => void
}

/** Form of a listing, next to the picture of its piece. */
export function ListingForm(props: ListingFormProps) {
  const { form, title, note, first, photos, children, action, isSaving, onSave, onLeave, onLeaveCheck } =
    props
  const { errors, isDirty } = form.formState
  const isUploading = photos.uploading > 0
  const leaving = useLeaveCheck(isDirty || photos.isChanged, onLeaveCheck)
  return (
    <form
      aria-label={title}
      noValidate
      className="tablet:h-[min(712px,calc(100dvh-48px))] tablet:grid-cols-[5fr_7fr] relative grid"
      onSubmit={(event) =>
        void form.handleSubmit((written) => !isSaving && !isUploading && onSave(written))(event)
      }
    >
      <div className="tablet:relative tablet:inset-auto tablet:size-auto tablet:min-h-0 absolute top-5 left-4 h-32.5 w-26">
        <div className="bg-tile relative size-full overflow-hidden">
          {photos.shown ? (
            <PictureImage
              key={photos.shown.id}
              src={photos.shown.imageUrl}
              picture={photos.shown.picture}
              alt=""
              sizes="(max-width: 720px) 104px, 434px"
              fit="contain"
              className="absolute inset-0"
            />
          ) : (
            first
          )}
        </div>
      </div>
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="tablet:overflow-y-auto tablet:px-8 tablet:py-7 tablet:gap-6 grid flex-1 auto-rows-max content-start gap-5 px-4 pt-5 pb-6">
          <DialogHeader
            takesFocus
            title={title}
            note={note}
            className="tablet:min-h-10 tablet:pl-0 min-h-32.5 pl-30"
          />
          <ListingPhotosField photos={photos} first={first} />
          {children}
        </div>
        {leaving.isAsking ? (
          <UnsavedChanges {...{ leaving }} onDiscard={onLeave} />
        ) : (
          <footer className={foot}>
            {errors.root && (
              <p role="alert" className="type-note text-thread basis-full">
                {errors.root.message}
              </p>
            )}
            <Button look="text" onClick={() => leaving.leave(onLeave)}>
              Cancel
            </Button>
            <Button
              look="primary"
              type="submit"
              aria-disabled={isSaving || isUploading}
              className="tablet:flex-none flex-1"
            >
              {isUploading ? 'Uploading...' : isSaving ? 'Saving...' : action}
            </Button>
          </footer>
        )}
      </div>
    </form>
  )
}

const foot =
  'border-line bg-raised sticky bottom-0 z-1 flex flex-wrap items-center justify-end gap-x-2 gap-y-1 border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:static tablet:min-h-18 tablet:flex-none tablet:px-8 tablet:py-3'
