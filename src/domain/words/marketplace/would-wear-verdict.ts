import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import type { WouldWear } from '../../../contract/marketplace.ts'
import { patternAdjective } from '../../closet/garment-facts/cloth-adjectives.ts'
import type { GarmentSlot, OwnSlot } from '../../closet/garment.ts'
import { objectionInWords } from '../score/objection-in-words.ts'
import type { GonePiece } from '../../marketplace/would-wear/closet-piece.ts'
import {
  NEAR_DUPLICATE_FROM,
  SAME_FROM,
  type NearDuplicate,
} from '../../marketplace/would-wear/near-duplicate.ts'
import type { ReasonFact, SpecialPurpose } from '../../marketplace/would-wear/reasons.ts'
import { verdicts, type VerdictFact } from '../../marketplace/would-wear/verdict.ts'
import type { YearlyCost } from '../../marketplace/would-wear/wears-a-year.ts'
import { shownPiece, type WouldWearFacts } from '../../marketplace/would-wear/would-wear.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { formalityLevel } from '../../stylist/score/terms/score-formality.ts'
import { capital, counted, listed, withArticle } from '../english.ts'
import { slotNouns } from '../../closet/garment-types/noun-of.ts'
import { slotWithArticle } from '../outfit/outfit-description.ts'
import { colorsOf, pieceWords } from '../pieces/piece-words.ts'
import { monthAndYear } from '../dates.ts'

/** Returns the API reply for the facts about buying a candidate, with a sentence for each. */
export function wouldWearInWords(facts: WouldWearFacts): WouldWear {
  const { candidate, verdict, reasons, nearest, costPerWear, ...figures } = facts
  return {
    ...figures,
    verdict: verdicts[verdict.is],
    sentence: verdictLine(verdict, candidate),
    reasons: reasons.map((reason) => reasonLine(reason, candidate)),
    nearDuplicate: nearest && {
      item: shownPiece(nearest.piece),
      likeness: nearest.likeness,
      reason: similarityLine(nearest),
    },
    costPerWear: costPerWear && {
      amount: costPerWear.amount,
      wearsAYear: costPerWear.wearsAYear,
      reasoning: costLine(costPerWear),
    },
  }
}

/** Returns the verdict on a candidate: starts with Yes, No or Only if, in sentences of at most 20 words. */
export function verdictLine(fact: VerdictFact, candidate: StylistPiece): string {
  const { it, them, does } = pieceWords(candidate)
  const makes = `${capital(it)} ${does('makes', 'make')}`
  switch (fact.is) {
    case 'unwanted':
      return `No. ${capital(objectionInWords(fact.to, candidate.garment, fact.wearer))}, as you said in Settings.`
    case 'empty closet':
      return `Only if you own pieces that go with ${them}. Your closet is empty.`
    case 'type unknown': {
      if (candidate.category === 'Accessories')
        return `Only if you know what you'd wear ${them} with. The name doesn't say what ${it} ${does('is', 'are')}.`
      const [is, what] = regularWords[candidate.category]
      const count = fact.outfits === 0 ? 'no outfits' : counted(fact.outfits, 'outfit')
      return `Only if ${is} ${what}. The name doesn't say, and ${what} would make ${count}.`
    }
    case 'no outfit':
      return `No. ${makes} no outfits with what you own.`
    case 'slot missing': {
      const [first] = fact.slots
      const go = fact.slots.length === 1 && first === 'top' ? 'goes' : 'go'
      return fact.isOwned
        ? `Only if you add ${missing(fact.slots)} that ${go} with ${them}. None of yours do.`
        : `Only if you add ${missing(fact.slots)}. You can't make a full outfit yet.`
    }
    case 'rarely worn duplicate': {
      const own = pieceWords(fact.piece)
      return `No. ${capital(your(fact.piece))} ${own.does('is', 'are')} ${likenessWords(fact.likeness)}, and you ${often(fact.piece, fact.wearsAMonth, own.them)}.`
    }
    case 'duplicate': {
      const own = pieceWords(fact.piece)
      const worn =
        fact.wearsAMonth === null
          ? ''
          : ` You wear ${own.does('that one', 'those')} ${timesAMonth(fact.wearsAMonth)}.`
      return `Only if you want ${them} as well as ${your(fact.piece)}, which ${own.does('is', 'are')} ${likenessWords(fact.likeness)}.${worn}`
    }
    case 'few outfits':
      return `Only if ${counted(fact.outfits, 'outfit is', 'outfits are')} enough. That's all ${it} ${does('makes', 'make')} with what you own.`
    case 'enough outfits': {
      const count = fact.isMore ? `at least ${fact.outfits} outfits` : counted(fact.outfits, 'outfit')
      return `Yes. ${makes} ${count} with what you own.${firstNote(fact)}`
    }
    default:
      return fact satisfies never
  }
}

