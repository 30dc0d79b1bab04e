import { isSelected } from '../../closet/garment-selector.ts'
import type { Garment } from '../../closet/garment.ts'
import { hasTag } from '../../closet/garment-tags.ts'
import {
  type ColorRole,
  type GarmentToFind,
  type OutfitPart,
  pieceToFind,
} from '../to-find/garments-to-find.ts'
import { asksPastels, type PieceColors } from './advice-colors.ts'
import type { AdviceInput } from './advice-input.ts'
import { HOT_CELSIUS } from './advice-layer.ts'
import { mentions } from './wearable.ts'

/** One garment to look for. */
export interface ChosenPiece {
  readonly toFind: GarmentToFind
  readonly garment: Garment
  /** Null where its name states one, or none is needed. */
  readonly color: string | null
  readonly detail: string | null
}

// Heavy cloth is too warm from here on.
const MILD_CELSIUS = 22

// What crawls, runs or digs there leaves its marks.
const dirty: ReadonlySet<string> = new Set([
  'mud',
  'dirty work',
  'with children',
  'dog',
  'touchline',
  'tattoo',
  'laser tag',
])
const splashed: ReadonlySet<OutfitPart> = new Set<OutfitPart>(['bottom', 'layer', 'shoes', 'bag'])
const pale = new Set(['white', 'cream', 'ivory', 'ecru', 'bone', 'stone', 'sand', 'vanilla', 'oatmeal'])

/** A garment to look for in a color of the outfit that the event allows, with one detail that the asker can use. */
export function inColor(toFind: GarmentToFind, colors: PieceColors, input: AdviceInput): ChosenPiece {
  const { asker, celsius, reading, pick } = input
  const isHot = celsius !== null && celsius >= HOT_CELSIUS && asker.wearer.coverage === 'as I like'
  const isMild = celsius !== null && celsius >= MILD_CELSIUS
  const { name, part, color, details = [] } = toFind
  const usual = color ? colors[roleFor(toFind, color, colors, input)] : ''
  // Rain splashes trousers and coats.
  const { needs, event } = reading
  const { isWet } = needs
  // Cooks wear white.
  const isDirtyWork = event?.family === 'work with hands' && event.id !== 'kitchen'
  const isRough = needs.formality.ideal < DRESSED_FROM && needs.profiles?.some((id) => dirty.has(id)) === true
  const isDirty = isDirtyWork || isRough
  const getsDirty = needs.activities.includes('hiking') || (isDirty && part !== 'small')
  const isSplashed = ((isWet && splashed.has(part)) || getsDirty) && pale.has(usual)
  const cloth =
    part === 'shoes' || part === 'bag' || part === 'small' || name.startsWith('sequin')
      ? usual
      : (clothOfMetal[usual] ?? usual)
  const word = isSplashed ? (part === 'shoes' || part === 'bag' ? 'black' : 'charcoal') : cloth
  const { garment } = pieceToFind(toFind, word)
  const isBanned = reading.needs.never?.some(({ of }) => of.colors && isSelected(garment, of))
  const allowed = details.filter(
    (text) =>
      !mentions(text, asker.neverWords) &&
      !(asker.wearer.heels === 'none' && mentions(text, heel)) &&
      !(isHot && mentions(text, warmDetails)) &&
      !(isMild && mentions(text, heavyDetails)),
  )
  return {
    toFind: { ...toFind, ...clearName(toFind, input) },
    garment,
    color: color && color !== 'natural' ? (isBanned ? 'black' : word) : null,
    detail: pick(`${name} detail`, allowed),
  }
}

// Swimwear for anyone where nobody says who asks. Who wears no wool looks for cotton, and who wears no skirts for a suit with trousers.
function clearName(
  { name, part, piece: { garment } }: GarmentToFind,
  { asker, isLeanGuessed, lean }: AdviceInput,
): Partial<GarmentToFind> {
  if (isLeanGuessed && garment.tags.has('swimwear') && garment.wornBy !== null)
    return { name: 'swimsuit', isSeveral: false }
  const isKnit = hasTag(garment, ['sweater', 'cardigan', 'turtleneck']) && garment.material !== 'cotton'
  if (isKnit && asker.wearer.neverMaterials.includes('wool') && !/\bcotton\b/.test(name))
    return { name: `cotton ${name}` }
  const isAdult = !asker.rows.some(({ id, onlyForAnyone }) => id === 'young child' || onlyForAnyone)
  const isSuit = part === 'whole' && lean === 'women' && isAdult && garment.tags.has('suiting')
  return isSuit &&
    (asker.neverTags.has('skirt') || asker.neverWords.has('skirt') || asker.neverWords.has('skirts'))
    ? { name: name.replace(/suit$/, 'pantsuit') }
    : {}
}

// Color roles that take the color of a theme.
const plainRoles: ReadonlySet<ColorRole> = new Set<ColorRole>([
  'main',
  'second',
  'light',
  'neutral',
  'denim',
  'black',
])
const SMART_FROM = 2.6
const DRESSED_FROM = 3
// Loud in a coat, and in the trousers of a man who dresses up.
// prettier-ignore
const loud = new Set(['emerald', 'sapphire', 'ruby', 'jade', 'coral', 'turquoise', 'fuchsia', 'magenta', 'purple', 'cobalt', 'saffron', 'apricot', 'rose', 'pistachio', 'lilac', 'yellow', 'peach', 'pink', 'orange', 'crimson'])

// 'Wear something green' is seen on top, and a coat is worn for more than one evening.
function roleFor(
  { part, piece }: GarmentToFind,
  role: ColorRole,
  colors: PieceColors,
  { asker, lean, reading }: AdviceInput,
): ColorRole {
  const { formality, wantColors } = reading.needs
  // A woman in mourning wears dark above the waist too.
  if (reading.family === 'funeral' && lean === 'women' && part === 'top' && role === 'light') return 'main'
  // In a mosh pit.
  if (part === 'top' && asker.rows.some(({ id }) => id === 'loud music')) return 'black'
  const isPastel = asksPastels(reading)
  if (isPastel && part === 'layer') return 'neutral'
  const isAsked = reading.wantedWords.length > 0 || isPastel
  if (isAsked && part === 'top' && plainRoles.has(role) && !piece.garment.tags.has('dress shirt'))
    return 'main'
  if (isAsked || wantColors.length > 0 || asker.rows.some(({ isColorful }) => isColorful)) return role
  const isSmartTrousers = part === 'bottom' && lean === 'men' && formality.ideal >= SMART_FROM
  return role !== 'yellow' && loud.has(colors[role]) && (part === 'layer' || isSmartTrousers) ? 'suit' : role
}

// Trousers in silver are for a stage.
const clothOfMetal: Readonly<Record<string, string>> = {
  silver: 'gray',
  gold: 'camel',
  copper: 'rust',
  bronze: 'brown',
}

// A low heel is a heel to someone who wears none.
const heel: ReadonlySet<string> = new Set(['heel'])
const heavyDetails: ReadonlySet<string> = new Set([
  'in wool',
  'heavyweight',
  'in heavy cotton',
  'in heavy denim',
  'in brushed cotton',
])
const warmDetails: ReadonlySet<string> = new Set([
  ...heavyDetails,
  'lined',
  'long sleeves',
  'long, loose sleeves',
  'long loose sleeves',
])
