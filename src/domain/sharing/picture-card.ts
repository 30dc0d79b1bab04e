import type { PlateRecipe } from './plate-recipe.ts'
import type { ReviewShape } from '../../contract/year-review.ts'

/** A piece on a card, with its caption. */
export interface CardPiece {
  readonly name: string
  /** '48 days'; may be ''. */
  readonly note: string
  /** Path of its picture: `/images/<key>/<width>.webp` or `/drawings/<kind>.svg?…`. */
  readonly picture: string
  /** The picture is of the garment alone. */
  readonly isCutOut: boolean
}

/** A month on a card: its initial and its color shares. */
export interface CardMonth {
  readonly label: string
  /** `hex` as '#a0b1c2'. */
  readonly parts: readonly { readonly hex: string; readonly count: number }[]
}

/** A data point of a line chart; `text` is its label. */
export interface CardPoint {
  readonly label: string
  readonly value: number
  readonly text: string
}

/** The content of a card under its title. */
export type CardBody =
  | { readonly is: 'pieces'; readonly pieces: readonly CardPiece[] }
  | { readonly is: 'months'; readonly months: readonly CardMonth[] }
  | { readonly is: 'line'; readonly points: readonly CardPoint[] }
  /** No data yet. */
  | { readonly is: 'nothing'; readonly text: string }

/** The full content of a year-review picture; equal cards give equal pictures. */
export interface PictureCard {
  readonly shape: ReviewShape
  readonly title: string
  /** Line under the title; may be ''. */
  readonly note: string
  readonly body: CardBody
}

/** Width and height of a card, in pixels. */
export const cardSizes: Readonly<Record<ReviewShape, { readonly width: number; readonly height: number }>> = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
}

/** Content of a picture to draw: a share image or a card. */
export type Drawable = PlateRecipe | PictureCard

export function isCard(drawable: Drawable): drawable is PictureCard {
  return 'body' in drawable
}

/** Returns the paths of the pictures on a share image or card. */
export function picturesOn(drawable: Drawable): string[] {
  if (!isCard(drawable)) return drawable.pieces.map(({ picture }) => picture)
  return drawable.body.is === 'pieces' ? drawable.body.pieces.map(({ picture }) => picture) : []
}
