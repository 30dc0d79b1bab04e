import type { StyleTribe } from '../closet/garment.ts'

const adjectives: Partial<Record<StyleTribe, string>> = {
  beach: 'beachy',
  outdoor: 'outdoorsy',
  luxury: 'luxurious',
  vintage: 'vintage',
  grunge: 'grungy',
}

/** A tribe as it stands after 'is': 'classic', 'outdoorsy'. */
export function tribeWords(tribe: StyleTribe): string {
  return adjectives[tribe] ?? tribe
}
