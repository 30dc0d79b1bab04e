import type { StylePreference } from '../../../contract/stylist.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import type { Garment, StyleTribe } from '../../closet/garment.ts'
import { hasTag, type BodyPart, type GarmentTag } from '../../closet/garment-tags.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import type { PieceColors } from './advice-palette.ts'
import { garmentOf, pieces, type PieceRow } from './advice-tables.ts'
import type { Asker } from './read-asker.ts'
import type { StablePick } from './stable-pick.ts'

/** One piece to look for. */
export interface ChosenPiece {
  readonly row: PieceRow
  readonly garment: Garment
  /** With its color and one detail: 'Navy wool suit, single-breasted'. */
  readonly text: string
  /** In a sentence, with its article: 'a navy wool suit'. */
  readonly phrase: string
}

export interface PieceRequest {
  readonly needs: OccasionNeeds
  readonly asker: Asker
  readonly preference: StylePreference
  readonly colors: PieceColors
  /** The degrees Celsius to dress for; null where nobody knows. */
  readonly celsius: number | null
  /** The gender of the clothes: the asker's, else chosen, so that one outfit is of one kind. */
  readonly lean: 'women' | 'men'
  /** Ids of the event, its family and what it consists of. */
  readonly occasions: readonly string[]
  readonly pick: StablePick
}

const MOST_PIECES = 6
const USUAL_PIECES = 4
const MILD_CELSIUS = 17
const COVER_BELOW_CELSIUS = 16
// On the scale of formality: a row's bounds are not sharper than this.
const TOLERANCE = 0.25
const COUNT_OF_STEPS = 12
// Over a suit or a tuxedo a coat is worn, no casual jacket.
const OVER_SUIT = 2.9
const WANTED = 1.5
const WANTED_FOR_SUN = 1.5
const WELCOME = 2.2
const MADE_FOR_IT = 1.5

const tribeOf: Readonly<Record<StylePreference, readonly StyleTribe[]>> = {
  professional: ['professional', 'classic'],
  casual: ['casual', 'streetwear'],
  formal: ['glamorous', 'classic'],
  trendy: ['trendy', 'streetwear'],
  classic: ['classic', 'preppy'],
  bohemian: ['bohemian', 'romantic'],
  minimalist: ['minimalist'],
  edgy: ['edgy', 'grunge'],
}
const baredUnder: Readonly<Record<Asker['coverage'], readonly BodyPart[]>> = {
  'as I like': [],
  shoulders: ['shoulders', 'chest', 'back', 'midriff'],
  'arms and legs': ['shoulders', 'chest', 'back', 'midriff', 'arms', 'thighs', 'lower legs'],
  'hair, arms and legs': ['shoulders', 'chest', 'back', 'midriff', 'arms', 'thighs', 'lower legs'],
}
const heelTags: Readonly<Record<Asker['heels'], readonly GarmentTag[]>> = {
  any: [],
  low: ['high heels'],
  none: ['heels', 'high heels', 'block heels', 'wedges', 'platforms'],
}
// Two pieces with a tag of one group are worn in the same place.
const places: readonly (readonly GarmentTag[])[] = [
  ['beanie', 'cap', 'sun hat', 'dress hat', 'headscarf', 'helmet'],
  ['tie', 'bow tie', 'winter scarf', 'light scarf'],
  ['clutch', 'handbag', 'crossbody', 'tote', 'canvas tote', 'work bag', 'backpack', 'gym bag', 'travel bag'],
  ['gloves'],
  ['jewelry', 'fine jewelry', 'festive jewelry', 'statement jewelry'],
  ['sunglasses', 'goggles'],
  ['shawl', 'light scarf', 'headscarf'],
]

