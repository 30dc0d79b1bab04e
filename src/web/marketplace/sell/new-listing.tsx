import { useForm } from 'react-hook-form'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { ListingDraft, MarketplaceItem } from '../../../contract/marketplace.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import type { LeaveCheck } from '../../ui/dialog/use-leave-check.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { schemaResolver } from '../../ui/inputs/form-resolver.ts'
import { useAddListing } from '../marketplace-queries.ts'
import { listingFormValues, WrittenListing, type ListingFormValues } from './listing-form-values.ts'
import { ListingForm } from './listing-form.tsx'
import { ListingFormFields } from './listing-form-fields.tsx'
import { showSaveError } from './show-save-error.ts'
import { useListingPhotos } from './use-listing-photos.ts'

const NO_PHOTOS = [] as const

interface NewListingProps {
  readonly piece: ClosetItem
  readonly draft: ListingDraft
  readonly onListed: (listing: MarketplaceItem) => void
  readonly onLeave: () => void
  readonly onLeaveCheck: (check: LeaveCheck | undefined) => void
}

/** 'List Item for Sale': a form filled in from the closet. */
export function NewListing({ piece, draft, onListed, onLeave, onLeaveCheck }: NewListingProps) {
  const form = useForm<ListingFormValues, unknown, WrittenListing>({
    resolver: schemaResolver(WrittenListing),
    defaultValues: listingFormValues(draft),
    reValidateMode: 'onChange',
  })
  const photos = useListingPhotos(NO_PHOTOS)
  const keyOf = useRequestKey()
  const { mutate, isPending } = useAddListing({
    onDone: (listing) => {
      photos.keep()
      onListed(listing)
    },
    onFailed: (error) => showSaveError(form, error, "Couldn't list it."),
  })
  const list = (written: WrittenListing) => {
    const listing = { ...written, closetItemId: piece.id, photoIds: photos.ids }
    mutate({ listing, idempotencyKey: keyOf(listing) })
  }
  return (
    <ListingForm
      form={form}
      title="List Item for Sale"
      note={`Filled from ${piece.name} in your closet`}
      first={
        <PiecePicture
          item={{ ...piece, cutOut: null }}
          sizes="(max-width: 720px) 104px, 434px"
          className="absolute inset-0"
        />
      }
      photos={photos}
      action="List for Sale"
      isSaving={isPending}
      onSave={list}
      onLeave={onLeave}
      onLeaveCheck={onLeaveCheck}
    >
      <ListingFormFields form={form} piece={piece} guessed={draft.condition}>
        <p className="type-note text-quiet">
          While listed, it won&apos;t be suggested or planned. You can copy the text and photos to other
          marketplaces.
        </p>
      </ListingFormFields>
    </ListingForm>
  )
}
