import type { PieceIdea } from '../../../contract/piece-company.ts'
import type { Outfit } from '../../../domain/stylist/outfit.ts'
import { outfitNeeds } from '../../../domain/stylist/occasions/outfit-needs-of.ts'
import { outfitsInSteps } from '../../../domain/stylist/search/curate-outfits.ts'
import { dayOutfit } from '../../../domain/words/day-outfit.ts'
import { requireClosetItem } from '../../closet/closet-item-lifecycle.ts'
import { listWearableItems } from '../../closet/wearable-items.ts'
import type { User } from '../../http/user-of-request.ts'
import { readWearer } from '../../user/profile-store.ts'
import { runYielding } from '../../workers/run-yielding.ts'
import { toOutfitItem } from '../outfit-item.ts'
import type { StylistNeeds } from '../stylist-needs.ts'
import { today } from '../../ports/clock.ts'
import { nextTurn } from '../../workers/next-turn.ts'

const IDEAS = 3
// Unlike each other, so that a piece is seen in more than one light.
const occasions = ['casual', 'work', 'date', 'party'] as const
// Of each occasion, so that one can be unlike the ideas before it.
const OF_EACH = 3
/** Pieces that two ideas must not share. */
const DIFFERENT = 2

interface Found {
  readonly occasion: string
  readonly outfit: Outfit
}

/**
 * Up to three whole outfits around a piece, the best first, for different occasions where the closet allows, and each
 * with other pieces. None while
 * the piece cannot be worn. Nothing is saved, and no model is asked.
 * @throws AppError closet_item_not_found
 */
export async function listPieceIdeas(
  { db, clock, pieceReader }: StylistNeeds,
  user: User,
  id: string,
): Promise<PieceIdea[]> {
  await requireClosetItem(db, user, id)
  const closet = await pieceReader.read(await listWearableItems(db, user.id, today(clock)))
  const focus = closet.find((piece) => piece.id === id)
  if (!focus) return []
  const wearer = await readWearer(db, user)
  const found: Found[] = []
  for (const occasion of occasions) {
    await nextTurn()
    const needs = outfitNeeds({ stylePreference: 'casual', occasion, season: null, wearer })
    const request = { focus, closet, needs, today: today(clock), keepIds: [], withoutIds: [], count: OF_EACH }
    const outfits = await runYielding(outfitsInSteps(request))
    found.push(...outfits.filter(isWhole).map((outfit) => ({ occasion, outfit })))
  }
  return chosen(found).map(({ occasion, outfit }) => ({
    occasion,
    description: dayOutfit(outfit.pieces),
    pieces: outfit.pieces.map((piece) => ({ slot: piece.garment.slot, item: toOutfitItem(piece) })),
  }))
}

function isWhole({ missing }: Outfit): boolean {
  return !missing.some(({ isNeeded }) => isNeeded)
}

// First one of each occasion; where those are too few, others of the same occasions.
function chosen(found: readonly Found[]): Found[] {
  const ranked = found.toSorted((one, other) => other.outfit.score.total - one.outfit.score.total)
  const ideas: Found[] = []
  const take = (mayRepeat: boolean) => {
    for (const each of ranked) {
      const isOther = ideas.every(
        (idea) =>
          (mayRepeat || idea.occasion !== each.occasion) && exchanged(idea.outfit, each.outfit) >= DIFFERENT,
      )
      if (isOther && ideas.length < IDEAS) ideas.push(each)
    }
  }
  take(false)
  take(true)
  return ideas
}

function exchanged(one: Outfit, other: Outfit): number {
  const shared = one.pieces.filter(({ id }) => other.pieces.some((piece) => piece.id === id)).length
  return Math.min(one.pieces.length, other.pieces.length) - shared
}
