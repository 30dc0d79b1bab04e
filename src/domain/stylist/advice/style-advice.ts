import type { StyleAdvice } from '../../../contract/stylist.ts'
import type { Wearer } from '../../closet/wearer.ts'
import { eventTips } from '../../words/event-tips.ts'
import { adviceSentences, pieceToLookFor } from '../../words/general-advice.ts'
import { adviceInput, type AdviceRequest } from './advice-input.ts'
import { choosePieces } from './choose-pieces.ts'
import { unknownWords } from './unknown-words.ts'

/**
 * What to wear to an event, for the person that the words or `wearer` describe. The same request gives the same
 * advice, which names what was not understood.
 */
export function styleAdvice(
  request: AdviceRequest,
  wearer: Wearer | null = null,
): Omit<StyleAdvice, 'curatedBy'> {
  const input = adviceInput(request, wearer)
  const pieces = choosePieces(input)
  return {
    recommendation: adviceSentences({ input, pieces, unknown: unknownWords(input) }).join(' '),
    whatToLookFor: pieces.chosen.map(pieceToLookFor),
    proTips: eventTips(input),
  }
}
