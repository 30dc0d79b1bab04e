import type { StyleAdvice } from '../../../contract/stylist/stylist.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'
import { eventTips, LEAST_TIPS, MOST_TIPS } from './event-tips.ts'
import { adviceSentences } from './general-advice.ts'
import { whatToLookFor, withUnmetWish } from './what-to-look-for.ts'
import { adviceInput, type AdviceRequest } from '../../stylist/advice/advice-input.ts'
import {
  asksForOneOutfit,
  eventAfterSport,
  forBothEvents,
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
  const parsed = adviceInput(
    two ? { ...request, eventDescription: two.main } : request,
    wearer,
    request.eventDescription,
  )
  const alone = choosePieces(parsed)
  const trip = two ? null : tripAroundEvening(request.eventDescription, parsed)
  const other = two?.other ?? trip ?? eventAfterSport(parsed)
  const second =
    other === null
      ? null
      : secondOutfit(
          other,
          parsed,
          alone,
          two?.isOtherFirst ?? false,
          trip !== null,
          asksForOneOutfit(request.eventDescription),
        )
  const input = second ? forBothEvents(parsed, second) : parsed
  const pieces = input === parsed ? alone : choosePieces(input)
  const others = piecesOfOtherDepartment(input, pieces)
  const facts = { input, pieces, second, others, unknown: unknownWords(input) }
  const sentences = adviceSentences(facts)
  const items = whatToLookFor(facts, sentences)
  const { wears } = input.asker.wearer
  const garments = [...pieces.chosen, ...(second?.change ?? [])].map(({ garment }) => garment)
  const ofSecond = second ? eventTips({ ...second.input, asker: input.asker, wears, garments, least: 0 }) : []
  const own = eventTips({ ...input, wears, garments, least: LEAST_TIPS - ofSecond.length })
  const proTips = [...new Set([...own, ...ofSecond])].slice(0, MOST_TIPS)
  return {
    recommendation: withUnmetWish(sentences, facts, [...items, ...proTips].join(' ')).join(' '),
    whatToLookFor: items,
    proTips,
  }
}
