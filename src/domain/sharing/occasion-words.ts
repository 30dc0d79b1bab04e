import { capital } from '../sentence.ts'
import { isLatin } from './piece-name.ts'
import { sentenceCase } from './sentence-case.ts'

/** An occasion in the words of a caption. */
export interface OccasionWords {
  /** As it opens a line: 'art gallery'. */
  readonly name: string
  /** After 'for': 'an art gallery'. Null where no article is sure. */
  readonly phrase: string | null
  /** What people search for: 'What to wear to an art gallery'. */
  readonly search: string | null
  /** Before 'outfit': 'art gallery'. Null where it stands after it: 'outfit for dinner with my sister'. */
  readonly adjective: string | null
}

// Longer ones are a story, not a name.
const NAME_MAX = 40
const ADJECTIVE_WORDS = 3
const BREAK = /[,;:|/\\()[\]{}<>"“”„«»!?…•·#@]|\.(?!\d)|\s[-–—]\s|[\n\r]/u
const OWNED = /^(?:my|our|his|her|their|an?|the|\p{L}+['’]s)\s/iu

// One's own mother is called Mom.
const CALLED = /^(?:mom|mum|dad|grandma|grandpa|granny)(?=['’\s])/
// What one goes to.
const EVENT =
  /\b(?:wedding|birthday|party|dinner|lunch|brunch|graduation|shower|gala|concert|ball|opening|dance|reunion|christening|funeral)\b/

// The presets as they stand after 'What to wear' and after 'for'.
// prettier-ignore
const presets: Readonly<Record<string, { readonly wear: string; readonly phrase: string }>> = {
  casual: { wear: 'on a casual day', phrase: 'a casual day' },
  work: { wear: 'to work', phrase: 'work' },
  date: { wear: 'on a date', phrase: 'a date' },
  party: { wear: 'to a party', phrase: 'a party' },
  formal: { wear: 'to a formal event', phrase: 'a formal event' },
  brunch: { wear: 'to brunch', phrase: 'brunch' },
  travel: { wear: 'to travel', phrase: 'a day of travel' },
  'wedding guest': { wear: 'as a wedding guest', phrase: 'a wedding' },
  graduation: { wear: 'to a graduation', phrase: 'a graduation' },
  'job interview': { wear: 'to a job interview', phrase: 'a job interview' },
  anniversary: { wear: 'on an anniversary', phrase: 'an anniversary' },
  'baby shower': { wear: 'to a baby shower', phrase: 'a baby shower' },
  'engagement party': { wear: 'to an engagement party', phrase: 'an engagement party' },
  'holiday dinner': { wear: 'to a holiday dinner', phrase: 'a holiday dinner' },
  'cocktail event': { wear: 'to a cocktail event', phrase: 'a cocktail event' },
  'art gallery': { wear: 'to an art gallery', phrase: 'an art gallery' },
  'charity gala': { wear: 'to a charity gala', phrase: 'a charity gala' },
}

/** The words for an occasion as it is called on the screen; null where it cannot stand in an English sentence. */
export function occasionWords(occasion: string | null): OccasionWords | null {
  const written =
    (occasion ?? '')
      .split(BREAK)
      .find((part) => /\p{L}/u.test(part))
      ?.replaceAll(/\s+/g, ' ')
      .trim() ?? ''
  if (written === '' || Array.from(written).length > NAME_MAX || !isLatin(written)) return null
  const preset = presets[written.toLowerCase()]
  if (preset && Object.hasOwn(presets, written.toLowerCase())) {
    const name = written.toLowerCase()
    return { name, phrase: preset.phrase, search: `What to wear ${preset.wear}`, adjective: name }
  }
  const name = sentenceCase(written).replace(CALLED, capital)
  const isOwned = OWNED.test(name)
  return {
    name,
    phrase: isOwned ? name : null,
    search: isOwned ? `What to wear ${EVENT.test(name) ? 'to' : 'for'} ${name}` : null,
    adjective:
      !isOwned && name.split(' ').length <= ADJECTIVE_WORDS && !/\s(?:at|in|on|of|with|for|and)\s/.test(name)
        ? name
        : null,
  }
}
