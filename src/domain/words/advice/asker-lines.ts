import type { WearChoice } from '../../../contract/user/profile.ts'
import type { AdviceInput } from '../../stylist/advice/advice-input.ts'
import type { AskerLine, EffortOfAdvice } from '../../stylist/advice/advice-tables.ts'
import { plainText } from '../../stylist/occasions/matching/clauses.ts'

/**
 * Returns the variant of an advice line for the wearer. If the choice of menswear or womenswear is not stated, `department`
 * decides, and women's lines fall back to men's.
 */
export function linesFor(line: AskerLine, wears: WearChoice | null, department: 'women' | 'men'): string[] {
  if (typeof line === 'string') return [line]
  const { women, men } = line
  const ofMen = wears === 'menswear' || department === 'men' ? men : (women ?? men)
  const text = wears === 'womenswear' ? women : ofMen
  return text === undefined ? [] : [text]
}

const soon =
  /\b(?:tonight|today|this (?:morning|afternoon|evening)|right now|asap|in (?:an?|one|two|three|\d) (?:hours?|hrs?)|in (?:half an hour|\d+ min(?:ute)?s?))\b/
const tomorrow = /\btomorrow\b/

type Request = Pick<AdviceInput, 'words'> & { readonly asker: Pick<AdviceInput['asker'], 'rows'> }

/** Whether a tip or a note can still be followed: in time, and by someone who is there only on a screen. */
export function isOfUse(takes: readonly EffortOfAdvice[] | undefined, { words, asker }: Request): boolean {
  if (!takes) return true
  const request = plainText(words)
  const isSoon = soon.test(request)
  if (isSoon && takes.includes('a night')) return false
  if ((isSoon || tomorrow.test(request)) && takes.includes('days')) return false
  return !(takes.includes('presence') && asker.rows.some(({ id }) => id === 'remote'))
}
