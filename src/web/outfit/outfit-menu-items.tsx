import { MenuItem } from '../ui/menu.tsx'
import { outfitActions } from './outfit-actions.ts'
import { type KnownOutfit, requestOutfitAction } from './outfit-request-store.ts'

interface OutfitMenuItemsProps {
  readonly outfit: KnownOutfit
  /** Closes the menu. */
  readonly onAct: () => void
}

/** The actions of an outfit as menu items; none for an outfit without own pieces. */
export function OutfitMenuItems({ outfit, onAct }: OutfitMenuItemsProps) {
  if (outfit.pieces.length === 0) return null
  return outfitActions.map(({ action, name, Icon }) => (
    <MenuItem
      key={action}
      Icon={Icon}
      name={name}
      onAct={() => {
        onAct()
        requestOutfitAction(action, outfit)
      }}
    />
  ))
}
