import type { OccasionNeeds } from '../outfit-needs.ts'

/** Whether the words of an occasion name anything known; otherwise its dress code is only a guess. */
export function isRecognized({ profiles }: Pick<OccasionNeeds, 'profiles'>): boolean {
  return profiles?.length !== 0
}
