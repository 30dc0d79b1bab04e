import type { PlateRecipe } from '../../../domain/sharing/plate-recipe.ts'

/** Draws share images. */
export interface Plates {
  /**
   * The share image of a recipe as JPEG, and a tag that changes with it. Cached.
   * Missing pictures are left out.
   * @throws AppError busy; Error on failure or timeout
   */
  plate(recipe: PlateRecipe): Promise<{ readonly jpeg: Buffer; readonly tag: string }>
}