/** What to look for: the outfit first, then what the occasion and the weather call for. */
export function choosePieces(request: PieceRequest): ChosenPiece[] {
  const scored = pieces
    .filter((row) => isPossible(row, request))
    .map((row) => ({ row, score: scoreOf(row, request) }))
    .toSorted((one, other) => other.score - one.score)
  const best = (part: PieceRow['part'], isRight: (row: PieceRow) => boolean = () => true) =>
    scored.find(({ row }) => row.part === part && isRight(row))
  const core = coreOf(best)
  const shoes = best('shoes')
  const chosen = [...core, ...(shoes ? [shoes.row] : [])]
  const layer = scored.find(({ row, score }) => row.part === 'layer' && isUseful(row, chosen, request, score))
  if (layer) chosen.push(layer.row)
  for (const { row, score } of scored) {
    const isWanted = score >= calledFor(request)
    if (chosen.length >= (isWanted ? MOST_PIECES : USUAL_PIECES)) break
    if (!['bag', 'small'].includes(row.part) || !isUseful(row, chosen, request, score)) continue
    chosen.push(row)
  }
  return chosen.map((row) => said(row, request))
}

type Best = (
  part: PieceRow['part'],
  isRight?: (row: PieceRow) => boolean,
) => { row: PieceRow; score: number } | undefined

function coreOf(best: Best): PieceRow[] {
  const [whole, top, bottom] = [best('whole'), best('top'), best('bottom')]
  const pair = top && bottom ? (top.score + bottom.score) / 2 : -Infinity
  if (!whole || whole.score < pair) return [top, bottom].flatMap((one) => (one ? [one.row] : []))
  const { slot } = whole.row.garment
  // Under a suit a shirt, with swim trunks a top; a dress is whole.
  const isBare = (slot === 'outer' && !whole.row.garment.tags.has('traditional')) || slot === 'bottom'
  const under = isBare
    ? best('top', (row) => slot !== 'outer' || !row.garment.tags.has('sweater'))
    : undefined
  return [whole.row, ...(under ? [under.row] : [])]
}

// A want of weight 3 that it alone meets.
const calledFor = ({ needs }: PieceRequest) => (needs.wants?.length ? 3.6 : COUNT_OF_STEPS)

function isUseful(row: PieceRow, chosen: readonly PieceRow[], request: PieceRequest, score: number): boolean {
  const { needs, celsius } = request
  const { tags } = row.garment
  if (row.part === 'layer') {
    if (tags.has('tailored') && chosen.some(({ garment }) => garment.slot === 'outer')) return false
    if (row.garment.formality < OVER_SUIT && chosen.some(({ garment }) => garment.slot === 'outer'))
      return false
    if (tags.has('cardigan') && chosen.some(({ garment }) => garment.tags.has('cardigan'))) return false
    if (needs.activities.includes('staying in')) return false
    const isForCold = celsius !== null && celsius < MILD_CELSIUS
    const isForCover = needs.asksCover && chosen.some(({ garment }) => garment.bares.has('shoulders'))
    if (tags.has('sweatshirt') && chosen.some(({ garment }) => garment.tags.has('sweatshirt'))) return false
    const isWelcome = score >= WELCOME && !needs.activities.includes('sport')
    return isForCold || needs.isWet || isForCover || isWelcome
  }
  if (tags.has('umbrella') && !needs.isWet) return false
  if ((tags.has('sunglasses') || tags.has('sun hat')) && score < WANTED_FOR_SUN) return false
  if (chosen.some((other) => isSamePlace(other, row))) return false
  if (
    (tags.has('tie') || tags.has('bow tie')) &&
    !chosen.some(({ garment }) => garment.tags.has('dress shirt'))
  )
    return false
  return true
}

function isSamePlace(one: PieceRow, other: PieceRow): boolean {
  return places.some((group) => [one, other].every(({ garment }) => hasTag(garment, group)))
}

function isPossible(row: PieceRow, request: PieceRequest): boolean {
  const { needs, asker, celsius, lean, occasions } = request
  const { garment } = row
  if (row.only && !row.only.some((id) => occasions.includes(id)) && !isAskedFor(row, asker)) return false
  const wornBy = row.wornBy ?? null
  if (wornBy && wornBy !== lean) return false
  const { ideal, least, most } = needs.formality
  const [low, high] = row.formality
  const level = Math.max(least, Math.min(most, ideal))
  if (level < low - TOLERANCE || level > high + TOLERANCE) return false
  if (celsius !== null && (celsius < row.celsius[0] || celsius > row.celsius[1])) return false
  if (celsius === null && (row.celsius[1] < COVER_BELOW_CELSIUS || row.celsius[0] > MILD_CELSIUS + 3))
    return false
  if (!isAllowed(row, asker)) return false
  return !(needs.never ?? []).some(({ of }) => isSelected(garment, of))
}

