import type { Purpose } from '../../closet/garment.ts'
import { formalityLevel } from '../../stylist/score/judge-formality.ts'
import { listed } from '../../sentence.ts'
import { type Judgement, slotsInWords } from './judgement.ts'
import { oftenInWords } from './often-in-words.ts'
import { SAME_FROM } from './nearest-piece.ts'
import { POINTS_TO_COUNT } from './suitable-outfit.ts'
import { yourPiece } from './verdict.ts'
import { whatLeft } from './what-left.ts'

// A closet of fewer pieces changes its answer with each.
const FEW_PIECES = 8

/** What the verdict rests on, in whole sentences: what it goes with, what stands against it, what is not known, how it was counted. */
export function reasonsOf(judgement: Judgement): string[] {
  const { candidate, closet, outfits } = judgement
  const left = whatLeft(judgement.nearestGone)
  if (closet.length === 0) return left === null ? [] : [left]
  return [
    whatItGoesWith(judgement),
    whatKeepsIt(judgement),
    howNearestIsWorn(judgement),
    left,
    candidate.garment.color ? null : 'No color is named, so its color counts neither for it nor against it.',
    closet.length < FEW_PIECES
      ? `Your closet has only ${closet.length === 1 ? 'one piece' : `${closet.length} pieces`}: with more of them the answer may be another.`
      : null,
    outfits.count > 0 ? howCounted(judgement) : null,
  ].filter((reason) => reason !== null)
}

function whatItGoesWith({ candidate, closet, outfits, most }: Judgement): string | null {
  const { slot } = candidate.garment
  // Counting ended before all were tried.
  if (outfits.count === 0 || outfits.count >= most) return null
  const place = partnerOf[slot]
  const all = closet.filter(({ garment }) => garment.slot === place.slot)
  const fitting = all.filter(({ id }) => outfits.partners.has(id))
  if (all.length === 0) return null
  if (fitting.length === 0) return `None of your ${place.several} go with it.`
  if (all.length === 1) return `It goes with your only ${place.one}, ${yourPiece(all[0] ?? candidate)}.`
  return fitting.length === all.length
    ? `It goes with ${all.length === 2 ? 'both' : `all ${all.length}`} of your ${place.several}.`
    : `It goes with ${fitting.length} of your ${all.length} ${place.several}.`
}

const bottoms = { slot: 'bottom', one: 'trousers or skirt', several: 'trousers, skirts and shorts' } as const
const tops = { slot: 'top', one: 'top', several: 'tops' } as const
const partnerOf = {
  top: bottoms,
  bottom: tops,
  dress: { slot: 'shoes', one: 'pair of shoes', several: 'pairs of shoes' },
  outer: tops,
  mid: tops,
  shoes: bottoms,
  bag: tops,
  extra: tops,
} as const

function whatKeepsIt({ candidate, outfits }: Judgement): string | null {
  const { count, lacking, fault } = outfits
  if (count > 0) return null
  const { purpose } = candidate.garment
  if (purpose && onlyFor[purpose]) return onlyFor[purpose]
  if (lacking.length > 0)
    return `A whole outfit needs ${listed(lacking.map((slot) => slotsInWords[slot]))} beside it.`
  if (fault === 'occasion') return 'What you would wear with it is made for other occasions.'
  if (fault === 'season')
    return `It is for ${listed(candidate.garment.seasons)}; what you would wear with it is for other seasons.`
  if (fault === 'formality')
    return `It is ${formalityLevel(candidate.garment.formality)}; what you would wear with it is too far from that.`
  if (fault === 'no use')
    return 'With what you own it has no use: a belt wants a waist to hold, a tie a shirt.'
  return fault && `No outfit with it has ${POINTS_TO_COUNT} of the stylist’s 100 points.`
}

const onlyFor: Partial<Record<Purpose, string>> = {
  home: 'It is for nights and mornings at home, where no outfit is counted.',
  underwear: 'It is worn under other clothes, and counts for no outfit by itself.',
  'own wedding': 'It is made for one day, a wedding of one’s own, and counts for no outfit besides.',
  swimming: 'It is made for swimming, and is counted only with what is worn at the beach.',
  snow: 'It is made for sport in the snow, and is counted only with boots and easy clothes.',
  sport: 'It is made for sport, and is counted only with what is as easy.',
  'sport underwear': 'It is made for sport, and is counted only with what is as easy.',
}

function howNearestIsWorn({ nearest, nearestWearsAMonth }: Judgement): string | null {
  if (!nearest || nearest.likeness < SAME_FROM || nearestWearsAMonth === null) return null
  return `You wear ${yourPiece(nearest.piece)} ${oftenInWords(nearestWearsAMonth)}.`
}

function howCounted({ candidate }: Judgement): string {
  const differs =
    candidate.garment.slot === 'dress'
      ? 'Each pair of shoes with it counts once, and each coat or jacket over it'
      : 'Each combination of clothes with it counts once, whatever the shoes'
  return `${differs}, where season and formality agree and the stylist gives it ${POINTS_TO_COUNT} of 100 points.`
}
