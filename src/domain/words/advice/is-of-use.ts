import type { AdviceInput } from '../../stylist/advice/advice-input.ts'

const soon =
  /\b(?:tonight|today|this (?:morning|afternoon|evening)|right now|asap|in (?:an?|one|two|three|\d) (?:hours?|hrs?)|in (?:half an hour|\d+ min(?:ute)?s?))\b/
const tomorrow = /\btomorrow\b/

const takesDays = /\b(?:weeks?|days) (?:ahead|before)\b|\bin advance\b/i
// Tailors and stores need days.
const takesTailor =
  /\b(?:altered|taken in|let out|shortened|adjusted|before you buy|cut shorter|(?:thrift )?stores?|second-hand)\b/i
const takesNight = /\b(?:night|evening|day) (?:before|ahead)\b/i

// For people who are only seen on a screen.
const takesPresence =
  /\b(?:shoes?|soles?|socks?|boots?|insoles|heels|security|pockets|on the way|for the way|way home|coats?|umbrella|commute|bag|handkerchief|hem|seats?|chairs)\b/i

/** Whether a tip or a note can still be followed: in time, and by someone who is there only on a screen. */
export function isOfUse(
  text: string,
  { words, asker }: Pick<AdviceInput, 'words'> & { readonly asker: Pick<AdviceInput['asker'], 'rows'> },
): boolean {
  const request = words.map(({ plain }) => plain).join(' ')
  const isSoon = soon.test(request)
  if (isSoon && takesNight.test(text)) return false
  if ((isSoon || tomorrow.test(request)) && (takesDays.test(text) || takesTailor.test(text))) return false
  return !(asker.rows.some(({ id }) => id === 'remote') && takesPresence.test(text))
}
