import { Shuffle } from 'lucide-react'
import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import type { OutfitCuration } from '../../../../contract/stylist/stylist.ts'
import { OutfitButtons } from '../../../outfit/outfit-buttons.tsx'
import { ShareActions } from '../../../sharing/entry/share-actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { OutfitCollage } from '../../outfit-collage.tsx'
import { curationPieces } from '../../../../domain/stylist/outfit-pieces.ts'
import { collagePiece } from '../../collage-piece.ts'
import { FreeCollage } from '../../free-collage.tsx'
import { lookToShare } from '../../looks/look-to-share.tsx'
import { curatedLook, outfitOfLook } from '../../looks/look.ts'
import { NumberedTips } from '../../parts/numbered-tips.tsx'
import { ColorList } from '../form/color-list.tsx'
import { CuratedBy } from './curated-by.tsx'
import { OutfitSteps } from './outfit-steps.tsx'
import { OutfitScore } from './outfit-score.tsx'
import { RecommendedPieces } from './recommended-pieces.tsx'
import type { useCuration } from '../use-curation.ts'
import { NOTHING_ELSE } from './use-outfit-changes.ts'
import { useTextInUnit } from '../../../weather/use-text-in-unit.ts'

interface CuratedOutfitProps {
  readonly shown: OutfitCuration
  readonly curation: ReturnType<typeof useCuration>
  readonly closet: readonly ClosetItem[]
}

/** A curated outfit: collage, reasons, pieces and styling tips. */
export function CuratedOutfit({ shown, curation, closet }: CuratedOutfitProps) {
  const { opinion, news } = curation
  const inDegrees = useTextInUnit()
  const pieces = curationPieces(shown)
  const laid = pieces.flatMap(({ item, slot, number }) =>
    item && number ? { ...collagePiece(item, slot, closet, number), id: item.id } : [],
  )
  const collage = {
    pieces: laid,
    size: 'full',
    label: `Collage of ${laid.map(({ name }) => name).join(', ')}`,
  } as const
  const isMine = opinion?.answer?.id === shown.id
  return (
    <>
      <div className="wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:gap-12 grid gap-6">
        {shown.canvas ? (
          <FreeCollage canvas={shown.canvas} {...collage} />
        ) : (
          // Remounts for other pieces, to replay their entrance.
          <OutfitCollage key={laid.map(({ imageUrl }) => imageUrl).join()} {...collage} />
        )}
        <div className="flex min-w-0 flex-col">
          <h2 className="type-lead text-pretty">{shown.outfitDescription}</h2>
          <p className="mt-4 text-[0.9375rem] leading-6 text-pretty">{inDegrees(shown.styleAnalysis)}</p>
          <div className="mt-auto pt-7">
            <ColorList colors={shown.colorPalette} pieces={pieces} />
            <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
              <ShuffleButton curation={curation} />
              <OutfitSteps shown={shown} curation={curation} />
              {laid.length > 0 && <ShareActions subject={lookToShare(curatedLook(shown))} />}
            </div>
            <div className="mt-3 flex flex-wrap gap-x-3 gap-y-2">
              <OutfitButtons outfit={outfitOfLook(curatedLook(shown))} />
            </div>
            <ShuffleNote curation={curation} />
            {isMine && opinion.state === 'reconsidering' && (
              <p className="type-note text-quiet mt-3">Asking your model for a second opinion …</p>
            )}
          </div>
        </div>
      </div>
      <p role="status" className="sr-only">
        {isMine && opinion.state === 'reconsidering' ? 'Asking your model for a second opinion' : news}
      </p>
      {shown.score && <OutfitScore score={shown.score} />}
      <RecommendedPieces pieces={pieces} shown={shown} curation={curation} closet={closet} />
      {shown.stylingTips.length > 0 && (
        <section aria-labelledby="styling-tips" className="tablet:pt-18 pt-12">
          <h2 id="styling-tips" className="type-title">
            Styling tips
          </h2>
          <NumberedTips tips={shown.stylingTips} />
        </section>
      )}
      <CuratedBy by={shown.curatedBy} modelFailed={isMine && opinion.modelFailed} />
    </>
  )
}

type ShuffleProps = Pick<CuratedOutfitProps, 'curation'>

function ShuffleButton({ curation: { canShuffle, isChanging, shuffle } }: ShuffleProps) {
  if (!canShuffle) return null
  return (
    <Button
      look="quiet"
      size="small"
      icon={<Shuffle aria-hidden size={15} className="stroke-icon" />}
      aria-disabled={isChanging}
      onClick={shuffle}
    >
      Shuffle
    </Button>
  )
}

function ShuffleNote({ curation: { canShuffle, lockedIds, news } }: ShuffleProps) {
  const isLast = news === NOTHING_ELSE
  if (!canShuffle || (!isLast && lockedIds.size === 0)) return null
  const locked =
    lockedIds.size === 1 ? 'The locked piece stays.' : `The ${lockedIds.size} locked pieces stay.`
  return (
    <p aria-hidden={isLast} className="type-note text-quiet mt-2">
      {isLast ? news : locked}
    </p>
  )
}
