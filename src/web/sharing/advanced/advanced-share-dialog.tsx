import { useId, useState } from 'react'
import { plateAddress, plateSizes, type PlateFormat } from '../../../contract/sharing.ts'
import { platformNames } from '../../../domain/sharing/platform-names.ts'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { viewPanelProps, ViewTabs } from '../../ui/view-tabs.tsx'
import { ShareResult } from '../result/share-result.tsx'
import type { ShareSubject } from '../share-subject.ts'
import { usePicture, useShareOptions } from '../sharing-queries.ts'
import { useGenerate } from '../use-generate.ts'
import { CaptionView } from './caption-view.tsx'
import { PastShares } from './past-shares.tsx'
import { PictureView } from './picture-view.tsx'
import { PlatePreview } from './plate-preview.tsx'
import { useCaptionDraft } from './use-caption-draft.ts'
import { usePlateLayout } from './use-plate-layout.ts'

const views = ['Image', 'Caption', 'Past shares'] as const

interface AdvancedShareDialogProps {
  readonly subject: ShareSubject
  readonly onClose: () => void
}

/** 'Advanced Share': options of the image and the caption, and past shares. */
export function AdvancedShareDialog({ subject, onClose }: AdvancedShareDialogProps) {
  const id = useId()
  const [view, setView] = useState<(typeof views)[number]>('Image')
  const { data: options } = useShareOptions(subject.id)
  const outfitTitle = options?.title ?? subject.title
  const plate = usePlateLayout(outfitTitle)
  const caption = useCaptionDraft(subject.id)
  const { reply, isPending, messageError, generate, startOver } = useGenerate()
  const { layout } = plate
  const picture = usePicture(plateAddress(subject.id, layout))
  const title = plate.title.trim() || outfitTitle
  return (
    <Dialog shape="plate" onClose={onClose}>
      <div className="tablet:h-[min(620px,calc(100dvh-48px))] tablet:grid-cols-[minmax(0,400px)_minmax(436px,1fr)] relative grid">
        <PlatePreview picture={picture} format={layout.format} label={plateInWords(title, layout.format)} />
        <div className="tablet:min-h-0 flex min-w-0 flex-col">
          <DialogHeader
            takesFocus
            title="Advanced Share"
            note={
              reply
                ? `Your ${platformNames[reply.share.platform]} post is ready to share.`
                : sizeNote(layout.format)
            }
            className="tablet:min-h-0 tablet:pl-8 tablet:pr-8 tablet:pt-5 tablet:gap-4 min-h-50 gap-0 pt-5 pr-4 pl-44 max-[360px]:min-h-35 max-[360px]:pl-31"
          />
          {reply ? (
            <ShareResult
              reply={reply}
              format={layout.format}
              onNew={() => {
                startOver()
                setView('Caption')
              }}
            />
          ) : (
            <>
              <div className="tablet:px-8 tablet:pt-4 px-4 pt-4">
                <ViewTabs label="Advanced Share" id={id} views={views} value={view} onChange={setView} />
              </div>
              <div {...viewPanelProps(id, view)} className="tablet:min-h-0 flex flex-1 flex-col outline-none">
                {view === 'Image' && <PictureView plate={plate} picture={picture.data} title={title} />}
                {view === 'Caption' && (
                  <CaptionView
                    caption={caption}
                    messageError={messageError}
                    isPending={isPending}
                    onPlatform={plate.chooseFormat}
                    onGenerate={(wanted) => generate({ ...wanted, outfitId: subject.id, plate: layout })}
                  />
                )}
                {view === 'Past shares' && <PastShares />}
              </div>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function sizeNote(format: PlateFormat): string {
  const { width, height } = plateSizes[format]
  return `${width} by ${height}. Made on this computer. It stays here until you download or copy it.`
}

function plateInWords(title: string, format: PlateFormat): string {
  const { width, height } = plateSizes[format]
  return `The image of ${title}, ${width} by ${height}`
}
