import type { EventKind } from './former/event-kinds.ts'

/** What to stay out of and why, for the kinds of event that have such a custom. */
// prettier-ignore
export const avoidLines: Readonly<Partial<Record<EventKind, readonly string[]>>> = {
  wedding: ['Stay out of white, and out of anything brighter than the couple.', 'Leave white and near-white to the couple, prints on a white ground included.', 'White is the couple’s, and so is any cream that a flash would turn white.', 'Wear any color but white, for that one is taken.', 'Ivory, ecru and white belong to one pair of people here, and you are not of it.'],
  'indian wedding': ['Stay out of black and white: one is thought unlucky there, the other is worn for mourning.', 'Leave black at home, and white as well; custom ties both to sad days.', 'Of all colors only plain black and plain white are out of place.'],
  engagement: ['Leave white to the couple; it may be what they chose.', 'Stay out of white, which half of the engaged wear that day.', 'Any color is yours but white.'],
  funeral: ['Stay out of bright color: it draws the eye on a day that belongs to someone else.', 'Leave red, pink, orange and yellow at home, down to socks and scarf.', 'Nothing should gleam, and nothing should be bright, bag and buttons included.'],
  interview: ['Stay out of loud red, orange and yellow, which are remembered in place of what you said.', 'Leave the loudest color for the day after you are hired.', 'Bright orange, yellow or red would answer questions nobody asked.'],
  court: ['Stay out of bright color; a courtroom reads it as a lack of respect.', 'Leave red, pink and yellow to other days.', 'Color has no friends in a courtroom, so let navy or charcoal speak.'],
  worship: ['Stay out of strong red and orange, which pull eyes away from the service.', 'Leave the loudest color outside, along with bare shoulders.', 'Soft color and a covered knee are all the dress rule most houses have.'],
}

/** After bare shoulders and short hems were found to be out of place. */
// prettier-ignore
export const coverLines = [
  'Keep shoulders covered and hems at the knee or below.',
  'Bare shoulders and short hems are out of place here; three-quarter sleeves never are.',
  'Let the neckline stay high and the hem long enough to sit in without a thought.',
  'Covered arms and a calf-length hem leave nobody anything to remark on.',
] as const
