import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import type { ShareSubject } from '../share-subject.ts'

const ShareDialog = lazyDialog(async () => (await import('../dialog/share-dialog.tsx')).ShareDialog)
const AdvancedShareDialog = lazyDialog(
  async () => (await import('../advanced/advanced-share-dialog.tsx')).AdvancedShareDialog,
)

/** The two ways to share an outfit with care. */
export type WayToShare = 'share' | 'advanced'

interface SharingDialogProps {
  readonly way: WayToShare
  readonly subject: ShareSubject
  readonly onClose: () => void
}

/** 'Share' or 'Advanced Share' of an outfit; its code comes when it is opened. */
export function SharingDialog({ way, subject, onClose }: SharingDialogProps) {
  const Way = way === 'share' ? ShareDialog : AdvancedShareDialog
  return <Way subject={subject} onClose={onClose} />
}
