import type { AdviceInput } from '../../stylist/advice/advice-input.ts'
import { colorsToAvoid } from '../../stylist/advice/occasion-colors.ts'
import { plainText } from '../../stylist/occasions/matching/clauses.ts'
import { familyOfWord } from '../../stylist/occasions/read-dress-code.ts'
import { capital } from '../english.ts'

const question =
  /\b(?:(?:should|can|could|may) i (?:\w+ )?(?:wear|go in|come in)|(?:ok|okay|fine|alright|acceptable|rude|wrong|bad|(?<!\b(?:not|arent|isnt|never) )allowed|appropriate|inappropriate) (?:for me )?(?:to|if i) (?:wear|go in|come in))(?: (?:a|an|my|all|something|the|bright|dark))* (\w+)/

/** Returns the answer to a question such as 'Can I wear red?' if the event's rules for colors are known. */
export function colorAnswer({ words, reading, department, asker }: AdviceInput): string | null {
  const color = question.exec(plainText(words))?.[1] ?? ''
  const family = familyOfWord(color)
  if (!family || !reading.event) return null
  // An asker's note already answers it.
  if (asker.rows.some(({ id }) => id === 'hindu wedding guest')) return null
  const isAvoided =
    colorsToAvoid({ reading, department }).some((one) => one.family === family) ||
    reading.needs.avoidColors.some((one) => one.family === family && reading.needs.mood === 'grave')
  if (isAvoided) return `Don't wear ${color} there.`
  const { wantColors } = reading.needs
  const isCalledFor = wantColors.length === 0 || wantColors.includes(family)
  return isCalledFor ? `${capital(color)} is fine there.` : null
}
