import { isSelected } from '../../closet/garment-selector.ts'
import type { Garment } from '../../closet/garment.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import {
  type CatalogGarment,
  type ColorRole,
  type OutfitPart,
  pieceFromName,
} from '../catalog/garment-catalog.ts'
import type { PieceColors } from './advice-colors.ts'
import { isMessy, wantsPastels } from './occasion-colors.ts'
import type { AdviceInput } from './advice-input.ts'
import { HOT_CELSIUS } from './choose-outer-layer.ts'
import { mentions } from './wearable.ts'
import { eventGroups } from './advice-lists.ts'

const { gettingDirty } = eventGroups

/** A chosen garment of the catalog, with color and detail. */
export interface ChosenPiece {
  readonly catalogGarment: CatalogGarment
  readonly garment: Garment
  /** Null if the name states a color, or none is needed. */
  readonly color: string | null
  readonly detail: string | null
}

// Minimum temperature at which heavy fabric is too warm.
const MILD_CELSIUS = 22

const splashed: ReadonlySet<OutfitPart> = new Set<OutfitPart>(['bottom', 'layer', 'shoes', 'bag'])
// Instead of a color that is out of place.
const darkColors = ['black', 'navy', 'charcoal', 'brown']
const pale = new Set(['white', 'cream', 'ivory', 'ecru', 'bone', 'stone', 'sand', 'vanilla', 'oatmeal'])

/** Gives a garment a color of the outfit that the event allows, and one detail that suits the asker. */
export function inColor(
  catalogGarment: CatalogGarment,
  colors: PieceColors,
  input: AdviceInput,
): ChosenPiece {
  const { asker, celsius, reading, stated, pick } = input
  const isHot = celsius !== null && celsius >= HOT_CELSIUS && asker.wearer.coverage === 'as I like'
  const isMild = celsius !== null && celsius >= MILD_CELSIUS
  const { name, part, piece, color, details = [] } = catalogGarment
  // The color of the ties isn't that of the coat.
  const isCoatByTie = part === 'layer' && stated.has('tie')
  const usual = isCoatByTie
    ? colors.black
    : color
      ? (stated.get(piece.garment.tags.has('tie') ? 'tie' : part) ??
        colors[roleFor(catalogGarment, color, colors, input)])
      : ''
  // Rain and dirt rule out pale colors.
  const { needs, event } = reading
  const { isWet } = needs
  // Kitchens don't count as dirty, since cooks wear white.
  const isDirtyWork = event?.family === 'work with hands' && event.id !== 'kitchen'
  const isRough =
    needs.formality.ideal < DRESSED_FROM && needs.profiles?.some((id) => gettingDirty.includes(id)) === true
  const isDirty = isDirtyWork || isRough || isMessy(input)
  const getsDirty = needs.activities.includes('hiking') || (isDirty && part !== 'small')
  const isMuddy = reading.rows.some(({ id }) => id === 'mud')
  const isSplashed = (((isWet || isMuddy) && splashed.has(part)) || getsDirty) && pale.has(usual)
  const cloth =
    part === 'shoes' || part === 'bag' || part === 'small' || name.startsWith('sequin')
      ? usual
      : (clothOfMetal[usual] ?? usual)
  const isGrayOut =
    needs.avoidColors.some(({ family }) => family === 'gray') || asker.wearer.neverColors.includes('gray')
  const stainProof = part === 'shoes' || part === 'bag' ? 'black' : isGrayOut ? 'navy' : 'charcoal'
  const word = isSplashed ? stainProof : cloth
  const { garment } = pieceFromName(catalogGarment, word)
  const isOut = (one: Garment) =>
    reading.needs.never?.some(({ of }) => of.colors && isSelected(one, of)) === true
  const dark = darkColors.find((other) => {
    const instead = pieceFromName(catalogGarment, other).garment
    const { family = null } = instead.color ?? {}
    return !isOut(instead) && !(family && asker.wearer.neverColors.includes(family))
  })
  const allowed = details.filter(
    (text) =>
      !mentions(text, asker.neverWords) &&
      !(asker.wearer.heels === 'none' && mentions(text, heel)) &&
      !(isHot && mentions(text, warmDetails)) &&
      !(isMild && mentions(text, heavyDetails)),
  )
  return {
    catalogGarment: { ...catalogGarment, ...clearName(catalogGarment, input) },
    garment,
    color: color && color !== 'natural' ? (isOut(garment) ? (dark ?? 'black') : word) : null,
    detail: mustCoverShoulders(catalogGarment, asker)
      ? (allowed.find((text) => sleeved.test(text)) ?? 'with sleeves or wide straps')
      : pick(`${name} detail`, allowed),
  }
}

