/** Weights of the terms for the user's own pieces, relative to each other. Terms without their facts are left out. */
export const ownPieceWeights = {
  occasion: 44,
  /** Instead of the occasion, if there is none. */
  formality: 24,
  /** Instead of the season, if the temperature is known. */
  warmth: 14,
  season: 5,
  rain: 8,
  color: 12,
  together: 12,
  style: 8,
  pattern: 5,
  shape: 5,
  rest: 5,
} as const

/**
 * Weights of the terms for titles of a shop, relative to each other. A title says little about color and cut, so the
 * pairing of its words dominates the score.
 */
export const shopTitleWeights = {
  color: 6,
  formality: 6,
  season: 3,
  pattern: 3,
  shape: 3,
  together: 79,
} as const
