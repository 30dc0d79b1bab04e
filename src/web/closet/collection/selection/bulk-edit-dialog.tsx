import { closetCategories, closetSeasons } from '../../../../contract/closet/closet.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogHeader } from '../../../ui/dialog/dialog.tsx'
import type { Pieces } from './bulk-queries.ts'
import { BulkEditField } from './bulk-edit-field.tsx'
import { useBulkEdit } from './use-bulk-edit.ts'

interface BulkEditDialogProps {
  readonly pieces: Pieces
  readonly onClose: () => void
}

/** Changes facts of several pieces at once. Sends only touched fields. */
export function BulkEditDialog({ pieces, onClose }: BulkEditDialogProps) {
  const form = useBulkEdit(pieces, onClose)
  const shared = { pieces, form }
  return (
    <Dialog shape="plain" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
      >
        <div className="tablet:px-8 tablet:pt-8 grid gap-5 px-4 pt-5 pb-6">
          <DialogHeader title={`Edit ${pieces.length} ${pieces.length === 1 ? 'piece' : 'pieces'}`} />
          <div className="tablet:gap-x-6 tablet:gap-y-6 grid grid-cols-2 gap-x-4 gap-y-5">
            <BulkEditField field="category" choices={closetCategories} {...shared} />
            <BulkEditField field="color" kind="color" {...shared} />
            <BulkEditField field="brand" {...shared} />
            <BulkEditField field="size" {...shared} />
            <BulkEditField field="season" choices={closetSeasons} {...shared} />
            <BulkEditField field="style" {...shared} />
            <BulkEditField
              field="purchaseDate"
              kind="day"
              className="col-span-2 tablet:col-span-1"
              {...shared}
            />
            <BulkEditField field="purchaseLocation" className="col-span-2 tablet:col-span-1" {...shared} />
            <BulkEditField field="careInstructions" kind="lines" className="col-span-2" {...shared} />
          </div>
        </div>
        <footer className="border-line bg-raised sticky bottom-0 flex justify-end gap-2 border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:px-8 tablet:py-3.5">
          <Button look="text" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" disabled={form.isPending} className="tablet:flex-none flex-1">
            {form.isPending ? 'Saving...' : 'Save'}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
