import { plateSizes } from '../../contract/sharing.ts'
import type { LookCanvas } from '../../contract/closet/look-canvas.ts'
import { placeOnCanvas } from '../closet/collage/canvas-layout.ts'
import { collagePlaces } from '../closet/collage/collage-layout.ts'
import { plateFoot, type Foot } from './plate-foot.ts'
import type { PlateRecipe } from './plate-recipe.ts'
import { tilePlaces, type Area } from './plate-tiles.ts'
import type { Typesetter } from './plate-fonts.ts'

/** A picture on a share image, in pixels. Higher layers are drawn on top. */
export interface PlacedPicture extends Area {
  /** Index in the recipe's pieces. */
  readonly piece: number
  /** `cloth` is contained in its rectangle, `tile` covers it. */
  readonly as: 'cloth' | 'tile'
  readonly layer: number
  /** In degrees, clockwise. */
  readonly angle: number
}

/** A share image, ready to be drawn. */
export interface LaidPlate {
  readonly width: number
  readonly height: number
  readonly pictures: readonly PlacedPicture[]
  /** Null if only the clothes are shown. */
  readonly foot: Foot | null
}

// In percent of the share image's width, as are all lengths of the layout.
const margins = {
  post: { top: 4.6, side: 6.6, bottom: 6.6 },
  pin: { top: 5, side: 6.4, bottom: 6.4 },
  // Apps cover the upper and lower 250 of 1,920 px with controls of their own.
  story: { top: 23.5, side: 7, bottom: 24 },
}
const ABOVE_RULE = 2.4
const TILE_GAP = 2
// Tiles need more space above the rule than a collage.
const TILES_ABOVE_RULE = 1.6
// Maximum width of the collage as a share of the width between the margins.
const widest = { post: 0.91, pin: 1, story: 1 }
const COLLAGE_RATIO = 7 / 8
// Exceeds every layer of a collage place.
const ABOVE_PHOTOS = 3

/** Lays out the share image of a recipe: the clothes, and below a rule the texts and colors. */
export function layPlate(recipe: PlateRecipe, typesetter: Typesetter): LaidPlate {
  const { width, height } = plateSizes[recipe.format]
  const unit = width / 100
  const margin = margins[recipe.format]
  const inner = { x: margin.side * unit, width: width - 2 * margin.side * unit }
  const [top, bottom] = [margin.top * unit, height - margin.bottom * unit]
  const collageHeight = (inner.width * widest[recipe.format]) / COLLAGE_RATIO
  const foot = plateFoot(recipe, typesetter, {
    ...inner,
    unit,
    bottom,
    roomiest: bottom - top - collageHeight - ABOVE_RULE * unit,
  })
  const canvas = { ...inner, y: top, height: (foot ? foot.rule.y - ABOVE_RULE * unit : bottom) - top }
  return { width, height, pictures: placed(recipe, canvas, unit), foot }
}

function placed(recipe: PlateRecipe, canvas: Area, unit: number): PlacedPicture[] {
  if (recipe.canvas) return laidOut(recipe, recipe.canvas, collageArea(recipe, canvas))
  const places = collagePlaces(
    recipe.pieces.map(({ slot }) => slot),
    'full',
  )
  if (!places) return tiles(recipe, canvas, unit)
  const { x, y, width, height } = collageArea(recipe, canvas)
  return places.map((place, piece) => ({
    x: x + (place.left / 100) * width,
    y: y + (place.top / 100) * height,
    width: (place.width / 100) * width,
    height: (place.height / 100) * height,
    piece,
    as: 'cloth',
    // Photos with a background lie under the cut-outs.
    layer: place.layer + (recipe.pieces[piece]?.isCutOut ? ABOVE_PHOTOS : 0),
    angle: 0,
  }))
}

// Returns the largest centered collage area.
function collageArea({ format }: PlateRecipe, canvas: Area): Area {
  const width = Math.min(canvas.width * widest[format], canvas.height * COLLAGE_RATIO)
  const height = width / COLLAGE_RATIO
  return {
    x: canvas.x + (canvas.width - width) / 2,
    y: canvas.y + (canvas.height - height) / 2,
    width,
    height,
  }
}

// Places the pieces by the owner's layout. Overflow is clipped at the image's edge and at the foot.
function laidOut({ pieces }: PlateRecipe, canvas: LookCanvas, area: Area): PlacedPicture[] {
  const toPlace = pieces.map((piece) => ({ ...piece, id: piece.id ?? '' }))
  return placeOnCanvas(toPlace, canvas).map(({ piece, place }, layer) => ({
    x: area.x + (place.x - place.width / 2) * area.width,
    y: area.y + (place.y - place.height / 2) * area.height,
    width: place.width * area.width,
    height: place.height * area.height,
    piece,
    as: 'cloth',
    layer,
    angle: place.angle,
  }))
}

// Tiles have visible edges, so their top margin equals the side margin.
function tiles({ pieces }: PlateRecipe, canvas: Area, unit: number): PlacedPicture[] {
  const lower = canvas.x - canvas.y
  const area = { ...canvas, y: canvas.x, height: canvas.height - lower - TILES_ABOVE_RULE * unit }
  return tilePlaces(pieces.length, area, TILE_GAP * unit).map((place, piece) => ({
    ...place,
    piece,
    as: 'tile',
    layer: 0,
    angle: 0,
  }))
}
