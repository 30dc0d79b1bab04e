import type { WouldWear } from '../../../contract/marketplace.ts'
import { capital, listed, numeral } from '../../sentence.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { callPiece, verb } from '../../stylist/score/call-piece.ts'
import { categoryWords } from './category-words.ts'
import { type Judgement, slotsInWords } from './judgement.ts'
import { oftenInWords } from './often-in-words.ts'
import { percent } from './percent.ts'
import { NEAR_DUPLICATE_FROM, SAME_FROM } from './nearest-piece.ts'

/** A verdict, and it in one or two sentences that begin with it. */
export type Verdict = Pick<WouldWear, 'verdict' | 'sentence'>

// A piece that is worn less than so often a month needs no second of its kind.
const OFTEN_A_MONTH = 2
// Fewer outfits are no reason to buy something.
const ENOUGH_OUTFITS = 3

/**
 * The verdict: no where the wearer said they never wear it, where it makes no outfit, or where one has its like and wears that less than twice a month; only if
 * where a piece is missing, its like is worn often or it comes near one, its name says nothing or it makes fewer than
 * three outfits; else yes.
 */
export function verdictOf(judgement: Judgement): Verdict {
  return (
    unwanted(judgement) ??
    unjudged(judgement) ??
    outfitless(judgement) ??
    duplicate(judgement) ??
    counted(judgement)
  )
}

// The person's own word comes before everything that is counted.
function unwanted({ against }: Judgement): Verdict | null {
  return against ? no(`${capital(against)}, as you said in Settings`) : null
}

function unjudged({ closet, isReadable, candidate, outfits }: Judgement): Verdict | null {
  if (closet.length === 0)
    return onlyIf('you own what goes with it: your closet is empty, so there is nothing to judge it by')
  if (isReadable) return null
  const judged = `its name does not say what it is, so it was judged as any of the ${categoryWords[candidate.category]}`
  return onlyIf(
    `it is what you take it for: ${judged}, and makes ${outfits.count === 0 ? 'no outfit' : timesOutfits(outfits.count)} so`,
  )
}

function outfitless({ outfits, closet }: Judgement): Verdict | null {
  if (outfits.count > 0) return null
  const { lacking } = outfits
  if (lacking.length === 0) return no('It makes no outfit with what you own')
  const missing = listed(lacking.map((slot) => slotsInWords[slot]))
  const owns = closet.some(({ garment }) => lacking.some((slot) => slot === garment.slot))
  const isOne = lacking.length === 1 && lacking[0] === 'top'
  return onlyIf(
    owns
      ? `you add ${missing} that go with it: none that you own do`
      : `you add ${missing}: without ${isOne ? 'one' : 'them'} your closet has no whole outfit for it`,
  )
}

function duplicate({ nearest, nearestWearsAMonth }: Judgement): Verdict | null {
  if (!nearest || nearest.likeness < NEAR_DUPLICATE_FROM) return null
  const own = yourPiece(nearest.piece)
  const isOrAre = verb([nearest.piece], 'is', 'are')
  const itOrThem = verb([nearest.piece], 'it', 'them')
  const alike = `it is ${percent(nearest.likeness)} like ${own}`
  const isSame = nearest.likeness >= SAME_FROM
  if (isSame && nearestWearsAMonth !== null && nearestWearsAMonth < OFTEN_A_MONTH)
    return no(
      `${capital(own)} ${isOrAre} ${percent(nearest.likeness)} like it, and you wear ${itOrThem} less than twice a month`,
    )
  return onlyIf(
    isSame && nearestWearsAMonth !== null
      ? `you want a second: ${alike}, which you wear ${oftenInWords(nearestWearsAMonth)}`
      : `you want a second: ${alike}`,
  )
}

function counted(judgement: Judgement): Verdict {
  const { outfits, most } = judgement
  if (outfits.count < ENOUGH_OUTFITS)
    return onlyIf(
      `${timesOutfits(outfits.count)} ${outfits.count === 1 ? 'is' : 'are'} enough: it makes no more with what you own`,
    )
  const count = outfits.count >= most ? `${most} outfits or more` : timesOutfits(outfits.count)
  return say('yes', 'Yes.', `It makes ${count} with what you own${besides(judgement)}`)
}

function besides({ candidate, nearest, closet }: Judgement): string {
  const { slot } = candidate.garment
  if (nearest) return `, and the piece nearest to it is ${percent(nearest.likeness)} alike`
  if (slot === 'extra') return ''
  return closet.some(({ garment }) => garment.slot === slot)
    ? ', and nothing you own is much like it'
    : `, and would be your first ${firstOf[slot]}`
}

const firstOf = {
  outer: 'coat or jacket',
  mid: 'layer',
  top: 'top',
  bottom: 'trousers or skirt',
  dress: 'dress',
  shoes: 'pair of shoes',
  bag: 'bag',
} as const

/** 'your navy trousers'. */
export function yourPiece(piece: StylistPiece): string {
  return callPiece(piece).replace(/^the /, 'your ')
}

function timesOutfits(count: number): string {
  return count === 1 ? 'one outfit' : `${numeral(count)} outfits`
}

function no(words: string): Verdict {
  return say('no', 'No.', words)
}

function onlyIf(words: string): Verdict {
  return { verdict: 'only if', sentence: `Only if ${words}.` }
}

function say(verdict: 'yes' | 'no', start: string, words: string): Verdict {
  return { verdict, sentence: `${start} ${capital(words)}.` }
}
