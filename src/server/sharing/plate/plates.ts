import type { Drawable } from '../../../domain/sharing/picture-card.ts'

/** Draws share images. */
export interface Plates {
  /**
   * The share image of a recipe, or a card, as JPEG, and a tag that changes with it. Cached.
   * Missing pictures are left out.
   * @throws AppError busy; Error on failure or timeout
   */
  plate(recipe: Drawable): Promise<{ readonly jpeg: Buffer; readonly tag: string }>
}
