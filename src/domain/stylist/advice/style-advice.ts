import type { StyleAdvice } from '../../../contract/stylist.ts'
import { adviceContext, type AdviceRequest } from './advice-context.ts'
import { adviceTips } from './advice-tips.ts'
import { adviceWords } from './advice-words.ts'
import { choosePieces } from './choose-pieces.ts'
import { fillLine } from './fill-line.ts'
import { adviceValues } from './advice-phrase.ts'

/**
 * What to wear to an event, in words: the first sentence of `recommendation` stands for itself, `whatToLookFor` names
 * four garments with their colors. The same request gives the same advice, and only what was understood is repeated.
 */
export function styleAdvice(request: AdviceRequest): Omit<StyleAdvice, 'curatedBy'> {
  const context = adviceContext(request)
  const pieces = choosePieces(context)
  const values = adviceValues(context, pieces)
  return {
    recommendation: adviceWords(context, pieces)
      .map((line) => fillLine(line, values))
      .join(' '),
    whatToLookFor: pieces.map(({ text }) => text),
    proTips: adviceTips(context, pieces),
  }
}
