import type { DayOutfit, OutfitsForDay } from '../../../contract/planner.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { useHistory } from '../../history/history-queries.ts'
import { useOutfitsForDay } from '../../planner/outfits-for-day-query.ts'
import { collagePiece } from '../../stylist/collage-piece.ts'
import { OutfitCollage } from '../../stylist/outfit-collage.tsx'
import { firstSentence } from '../../stylist/parts/first-sentence.ts'
import { HangerIcon } from '../../ui/hanger-icon.tsx'
import { OutfitOfToday } from './outfit-of-today.tsx'
import { useWearOutfit } from './use-wear-outfit.ts'
import { WearThis } from './wear-this.tsx'

const HUB = '/enhanced-features'

/** What the closet has for the weather of today, which is this `date`; where it has nothing, that it has not. */
export function SuggestedToday({ date }: { readonly date: string }) {
  const { data, isPending } = useOutfitsForDay(date)
  const { data: logged = [] } = useHistory()
  const worn = logged.filter(({ wornDate }) => wornDate === date)
  if (isPending) return null
  const outfit =
    data &&
    wornFirst(
      data,
      worn.map(({ itemIds }) => itemIds),
    )
  if (outfit) return <Suggestion outfit={outfit} reply={data} />
  return (
    <OutfitOfToday
      label="Today"
      weather={data?.weather ?? null}
      href={HUB}
      picture={
        <div className="bg-wash text-edge grid aspect-5/6 place-items-center">
          <HangerIcon className="opacity-55" />
        </div>
      }
      description={data ? 'No complete outfit for this weather yet' : "Couldn't load today's outfit"}
      reason={
        data?.missing[0] ? `You need ${data.missing[0]}.` : 'Open Today for the weather and what to wear.'
      }
      action={null}
    />
  )
}

function Suggestion({ outfit, reply }: { readonly outfit: DayOutfit; readonly reply: OutfitsForDay }) {
  const { data: closet = [] } = useClosetItems()
  const { isWorn, isPending, fault, wear, undo } = useWearOutfit(outfit, reply)
  const { pieces, outfitDescription, reason } = outfit
  return (
    <OutfitOfToday
      label="Today, from your closet"
      weather={reply.weather}
      href={HUB}
      picture={
        <OutfitCollage
          size="small"
          label={pieces.map(({ item }) => item.name).join(', ')}
          pieces={pieces.map(({ item, slot }) => collagePiece(item, slot, closet))}
        />
      }
      description={outfitDescription}
      reason={firstSentence(reason).lead}
      action={
        <WearThis
          outfit={outfitDescription}
          look="quiet"
          {...{ isWorn, isPending, fault }}
          onWear={wear}
          onUndo={undo}
        />
      }
    />
  )
}

/** The one that was worn, else the best. */
function wornFirst({ outfits }: OutfitsForDay, worn: readonly (readonly string[])[]): DayOutfit | undefined {
  const isWorn = ({ pieces }: DayOutfit) =>
    worn.some((ids) => ids.length === pieces.length && pieces.every(({ item }) => ids.includes(item.id)))
  return outfits.find(isWorn) ?? outfits[0]
}
