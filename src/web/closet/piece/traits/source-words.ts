import type { TraitSource } from '../../../../contract/closet/piece-readings.ts'

const words: Readonly<Record<Exclude<TraitSource, 'guess'>, string>> = {
  you: 'You set this',
  name: 'From the name',
  brand: 'From the brand',
  style: 'From the style',
  description: 'From the description',
  photo: 'From the photo',
  season: 'From the season',
}

/** Source of a trait's value in words. A guess for a known type is its usual value. */
export function sourceWords(source: TraitSource, isRecognized: boolean): string {
  if (source !== 'guess') return words[source]
  return isRecognized ? 'Usual for this type' : 'A guess'
}
