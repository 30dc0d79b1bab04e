import type { StyleAdvice } from '../../../contract/stylist/stylist.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'
import { eventTips } from './event-tips.ts'
import { adviceSentences } from './general-advice.ts'
import { whatToLookFor, withUnmetWish } from './what-to-look-for.ts'
import { adviceInput, type AdviceRequest } from '../../stylist/advice/advice-input.ts'
import {
  asksForOneOutfit,
  eventAfterSport,
  secondOutfit,
  tripAroundEvening,
} from '../../stylist/advice/second-outfit.ts'
import { splitTwoEvents } from '../../stylist/advice/request/two-events.ts'
import { choosePieces, piecesOfOtherDepartment } from '../../stylist/advice/choose-pieces.ts'
import { unknownWords } from '../../stylist/advice/request/unknown-words.ts'

/**
 * Returns advice on what to wear to an event, for the person described by the text or `wearer`. Deterministic. The
 * advice names words that were not recognized.
 */
export function styleAdvice(
  request: AdviceRequest,
  wearer: Wearer | null = null,
): Omit<StyleAdvice, 'curatedBy'> {
  const two = splitTwoEvents(request.eventDescription)
  const input = adviceInput(
    two ? { ...request, eventDescription: two.main } : request,
    wearer,
    request.eventDescription,
  )
  const pieces = choosePieces(input)
  const trip = two ? null : tripAroundEvening(request.eventDescription, input)
  const other = two?.other ?? trip ?? eventAfterSport(input)
  const second =
    other === null
      ? null
      : secondOutfit(
          other,
          input,
          pieces,
          two?.isOtherFirst ?? false,
          trip !== null,
          asksForOneOutfit(request.eventDescription),
        )
  const others = piecesOfOtherDepartment(input, pieces)
  const facts = { input, pieces, second, others, unknown: unknownWords(input) }
  const sentences = adviceSentences(facts)
  const items = whatToLookFor(facts, sentences)
  const proTips = eventTips({
    ...input,
    wears: input.asker.wearer.wears,
    garments: pieces.chosen.map(({ garment }) => garment),
  })
  return {
    recommendation: withUnmetWish(sentences, facts, [...items, ...proTips].join(' ')).join(' '),
    whatToLookFor: items,
    proTips,
  }
}
