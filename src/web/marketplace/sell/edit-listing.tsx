import { useForm } from 'react-hook-form'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { usePiece } from '../../closet/piece/piece-queries.ts'
import type { LeaveCheck } from '../../ui/dialog/use-leave-check.ts'
import { schemaResolver } from '../../ui/inputs/form-resolver.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { ListingPicture } from '../listing-picture.tsx'
import { useChangeListing } from '../marketplace-queries.ts'
import {
  listingPatch,
  listingFormValues,
  WrittenListing,
  type ListingFormValues,
} from './listing-form-values.ts'
import { ListingForm } from './listing-form.tsx'
import { ListingFormFields } from './listing-form-fields.tsx'
import { showSaveError } from './show-save-error.ts'
import { CopyClosetChanges } from './copy-closet-changes.tsx'
import { useListingPhotos } from './use-listing-photos.ts'

interface EditListingProps {
  readonly listing: MarketplaceItem
  /** Called when saved or canceled. */
  readonly onDone: () => void
  readonly onLeaveCheck: (check: LeaveCheck | undefined) => void
}

/** Form of the user's existing listing. */
export function EditListing({ listing, onDone, onLeaveCheck }: EditListingProps) {
  const form = useForm<ListingFormValues, unknown, WrittenListing>({
    resolver: schemaResolver(WrittenListing),
    defaultValues: listingFormValues(listing),
    reValidateMode: 'onChange',
  })
  const photos = useListingPhotos(listing.morePhotos)
  const { data: piece = null } = usePiece(listing.closetItemId ?? '', listing.closetItemId !== null)
  const { mutate, isPending } = useChangeListing({
    onDone: ({ title }) => {
      photos.keep()
      showToast({ title: 'Listing saved', description: `${title} was updated.` })
      onDone()
    },
    onFailed: (error) => showSaveError(form, error, "Couldn't save it."),
  })
  // Read during rendering: the form library tracks only fields that are read there.
  const { dirtyFields } = form.formState
  return (
    <ListingForm
      form={form}
      title="Edit listing"
      note={listing.title}
      first={
        <ListingPicture
          listing={listing}
          sizes="(max-width: 720px) 104px, 434px"
          className="absolute inset-0"
        />
      }
      photos={photos}
      action="Save"
      isSaving={isPending}
      onSave={(written) =>
        mutate({
          id: listing.id,
          changes: {
            ...listingPatch(written, dirtyFields),
            ...(photos.isChanged && { photoIds: photos.ids }),
          },
        })
      }
      onLeave={onDone}
      onLeaveCheck={onLeaveCheck}
    >
      <CopyClosetChanges listingId={listing.id} form={form} />
      <ListingFormFields form={form} piece={piece} guessed={null}>
        {null}
      </ListingFormFields>
    </ListingForm>
  )
}
