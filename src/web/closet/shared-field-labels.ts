/** Facts that many pieces can share, as they are called on the screen. */
export const sharedFieldLabels = {
  category: 'Category',
  color: 'Color',
  brand: 'Brand',
  size: 'Size',
  season: 'Season',
  style: 'Style/Occasion',
  purchaseDate: 'Purchase date',
  purchaseLocation: 'Store',
  careInstructions: 'Care',
} as const
