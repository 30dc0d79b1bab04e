import {
  Ellipsis,
  FolderOpen,
  Heart,
  Layers,
  Move,
  Pencil,
  Share,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showFailure } from '../../closet/show-failure.ts'
import { OutfitMenuItems } from '../../outfit/outfit-menu-items.tsx'
import { ShareDialogs, type ShareDialogKind } from '../../sharing/entry/share-dialogs.tsx'
import { DialogHeader } from '../../ui/dialog/dialog.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { PopoverOrSheet } from '../../ui/dialog/popover-or-sheet.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { outfitOfLook, type Look } from './look.ts'
import { useChangeLook } from './look-queries.ts'
import { lookToShare } from './look-to-share.tsx'

const RenameLookDialog = lazyDialog(async () => (await import('./rename-look-dialog.tsx')).RenameLookDialog)
const DeleteLookDialog = lazyDialog(async () => (await import('./delete-look-dialog.tsx')).DeleteLookDialog)
const CreateLookDialog = lazyDialog(async () => (await import('./create-look-dialog.tsx')).CreateLookDialog)

const ArrangeDialog = lazyDialog(async () => (await import('./canvas/arrange-dialog.tsx')).ArrangeDialog)
const LookCollectionsDialog = lazyDialog(
  async () => (await import('./collections/look-collections-dialog.tsx')).LookCollectionsDialog,
)

type Asking = 'rename' | 'arrange' | 'collections' | 'pieces' | 'delete' | ShareDialogKind

/** Actions for a look. */
export function LookMenu({ look }: { readonly look: Look }) {
  const [isOpen, setIsOpen] = useState(false)
  const [asking, setAsking] = useState<Asking | null>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const { mutate: change } = useChangeLook({
    onDone: () => {},
    onFailed: showFailure("Couldn't change the look"),
  })
  const act = (action: () => void) => () => {
    setIsOpen(false)
    action()
  }
  const close = () => {
    // The open dialog holds the focus. What had it before is gone with the menu.
    flushSync(() => setAsking(null))
    trigger.current?.focus()
  }
  return (
    <>
      <PopoverOrSheet
        label={look.name}
        isOpen={isOpen}
        onOpen={setIsOpen}
        align="end"
        className="w-52"
        trigger={
          <RoundButton
            ref={trigger}
            label={`More for ${look.name}`}
            title="More"
            className="text-quiet hover:text-ink -mr-3"
          >
            <Ellipsis aria-hidden size={16} />
          </RoundButton>
        }
      >
        {(isSheet) => (
          <>
            {isSheet && <DialogHeader title={look.name} className="px-4 pt-5 pb-2" />}
            <Menu label={look.name}>
              <MenuItem
                Icon={Heart}
                name={look.isFavorite ? 'Remove from favorites' : 'Favorite'}
                onAct={act(() => change({ look, changes: { isFavorite: !look.isFavorite } }))}
              />
              <OutfitMenuItems outfit={outfitOfLook(look)} onAct={() => setIsOpen(false)} />
              {look.pieces.length > 0 && (
                <>
                  <MenuItem Icon={Share} name="Share" onAct={act(() => setAsking('share'))} />
                  <MenuItem
                    Icon={SlidersHorizontal}
                    name="Advanced Share"
                    onAct={act(() => setAsking('advanced'))}
                  />
                </>
              )}
              {look.pieces.length > 0 && (
                <MenuItem Icon={Move} name="Arrange" onAct={act(() => setAsking('arrange'))} />
              )}
              <MenuItem Icon={FolderOpen} name="Collections" onAct={act(() => setAsking('collections'))} />
              <MenuItem Icon={Pencil} name="Rename" onAct={act(() => setAsking('rename'))} />
              {look.origin === 'by hand' && (
                <MenuItem Icon={Layers} name="Change pieces" onAct={act(() => setAsking('pieces'))} />
              )}
              <MenuItem Icon={Trash2} name="Delete" onAct={act(() => setAsking('delete'))} />
            </Menu>
          </>
        )}
      </PopoverOrSheet>
      {asking === 'rename' && <RenameLookDialog look={look} onClose={close} />}
      {asking === 'arrange' && <ArrangeDialog look={look} onClose={close} />}
      {asking === 'collections' && <LookCollectionsDialog look={look} onClose={close} />}
      {asking === 'delete' && <DeleteLookDialog look={look} onClose={close} />}
      {(asking === 'share' || asking === 'advanced') && (
        <ShareDialogs kind={asking} subject={lookToShare(look)} onClose={close} />
      )}
      {asking === 'pieces' && look.origin === 'by hand' && (
        <CreateLookDialog outfit={look.outfit} onClose={close} />
      )}
    </>
  )
}
