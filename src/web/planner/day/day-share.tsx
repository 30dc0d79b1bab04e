import { Share } from 'lucide-react'
import { useState } from 'react'
import { QuickShare } from '../../sharing/entry/quick-share.tsx'
import { SharingDialog } from '../../sharing/entry/sharing-dialog.tsx'
import type { ShareSubject } from '../../sharing/share-subject.ts'

/** 'Share' and 'Quick Share' of a day. */
export function DayShare({ subject }: { readonly subject: ShareSubject }) {
  const [isSharing, setSharing] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setSharing(true)}
        className="hover:text-quiet flex h-11 min-w-11 items-center gap-1.5 whitespace-nowrap"
      >
        <Share aria-hidden size={14} className="stroke-icon" />
        Share
      </button>
      <QuickShare subject={subject} />
      {isSharing && <SharingDialog way="share" subject={subject} onClose={() => setSharing(false)} />}
    </>
  )
}
