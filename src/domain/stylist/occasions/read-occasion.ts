import type { OccasionNeeds } from '../outfit-needs.ts'
import { presetOccasions } from './preset-occasions.ts'
import { readEvent } from './read-event.ts'

const isPreset = (text: string): text is keyof typeof presetOccasions => Object.hasOwn(presetOccasions, text)

/**
 * What an occasion asks of clothes: `text` is the id of a preset such as 'art-gallery', or a person's own words.
 * Any text gives an answer; of words that say nothing it is the middle.
 */
export function readOccasion(text: string): OccasionNeeds {
  const id = text.trim().toLowerCase()
  if (!isPreset(id)) return readEvent(text).needs
  return {
    ...readEvent(presetOccasions[id].words).needs,
    phrase: presetOccasions[id].phrase,
    ...presetFormality(id),
  }
}

// Read as words, 'casual' and 'formal' are dress codes besides, with bounds of their own.
function presetFormality(id: keyof typeof presetOccasions): Partial<OccasionNeeds> {
  if (id === 'casual') return { formality: { least: 1.4, ideal: 2.1, most: 3.1 } }
  if (id === 'formal') return { formality: { least: 4, ideal: 4.5, most: 5 } }
  return {}
}