function isAskedFor({ garment }: PieceRow, { rows }: Asker): boolean {
  return rows.some(({ wantTags }) => wantTags?.some((tag) => tag !== 'modest' && garment.tags.has(tag)))
}

/** Whether the asker would wear it at all. */
function isAllowed({ garment, text }: Pick<PieceRow, 'garment' | 'text'>, asker: Asker): boolean {
  const { tags, bares, material, type } = garment
  if ([...asker.neverTags, ...heelTags[asker.heels]].some((tag) => tags.has(tag))) return false
  if (material && asker.neverMaterials.has(material)) return false
  if (type && asker.neverTypes.has(type)) return false
  if (baredUnder[asker.coverage].some((part) => bares.has(part))) return false
  if (asker.coverage === 'hair, arms and legs' && hasTag(garment, ['beanie', 'cap', 'sun hat', 'dress hat']))
    return false
  return !mentions(text, asker.neverWords)
}

/** Whether a text has one of the words, in one or in several. */
export function mentions(text: string, words: ReadonlySet<string>): boolean {
  const plain = ` ${text.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')} `
  return [...words].some((word) => plain.includes(` ${word} `) || plain.includes(` ${word}s `))
}

function scoreOf(row: PieceRow, { needs, asker, preference, pick }: PieceRequest): number {
  const { garment } = row
  const wants = (needs.wants ?? []).filter(({ of }) => isSelected(garment, of)).map(({ weight }) => weight)
  const [first = 0, second = 0] = wants.toSorted((one, other) => other - one)
  const isOdd = (needs.odd ?? []).some(({ of }) => isSelected(garment, of))
  const middle = (row.formality[0] + row.formality[1]) / 2
  const style = Math.max(0, ...tribeOf[preference].map((tribe) => garment.tribes[tribe] ?? 0))
  const asked = asker.rows.some(({ wantTags }) => wantTags?.some((tag) => garment.tags.has(tag))) ? 3 : 0
  // Stable noise, so that requests differ where reasons do not.
  const step =
    pick(
      row.text,
      Array.from({ length: COUNT_OF_STEPS }, (_, at) => at),
    ) ?? 0
  return (
    first * WANTED +
    (row.only ? MADE_FOR_IT : 0) +
    second / 3 +
    asked +
    style * 0.8 +
    step / (COUNT_OF_STEPS * 1.5) -
    Math.abs(needs.formality.ideal - middle) * 0.8 -
    (isOdd ? 2.5 : 0)
  )
}

// A low heel is a heel to someone who wears none.
const isDetailFor = (detail: string, { heels, neverWords }: Asker) =>
  !mentions(detail, neverWords) && !(heels === 'none' && /heel/.test(detail))

const isPale = (word: string) => /^(?:white|cream|ivory|ecru|bone|stone|sand|vanilla|oatmeal)$/.test(word)

function said(row: PieceRow, { asker, colors, needs, pick }: PieceRequest): ChosenPiece {
  const usual = row.color === '' ? '' : colors[row.color]
  // Rain splashes trousers.
  const word = row.part === 'bottom' && needs.isWet && isPale(usual) ? 'charcoal' : usual
  const named = row.color === '' || row.color === 'metal' || row.text.startsWith(word) ? '' : `${word} `
  const allowed =
    named !== '' &&
    (needs.never ?? []).some(({ of }) => of.colors && isSelected(garmentOf(row.text, word), of))
  const color = allowed ? 'black ' : named
  const details = (row.details ?? []).filter((text) => isDetailFor(text, asker))
  const detail = pick(`${row.text} detail`, details)
  const name = `${color}${row.text}`
  const isPlural = /[^s]s$/.test(row.text) && !row.text.endsWith('dress')
  const article = isPlural ? '' : /^[aeiou]/i.test(name) ? 'an ' : 'a '
  return {
    row,
    garment: garmentOf(row.text, word),
    text: `${name.charAt(0).toUpperCase()}${name.slice(1)}${detail ? `, ${detail}` : ''}`,
    phrase: `${article}${name}`,
  }
}
