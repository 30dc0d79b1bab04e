import { outfitsOfNotes } from '../../stylist/influencers/outfits-of-notes.ts'
import type { Archetype, Figure, GarmentNote, Habit } from '../../stylist/influencers/influencer-notes.ts'
import { capital, listed, sentence, withArticle } from '../english.ts'
import { garmentLine, garmentWords, lineOfNote } from './profile-lines.ts'

const ITEM_WORDS_MAX = 10
const GARMENTS_DESCRIBED = 3
const COLORS_NAMED = 3
const STAPLES_MAX = 8
const ITEMS_MAX = 4
const FORMULAS_MAX = 3

interface ProfileFacts {
  /** As typed by the user. */
  readonly name: string
  /** Null if the profile shows an archetype. */
  readonly figure: Figure | null
  /** Fills gaps in the notes on a figure. */
  readonly archetype: Archetype
  /** Garments of the archetype for the wearer's choice of menswear or womenswear. */
  readonly garments: readonly GarmentNote[]
  /** Whether the name is a known figure or archetype. */
  readonly isKnown: boolean
  /** Whether the user chose the archetype. */
  readonly isChosen: boolean
}

/** Phrases a habit as advice: 'Turn the collar up.' */
export function habitTip({ verb, rest }: Habit): string {
  return sentence(`${verb} ${rest}`)
}

/** Summarizes an archetype: 'A coat that falls straight, in camel, cream and navy'. */
export function archetypeNote({ silhouettes, colors }: Archetype): string {
  return `${silhouettes[0] ?? ''}, in ${listed(colors.slice(0, COLORS_NAMED))}`
}

export function profileText(facts: ProfileFacts) {
  const { figure, archetype, garments: more } = facts
  const { colors, silhouettes, habits, avoids, brands } = figure ?? archetype
  const garments = figure?.garments ?? more
  // The garments are named already, so 'Wears a cropped soccer jersey' would add nothing.
  const habit = habits.find(
    ({ verb, rest }) => verb !== 'wear' || !garments.some(({ name }) => rest.endsWith(name)),
  )
  return {
    aesthetic_description: [described(garments), ...(habit ? [habitTip(habit)] : [])].join(' '),
    signature_color_palette: colors.map(capital),
    key_silhouettes: firstOf(ITEMS_MAX, silhouettes, wornTogether(garments)),
    wardrobe_staples: firstOf(STAPLES_MAX, garments.map(garmentLine)),
    brand_preferences: brands.length > 0 ? brands.slice(0, ITEMS_MAX) : archetype.brands.slice(0, 2),
    styling_tricks: firstOf(
      ITEMS_MAX,
      habits.map(habitTip),
      avoids.length > 0 ? [`Skip ${listed(avoids)}.`] : [],
      habits.length > 1 ? [] : archetype.habits.slice(0, 1).map(habitTip),
    ),
    outfit_formulas: firstOf(
      FORMULAS_MAX,
      outfitsOfNotes(garments, more, (note) => lineOfNote(note).piece).map(formula),
    ),
    shopping_recommendations: [
      ...firstBuys(garments, colors),
      // An archetype's tea dress is nothing for Oscar Wilde.
      ...(figure ? [] : archetype.buys.slice(0, 2).map((what) => `Look for ${what}`)),
    ],
    basedOn: basis(facts),
  }
}

function basis({ name, figure, archetype, isKnown, isChosen }: ProfileFacts): string {
  const [from, unknown] = [
    `the ${archetype.name} archetype`,
    `Armadio has no notes on ${name}, so this profile`,
  ]
  const chosen = `the archetype you chose, ${archetype.name}`
  if (isChosen) return `${isKnown ? 'Uses' : `${unknown} uses`} ${chosen}.`
  if (figure)
    return `Based on Armadio's notes on ${figure.names[0] ?? name}'s public style. Gaps are filled from ${from}.`
  if (isKnown) return `Based on ${from}, not on a person.`
  return `${unknown} shows everyday basics. Choose a style to start from.`
}

// Returns 'A black slip dress, a leather jacket and gray skinny jeans.', with garments of different slots first.
function described(garments: readonly GarmentNote[]): string {
  const ofEachSlot = garments.filter(
    ({ slot }, at) => garments.findIndex((other) => other.slot === slot) === at,
  )
  const first = [...new Set([...ofEachSlot, ...garments])].slice(0, GARMENTS_DESCRIBED)
  return sentence(listed(first.map((garment) => article(garmentWords(garment), garment))))
}

// Returns combinations of garments: 'A trench coat over a turtleneck'.
function wornTogether(garments: readonly GarmentNote[]): string[] {
  const [outer, dress, bottom, shoes, top] = (['outer', 'dress', 'bottom', 'shoes', 'top'] as const).map(
    (slot) => garments.find((garment) => garment.slot === slot),
  )
  const second = garments.find((garment) => garment.slot === 'top' && garment !== top)
  const pairs = [
    [outer, 'over', top ?? dress],
    [bottom, 'with', second ?? top],
    [bottom ? undefined : dress, 'with', shoes],
  ] as const
  return pairs
    .flatMap(([one, joint, other]) =>
      one && other ? [capital(`${aName(one)} ${joint} ${aName(other)}`)] : [],
    )
    .filter(isShort)
}

const formulaOf = (words: readonly string[]) => capital(words.join(' + '))

function formula(pieces: readonly GarmentNote[]): string {
  const full = pieces.map(garmentWords)
  const short = pieces.map(({ name }) => name)
  return shortest([full, short, full.slice(0, 2)].map(formulaOf))
}

function firstBuys(garments: readonly GarmentNote[], colors: readonly string[]): string[] {
  const [first, second] = garments.map((garment) => article(garmentWords(garment), garment))
  const inColors = (count: number) => `Stick to ${listed(colors.slice(0, count))} so new pieces match`
  return [
    ...(first ? [`Start with ${first}`] : []),
    ...(second ? [`Then add ${second}`] : []),
    ...(colors.length > 1 ? [shortest([inColors(COLORS_NAMED), inColors(2), inColors(1)])] : []),
  ]
}

const article = (words: string, { isPlural }: GarmentNote) => (isPlural ? words : withArticle(words))
const aName = (garment: GarmentNote) => article(garment.name, garment)

/** Returns the first text that is short enough for a list item, else the last. */
function shortest(texts: readonly string[]): string {
  return texts.find(isShort) ?? texts.at(-1) ?? ''
}

function isShort(text: string): boolean {
  return text.split(' ').filter((word) => word !== '+').length <= ITEM_WORDS_MAX
}

/** Returns the first `most` distinct elements of the concatenated lists. */
function firstOf(most: number, ...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].slice(0, most)
}
