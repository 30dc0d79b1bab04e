import { Heart, Layers, Move, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { showFailure } from '../../closet/show-failure.ts'
import { OutfitButtons } from '../../outfit/outfit-buttons.tsx'
import { QuickShare } from '../../sharing/entry/quick-share.tsx'
import { ShareActions } from '../../sharing/entry/share-actions.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { formatDay } from '../../../domain/words/dates.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { NumberedList } from '../../ui/numbered-list.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { dayOf, today } from '../../ui/hooks/today.ts'
import { DeleteLookDialog } from './delete-look-dialog.tsx'
import { outfitOfLook, type HandMadeLook } from './look.ts'
import { LookCollage } from './look-collage.tsx'
import { LookPieceRow } from './look-piece-row.tsx'
import { useChangeLook } from './look-queries.ts'
import { lookToShare } from './look-to-share.tsx'
import { useLoadedCloset } from './use-loaded-closet.ts'
import { useTextInUnit } from '../../weather/use-text-in-unit.ts'

const ArrangeDialog = lazyDialog(async () => (await import('./canvas/arrange-dialog.tsx')).ArrangeDialog)
const CreateLookDialog = lazyDialog(async () => (await import('./create-look-dialog.tsx')).CreateLookDialog)

interface LookDialogProps {
  readonly look: HandMadeLook
  readonly onClose: () => void
}

/** A look created by hand: its collage, pieces and notes. */
export function LookDialog({ look, onClose }: LookDialogProps) {
  const closet = useLoadedCloset()
  const inDegrees = useTextInUnit()
  const [isArranging, setArranging] = useState(false)
  const { description, aiStylingTips } = look.outfit
  const tips = aiStylingTips?.split('\n').filter(Boolean) ?? []
  const subject = lookToShare(look)
  const made = formatDay(dayOf(look.createdAt), today())
  return (
    <Dialog shape="large" isInAddress onClose={onClose}>
      <div className="tablet:h-[min(764px,calc(100dvh-48px))] tablet:grid-cols-2 grid">
        <div className="bg-tile tablet:content-center relative grid">
          <LookCollage
            name={look.name}
            pieces={look.pieces}
            canvas={look.canvas}
            size="full"
            className="w-full"
          />
          {look.pieces.length > 0 && (
            <RoundButton
              label="Arrange the pieces"
              className="bg-raised hover:bg-hover absolute bottom-3 left-3"
              onClick={() => setArranging(true)}
            >
              <Move aria-hidden size={16} className="stroke-icon" />
            </RoundButton>
          )}
        </div>
        <div className="flex min-h-0 flex-col">
          <div className="tablet:overflow-y-auto flex flex-1 flex-col gap-6 px-4 pt-5 pb-6 tablet:p-8">
            <div>
              <DialogHeader
                takesFocus
                title={look.name}
                closeClass="bg-raised max-tablet:fixed max-tablet:top-9 max-tablet:right-3 max-tablet:z-10"
              />
              <p className="type-note text-quiet mt-1">
                {look.note}, {made}
              </p>
            </div>
            {description && <p className="text-[0.9375rem] leading-6 break-words">{description}</p>}
            <ul className="border-ink border-t">
              {look.pieces.map(({ item }) => (
                <LookPieceRow key={item.id} item={item} closet={closet} />
              ))}
            </ul>
            {tips.length > 0 && (
              <section>
                <h3 className="type-heading">Styling tips</h3>
                <NumberedList texts={tips.map(inDegrees)} />
              </section>
            )}
            {look.pieces.length > 0 && (
              <ShareActions subject={subject}>
                <QuickShare subject={subject} />
              </ShareActions>
            )}
          </div>
          <Foot look={look} onClose={onClose} />
        </div>
      </div>
      {isArranging && <ArrangeDialog look={look} onClose={() => setArranging(false)} />}
    </Dialog>
  )
}

function Foot({ look, onClose }: LookDialogProps) {
  const [asking, setAsking] = useState<'pieces' | 'delete' | null>(null)
  const { mutate: change } = useChangeLook({
    onDone: () => {},
    onFailed: showFailure("Couldn't change the look"),
  })
  const close = () => setAsking(null)
  return (
    <footer className="border-line bg-raised sticky bottom-0 flex flex-wrap items-center gap-x-2 gap-y-1 border-t px-4 pt-3 pb-[calc(8px+env(safe-area-inset-bottom))] tablet:static tablet:flex-none tablet:px-8 tablet:pb-2">
      <div className="tablet:flex max-tablet:contents basis-full flex-wrap gap-2">
        <OutfitButtons outfit={outfitOfLook(look)} wear="primary" />
      </div>
      <Button
        look="text"
        className="tablet:-ml-4 px-4!"
        icon={<Layers aria-hidden size={14} className="stroke-icon" />}
        onClick={() => setAsking('pieces')}
      >
        Edit
      </Button>
      <span className="flex-1" />
      <RoundButton
        label="Favorite"
        aria-pressed={look.isFavorite}
        className="hover:bg-hover aria-pressed:[&_svg]:fill-current"
        onClick={() => change({ look, changes: { isFavorite: !look.isFavorite } })}
      >
        <Heart aria-hidden size={16} className="stroke-icon" />
      </RoundButton>
      <RoundButton
        label={`Delete ${look.name}`}
        title="Delete"
        className="hover:bg-hover -mr-3"
        onClick={() => setAsking('delete')}
      >
        <Trash2 aria-hidden size={16} className="stroke-icon" />
      </RoundButton>
      {asking === 'pieces' && <CreateLookDialog outfit={look.outfit} onClose={close} />}
      {asking === 'delete' && <DeleteLookDialog look={look} onClose={close} onDeleted={onClose} />}
    </footer>
  )
}
