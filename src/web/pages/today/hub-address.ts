/** Path of the page with the weather and all suggestions of today. */
export const HUB_ADDRESS = '/enhanced-features'
