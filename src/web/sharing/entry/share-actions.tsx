import { Share } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ShareSubject } from '../share-subject.ts'
import { UnderlinedButton } from '../underlined-button.tsx'
import { ShareDialogs, type ShareDialogKind } from './share-dialogs.tsx'

interface ShareActionsProps {
  readonly subject: ShareSubject
  /** More actions for the outfit. */
  readonly children?: ReactNode
}

/** 'Share' and 'Advanced Share', with their dialogs. */
export function ShareActions({ subject, children }: ShareActionsProps) {
  const [dialog, setDialog] = useState<ShareDialogKind | null>(null)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        look="quiet"
        size="small"
        icon={<Share aria-hidden size={14} className="stroke-icon" />}
        onClick={() => setDialog('share')}
      >
        Share
      </Button>
      <UnderlinedButton size="small" onClick={() => setDialog('advanced')}>
        Advanced Share
      </UnderlinedButton>
      {children}
      {dialog && <ShareDialogs kind={dialog} subject={subject} onClose={() => setDialog(null)} />}
    </div>
  )
}
