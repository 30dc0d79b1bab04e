import { Camera, Copy, Image, Pin } from 'lucide-react'
import { useState } from 'react'
import { plateAddress } from '../../../contract/sharing.ts'
import { quickCaption } from '../../../domain/sharing/caption-to-paste.ts'
import { pinLink } from '../../../domain/sharing/share-links.ts'
import { Button } from '../../ui/button.tsx'
import { DialogHeader } from '../../ui/dialog/dialog.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { PopoverOrSheet } from '../../ui/dialog/popover-or-sheet.tsx'
import { copyWithToast } from '../../ui/toasts/copy-with-toast.ts'
import { pictureName } from '../picture-name.ts'
import { sharePicture } from '../share-sheet.ts'
import type { ShareSubject } from '../share-subject.ts'
import { usePictureToShare } from '../use-picture-to-share.ts'
import { defaultPlateLayout } from '../default-plate-layout.ts'
import { writeToClipboard } from '../../ui/toasts/write-to-clipboard.ts'

/** 'Quick Share': a caption without a dialog. */
export function QuickShare({ subject }: { readonly subject: ShareSubject }) {
  const [isOpen, setIsOpen] = useState(false)
  const caption = quickCaption(subject)
  const plate = plateAddress(subject.id, defaultPlateLayout('post'))
  const file = usePictureToShare(isOpen ? plate : null, pictureName(subject.title, 'post'))
  const copy = () => copyWithToast(() => writeToClipboard(caption))
  const act = (action: () => unknown) => () => {
    setIsOpen(false)
    action()
  }
  return (
    <PopoverOrSheet
      label="Quick Share"
      isOpen={isOpen}
      onOpen={setIsOpen}
      className="w-52"
      trigger={
        <Button look="text" size="small" className="px-1!">
          <span className="decoration-edge underline decoration-1 underline-offset-6">Quick Share</span>
        </Button>
      }
    >
      {(isSheet) => (
        <>
          {isSheet && <DialogHeader title="Quick Share" note={subject.title} className="px-4 pt-5 pb-2" />}
          <Menu label="Quick Share">
            {file && (
              <MenuItem Icon={Image} name="Share image" onAct={act(() => sharePicture(file, caption))} />
            )}
            <MenuItem
              Icon={Camera}
              name="Instagram"
              // Copies first: a page that has lost the focus to a new window may not copy.
              onAct={act(() => copy().finally(() => openWindow('https://www.instagram.com/')))}
            />
            <MenuItem
              Icon={Pin}
              name="Pinterest"
              onAct={act(() =>
                openWindow(pinLink({ description: caption, pageUrl: null, pictureUrl: null })),
              )}
            />
            <MenuItem Icon={Copy} name="Copy caption" onAct={act(copy)} />
          </Menu>
        </>
      )}
    </PopoverOrSheet>
  )
}

function openWindow(address: string): void {
  window.open(address, '_blank', 'noopener')
}
