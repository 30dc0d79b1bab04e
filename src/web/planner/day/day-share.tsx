import { Share } from 'lucide-react'
import { useState } from 'react'
import { QuickShare } from '../../sharing/entry/quick-share.tsx'
import { ShareDialogs } from '../../sharing/entry/share-dialogs.tsx'
import type { ShareSubject } from '../../sharing/share-subject.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

interface DayShareProps {
  readonly subject: ShareSubject
  /** True for ideas without the user's pieces, which cannot be shared. */
  readonly isIdea: boolean
}

/** 'Share' and 'Quick Share' of a day. */
export function DayShare({ subject, isIdea }: DayShareProps) {
  const [isSharing, setSharing] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => (isIdea ? showNothingToShare() : setSharing(true))}
        className="hover:text-quiet flex h-11 min-w-11 items-center gap-1.5 whitespace-nowrap"
      >
        <Share aria-hidden size={14} className="stroke-icon" />
        Share
      </button>
      {isIdea ? (
        <Button look="text" size="small" className="px-1!" onClick={showNothingToShare}>
          Quick Share
        </Button>
      ) : (
        <QuickShare subject={subject} />
      )}
      {isSharing && <ShareDialogs kind="share" subject={subject} onClose={() => setSharing(false)} />}
    </>
  )
}

function showNothingToShare(): void {
  showToast({
    title: 'Nothing to share yet',
    description: 'This outfit is only an idea. You can share it once it includes your own pieces.',
  })
}
