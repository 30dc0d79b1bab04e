import type { StyleTribe } from '../closet/garment.ts'

const adjectives: Partial<Record<StyleTribe, string>> = {
  beach: 'beachy',
  outdoor: 'outdoorsy',
  luxury: 'luxurious',
  vintage: 'vintage',
  grunge: 'grungy',
}

/** A tribe as it stands after 'it is', compared: 'sportier', 'more classic'. */
export function moreWords(tribe: StyleTribe): string {
  const words = tribeWords(tribe)
  return /^\w{3,5}y$/.test(words) ? `${words.slice(0, -1)}ier` : `more ${words}`
}

/** A tribe as it stands after 'is': 'classic', 'outdoorsy'. */
export function tribeWords(tribe: StyleTribe): string {
  return adjectives[tribe] ?? tribe
}
