import { useState } from 'react'
import { platformNames } from '../../../domain/sharing/platform-names.ts'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { ShareResult } from '../result/share-result.tsx'
import type { ShareSubject } from '../share-subject.ts'
import { useShareOptions } from '../sharing-queries.ts'
import { useGenerate } from '../use-generate.ts'
import { formatOf } from '../default-plate-layout.ts'
import { ShareForm, type ShareDraft } from './share-form.tsx'

interface ShareDialogProps {
  readonly subject: ShareSubject
  readonly onClose: () => void
}

/** 'Share': a form for the platform and the message, then the result. */
export function ShareDialog({ subject, onClose }: ShareDialogProps) {
  const [draft, setDraft] = useState<ShareDraft>({ platform: 'instagram', message: '', hasPage: true })
  const { reply, isPending, messageError, generate, startOver } = useGenerate()
  const { data: options } = useShareOptions(subject.id)
  const [hasComeBack, setHasComeBack] = useState(false)
  const { id, title, occasion } = subject
  const platform = reply?.share.platform
  return (
    <Dialog shape="picture" onClose={onClose}>
      <div className="tablet:h-[min(560px,calc(100dvh-48px))] tablet:grid-cols-[minmax(0,340px)_minmax(500px,1fr)] relative grid">
        <div className="bg-tile max-tablet:absolute max-tablet:top-5 max-tablet:left-4 max-tablet:h-32.5 max-tablet:w-26 isolate grid content-center">
          {subject.collage}
        </div>
        <div className="tablet:min-h-0 flex min-w-0 flex-col">
          <DialogHeader
            takesFocus
            title="Share"
            note={
              platform
                ? `Your ${platformNames[platform]} post is ready to share.`
                : (options?.title ?? [title, occasion].filter(Boolean).join(', '))
            }
            className="tablet:min-h-0 tablet:px-8 tablet:pt-5 min-h-37.5 pt-5 pr-4 pl-34"
          />
          {reply && platform ? (
            <ShareResult
              reply={reply}
              format={formatOf[platform]}
              onNew={() => {
                setHasComeBack(true)
                startOver()
              }}
            />
          ) : (
            <ShareForm
              draft={draft}
              pageHost={options?.pageHost ?? null}
              messageError={messageError}
              isPending={isPending}
              takesFocus={hasComeBack}
              onChange={setDraft}
              onCancel={onClose}
              onGenerate={() =>
                generate({
                  outfitId: id,
                  platform: draft.platform,
                  customMessage: draft.message,
                  stylingTips: [],
                  // No public page before its option is shown.
                  isPublic: options !== undefined && draft.hasPage,
                })
              }
            />
          )}
        </div>
      </div>
    </Dialog>
  )
}
