import type { StyleAdvice } from '../../contract/stylist.ts'
import type { Wearer } from '../closet/wearer.ts'
import { eventTips } from './event-tips.ts'
import { adviceSentences, pieceToLookFor } from './general-advice.ts'
import { adviceInput, type AdviceRequest } from '../stylist/advice/advice-input.ts'
import { choosePieces } from '../stylist/advice/choose-pieces.ts'
import { unknownWords } from '../stylist/advice/unknown-words.ts'

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
