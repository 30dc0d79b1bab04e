import { swatchColor } from '../../closet/colors/swatch-color.ts'
import { clauseBefore, plainText } from './matching/clauses.ts'
import type { EventWord } from './matching/tokenize-event.ts'
import { acquaintance, kin, offspring } from './people-words.ts'

const people = `(?:bride|bridesmaids?|groom|couple|girl|birthday girl|quinceanera|date|${kin}|${offspring}|${acquaintance}|twin|court|she|he|they|shes|hes|hosts?|honoree|in ?laws?|everyone else|others)`
const leavesIt =
  /\bso (?:not|no|nothing|something else|anything else|another)\b|\bnot that\b|\bavoid (?:that|it|this|the same|her|his|their)\b|\banything but\b|\b(?:not|never) the same\b|\bso i (?:dont|cant|shouldnt|wont|must not|better not|need another|want another)\b|\bdifferent (?:color|colour|shade)\b|\b(?:dont|not|without|avoid)(?: want)?(?: to)? (?:match|matching|clash|clashing|twin|copy)\b|\bnothing (?:like|close|near)\b|\bleave (?:that|it) to\b/
const wears = new RegExp(
  String.raw`\b${people}(?:s)?(?: \w+){0,2}? (?:wears?|wearing|in|has|have|chose|picked|got|goes for|is|are|be)(?: (?:wearing|in|a|an|the|all|her|his|their|pale|light|dark|dusty|rose|bright|deep|hot|sage|royal|baby|navy|emerald|dress))*$`,
)
const isForOthers =
  /^(?:\w+ )?(?:is|are) (?:only )?(?:for|reserved for|kept for|left to) (?:the|my|her|his|their) \w+|^(?:\w+ )?belongs to (?:the|her|him)\b/

/** Whether the color at `at` is left to someone else: 'she wears rose gold, so not that', 'gold is for the bride'. */
export function isColorOfOthers(words: readonly EventWord[], at: number): boolean {
  const { plain, clause } = words[at] ?? { plain: '', clause: -1 }
  if (!swatchColor(plain)) return false
  const after = words.slice(at + 1).filter((word) => word.clause === clause)
  if (isForOthers.test(plainText(after))) return true
  return wears.test(clauseBefore(words, at)) && leavesIt.test(plainText(words))
}
