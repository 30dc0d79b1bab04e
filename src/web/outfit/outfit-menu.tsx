import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { DialogHeader } from '../ui/dialog/dialog.tsx'
import { Menu } from '../ui/menu.tsx'
import { PopoverOrSheet } from '../ui/dialog/popover-or-sheet.tsx'
import { RoundButton } from '../ui/round-button.tsx'
import { OutfitMenuItems } from './outfit-menu-items.tsx'
import type { KnownOutfit } from './outfit-request-store.ts'

interface OutfitMenuProps {
  readonly outfit: KnownOutfit
  /** The outfit's name for screen readers and on a phone's sheet. */
  readonly label: string
}

/** A button that opens the actions of an outfit; none for an outfit without own pieces. */
export function OutfitMenu({ outfit, label }: OutfitMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (outfit.pieces.length === 0) return null
  return (
    <PopoverOrSheet
      label={label}
      isOpen={isOpen}
      onOpen={setIsOpen}
      align="end"
      className="w-52"
      trigger={
        <RoundButton label={`More for ${label}`} title="More" className="hover:bg-hover">
          <Ellipsis aria-hidden size={16} />
        </RoundButton>
      }
    >
      {(isSheet) => (
        <>
          {isSheet && <DialogHeader title={label} className="px-4 pt-5 pb-2" />}
          <Menu label={label}>
            <OutfitMenuItems outfit={outfit} onAct={() => setIsOpen(false)} />
          </Menu>
        </>
      )}
    </PopoverOrSheet>
  )
}
