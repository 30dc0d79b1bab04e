/** Labels of the facts that many pieces can share. */
export const pieceFieldLabels = {
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
