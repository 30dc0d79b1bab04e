import { isSelected } from '../../closet/garment-selector.ts'
import type { Garment } from '../../closet/garment.ts'
import { type GarmentToFind, type OutfitPart, pieceToFind } from '../to-find/garments-to-find.ts'
import type { PieceColors } from './advice-colors.ts'
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

const splashed: ReadonlySet<OutfitPart> = new Set<OutfitPart>(['bottom', 'layer', 'shoes', 'bag'])
const pale = new Set(['white', 'cream', 'ivory', 'ecru', 'bone', 'stone', 'sand', 'vanilla', 'oatmeal'])

/** A garment to look for in a color of the outfit that the event allows, with one detail that the asker can use. */
export function inColor(
  toFind: GarmentToFind,
  colors: PieceColors,
  { asker, celsius, reading, pick }: AdviceInput,
): ChosenPiece {
  const isHot = celsius !== null && celsius >= HOT_CELSIUS && asker.wearer.coverage === 'as I like'
  const { name, part, color, details = [] } = toFind
  const usual = color ? colors[color] : ''
  // Rain splashes trousers and coats.
  const { needs, event } = reading
  const { isWet } = needs
  // Cooks wear white.
  const isDirtyWork = event?.family === 'work with hands' && event.id !== 'kitchen'
  const isDirty = isDirtyWork || needs.profiles?.includes('mud') === true
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
      !(isHot && mentions(text, warmDetails)),
  )
  return {
    toFind,
    garment,
    color: color && color !== 'natural' ? (isBanned ? 'black' : word) : null,
    detail: pick(`${name} detail`, allowed),
  }
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
const warmDetails: ReadonlySet<string> = new Set([
  'long sleeves',
  'long, loose sleeves',
  'long loose sleeves',
  'in wool',
  'lined',
  'heavyweight',
  'in heavy cotton',
  'in heavy denim',
  'in brushed cotton',
])
