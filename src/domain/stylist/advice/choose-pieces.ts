import { isSelected } from '../../closet/garment-selector.ts'
import { hasTag, type GarmentTag } from '../../closet/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import { suitsWearer } from '../../closet/suits-wearer.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { styleFit } from '../score/judge-style.ts'
import { extraRole } from '../search/extra-role.ts'
import { adviceColors, type PieceColors } from './advice-colors.ts'
import type { AdviceInput } from './advice-input.ts'
import { garmentOf, pieces, type PieceRow } from './advice-tables.ts'
import type { Asker } from './read-asker.ts'

/** One piece to look for. */
export interface ChosenPiece {
  readonly row: PieceRow
  readonly garment: Garment
  /** Null where its text names one, or none is needed. */
  readonly color: string | null
  readonly detail: string | null
}

/** What to look for, and what else the occasion says of clothes. */
export interface AdvicePieces {
  readonly chosen: readonly ChosenPiece[]
  /** What the occasion calls for, and the asker could wear, but no chosen piece is. */
  readonly unmet: string | null
  /** What the asker would wear but the occasion rules out. */
  readonly ruledOut: readonly string[]
}

const MOST_PIECES = 6
const USUAL_PIECES = 4
const MILD_CELSIUS = 17
const COVER_BELOW_CELSIUS = 16
// On the scale of formality: a row's bounds are not sharper than this.
const TOLERANCE = 0.25
// Over a suit or a tuxedo goes a coat, no casual jacket.
const OVER_SUIT = 2.9
const WELCOME = 2.2
const WANTED_FOR_SUN = 1.5
// A want of weight 3 that it alone meets.
const CALLED_FOR = 3.6
const steps = Array.from({ length: 12 }, (_, at) => at / 18)
const hats: readonly GarmentTag[] = ['beanie', 'cap', 'sun hat', 'dress hat']
const pale = new Set(['white', 'cream', 'ivory', 'ecru', 'bone', 'stone', 'sand', 'vanilla', 'oatmeal'])

/** The outfit first, then what the occasion and the weather call for. */
export function choosePieces(input: AdviceInput): AdvicePieces {
  const { event, dressCode, needs } = input.reading
  const { never = [], wants = [] } = needs
  const wearable = pieces.filter((row) => isWearable(row, input))
  const rows = chooseRows(
    wearable.filter(({ garment }) => !never.some(({ of }) => isSelected(garment, of))),
    input,
  )
  const colors = adviceColors(input)
  const chosen = rows.map((row) => inColor(row, colors, input))
  const unmet = (dressCode?.wants ? dressCode : event)?.wants?.find(
    ({ weight, what, of }) =>
      weight >= 2 &&
      wants.some((want) => want.what === what) &&
      !chosen.some(({ garment }) => isSelected(garment, of)) &&
      wearable.some(({ garment }) => isSelected(garment, of)),
  )
  const ruledOut = (event?.never ?? []).flatMap((ban) => {
    const isKept = 'what' in ban && never.some(({ of }) => of === ban.of)
    const hit = pieces.filter(({ part, garment }) => part !== 'small' && isSelected(garment, ban.of))
    // Half of 'heels or boots' means nothing to a man.
    const isForAsker = hit.some((row) => wearable.includes(row)) && hit.every((row) => isOf(row, input.lean))
    return isKept && isForAsker ? [ban.what] : []
  })
  return { chosen, unmet: unmet?.what ?? null, ruledOut: [...new Set(ruledOut)] }
}

function chooseRows(rows: readonly PieceRow[], input: AdviceInput): PieceRow[] {
  const style: OutfitNeeds = {
    stylePreference: input.preference,
    occasion: input.reading.needs,
    season: null,
  }
  const scored = rows
    .map((row) => ({ row, score: scoreOf(row, input, style) }))
    .toSorted((one, other) => other.score - one.score)
  const best = (part: PieceRow['part'], isRight: (row: PieceRow) => boolean = () => true) =>
    scored.find(({ row }) => row.part === part && isRight(row))
  const [whole, top, bottom, shoes] = [best('whole'), best('top'), best('bottom'), best('shoes')]
  const chosen: PieceRow[] = []
  const add = (found: { row: PieceRow } | undefined) => {
    if (found) chosen.push(found.row)
  }
  if (!whole || whole.score < (top && bottom ? (top.score + bottom.score) / 2 : -Infinity)) {
    add(top)
    add(bottom)
  } else {
    add(whole)
    const { slot, tags } = whole.row.garment
    // Under a suit goes a shirt, with swim trunks a top; a dress is whole.
    if (slot === 'outer' && !tags.has('traditional'))
      add(best('top', (row) => !row.garment.tags.has('sweater')))
    if (slot === 'bottom') add(top)
  }
  add(shoes)
  add(
    scored.find(({ row, score }) => row.part === 'layer' && isLayerOfUse(row.garment, chosen, input, score)),
  )
  for (const { row, score } of scored) {
    const isCalledFor = score >= CALLED_FOR && (input.reading.needs.wants ?? []).length > 0
    if (chosen.length >= (isCalledFor ? MOST_PIECES : USUAL_PIECES)) break
    const isExtra = row.part === 'bag' || row.part === 'small'
    if (isExtra && isExtraOfUse(row.garment, chosen, input, score)) chosen.push(row)
  }
  return chosen
}

