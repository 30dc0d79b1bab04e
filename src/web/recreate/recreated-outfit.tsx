import { useState } from 'react'
import type { MarkedPiece, RecreatedPart } from '../../contract/recreate.ts'
import { reasonOf } from '../api/http-error.ts'
import { useClosetItems } from '../closet/closet-queries.ts'
import { OutfitButtons } from '../outfit/outfit-buttons.tsx'
import { collagePiece } from '../stylist/collage-piece.ts'
import { OutfitCollage } from '../stylist/outfit-collage.tsx'
import { MissingParts } from '../trends/trend/missing-parts.tsx'
import { Button } from '../ui/button.tsx'
import { DialogHeader } from '../ui/dialog/dialog.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { HangerIcon } from '../ui/pictures/hanger-icon.tsx'
import { PartChoices } from './part-choices.tsx'
import { useRecreatedOutfit } from './recreate-queries.ts'
import { SaveLookDialog } from './save-look-dialog.tsx'
import { useChosenPieces } from './use-chosen-pieces.ts'

interface RecreatedOutfitProps {
  readonly marks: readonly MarkedPiece[]
  readonly onBack: () => void
  readonly onClose: () => void
}

/** The photo's outfit recreated from the user's pieces: matches with reasons, alternatives, and what is missing. */
export function RecreatedOutfit({ marks, onBack, onClose }: RecreatedOutfitProps) {
  const { data, error, isPending, refetch } = useRecreatedOutfit(marks)
  if (data) return <Result parts={data.parts} onBack={onBack} onClose={onClose} />
  return (
    <div className="tablet:p-8 tablet:min-h-[min(620px,calc(100dvh-48px))] p-4 pt-5">
      <DialogHeader takesFocus title="Your version" />
      {isPending && <Searching />}
      {error && (
        <>
          <LoadError title="Couldn't look through your closet" heading="h3" onRetry={() => void refetch()}>
            {reasonOf(error)} Your marks are still here.
          </LoadError>
          <div className="grid justify-center">
            <Button look="text" onClick={onBack}>
              Back to the photo
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function Searching() {
  return (
    <div
      role="status"
      aria-label="Looking through your closet"
      className="breathing tablet:grid-cols-2 mt-6 grid gap-8"
    >
      <div className="bg-tile aspect-7/8" />
      <div>
        {[62, 48, 56].map((width) => (
          <div key={width} className="border-line flex gap-4 border-b py-4">
            <div className="bg-tile h-15 w-12" />
            <div className="flex-1 pt-2">
              <div className="bg-line h-3 rounded-full" style={{ width: `${width}%` }} />
              <div className="bg-line mt-3 h-2.5 w-[38%] rounded-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

interface ResultProps extends Omit<RecreatedOutfitProps, 'marks'> {
  readonly parts: readonly RecreatedPart[]
}

function Result({ parts, onBack, onClose }: ResultProps) {
  const { data: closet = [] } = useClosetItems()
  const version = useChosenPieces(parts)
  const { pieces, missing } = version
  const [isSaving, setSaving] = useState(false)
  const itemIds = pieces.map(({ item }) => item.id)
  return (
    <div className="tablet:h-[min(764px,calc(100dvh-48px))] tablet:grid-cols-2 grid">
      <div className="bg-tile tablet:content-center grid min-h-0">
        {pieces.length > 0 ? (
          <OutfitCollage
            key={itemIds.join()}
            size="full"
            className="w-full"
            label={`Your version: ${pieces.map(({ item }) => item.name).join(', ')}`}
            pieces={pieces.map(({ item, slot }) => collagePiece(item, slot, closet))}
          />
        ) : (
          <div className="text-tile-quiet grid aspect-7/8 place-items-center content-center gap-3 p-6 text-center max-tablet:aspect-2/1">
            <HangerIcon />
            <p className="type-note max-w-[28ch]">
              Nothing in your closet is close. The pieces you choose appear here.
            </p>
          </div>
        )}
      </div>
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="tablet:overflow-y-auto tablet:p-8 grid min-w-0 flex-1 content-start gap-7 px-4 pt-5 pb-6">
          <div className="min-w-0">
            <DialogHeader
              takesFocus
              title="Your version"
              closeClass="bg-raised max-tablet:fixed max-tablet:top-9 max-tablet:right-3 max-tablet:z-10"
            />
            <PartChoices parts={parts} version={version} closet={closet} className="mt-2" />
          </div>
          <div className="flex flex-wrap gap-2">
            <OutfitButtons
              outfit={{ name: 'Your version', pieces: pieces.map(({ item }) => item), occasion: null }}
            />
          </div>
          {missing.length > 0 && <MissingParts missing={missing} note="Seen in a photo of an outfit." />}
        </div>
        <footer className="border-line bg-raised sticky bottom-0 z-1 flex items-center justify-end gap-2 border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] max-[360px]:gap-1 tablet:static tablet:h-18 tablet:flex-none tablet:px-8 tablet:py-0">
          <Button look="text" className="-ml-4 px-4!" onClick={onBack}>
            Back
          </Button>
          <span className="flex-1" />
          <Button
            look="primary"
            className="max-[360px]:px-4"
            disabled={pieces.length === 0}
            onClick={() => setSaving(true)}
          >
            Save look
          </Button>
        </footer>
      </div>
      {isSaving && <SaveLookDialog itemIds={itemIds} onClose={() => setSaving(false)} onSaved={onClose} />}
    </div>
  )
}
