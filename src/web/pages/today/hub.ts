/** Where the weather and all suggestions of today are. */
export const HUB = '/enhanced-features'