function firstNote({ firstOf }: VerdictFact & { is: 'enough outfits' }): string {
  return firstOf ? ` You don't have any ${severalWords[firstOf]} yet.` : ''
}

const IDENTICAL_FROM = 97

function likenessWords(likeness: number): string {
  if (likeness >= IDENTICAL_FROM) return 'nearly identical'
  if (likeness >= SAME_FROM) return 'very similar'
  return likeness >= NEAR_DUPLICATE_FROM ? 'similar' : 'loosely similar'
}

/** Returns a reason in sentences of at most 20 words. */
export function reasonLine(fact: ReasonFact, candidate: StylistPiece): string {
  const { it, them, does } = pieceWords(candidate)
  const go = `${capital(it)} ${does('goes', 'go')} with`
  const is = `${capital(it)}${does("'s", "'re")}`
  switch (fact.is) {
    case 'goes with': {
      const { slot, fitting, pieces } = fact
      const [only] = pieces
      const [words, pairs] = [severalWords[slot], slot === 'shoes' ? ' pairs' : '']
      if (fitting === 0) return `None of your ${words} go with ${them}.`
      if (only && pieces.length === 1) return `${go} ${your(only)}, the only ${slotNouns[slot]} you have.`
      if (fitting < pieces.length)
        return `${go} ${fitting} of your ${pieces.length}${pairs && `${pairs} of`} ${words}.`
      return `${go} ${fitting === 2 ? 'both' : `all ${fitting}`}${pairs} of your ${words}.`
    }
    case 'special purpose':
      return `${is} ${purposeWords[fact.purpose](them)}.`
    case 'slot missing':
      return `A full outfit also needs ${missing(fact.slots)}.`
    case 'fault':
      return faultLine(fact, candidate)
    case 'gone':
      return goneLine(fact.piece, fact.likeness)
    case 'color unknown':
      return candidate.color.trim() !== '' && candidate.garment.color === null
        ? "The color isn't recognized, so it wasn't scored."
        : "No color given, so color wasn't scored."
    case 'small closet':
      return `Your closet has only ${counted(fact.count, 'piece')}, so adding more may change this.`
    case 'counting rule':
      // Different shoes don't count as a different outfit, except for a candidate dress or pair of shoes.
      return ['dress', 'shoes'].includes(candidate.garment.slot)
        ? `Only outfits that score ${fact.points} or more count.`
        : `Only outfits that score ${fact.points} or more count. Changing only the shoes doesn't count as another outfit.`
    default:
      return fact satisfies never
  }
}

function faultLine({ fault, points }: ReasonFact & { is: 'fault' }, candidate: StylistPiece): string {
  const { it, them, does } = pieceWords(candidate)
  const is = `${capital(it)}${does("'s", "'re")}`
  const others = `Most of what you'd wear with ${them}`
  switch (fault) {
    case 'occasion':
      return `${others} is for other occasions.`
    case 'season':
      return `${is} for ${listed(candidate.garment.seasons)}. ${others} is for other seasons.`
    case 'formality':
      return `${is} ${formalityLevel(candidate.garment.formality)}. ${others} is dressier or more casual.`
    case 'no use':
      return `You have nothing to wear ${them} with. A tie needs a shirt, and a belt needs a waistband.`
    case 'no shoes':
      return 'A full outfit also needs shoes.'
    case 'points':
      return `No outfit with ${them} scores ${points} or more.`
    default:
      return fault satisfies never
  }
}

function goneLine(piece: GonePiece, likeness: number): string {
  const { it, does } = pieceWords(piece)
  const own = your(piece)
  if (piece.how === 'for sale')
    return `${capital(own)} ${does('is', 'are')} for sale. ${capital(it)}${does("'s", "'re")} ${likenessWords(likeness)}.`
  const when = piece.goneOn === null ? '' : ` in ${monthAndYear(piece.goneOn)}`
  const went = {
    sold: `You sold ${own}`,
    donated: `You gave away ${own}`,
    lost: `You lost ${own}`,
    'worn out': `${capital(own)} wore out`,
  } as const
  return `${went[piece.how]}${when}. ${capital(it)} ${does('was', 'were')} ${likenessWords(likeness)}.`
}

