import { capital, listed, sentence } from '../../sentence.ts'
import { garmentInWords, garmentLine, withArticle } from './garment-in-words.ts'
import { habitAsTip } from './habit-in-words.ts'
import type { Archetype, GarmentNote, Habit } from './influencer-notes.ts'

const ITEM_WORDS_MAX = 10
const GARMENTS_DESCRIBED = 3
const COLORS_NAMED = 3
const STAPLES_MAX = 8
const SILHOUETTES_MAX = 4
const BRANDS_MAX = 4
const TRICKS_MAX = 4
const FORMULAS_MAX = 3

/** What a profile is written from: a person's notes or an archetype's. */
export interface ProfileNotes {
  readonly garments: readonly GarmentNote[]
  readonly colors: readonly string[]
  readonly silhouettes: readonly string[]
  readonly habits: readonly Habit[]
  readonly avoids: readonly string[]
  readonly brands: readonly string[]
}

/**
 * The lists of a profile and its description. `habitSentence` says the first habit, as a fact or as advice. What the
 * notes leave open comes from `archetype`, its garments from `more`.
 */
export function profileText(
  notes: ProfileNotes,
  habitSentence: string,
  archetype: Archetype,
  more: readonly GarmentNote[],
) {
  const { garments, colors, silhouettes, habits, avoids, brands } = notes
  const isOfArchetype = notes.garments === more
  return {
    aesthetic_description: `${described(garments, colors)} ${habitSentence}`,
    signature_color_palette: colors.map(capital),
    key_silhouettes: firstOf(SILHOUETTES_MAX, silhouettes, wornTogether(garments)),
    wardrobe_staples: firstOf(STAPLES_MAX, garments.map(garmentLine)),
    brand_preferences: brands.length > 0 ? brands.slice(0, BRANDS_MAX) : archetype.brands.slice(0, 2),
    styling_tricks: firstOf(
      TRICKS_MAX,
      habits.map(habitAsTip),
      avoids.length > 0 ? [`Leave out ${listed(avoids)}.`] : [],
      isOfArchetype || habits.length > 1 ? [] : archetype.habits.slice(0, 1).map(habitAsTip),
    ),
    outfit_formulas: formulas(garments, more),
    shopping_recommendations: [
      ...firstBuys(garments, colors),
      ...archetype.buys.slice(0, isOfArchetype ? 2 : 1).map((what) => `Look for ${what}`),
    ],
  }
}

// 'A slip dress, a leather jacket and skinny jeans in black, gray and silver.'
function described(garments: readonly GarmentNote[], colors: readonly string[]): string {
  const ofEachSlot = [...new Map(garments.toReversed().map((garment) => [garment.slot, garment])).values()]
  const inOrder = [...garments.filter((garment) => ofEachSlot.includes(garment)), ...garments]
  const names = [...new Set(inOrder)].slice(0, GARMENTS_DESCRIBED).map(nameWithArticle)
  const inColors = colors.length > 0 ? ` in ${listed(colors.slice(0, COLORS_NAMED))}` : ''
  return sentence(listed([...new Set(names)]) + inColors)
}

// What the garments make when they are worn together: 'A trench coat over a turtleneck'.
function wornTogether(garments: readonly GarmentNote[]): string[] {
  const of = (slot: GarmentNote['slot']) => garments.filter((garment) => garment.slot === slot)
  const [outer] = of('outer')
  const [dress] = of('dress')
  const [bottom] = of('bottom')
  const [shoes] = of('shoes')
  const tops = of('top')
  const under = tops[0] ?? dress
  const over = tops[1] ?? tops[0]
  const pairs = [
    outer && under ? `${nameWithArticle(outer)} over ${nameWithArticle(under)}` : '',
    bottom && over ? `${nameWithArticle(bottom)} with ${nameWithArticle(over)}` : '',
    dress && shoes && !bottom ? `${nameWithArticle(dress)} with ${nameWithArticle(shoes)}` : '',
  ]
  return pairs.filter((pair) => pair !== '' && isShort(pair)).map(capital)
}

// An everyday outfit, one with a layer, and one around a dress or the second choice of each slot.
function formulas(garments: readonly GarmentNote[], more: readonly GarmentNote[]): string[] {
  const of = (slot: GarmentNote['slot'], at = 0) => {
    const own = garments.filter((garment) => garment.slot === slot)
    return own[at] ?? own.at(-1) ?? more.find((garment) => garment.slot === slot)
  }
  const ownDress = garments.find(({ slot }) => slot === 'dress')
  const candidates = [
    ownDress ? [ownDress, of('shoes'), of('bag') ?? of('extra')] : [],
    [of('top'), of('bottom'), of('shoes')],
    [of('outer'), ownDress ?? of('top', 1), ownDress ? of('shoes', 1) : of('bottom', 1)],
    [of('outer', 1), of('bottom', 1), of('extra')],
  ]
  const written = candidates.flatMap((pieces) => {
    const worn = pieces.flatMap((piece) => piece ?? [])
    return worn.length === 3 ? [formulaOf(worn)] : []
  })
  return firstOf(FORMULAS_MAX, written)
}

function formulaOf(pieces: readonly GarmentNote[]): string {
  return withinWords(
    capital(pieces.map(garmentInWords).join(' + ')),
    capital(pieces.map(({ name }) => name).join(' + ')),
    capital(pieces.slice(0, 2).map(garmentInWords).join(' + ')),
  )
}

function firstBuys(garments: readonly GarmentNote[], colors: readonly string[]): string[] {
  const [first, second] = garments
  const few = (count: number) => `Stick to ${listed(colors.slice(0, count))} so new pieces match`
  return [
    ...(first ? [`Start with ${inWords(first)}`] : []),
    ...(second
      ? [withinWords(`Then add ${inWords(second)}, secondhand if possible`, `Then add ${inWords(second)}`)]
      : []),
    ...(colors.length > 1 ? [withinWords(few(COLORS_NAMED), few(2), few(1))] : []),
  ]
}

function nameWithArticle({ name, isPlural }: GarmentNote): string {
  return withArticle(name, isPlural === true)
}

function inWords(garment: GarmentNote): string {
  return withArticle(garmentInWords(garment), garment.isPlural === true)
}

/** The first text that is short enough for an item, else the last. */
function withinWords(...texts: readonly [string, ...string[]]): string {
  return texts.find(isShort) ?? texts.at(-1) ?? texts[0]
}

function isShort(text: string): boolean {
  return text.split(/\s+/).filter((word) => word !== '+').length <= ITEM_WORDS_MAX
}

/** The first `most` of several lists one after the other, without repeats. */
function firstOf(most: number, ...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].slice(0, most)
}