// Who wants nothing strapless is told what holds the dress up.
const mustCoverShoulders = (
  { name, piece: { garment } }: CatalogGarment,
  { neverWords }: AdviceInput['asker'],
): boolean =>
  garment.slot === 'dress' &&
  hasTag(garment, ['gown', 'cocktail', 'sundress', 'day dress']) &&
  neverWords.has('strapless') &&
  !/sleeve|shirt dress|sweater|wrap|kimono|sari|turtleneck/.test(name)
const sleeved = /\b(?:sleeves|straps)\b/

// Names swimwear neutrally if the choice of menswear or womenswear is a guess, cotton knits without wool, and pantsuits
// without skirts.
function clearName(
  { name, part, isOwned, piece: { garment } }: CatalogGarment,
  { asker, isDepartmentGuessed, department }: AdviceInput,
): Partial<CatalogGarment> {
  if (isDepartmentGuessed && garment.tags.has('swimwear') && garment.wornBy !== null)
    return { name: 'swimsuit', isSeveral: false }
  const isKnit = hasTag(garment, ['sweater', 'cardigan', 'turtleneck']) && garment.material !== 'cotton'
  if (isKnit && asker.wearer.neverMaterials.includes('wool') && !/\bcotton\b/.test(name))
    return { name: `cotton ${name}` }
  // On Yom Kippur, canvas is usual.
  const isLeatherLess =
    !isOwned &&
    asker.wearer.neverMaterials.includes('leather') &&
    !asker.rows.some(({ id }) => id === 'yom kippur')
  if (
    isLeatherLess &&
    (part === 'shoes' || part === 'bag' || garment.tags.has('belt')) &&
    usuallyLeather.test(name)
  )
    return { name: `vegan-leather ${name.replace(/\bleather /, '')}` }
  const isAdult = !asker.rows.some(({ id, onlyForAnyone }) => id === 'young child' || onlyForAnyone)
  const isSuit = part === 'whole' && department === 'women' && isAdult && garment.tags.has('suiting')
  return isSuit &&
    (asker.neverTags.has('skirt') || asker.neverWords.has('skirt') || asker.neverWords.has('skirts'))
    ? { name: name.replace(/suit$/, 'pantsuit') }
    : {}
}

// Names of shoes, bags and belts that are of leather unless they say otherwise.
const usuallyLeather =
  /^(?!.*\b(?:canvas|satin|rain|running|training|hiking|snow|work|velvet|microfiber|straw|sport|water|espadrilles|slip-on|gym|trail)\b).*(?:boots|loafers|shoes|pumps|flats|sandals|sneakers|brogues|Mary Janes|bag|clutch|tote|belt|backpack)$/i

// Color roles that a theme's color replaces.
const plainRoles: readonly ColorRole[] = ['main', 'second', 'light', 'neutral', 'denim', 'black']
const SMART_FROM = 2.6
const DRESSED_FROM = 3
// Too loud for a coat, and for a man's smart trousers.
// prettier-ignore
const loud = new Set(['emerald', 'sapphire', 'ruby', 'jade', 'coral', 'turquoise', 'fuchsia', 'magenta', 'purple', 'cobalt', 'saffron', 'apricot', 'rose', 'pistachio', 'lilac', 'yellow', 'peach', 'pink', 'orange', 'crimson'])