/** Compares the nearest closet piece with the candidate: similarity, differences and conclusion. */
export function similarityLine({ piece, likeness, same, differing }: NearDuplicate<StylistPiece>): string {
  const { noun, shade, it, does } = pieceWords(piece)
  const { slot } = piece.garment
  const words = {
    color: colorsOf(piece, shade) ?? 'another color',
    pattern: patternAdjective(piece) ?? 'plain',
    type: noun,
    warmer: 'warmer',
    'less warm': 'less warm',
    dressier: 'dressier',
    'more casual': 'more casual',
    length: slot === 'shoes' && piece.garment.length === 'long' ? 'tall' : lengthWords[piece.garment.length],
    cut: cutWords[piece.garment.silhouette],
  } as const
  const shared =
    same.length > 0
      ? `same ${listed(same)}`
      : `also ${slot === 'outer' ? 'a coat or jacket' : slotWithArticle(slot === 'mid' ? 'top' : slot)}`
  // 'They're shoes' says nothing.
  const isPlain = noun === 'shoes' || noun === 'top'
  const stated = differing
    .filter((one) => words[one] !== null && !(one === 'type' && isPlain))
    .slice(0, MAX_DIFFERENCES)
  // Of another type only the name is said: 'a black work bag', not 'a black work bag and dressier'.
  const name = beforeNoun.flatMap((one) => (stated.includes(one) ? (words[one] ?? []) : [])).join(' ')
  const others = stated.includes('type')
    ? [does(withArticle(name), name)]
    : stated.flatMap((one) => words[one] ?? [])
  const but = others.length > 0 ? `, but ${it}${does("'s", "'re")} ${listed(others)}` : ''
  return `${capital(likenessWords(likeness))}: ${shared}${but}. ${conclusion(likeness)}`.trimEnd()
}

// In their order.
const beforeNoun: readonly NearDuplicate<StylistPiece>['differing'][number][] = ['length', 'cut', 'color', 'pattern', 'type'] // prettier-ignore

function conclusion(likeness: number): string {
  if (likeness >= SAME_FROM) return 'You already have this covered.'
  return likeness >= NEAR_DUPLICATE_FROM ? '' : 'Not a duplicate.'
}

/** Explains the basis of a cost per wear. */
export function costLine({ wearsAYear, basis }: YearlyCost): string {
  const wears = counted(wearsAYear, 'wear')
  if (!basis) return `Estimate: ${wears} a year.`
  if ('category' in basis)
    return `Estimate: ${wears} a year, like your other ${categoryWords(basis.category)}.`
  // A closet with shirts may have no blouses, and a mesh top isn't another T-shirt.
  const like = basis.group.includes(' and ') ? 'other pieces of this kind' : basis.group
  return `Estimate: ${wears} a year, like your ${like}.`
}

/** Names an owned piece: 'your navy wool coat'. */
function your(piece: StylistPiece): string {
  return `your ${pieceWords(piece).full}`
}

function missing(slots: readonly OwnSlot[]): string {
  return listed(slots.map(slotWithArticle))
}

function often({ wearCount }: StylistPiece, wearsAMonth: number, them: string): string {
  if (wearCount === 0 && wearsAMonth === 0) return `haven't worn ${them} yet`
  return wearsAMonth === 0 ? `haven't worn ${them} in months` : `wear ${them} ${timesAMonth(wearsAMonth)}`
}

function timesAMonth(wears: number): string {
  if (wears < 1) return 'less than once a month'
  if (wears < 1.5) return 'about once a month'
  if (wears < 2) return 'almost twice a month'
  return wears < 2.5 ? 'about twice a month' : `about ${Math.round(wears)} times a month`
}

// 'Regular' is the default for unknown lengths and cuts, so it is not mentioned.
const lengthWords = { cropped: 'cropped', regular: null, long: 'long' } as const
const cutWords = { slim: 'slim', regular: null, loose: 'loose' } as const
const MAX_DIFFERENCES = 3

// prettier-ignore
const severalWords: Readonly<Record<Exclude<GarmentSlot, 'extra'>, string>> = {
  outer: 'coats or jackets', mid: 'layers', top: 'tops', bottom: 'bottoms', dress: 'dresses', shoes: 'shoes', bag: 'bags',
}
const categoryWords = (category: ClosetCategory) =>
  category === 'Outerwear' ? 'coats and jackets' : category.toLowerCase()
const regularWords: Readonly<Record<Exclude<ClosetCategory, 'Accessories'>, readonly [string, string]>> = {
  Tops: ["it's", 'a regular top'],
  Bottoms: ["they're", 'regular bottoms'],
  Dresses: ["it's", 'a regular dress'],
  Outerwear: ["it's", 'a regular jacket'],
  Shoes: ["they're", 'regular shoes'],
}
const forSports = (them: string) => `for sports, so only casual clothes go with ${them}`
const purposeWords: Readonly<Record<SpecialPurpose, (them: string) => string>> = {
  home: () => "for wearing at home, where outfits aren't counted",
  underwear: () => 'worn under other clothes, so no outfits are counted',
  'own wedding': () => 'for your own wedding, so no outfits are counted',
  swimming: (them) => `for swimming, so only beachwear goes with ${them}`,
  snow: (them) => `for snow sports, so only boots and casual clothes go with ${them}`,
  sport: forSports,
  'sport underwear': forSports,
}
