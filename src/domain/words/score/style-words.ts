import type { StyleTag } from '../../closet/garment.ts'

const adjectives: Partial<Record<StyleTag, string>> = {
  beach: 'beachy',
  outdoor: 'outdoorsy',
  luxury: 'luxurious',
  vintage: 'vintage',
  grunge: 'grungy',
}

/** Returns a style tag as an adjective: 'classic', 'outdoorsy'. */
export function styleTagWords(styleTag: StyleTag): string {
  return adjectives[styleTag] ?? styleTag
}
