import type { PlateRecipe } from '../../../domain/sharing/plate-recipe.ts'

/** Makes the pictures of outfits. */
export interface Plates {
  /**
   * The plate of a recipe as JPEG, and a tag that changes when the picture does. Made once and kept for a while.
   * A picture that is no longer stored is left out.
   * @throws AppError busy; Error when it cannot be drawn, or not in time
   */
  plate(recipe: PlateRecipe): Promise<{ readonly jpeg: Buffer; readonly tag: string }>
}
