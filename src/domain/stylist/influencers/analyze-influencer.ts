import type { InfluencerProfile } from '../../../contract/stylist-influencer.ts'
import { listed } from '../../sentence.ts'
import type { Archetype } from './archetype.ts'
import type { Figure } from './figure.ts'
import { startingPoint } from './starting-point.ts'

const STAPLES_MAX = 8
const BRANDS_MAX = 6
const TRICKS_MAX = 5
const FORMULAS_MAX = 4

/** How somebody dresses, from what we hold in notes; of a name that we do not know it says so and names an archetype. */
export function analyzeInfluencer(name: string): Omit<InfluencerProfile, 'curatedBy'> {
  const start = startingPoint(name)
  if (start.by === 'notes') return profileOf(name, start.figure, start.archetype)
  return { ...profileOfArchetype(name, start.archetype), basedOn: basedOnArchetype(name, start) }
}

function profileOf(name: string, figure: Figure, archetype: Archetype): Omit<InfluencerProfile, 'curatedBy'> {
  return {
    influencerName: name,
    aesthetic_description: figure.look,
    signature_color_palette: [...figure.palette],
    key_silhouettes: [...figure.shapes],
    wardrobe_staples: firstOf(STAPLES_MAX, figure.staples, archetype.staples),
    brand_preferences: firstOf(BRANDS_MAX, figure.brands, archetype.brands),
    styling_tricks: firstOf(TRICKS_MAX, figure.tricks, archetype.tricks),
    outfit_formulas: firstOf(FORMULAS_MAX, figure.formulas, archetype.formulas),
    shopping_recommendations: [...firstBuys(figure), ...archetype.shopping],
    basedOn: `Our own notes on how ${figure.name} has dressed in public; what they leave open comes from an archetype: ${archetype.name}.`,
  }
}

function firstBuys({ staples, palette }: Figure): string[] {
  const [first = '', second = ''] = staples
  return [
    `${first} first: nothing else says as much of this style`,
    `${second} next, secondhand if you can`,
    `Anything new only in ${listed(palette.slice(0, 3).map((color) => color.toLowerCase()))}, so that it meets what you have`,
  ]
}

function profileOfArchetype(
  name: string,
  archetype: Archetype,
): Omit<InfluencerProfile, 'curatedBy' | 'basedOn'> {
  return {
    influencerName: name,
    aesthetic_description: archetype.look,
    signature_color_palette: [...archetype.palette],
    key_silhouettes: [...archetype.shapes],
    wardrobe_staples: archetype.staples.slice(0, STAPLES_MAX),
    brand_preferences: [...archetype.brands],
    styling_tricks: [...archetype.tricks],
    outfit_formulas: [...archetype.formulas],
    shopping_recommendations: [...archetype.shopping],
  }
}

function basedOnArchetype(
  name: string,
  { by, archetype }: { by: 'archetype' | 'nothing'; archetype: Archetype },
): string {
  if (by === 'archetype') return `An archetype, not a person: ${archetype.name}.`
  return (
    `We hold no notes on ${name}, so this profile starts from an archetype: ${archetype.name}. ` +
    'To start from another, type its name, such as Old money or 90s minimalism.'
  )
}

/** The first `most` of several lists one after the other; what is in them twice comes once. */
function firstOf(most: number, ...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].slice(0, most)
}