// A requested color goes on the top: 'wear something green'. Coats stay neutral, since they serve other occasions too.
function roleFor(
  { part, piece }: CatalogGarment,
  role: ColorRole,
  colors: PieceColors,
  { asker, department, reading }: AdviceInput,
): ColorRole {
  const { formality, wantColors } = reading.needs
  // In mourning, women's tops are dark too.
  if (reading.family === 'funeral' && department === 'women' && part === 'top' && role === 'light')
    return 'main'
  // Loud music means a mosh pit, where a top is black.
  if (part === 'top' && asker.rows.some(({ id }) => id === 'loud music')) return 'black'
  // 'Black and white' for staff: the shirt is white.
  const isWhiteTop =
    colors.main === 'black' && colors.light === 'white' && reading.wantedWords.includes('white')
  if (part === 'top' && isWhiteTop) return 'light'
  const isPastel = wantsPastels(reading)
  if (isPastel && part === 'layer') return 'neutral'
  const isCustom = wantColors.length === 1 && formality.ideal < DRESSED_FROM
  const isColorRequested = reading.wantedWords.length > 0 || isPastel || isCustom
  if (
    isColorRequested &&
    part === 'top' &&
    plainRoles.includes(role) &&
    !piece.garment.tags.has('dress shirt')
  )
    return 'main'
  if (
    isColorRequested ||
    wantColors.length > 0 ||
    asker.rows.some(({ isColorful, wantsSignal }) => isColorful || wantsSignal)
  )
    return role
  const isSmartTrousers = part === 'bottom' && department === 'men' && formality.ideal >= SMART_FROM
  return role !== 'yellow' && loud.has(colors[role]) && (part === 'layer' || isSmartTrousers) ? 'suit' : role
}

// Fabric colors in place of metals; silver trousers would look like a stage costume.
// prettier-ignore
const clothOfMetal: Readonly<Record<string, string>> = { silver: 'gray', gold: 'camel', copper: 'rust', bronze: 'brown' }

// For someone who wears no heels, low heels count too.
const heel: ReadonlySet<string> = new Set(['heel'])
// prettier-ignore
const heavyDetails = new Set(['in wool', 'heavyweight', 'in heavy cotton', 'in heavy denim', 'in brushed cotton'])
// prettier-ignore
const warmDetails = new Set([...heavyDetails, 'lined', 'long sleeves', 'long, loose sleeves', 'long loose sleeves'])

// Colors that can be worn from head to toe; brick or chocolate would look like a costume.
const quiet = new Set(['navy', 'black', 'charcoal', 'gray', 'graphite', 'white', 'cream'])

/** Adjusts colors that don't go together, such as those of a scarf, an odd jacket or a coat. */
export function harmonizeColors(chosen: readonly ChosenPiece[], colors: PieceColors): readonly ChosenPiece[] {
  const colorOf = (...parts: readonly OutfitPart[]) =>
    chosen.find(({ catalogGarment: { part } }) => parts.includes(part))?.color ?? null
  const first = colorOf('whole', 'top')
  const isInTights = chosen.some(({ garment }) => garment.tags.has('tights'))
  const isInEveningSuit = chosen.some(
    ({ garment: { slot, tags } }) => slot === 'outer' && tags.has('black tie'),
  )
  // Where the bottom or the layer repeats a loud color, the second color takes its place.
  const apart = (color: string) => (color === first && !quiet.has(color) ? colors.second : color)
  const bottom = colorOf('bottom')
  return chosen.map((one) => {
    const { catalogGarment, garment } = one
    const { part, isOwned } = catalogGarment
    if (one.color === null) return one
    // Black tights need black shoes, and a tuxedo or tailcoat goes with black, not brown.
    if (part === 'shoes' && isInTights) return { ...one, color: 'black' }
    if (isInEveningSuit && (part === 'layer' || part === 'shoes' || part === 'bag'))
      return { ...one, color: 'black' }
    // A headscarf repeats a color of the outfit.
    if (garment.tags.has('headscarf') && first) return { ...one, color: first }
    const color = part === 'bottom' || part === 'layer' ? apart(one.color) : one.color
    // A blazer in the color of the trousers would look like a suit.
    const isLikeSuit = garment.tags.has('blazer') && !isOwned && color === (bottom && apart(bottom))
    return isLikeSuit ? { ...one, color: color === 'navy' ? 'charcoal' : 'navy' } : { ...one, color }
  })
}
