import { Undo2 } from 'lucide-react'
import { useId } from 'react'
import { showFailure } from '../../../closet/show-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogHeader } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { UnsavedChanges } from '../../../ui/dialog/unsaved-changes.tsx'
import { useLeaveCheck } from '../../../ui/dialog/use-leave-check.ts'
import { collagePiece } from '../../collage-piece.ts'
import type { Look } from '../look.ts'
import { useChangeLook } from '../look-queries.ts'
import { useLoadedCloset } from '../use-loaded-closet.ts'
import { CanvasControls } from './canvas-controls.tsx'
import { CanvasStage } from './canvas-stage.tsx'
import { PieceLayers } from './piece-layers.tsx'
import { useCanvasDraft } from './use-canvas-draft.ts'
import { useUndoKey } from './use-undo-key.ts'

interface ArrangeDialogProps {
  readonly look: Look
  readonly onClose: () => void
}

/** 'Arrange': lets the user lay out the pieces of a look. */
export function ArrangeDialog({ look, onClose }: ArrangeDialogProps) {
  const helpId = useId()
  const closet = useLoadedCloset() ?? []
  const pieces = look.pieces.map(({ item, slot }) => ({ ...collagePiece(item, slot, closet), id: item.id }))
  const draft = useCanvasDraft(pieces, look.canvas)
  const leaving = useLeaveCheck(draft.hasChanges)
  useUndoKey(draft.undo)
  const { mutate, isPending } = useChangeLook({
    onDone: () => {
      showToast({ title: 'Layout saved', description: `${look.name} is shown this way everywhere.` })
      onClose()
    },
    onFailed: showFailure("Couldn't save the layout"),
  })
  const leave = () => leaving.leave(onClose)
  return (
    <Dialog shape="form" onClose={leave}>
      <div className="tablet:h-[min(680px,calc(100dvh-48px))] tablet:grid-cols-[minmax(0,595px)_minmax(0,1fr)] grid">
        <DialogHeader title="Arrange" note={look.name} className="tablet:hidden px-4 pt-5 pb-3" />
        <div className="bg-tile tablet:content-center grid min-h-0">
          <CanvasStage pieces={pieces} draft={draft} helpId={helpId} />
        </div>
        <div className="flex min-h-0 min-w-0 flex-col">
          <div className="tablet:overflow-y-auto tablet:p-8 flex flex-1 flex-col gap-5 px-4 pt-3 pb-5">
            <DialogHeader title="Arrange" note={look.name} className="max-tablet:hidden" />
            <CanvasControls draft={draft} />
            <Button
              look="text"
              size="small"
              icon={<Undo2 aria-hidden size={16} />}
              className="-my-2 -ml-4 self-start px-4! aria-disabled:opacity-45"
              aria-disabled={!draft.canUndo}
              onClick={draft.undo}
            >
              Undo
            </Button>
            <PieceLayers pieces={pieces} draft={draft} />
            <p id={helpId} className="type-note text-quiet">
              Drag a piece to move it. Drag its corner, or use two fingers, to size and turn it. With the
              keyboard: arrow keys move, + and - size, [ and ] turn, Page Up and Page Down change the layer,
              Ctrl+Z undoes.
            </p>
          </div>
          <p role="status" className="sr-only">
            {draft.news}
          </p>
          {leaving.isAsking ? (
            <UnsavedChanges {...{ leaving }} onDiscard={onClose} />
          ) : (
            <footer className="border-line bg-raised sticky bottom-0 z-1 flex items-center gap-2 border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:static tablet:h-18 tablet:flex-none tablet:px-8 tablet:py-0">
              <Button
                look="text"
                // Aligns its edge with the margin while disabled (filled), otherwise its text.
                className={draft.isAutomatic ? 'px-4!' : '-ml-4 px-4!'}
                disabled={draft.isAutomatic}
                onClick={draft.reset}
              >
                Automatic
              </Button>
              <span className="flex-1" />
              <Button look="text" className="max-[360px]:hidden" onClick={leave}>
                Cancel
              </Button>
              <Button
                look="primary"
                disabled={isPending}
                onClick={() =>
                  draft.hasChanges ? mutate({ look, changes: { canvas: draft.canvas } }) : onClose()
                }
              >
                {isPending ? 'Saving...' : 'Save layout'}
              </Button>
            </footer>
          )}
        </div>
      </div>
    </Dialog>
  )
}
