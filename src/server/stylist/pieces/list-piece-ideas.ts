import type { PieceIdea } from '../../../contract/closet/piece-company.ts'
import type { Outfit } from '../../../domain/stylist/outfit.ts'
import type { OutfitNeeds } from '../../../domain/stylist/outfit-needs.ts'
import { outfitNeeds } from '../../../domain/stylist/occasions/needs-of-request.ts'
import { severities } from '../../../domain/stylist/score/faults/fault.ts'
import { severityOf } from '../../../domain/stylist/score/faults/piece-faults.ts'
import { outfitsInSteps } from '../../../domain/stylist/search/curate-outfits.ts'
import { dayOutfit } from '../../../domain/words/planner/day-outfit.ts'
import { requireClosetItem } from '../../closet/closet-item-lifecycle.ts'
import type { User } from '../../http/user-of-request.ts'
import { readWearer } from '../../user/profile-store.ts'
import { runYielding } from '../../workers/run-yielding.ts'
import { toOutfitItem } from '../outfit-item.ts'
import type { StylistDeps } from '../stylist-deps.ts'
import { today } from '../../ports/clock.ts'
import { nextTurn } from '../../workers/next-turn.ts'

const IDEAS = 3
// Distinct occasions, for variety.
const occasions = ['casual', 'work', 'date', 'party'] as const
// Outfits per occasion, to have a choice of distinct ones.
const OUTFITS_PER_OCCASION = 3
/** Minimum number of pieces in which two ideas differ. */
const MIN_DIFFERENT = 2

interface Found {
  readonly occasion: string
  readonly outfit: Outfit
}

/**
 * Suggests up to three complete outfits around a piece, best first, with different pieces, and for different occasions
 * if the closet allows. Empty if the piece cannot be worn. Saves nothing and calls no model.
 * @throws AppError closet_item_not_found
 */
export async function listPieceIdeas(
  { db, clock, pieceReader }: StylistDeps,
  user: User,
  id: string,
): Promise<PieceIdea[]> {
  await requireClosetItem(db, user, id)
  const closet = await pieceReader.readWearable(db, user.id, today(clock))
  const focus = closet.find((piece) => piece.id === id)
  if (!focus) return []
  const wearer = await readWearer(db, user)
  const found: Found[] = []
  for (const occasion of occasions) {
    await nextTurn()
    const needs = outfitNeeds({ stylePreference: 'casual', occasion, season: null, wearer })
    const request = {
      focus,
      closet,
      needs,
      today: today(clock),
      keepIds: [],
      withoutIds: [],
      count: OUTFITS_PER_OCCASION,
    }
    const outfits = await runYielding(outfitsInSteps(request))
    found.push(
      ...outfits
        .filter((outfit) => isWhole(outfit) && isFit(outfit, needs))
        .map((outfit) => ({ occasion, outfit })),
    )
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

// Swim trunks are no idea for work, whatever is worn with them.
function isFit({ pieces }: Outfit, needs: OutfitNeeds): boolean {
  return pieces.every(({ garment }) => severityOf(garment, needs) < severities.bad)
}

// Takes one of each occasion first, then others of the same occasions if there are too few.
function chosen(found: readonly Found[]): Found[] {
  const ranked = found.toSorted((one, other) => other.outfit.score.total - one.outfit.score.total)
  const ideas: Found[] = []
  const take = (mayRepeat: boolean) => {
    for (const each of ranked) {
      const isOther = ideas.every(
        (idea) =>
          (mayRepeat || idea.occasion !== each.occasion) &&
          exchanged(idea.outfit, each.outfit) >= MIN_DIFFERENT,
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
