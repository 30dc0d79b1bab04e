import { X } from 'lucide-react'
import { useRef } from 'react'
import type { OutfitItem } from '../../../contract/closet/outfit-items.ts'
import { OUTFIT_PIECES_MAX } from '../../../contract/pieces-per-outfit.ts'
import type { LookCanvas } from '../../../contract/closet/look-canvas.ts'
import type { OutfitRecommendation } from '../../../contract/stylist/looks.ts'
import { ClosetFailed } from '../../closet/closet-failed.tsx'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/inputs/field.tsx'
import { HangerIcon } from '../../ui/pictures/hanger-icon.tsx'
import { UnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { useLeaveCheck } from '../../ui/dialog/use-leave-check.ts'
import { LookCollage } from './look-collage.tsx'
import { slotsOfLook } from '../../../domain/stylist/slots-of-look.ts'
import { PiecePickList } from './piece-pick-list.tsx'
import { useLoadedCloset } from './use-loaded-closet.ts'
import { useOutfitForm } from './use-outfit-form.ts'

interface CreateLookDialogProps {
  /** The look to change; null for a new one. */
  readonly outfit: OutfitRecommendation | null
  readonly onClose: () => void
}

/** 'Create a look': picked pieces appear in the collage at once. */
export function CreateLookDialog({ outfit, onClose }: CreateLookDialogProps) {
  const closet = useClosetItems()
  const form = useOutfitForm(outfit, onClose)
  const fields = useRef<HTMLDivElement>(null)
  const leaving = useLeaveCheck(form.hasChanges)
  const leave = () => leaving.leave(onClose)
  const title = outfit ? 'Edit look' : 'Create a look'
  return (
    <Dialog shape="large" onClose={leave}>
      <form
        noValidate
        className="tablet:h-[min(764px,calc(100dvh-48px))] tablet:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] relative grid"
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
          fields.current?.scrollIntoView({ block: 'nearest' })
        }}
      >
        <Canvas name={form.name} pieces={form.pieces} canvas={outfit?.canvas ?? null} />
        <div className="flex min-h-0 min-w-0 flex-col">
          <div className="tablet:overflow-y-auto flex-1 px-4 pt-5 pb-6 tablet:p-8">
            <DialogHeader title={title} className="tablet:min-h-0 tablet:pl-0 min-h-34 pl-30" />
            <div ref={fields} className="tablet:mt-5 tablet:grid-cols-2 mt-4 grid gap-x-6 gap-y-5">
              <TextField
                label="Name"
                autoComplete="off"
                value={form.name}
                error={form.fieldErrors['name']}
                onChange={({ target }) => form.writeName(target.value)}
              />
              <TextField
                label="Occasion (optional)"
                autoComplete="off"
                value={form.occasion}
                error={form.fieldErrors['occasion']}
                onChange={({ target }) => form.writeOccasion(target.value)}
              />
            </div>
            <fieldset className="mt-6 min-w-0">
              <legend className="type-heading">Pieces</legend>
              <p
                role="status"
                className={form.fieldErrors['itemIds'] ? 'type-note text-thread' : 'type-note text-quiet'}
              >
                {form.fieldErrors['itemIds'] ?? countInWords(form.pieces.length)}
              </p>
              <GonePieces pieces={form.pieces} onRemove={form.toggle} />
              {closet.isError && !closet.data && (
                <ClosetFailed error={closet.error} onRetry={() => void closet.refetch()} />
              )}
              {closet.data && (
                <PiecePickList
                  closet={closet.data}
                  pickedIds={form.pieces.map(({ id }) => id)}
                  isFull={form.isFull}
                  onToggle={form.toggle}
                />
              )}
            </fieldset>
          </div>
          {leaving.isAsking ? (
            <UnsavedChanges {...{ leaving }} onDiscard={onClose} />
          ) : (
            <footer className="border-line bg-raised sticky bottom-0 z-1 flex items-center justify-end gap-2 border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:static tablet:h-18 tablet:flex-none tablet:px-8 tablet:py-0">
              <Button look="text" onClick={leave}>
                Cancel
              </Button>
              <Button
                look="primary"
                type="submit"
                disabled={form.isPending}
                className="tablet:flex-none flex-1"
              >
                {form.isPending ? 'Saving...' : 'Save look'}
              </Button>
            </footer>
          )}
        </div>
      </form>
    </Dialog>
  )
}

interface CanvasProps {
  readonly name: string
  readonly pieces: readonly OutfitItem[]
  readonly canvas: LookCanvas | null
}

function Canvas({ name, pieces, canvas }: CanvasProps) {
  return (
    <div className="bg-tile max-tablet:absolute max-tablet:top-5 max-tablet:left-4 max-tablet:w-26 tablet:content-center grid">
      {pieces.length > 0 ? (
        <LookCollage
          name={name.trim() || 'This look'}
          pieces={slotsOfLook(pieces)}
          canvas={canvas}
          size="full"
          className="w-full"
        />
      ) : (
        <div className="text-tile-quiet grid aspect-7/8 place-items-center content-center gap-3 p-4 text-center">
          <HangerIcon />
          <p className="type-note max-tablet:sr-only max-w-[22ch]">Pieces you pick appear here.</p>
        </div>
      )}
    </div>
  )
}

interface GonePiecesProps {
  readonly pieces: readonly OutfitItem[]
  readonly onRemove: (item: OutfitItem) => void
}

// Deleted pieces are not in the list, so they get their own remove button.
function GonePieces({ pieces, onRemove }: GonePiecesProps) {
  const closet = useLoadedCloset()
  const gone = closet ? pieces.filter(({ id }) => !closet.some((item) => item.id === id)) : []
  if (gone.length === 0) return null
  return (
    <ul className="border-line mt-2 border-t">
      {gone.map((item) => (
        <li key={item.id} className="border-line type-ui flex items-center justify-between gap-3 border-b">
          <span className="min-w-0 py-2 break-words">
            {item.name} <span className="text-quiet">is no longer in your closet</span>
          </span>
          <button
            type="button"
            aria-label={`Remove ${item.name}`}
            className="grid size-11 flex-none place-items-center rounded-full"
            onClick={() => onRemove(item)}
          >
            <X aria-hidden size={16} className="stroke-icon" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function countInWords(count: number): string {
  if (count === 0) return `None picked yet. Choose up to ${OUTFIT_PIECES_MAX}.`
  if (count >= OUTFIT_PIECES_MAX) return `${count} picked, the maximum`
  return count === 1 ? '1 picked' : `${count} picked`
}
