import type { TraitSource } from '../../../../contract/piece-readings.ts'

const words: Readonly<Record<Exclude<TraitSource, 'guess'>, string>> = {
  you: 'You set this',
  name: 'From the name',
  brand: 'From the brand',
  style: 'From the style',
  description: 'From the description',
  photo: 'From the photo',
  season: 'From the season',
}

/** Where the value of a trait comes from, in words. A guess about a known type is what is usual for it. */
export function sourceWords(source: TraitSource, isRecognized: boolean): string {
  if (source !== 'guess') return words[source]
  return isRecognized ? 'Usual for this type' : 'A guess'
}
