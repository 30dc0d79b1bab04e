import { Share } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ShareSubject } from '../share-subject.ts'
import { UnderlinedButton } from '../underlined-button.tsx'
import { SharingDialog, type WayToShare } from './sharing-dialog.tsx'

interface ShareActionsProps {
  readonly subject: ShareSubject
  /** More to do with the outfit, behind the two. */
  readonly children?: ReactNode
}

/** 'Share' and 'Advanced Share', and the dialogs that they open. */
export function ShareActions({ subject, children }: ShareActionsProps) {
  const [way, setWay] = useState<WayToShare | null>(null)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        look="quiet"
        size="small"
        icon={<Share aria-hidden size={14} className="stroke-icon" />}
        onClick={() => setWay('share')}
      >
        Share
      </Button>
      <UnderlinedButton size="small" onClick={() => setWay('advanced')}>
        Advanced Share
      </UnderlinedButton>
      {children}
      {way && <SharingDialog way={way} subject={subject} onClose={() => setWay(null)} />}
    </div>
  )
}
