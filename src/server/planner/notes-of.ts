import type { DayOutfit } from './stored-plan.ts'

/** What is said of a day that no other day of the week should say again. */
export function notesOf({
  stylingNotes,
  weatherConsiderations,
}: Pick<DayOutfit, 'stylingNotes' | 'weatherConsiderations'>): string[] {
  return [stylingNotes, weatherConsiderations]
}