function isLayerOfUse(
  garment: Garment,
  chosen: readonly PieceRow[],
  input: AdviceInput,
  score: number,
): boolean {
  const { needs } = input.reading
  const isOverOuter = chosen.some((row) => row.garment.slot === 'outer')
  if (isOverOuter && (garment.tags.has('tailored') || garment.formality < OVER_SUIT)) return false
  const isRepeat = (['cardigan', 'sweatshirt'] as const).some(
    (tag) => garment.tags.has(tag) && chosen.some((row) => row.garment.tags.has(tag)),
  )
  if (isRepeat || needs.activities.includes('staying in')) return false
  const isForCold = input.celsius !== null && input.celsius < MILD_CELSIUS
  const isForCover = needs.asksCover && chosen.some((row) => row.garment.bares.has('shoulders'))
  return isForCold || needs.isWet || isForCover || (score >= WELCOME && !needs.activities.includes('sport'))
}

function isExtraOfUse(
  garment: Garment,
  chosen: readonly PieceRow[],
  input: AdviceInput,
  score: number,
): boolean {
  if (garment.tags.has('umbrella') && !input.reading.needs.isWet) return false
  if (hasTag(garment, ['sunglasses', 'sun hat']) && score < WANTED_FOR_SUN) return false
  const hasShirt = chosen.some((row) => row.garment.tags.has('dress shirt'))
  if (hasTag(garment, ['tie', 'bow tie']) && !hasShirt) return false
  return !chosen.some((row) => placeOf(row.garment) === placeOf(garment))
}

// One bag, and one extra of each kind: a scarf leaves no room for a tie.
function placeOf(garment: Garment): string {
  if (garment.slot !== 'extra') return garment.slot
  if (hasTag(garment, ['jewelry', 'fine jewelry', 'festive jewelry', 'statement jewelry'])) return 'jewelry'
  const role = extraRole(garment)
  if (role === 'collar') return 'neck'
  return role === 'any' ? (garment.type ?? role) : role
}

/** Whether the asker would wear the piece on such a day; what the occasion rules out is not asked. */
function isWearable(row: PieceRow, { reading, asker, celsius, lean }: AdviceInput): boolean {
  const { event, needs } = reading
  const occasions = [event?.id, event?.family, ...(needs.profiles ?? [])]
  const isForIt = row.only?.some((id) => occasions.includes(id)) ?? true
  if (!isForIt && !isWanted(row, asker, 'modest')) return false
  if (!isOf(row, lean)) return false
  const { ideal, least, most } = needs.formality
  const level = Math.max(least, Math.min(most, ideal))
  if (level < row.formality[0] - TOLERANCE || level > row.formality[1] + TOLERANCE) return false
  const [coldest, warmest] = row.celsius
  if (celsius === null && (warmest < COVER_BELOW_CELSIUS || coldest > MILD_CELSIUS + 3)) return false
  if (celsius !== null && (celsius < coldest || celsius > warmest)) return false
  return isAllowed(row, asker)
}

const isOf = ({ wornBy }: PieceRow, lean: AdviceInput['lean']) => !wornBy || wornBy === lean

function isAllowed({ garment, text }: PieceRow, { wearer, neverTags, neverWords }: Asker): boolean {
  if ([...neverTags].some((tag) => garment.tags.has(tag)) || mentions(text, neverWords)) return false
  if (wearer.coverage === 'hair, arms and legs' && hasTag(garment, hats)) return false
  return suitsWearer(garment, { ...wearer, wears: null })
}

function isWanted({ garment }: PieceRow, { rows }: Asker, except?: GarmentTag): boolean {
  return rows.some(({ wantTags }) => wantTags?.some((tag) => tag !== except && garment.tags.has(tag)))
}

/** Whether a text has one of the words, in singular or plural. */
export function mentions(text: string, words: ReadonlySet<string>): boolean {
  const plain = ` ${text.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')} `
  return [...words].some((word) => plain.includes(` ${word} `) || plain.includes(` ${word}s `))
}

function scoreOf(row: PieceRow, { reading, asker, pick }: AdviceInput, style: OutfitNeeds): number {
  const { garment, formality } = row
  const { wants = [], odd = [], formality: level } = reading.needs
  const met = wants.filter(({ of }) => isSelected(garment, of)).map(({ weight }) => weight)
  const [first = 0, second = 0] = met.toSorted((one, other) => other - one)
  return (
    first * 1.5 +
    second / 3 +
    (row.only ? 1.5 : 0) +
    (isWanted(row, asker) ? 3 : 0) +
    styleFit(garment, style) * 0.8 +
    // Requests differ where reasons do not.
    (pick(row.text, steps) ?? 0) -
    Math.abs(level.ideal - (formality[0] + formality[1]) / 2) * 0.8 -
    (odd.some(({ of }) => isSelected(garment, of)) ? 2.5 : 0)
  )
}

function inColor(row: PieceRow, colors: PieceColors, { asker, reading, pick }: AdviceInput): ChosenPiece {
  const { needs } = reading
  const usual = row.color === '' ? '' : colors[row.color]
  // Rain splashes trousers.
  const word = row.part === 'bottom' && needs.isWet && pale.has(usual) ? 'charcoal' : usual
  const isNamed = row.color !== '' && row.color !== 'metal' && !row.text.startsWith(word)
  const isBanned = needs.never?.some(({ of }) => of.colors && isSelected(garmentOf(row.text, word), of))
  const details = (row.details ?? []).filter(
    (text) => !mentions(text, asker.neverWords) && !(asker.wearer.heels === 'none' && mentions(text, heel)),
  )
  return {
    row,
    garment: garmentOf(row.text, word),
    color: isNamed ? (isBanned ? 'black' : word) : null,
    detail: pick(`${row.text} detail`, details),
  }
}

// A low heel is a heel to someone who wears none.
const heel: ReadonlySet<string> = new Set(['heel'])
