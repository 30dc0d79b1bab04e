import type { PlateRecipe } from './plate-recipe.ts'
import type { ReviewShape } from '../../contract/year-review.ts'

/** A piece on a card and what stands under it. */
export interface CardPiece {
  readonly name: string
  /** '48 days'; may be ''. */
  readonly note: string
  /** Path of its picture: `/images/<key>/<width>.webp` or `/drawings/<kind>.svg?…`. */
  readonly picture: string
  /** The picture is of the garment alone. */
  readonly isCutOut: boolean
}

/** A month on a card: its initial and the shares of its colors. */
export interface CardMonth {
  readonly label: string
  /** `hex` as '#a0b1c2'. */
  readonly parts: readonly { readonly hex: string; readonly count: number }[]
}

/** A value on a line, and its text where it is written out. */
export interface CardPoint {
  readonly label: string
  readonly value: number
  readonly text: string
}

/** What a card shows under its title. */
export type CardBody =
  | { readonly is: 'pieces'; readonly pieces: readonly CardPiece[] }
  | { readonly is: 'months'; readonly months: readonly CardMonth[] }
  | { readonly is: 'line'; readonly points: readonly CardPoint[] }
  /** There is nothing to show yet. */
  | { readonly is: 'nothing'; readonly text: string }

/** All that a picture of a year shows, so that the same card gives the same picture. */
export interface PictureCard {
  readonly shape: ReviewShape
  readonly title: string
  /** Under the title; may be ''. */
  readonly note: string
  readonly body: CardBody
}

/** Width and height of a card, in pixels. */
export const cardSizes: Readonly<Record<ReviewShape, { readonly width: number; readonly height: number }>> = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
}

/** What the plate drawer draws: the plate of an outfit, or a card. */
export type Drawable = PlateRecipe | PictureCard

/** Whether it is a card. */
export function isCard(drawable: Drawable): drawable is PictureCard {
  return 'body' in drawable
}

/** Paths of the pictures that it shows. */
export function picturesOn(drawable: Drawable): string[] {
  if (!isCard(drawable)) return drawable.pieces.map(({ picture }) => picture)
  return drawable.body.is === 'pieces' ? drawable.body.pieces.map(({ picture }) => picture) : []
}
