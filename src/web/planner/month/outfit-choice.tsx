import { useMemo } from 'react'
import { outfitsToChoose } from '../../../domain/history/outfits-to-choose.ts'
import { slotsOfLook } from '../../../domain/stylist/slots-of-look.ts'
import { useHistory } from '../../history/history-queries.ts'
import { UnderlinedButton } from '../../sharing/underlined-button.tsx'
import { LookCollage } from '../../stylist/looks/look-collage.tsx'
import { looksOf } from '../../stylist/looks/look.ts'
import { useOutfits } from '../../stylist/looks/look-queries.ts'
import { useLoadedCloset } from '../../stylist/looks/use-loaded-closet.ts'
import { useCurations } from '../../stylist/stylist-queries.ts'
import { useTakesFocus } from '../../ui/hooks/use-takes-focus.ts'

const MOST = 6

interface OutfitChoiceProps {
  /** Outfits to leave out, by the ids of their pieces. */
  readonly without: readonly (readonly string[])[]
  readonly onChoose: (itemIds: readonly string[]) => void
  /** Opens the form to choose the pieces one by one. */
  readonly onPick: () => void
  readonly onClose: () => void
}

/** Previously worn outfits and saved looks; a press logs one of them. */
export function OutfitChoice({ without, onChoose, onPick, onClose }: OutfitChoiceProps) {
  const outfits = useOutfitsToChoose(without)
  const heading = useTakesFocus<HTMLHeadingElement>()
  return (
    <section aria-labelledby="outfit-choice">
      <h4 ref={heading} id="outfit-choice" tabIndex={-1} className="type-name pb-3 outline-none">
        What did you wear?
      </h4>
      {outfits.length > 0 ? (
        <ul className="grid grid-cols-3 gap-2">
          {outfits.map((pieces) => {
            const names = pieces.map(({ name }) => name).join(', ')
            return (
              <li key={pieces.map(({ id }) => id).join()}>
                <button
                  type="button"
                  aria-label={`Wore ${names}`}
                  title={names}
                  onClick={() => onChoose(pieces.map(({ id }) => id))}
                  className="block w-full outline-offset-2! hover:shadow-[0_0_0_1.5px_var(--ink)]"
                >
                  <LookCollage name="Outfit" size="small" pieces={slotsOfLook(pieces)} className="w-full" />
                </button>
              </li>
            )
          })}
        </ul>
      ) : (
        <p className="type-ui text-quiet">Outfits you wore or saved before will show here.</p>
      )}
      <div className="-ml-1 flex flex-wrap gap-x-4 pt-2">
        <UnderlinedButton onClick={onPick}>Pick the pieces</UnderlinedButton>
        <UnderlinedButton onClick={onClose}>Cancel</UnderlinedButton>
      </div>
    </section>
  )
}

// Latest worn outfits first, then saved looks.
function useOutfitsToChoose(without: OutfitChoiceProps['without']) {
  const { data: entries } = useHistory()
  const { data: curations } = useCurations()
  const { data: byHand } = useOutfits()
  const closet = useLoadedCloset()
  return useMemo(() => {
    const looks = looksOf(curations ?? [], byHand ?? []).map(({ pieces }) => pieces.map(({ item }) => item))
    return outfitsToChoose({
      outfits: [...(entries ?? []).map(({ pieces }) => pieces), ...looks],
      closet: new Set(closet?.map(({ id }) => id)),
      without,
      count: MOST,
    })
  }, [entries, curations, byHand, closet, without])
}
