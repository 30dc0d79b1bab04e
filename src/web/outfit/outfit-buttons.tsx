import { Button } from '../ui/button.tsx'
import { outfitActions } from './outfit-actions.ts'
import { type KnownOutfit, requestOutfitAction } from './outfit-request-store.ts'

interface OutfitButtonsProps {
  readonly outfit: KnownOutfit
  /** `primary` if wearing it is the main action of the view. */
  readonly wear?: 'primary' | 'quiet'
  readonly size?: 'normal' | 'small'
}

/** The actions of an outfit as buttons; none for an outfit without own pieces. */
export function OutfitButtons({ outfit, wear = 'quiet', size = 'small' }: OutfitButtonsProps) {
  if (outfit.pieces.length === 0) return null
  return outfitActions.map(({ action, name, Icon }) => (
    <Button
      key={action}
      look={action === 'wear' ? wear : 'quiet'}
      size={size}
      icon={<Icon aria-hidden size={15} className="stroke-icon max-[360px]:hidden" />}
      onClick={() => requestOutfitAction(action, outfit)}
    >
      {name}
    </Button>
  ))
}
