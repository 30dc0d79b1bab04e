import type { OccasionPreset } from '../../../contract/stylist.ts'

/** Each preset in words that `readEvent` understands, and as it stands after 'for'. `custom` alone is no occasion. */
// prettier-ignore
export const presetOccasions = {
  casual: { words: 'casual day', phrase: 'a casual day' },
  work: { words: 'work', phrase: 'a day at work' },
  date: { words: 'date', phrase: 'a date' },
  party: { words: 'party', phrase: 'a party' },
  formal: { words: 'formal event', phrase: 'a formal evening' },
  brunch: { words: 'brunch', phrase: 'brunch' },
  travel: { words: 'travel', phrase: 'a day of travel' },
  'wedding-guest': { words: 'wedding', phrase: 'a wedding' },
  graduation: { words: 'graduation', phrase: 'a graduation' },
  'job-interview': { words: 'job interview', phrase: 'a job interview' },
  anniversary: { words: 'anniversary', phrase: 'an anniversary' },
  'baby-shower': { words: 'baby shower', phrase: 'a baby shower' },
  'engagement-party': { words: 'engagement party', phrase: 'an engagement party' },
  'holiday-dinner': { words: 'holiday dinner', phrase: 'a holiday dinner' },
  'cocktail-event': { words: 'cocktail event', phrase: 'a cocktail event' },
  'art-gallery': { words: 'art gallery', phrase: 'an art gallery' },
  'charity-gala': { words: 'charity gala', phrase: 'a charity gala' },
} as const satisfies Readonly<Record<Exclude<OccasionPreset, 'custom'>, { words: string; phrase: string }>>
