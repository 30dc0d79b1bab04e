import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import type { ShareSubject } from '../share-subject.ts'

const ShareDialog = lazyDialog(async () => (await import('../dialog/share-dialog.tsx')).ShareDialog)
const AdvancedShareDialog = lazyDialog(
  async () => (await import('../advanced/advanced-share-dialog.tsx')).AdvancedShareDialog,
)

/** The two share dialogs. */
export type ShareDialogKind = 'share' | 'advanced'

interface ShareDialogsProps {
  readonly kind: ShareDialogKind
  readonly subject: ShareSubject
  readonly onClose: () => void
}

/** The 'Share' or 'Advanced Share' dialog; its code loads when it opens. */
export function ShareDialogs({ kind, subject, onClose }: ShareDialogsProps) {
  const Way = kind === 'share' ? ShareDialog : AdvancedShareDialog
  return <Way subject={subject} onClose={onClose} />
}
